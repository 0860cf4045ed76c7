import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { isCovered, type ThrownDie } from '../../../../engine';
import { LexiconContext } from '../../../kit/explain/react';
import { DataTable } from '../../../kit/ui';
import { DieButton } from '../../../model/turn/card/DieButton';
import { Sign } from '../../../model/turn/card/Sign';
import { type Throw, throwsOf } from './model';
import type { Table } from './use-table';

/** Every die of the step: whose, what for, as it fell; each can be typed in as it fell at the table. */
export function DiceTray({ table: { lists, model } }: { readonly table: Table }) {
  const { t } = useTranslation();
  const { parties, regions = {} } = useContext(LexiconContext);
  const { id: game } = model.system;
  const { rulings } = model.campaign;
  const open = throwsOf(lists.rolls.filter((die) => !isCovered(die, rulings)));
  const covered = throwsOf(lists.rolls).length - open.length;
  if (open.length + covered === 0) return null;
  const whose = ({ party = '' }: Throw): string =>
    parties[party] ?? regions[party] ?? t('app:common.all');
  const purposeOf = ({ purpose }: Pick<Throw, 'purpose'>): string =>
    t(`${game}:dice.purpose.${purpose}`, { defaultValue: t('table:dice.die') });
  const die = (thrown: Throw, { roll, coveredUntil }: ThrownDie, number: number) => (
    <DieButton
      key={roll.index}
      roll={roll}
      label={t('card:dice.labelOf', {
        party: whose(thrown),
        purpose: purposeOf(thrown),
        number,
      })}
      subject={{
        name: `${game}.die`,
        about: {
          purpose: thrown.purpose,
          number,
          ...(thrown.party === '' || thrown.party === undefined ? {} : { party: thrown.party }),
        },
        ...(coveredUntil === undefined ? {} : { coveredUntil }),
      }}
    />
  );
  return (
    <section className="ww-table-block ww-grid ww-gap-10" aria-label={t('table:dice.title')}>
      <h3 className="ww-head">{t('table:dice.title')}</h3>
      {open.length === 0 ? null : (
        <>
          <p className="ww-small ww-quiet">{t('table:dice.text')}</p>
          <DataTable
            isBare
            className="ww-tray"
            rows={open}
            keyOf={({ stream }) => stream}
            columns={[
              {
                id: 'whose',
                label: '',
                isHead: true,
                cell: (thrown) => (
                  <span className="ww-party-name">
                    {parties[thrown.party ?? ''] === undefined ? null : (
                      <Sign party={thrown.party ?? ''} />
                    )}{' '}
                    {whose(thrown)}
                  </span>
                ),
              },
              { id: 'purpose', label: '', cell: purposeOf },
              {
                id: 'dice',
                label: '',
                cell: (thrown) => (
                  <span className="ww-dice">
                    {thrown.rolls.map((one, index) => die(thrown, one, index + 1))}
                  </span>
                ),
              },
            ]}
          />
        </>
      )}
      {covered === 0 ? null : (
        <p className="ww-small ww-quiet">{t('table:dice.covered', { count: covered })}</p>
      )}
    </section>
  );
}
