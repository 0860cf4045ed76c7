import { useTranslation } from 'react-i18next';
import { Sign } from '../../../../turn/card/Sign';
import { type Throw, throwsOf } from '../model/sheet';
import type { Table } from '../use-table';
import { useTableNames } from '../use-table-names';
import { DieButton } from '../../../../turn/card/DieButton';

const ThrowRow = ({
  thrown,
  isCovered,
}: {
  readonly thrown: Throw;
  readonly isCovered: boolean;
}) => {
  const { t } = useTranslation();
  const names = useTableNames();
  const isOfAll = thrown.party === '';
  const party = isOfAll ? t('organisation:dice.all') : names.party(thrown.party);
  const purpose = t(`organisation:dice.purpose.${thrown.purpose}`);
  return (
    <tr>
      <th scope="row">
        <span className="ww-party-name">
          {isOfAll ? null : <Sign party={thrown.party} />} {party}
        </span>
      </th>
      <td>{purpose}</td>
      <td>
        {isCovered ? (
          <span className="ww-quiet">{t('organisation:dice.covered')}</span>
        ) : (
          <span className="ww-dice">
            {thrown.rolls.map(({ roll }, index) => (
              <DieButton
                key={roll.index}
                roll={roll}
                label={t('card:dice.labelOf', { party, purpose, number: index + 1 })}
                subject={{
                  name: 'organisation.die',
                  about: {
                    purpose: thrown.purpose,
                    number: index + 1,
                    ...(isOfAll ? {} : { party: thrown.party }),
                  },
                }}
              />
            ))}
          </span>
        )}
      </td>
    </tr>
  );
};

export interface DiceTrayProps {
  readonly table: Table;
  /** Streams whose dice nobody may see yet. */
  readonly covered: (stream: string) => boolean;
}

/** Every die of the step: whose, what for, as it fell; each can be typed in as it fell at the table. */
export const DiceTray = ({ table, covered }: DiceTrayProps) => {
  const { t } = useTranslation();
  const throws = throwsOf(table.sheet.rolls);
  if (throws.length === 0) return null;
  return (
    <section className="ww-table-block" aria-label={t('organisation:dice.title')}>
      <h3 className="ww-head">{t('organisation:dice.title')}</h3>
      <p className="ww-small ww-quiet">{t('organisation:dice.text')}</p>
      <table className="ww-table ww-tray">
        <tbody>
          {throws.map((thrown) => (
            <ThrowRow key={thrown.stream} thrown={thrown} isCovered={covered(thrown.stream)} />
          ))}
        </tbody>
      </table>
    </section>
  );
};
