import { useTranslation } from 'react-i18next';
import type { Presence } from '../../../../engine';
import { useMoney } from '../../explain/use-game';
import { Part, Quiet } from '../../../kit/board/Rows';
import { type DataColumn, DataTable, Icon } from '../../../kit/ui';
import { PartyName } from '../../../kit/board/PartyShield';
import type { SeenBoard } from './seen';

const FIGURES = ['population', 'unrest', 'holdings', 'money'] as const;

type Figures = Readonly<Record<(typeof FIGURES)[number], number | null>>;

const sumOf = (rows: readonly Presence[], figure: (typeof FIGURES)[number]): number | null => {
  const known = rows.flatMap((row) => row[figure] ?? []);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
};

interface Row extends Figures {
  readonly party: string;
  readonly isSeat: boolean;
}

/** One row per party; on the whole board its figures of all regions together. */
const rowsOf = (presence: readonly Presence[]): readonly Row[] =>
  [...new Set(presence.map(({ party }) => party))].map((party) => {
    const own = presence.filter((one) => one.party === party);
    return {
      party,
      isSeat: own.some(({ isSeat }) => isSeat),
      population: sumOf(own, 'population'),
      unrest: sumOf(own, 'unrest'),
      holdings: sumOf(own, 'holdings'),
      money: sumOf(own, 'money'),
    };
  });

/** Who is in a region, or (without one) on the board, as the chosen eyes know it. */
export function PresenceTable({
  seen,
  region,
}: {
  readonly seen: SeenBoard;
  readonly region: string | null;
}) {
  const { t } = useTranslation();
  const money = useMoney();
  const rows = rowsOf(seen.presence.filter((one) => region === null || one.region === region));
  if (rows.length === 0) {
    return region === null ? null : (
      <Part title={t('regions:presence.title')}>
        <Quiet>{t('regions:presence.nobody')}</Quiet>
      </Part>
    );
  }
  const figure = (row: Row, key: keyof Figures): string => {
    const value = row[key];
    if (value === null) return '·';
    return key === 'money' ? money.plain(value) : String(value);
  };
  const name = ({ party, isSeat }: Row) => (
    <span className="ww-board-party ww-row">
      <PartyName parties={seen.parties} party={party} />
      {isSeat && region !== null ? (
        <span className="ww-quiet" title={t('regions:presence.seat')}>
          <Icon name="home" size={13} />
          <span className="ww-visually-hidden">{t('regions:presence.seat')}</span>
        </span>
      ) : null}
    </span>
  );
  return (
    <Part title={t(region === null ? 'regions:presence.all' : 'regions:presence.title')}>
      <DataTable
        className="ww-board-presence"
        rows={rows}
        keyOf={({ party }) => party}
        columns={[
          { id: 'party', label: t('board:party'), cell: name },
          ...FIGURES.map((id): DataColumn<Row> => ({
            id,
            label: t(`regions:presence.${id}`),
            align: 'end',
            cell: (row) => figure(row, id),
            mark: ({ unrest }) => ({
              'data-unrest': (id === 'unrest' && (unrest ?? 0) > 0) || undefined,
            }),
          })),
        ]}
      />
    </Part>
  );
}
