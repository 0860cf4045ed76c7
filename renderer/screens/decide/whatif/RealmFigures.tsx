import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { partiesInOrder, type RuleSystem, type Settings, type World } from '../../../../engine';
import { figuresOf, isMoneyFigure } from '../../../kit/explain';
import { useMoney } from '../../../model/explain/use-game';
import { useWords } from '../../../kit/explain/react';
import { type DataColumn, DataTable } from '../../../kit/ui';
import { ownKey } from '../../../kit/text/own-key';

/** Figures of games on a map; others show the first their rules give. */
const ON_MAP = ['gold', 'heads', 'fields'];
const MOST = 4;

interface Row {
  readonly party: string;
  readonly name: string;
  readonly figures: readonly (readonly [before: number, after: number])[];
}

type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

const shownOf = (figures: Figures): readonly string[] => {
  const keys = Object.keys(Object.values(figures)[0] ?? {});
  const usual = ON_MAP.filter((key) => keys.includes(key));
  return usual.length === ON_MAP.length || keys.length === 0 ? ON_MAP : keys.slice(0, MOST);
};

const rowsOf = (
  [before, after]: readonly [World, World],
  system: RuleSystem<World>,
  settings: Settings,
  shown: readonly string[],
): readonly Row[] => {
  const [old, now] = [before, after].map((world) => system.parties.figures(world, settings));
  return partiesInOrder(after.parties)
    .map(({ key, name }) => ({
      party: key,
      name,
      figures: shown.map(
        (figure) => [old?.[key]?.[figure] ?? 0, now?.[key]?.[figure] ?? 0] as const,
      ),
    }))
    .filter(({ figures }) => figures.some(([a, b]) => a !== 0 || b !== 0));
};

const nameOf = (figure: string): string =>
  ownKey(
    'figure',
    figure,
    ON_MAP.includes(figure) ? `whatif:figures.${figure}` : `ledger:figure.${figure}`,
  );

export interface RealmFiguresProps {
  readonly worlds: readonly [before: World, after: World];
  readonly system: RuleSystem<World>;
  readonly settings: Settings;
}

/** Gold, heads and fields of every realm in both runs. */
export function RealmFigures({ worlds, system, settings }: RealmFiguresProps) {
  const { t } = useTranslation();
  const [before, after] = worlds;
  const words = useWords();
  const money = useMoney();
  const shown = useMemo(
    () => shownOf(system.parties.figures(after, settings)),
    [system, after, settings],
  );
  const rows = useMemo(
    () => rowsOf([before, after], system, settings, shown),
    [before, after, system, settings, shown],
  );
  return (
    <DataTable
      className="ww-realm-figures"
      label={t('whatif:figures.caption')}
      rows={rows}
      keyOf={({ party }) => party}
      columns={[
        { id: 'realm', label: t('whatif:figures.realm'), isHead: true, cell: ({ name }) => name },
        ...shown.flatMap((figure, index): DataColumn<Row>[] => {
          const { plain, signed } = isMoneyFigure(figure) ? money : figuresOf(words);
          const of = ({ figures }: Row) => figures[index] ?? [0, 0];
          const changeOf = (row: Row): number => of(row)[1] - of(row)[0];
          const column = (id: string, cell: DataColumn<Row>['cell']): DataColumn<Row> => ({
            id: `${id} ${figure}`,
            group: { id: figure, label: words(nameOf(figure)) },
            label: t(`whatif:figures.${id}`),
            align: 'end',
            cell,
          });
          return [
            column('before', (row) => plain(of(row)[0])),
            column('after', (row) => plain(of(row)[1])),
            {
              ...column('change', (row) => signed(changeOf(row))),
              className: 'ww-figure-change',
              mark: (row) => ({ 'data-changed': changeOf(row) !== 0 }),
            },
          ];
        }),
      ]}
    />
  );
}
