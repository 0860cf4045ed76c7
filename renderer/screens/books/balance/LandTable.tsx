import { useTranslation } from 'react-i18next';
import type { BalanceSection, HexGame, World } from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { DataTable } from '../../../kit/ui';
import { landMatrix } from '../model/land';
import { GapNote, type PlacedGap, useGapsAt } from './GapNote';
import { useSheet } from './sheet-context';
import { type BookLine, useFigures } from './use-figures';

const LAND = 'landIncome';

const isTotal = (row: string): boolean => row === 'total';

/** Heading of a level, with its colour on the map. */
const Level = ({ height, level }: { readonly height: number; readonly level: string }) => (
  <>
    <svg width={9} height={10} viewBox="-9 -10 18 20" aria-hidden="true">
      <path d="M0-10L9-5V5L0 10L-9 5V-5z" data-height={height} />
    </svg>
    {level}
  </>
);

/** What a difference in the matrix is about: the cell, and how its figure comes about. */
const useLandLead = (): ((gap: PlacedGap['gap']) => string) => {
  const { t } = useTranslation();
  const { sheet } = useSheet();
  const { plain } = figuresOf(useWords());
  const rows = sheet.sections.find(({ key }) => key === LAND)?.rows ?? [];
  return ({ place }) => {
    const column = place?.column ?? '';
    const height = /\d$/.exec(column)?.[0];
    if (place === null || height === undefined) return '';
    const level = t(`ledger:sheet.height.${height}`);
    if (place.row === 'total') return t('ledger:sheet.landTotal', { level });
    const name = t('ledger:sheet.landCell', { level, type: t(`balance:row.${place.row}`) });
    const cells = rows.find(({ key }) => key === place.row)?.cells ?? {};
    const fields = cells[`fields${height}`]?.value ?? 0;
    const gold = cells[`gold${height}`]?.value ?? 0;
    if (!column.startsWith('gold') || fields === 0 || gold % fields !== 0) return `${name}:`;
    return t('ledger:sheet.landProduct', {
      name,
      fields: plain(fields),
      rate: plain(gold / fields),
      gold: plain(gold),
    });
  };
};

/** Land taxes as a matrix of terrain and height, fields and gold, as in the form of the rulebook. */
export function LandTable({
  section,
  terrains,
}: {
  readonly section: BalanceSection;
  readonly terrains: HexGame<World>['terrains'];
}) {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const { figures } = useSheet();
  const gapsAt = useGapsAt();
  const leadOf = useLandLead();
  const figureColumn = useFigures(LAND);
  const matrix = landMatrix(section, terrains, figures);
  const lines: readonly BookLine[] = [
    ...matrix.types.map((type) => ({
      id: type,
      name: t(`balance:row.${type}`),
      cells: section.rows.find(({ key }) => key === type)?.cells ?? {},
    })),
    { id: 'total', name: t('balance:sum'), cells: section.totals },
  ];
  const title = t('balance:section.landIncome');
  const fields = section.totals['fields'];
  return (
    <section className="ww-book" aria-label={title}>
      <header className="ww-row ww-align-baseline ww-split ww-gap-12">
        <h3 className="ww-head">{title}</h3>
        <span className="ww-small ww-quiet">{t('ledger:sheet.landHint')}</span>
      </header>
      <DataTable
        scroller="ww-book-scroll"
        className="ww-land"
        rows={lines}
        keyOf={({ id }) => id}
        mark={({ id }) => ({ 'data-sum': isTotal(id) || undefined })}
        columns={[
          {
            id: 'terrain',
            label: t('ledger:sheet.terrain'),
            isHead: true,
            cell: (line) =>
              isTotal(line.id)
                ? t('ledger:sheet.fieldCount', {
                    count: fields?.value ?? 0,
                    fields: plain(fields?.value ?? 0),
                  })
                : line.name,
          },
          ...matrix.heights.flatMap((height) => {
            const level = t(`ledger:sheet.height.${String(height)}`);
            const about = {
              label: '',
              group: { id: String(height), label: <Level height={height} level={level} /> },
              isNever: ({ id }: BookLine) => !isTotal(id) && !matrix.exists(id, height),
            };
            return [
              figureColumn({
                ...about,
                id: `fields${String(height)}`,
                rendered: t('ledger:sheet.fieldsOf', { level }),
                isRuled: ({ id }) => isTotal(id),
                className: 'ww-land-fields',
              }),
              figureColumn({
                ...about,
                id: `gold${String(height)}`,
                rendered: t('ledger:sheet.goldOf', { level }),
                isRuled: () => true,
              }),
            ];
          }),
          figureColumn({
            id: 'gold',
            label: t('balance:sum'),
            rendered: t('balance:sum'),
            isRuled: () => true,
            className: 'ww-land-sum',
          }),
        ]}
      />
      {gapsAt(LAND).map((placed) => (
        <GapNote key={placed.index} {...placed} lead={leadOf(placed.gap)} />
      ))}
    </section>
  );
}
