import { useTranslation } from 'react-i18next';
import { DieButton } from '../../../../turn/card/DieButton';
import { Sign } from '../../../../turn/card/Sign';
import { DataTable } from '../../../../ui';
import { type StepSheet, type Throw, throwsOf } from '../model/sheet';
import { coverOf } from '../model/war';
import type { Table } from '../use-table';
import { useTableNames } from '../use-table-names';

export interface DiceTrayProps {
  readonly rolls: StepSheet['rolls'];
  readonly wars: Table['wars'];
  /** Streams whose dice nobody may see yet. */
  readonly covered: (stream: string) => boolean;
}

/** Every die of the step: whose, what for, as it fell; each can be typed in as it fell at the table. */
export const DiceTray = ({ rolls, wars, covered }: DiceTrayProps) => {
  const { t } = useTranslation();
  const names = useTableNames();
  const throws = throwsOf(rolls);
  if (throws.length === 0) return null;
  const whose = ({ party }: Throw): string =>
    party === '' ? t('organisation:dice.all') : names.party(party);
  const purposeOf = ({ purpose }: Throw): string => t(`organisation:dice.purpose.${purpose}`);
  const dice = (thrown: Throw) => (
    <span className="ww-dice">
      {thrown.rolls.map(({ roll }, index) => {
        const number = index + 1;
        const about = { party: whose(thrown), purpose: purposeOf(thrown), number };
        const coveredUntil = coverOf(wars, thrown.stream);
        return (
          <DieButton
            key={roll.index}
            roll={roll}
            label={t('card:dice.labelOf', about)}
            subject={{
              name: 'organisation.die',
              about: {
                purpose: thrown.purpose,
                number,
                ...(thrown.party === '' ? {} : { party: thrown.party }),
              },
              ...(coveredUntil === undefined ? {} : { coveredUntil }),
            }}
          />
        );
      })}
    </span>
  );
  return (
    <section className="ww-table-block" aria-label={t('organisation:dice.title')}>
      <h3 className="ww-head">{t('organisation:dice.title')}</h3>
      <p className="ww-small ww-quiet">{t('organisation:dice.text')}</p>
      <DataTable
        isBare
        className="ww-tray"
        rows={throws}
        keyOf={({ stream }) => stream}
        columns={[
          {
            id: 'whose',
            label: '',
            isHead: true,
            cell: (thrown) => (
              <span className="ww-party-name">
                {thrown.party === '' ? null : <Sign party={thrown.party} />} {whose(thrown)}
              </span>
            ),
          },
          { id: 'purpose', label: '', cell: purposeOf },
          {
            id: 'dice',
            label: '',
            cell: (thrown) =>
              covered(thrown.stream) ? (
                <span className="ww-quiet">{t('organisation:dice.covered')}</span>
              ) : (
                dice(thrown)
              ),
          },
        ]}
      />
    </section>
  );
};
