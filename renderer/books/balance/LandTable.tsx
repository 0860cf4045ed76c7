import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { BalanceRow, BalanceSection, LegacySystem, World } from '../../../engine';
import { figuresOf } from '../../explain';
import { useWords } from '../../explain/react';
import { cellRuling } from '../model/columns';
import { type LandMatrix, landMatrix } from '../model/land';
import { Cell } from './Cell';
import { GapNote } from './GapNote';
import { useSheet } from './sheet-context';
import { useStatedCell } from './use-cell';
import { type PlacedGap, useGapsAt } from './use-gaps';

const LAND = 'landIncome';

/** Fields and gold of a row, level by level, and their sum. */
const LandCells = ({
  row,
  cells,
  name,
  matrix,
}: {
  readonly row: string;
  readonly cells: BalanceRow['cells'];
  readonly name: string;
  readonly matrix: LandMatrix;
}) => {
  const { t } = useTranslation();
  const { sheet, canRule } = useSheet();
  const statedCell = useStatedCell();
  const isTotal = row === 'total';
  const cell = (column: string, label: string, hasRuling: boolean, className = '') => (
    <Cell
      explained={cells[column]}
      title={`${name}, ${label}`}
      ruling={canRule && hasRuling ? cellRuling(sheet.party, LAND, row, column) : undefined}
      {...statedCell(LAND, row, column, cells)}
      className={className}
    />
  );
  return (
    <>
      {matrix.heights.map((height) => {
        const level = t(`ledger:sheet.height.${String(height)}`);
        if (!isTotal && !matrix.exists(row, height)) {
          return <td key={height} colSpan={2} className="ww-land-never" />;
        }
        return (
          <Fragment key={height}>
            {cell(
              `fields${String(height)}`,
              t('ledger:sheet.fieldsOf', { level }),
              isTotal,
              'ww-land-fields',
            )}
            {cell(`gold${String(height)}`, t('ledger:sheet.goldOf', { level }), true)}
          </Fragment>
        );
      })}
      {cell('gold', t('balance:sum'), true, 'ww-land-sum')}
    </>
  );
};

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

/** Land taxes as a matrix of terrain and height, fields and gold, as in the form of the booklet. */
export const LandTable = ({
  section,
  terrains,
}: {
  readonly section: BalanceSection;
  readonly terrains: LegacySystem<World>['terrains'];
}) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const { figures } = useSheet();
  const gapsAt = useGapsAt();
  const leadOf = useLandLead();
  const matrix = landMatrix(section, terrains, figures);
  const title = t('balance:section.landIncome');
  const fields = section.totals['fields'];
  return (
    <section className="ww-book" aria-label={title}>
      <header className="ww-book-head">
        <h3 className="ww-head">{title}</h3>
        <span className="ww-small ww-quiet">{t('ledger:sheet.landHint')}</span>
      </header>
      <div className="ww-book-scroll">
        <table className="ww-table ww-land">
          <thead>
            <tr>
              <th scope="col">{t('ledger:sheet.terrain')}</th>
              {matrix.heights.map((height) => (
                <th key={height} scope="col" colSpan={2} className="ww-right">
                  <svg width={9} height={10} viewBox="-9 -10 18 20" aria-hidden="true">
                    <path d="M0-10L9-5V5L0 10L-9 5V-5z" data-height={height} />
                  </svg>
                  {t(`ledger:sheet.height.${String(height)}`)}
                </th>
              ))}
              <th scope="col" className="ww-right">
                {t('balance:sum')}
              </th>
            </tr>
          </thead>
          <tbody>
            {matrix.types.map((type) => (
              <tr key={type}>
                <th scope="row">{t(`balance:row.${type}`)}</th>
                <LandCells
                  row={type}
                  cells={section.rows.find(({ key }) => key === type)?.cells ?? {}}
                  name={t(`balance:row.${type}`)}
                  matrix={matrix}
                />
              </tr>
            ))}
            <tr className="ww-sum">
              <th scope="row">
                {t('ledger:sheet.fieldCount', {
                  count: fields?.value ?? 0,
                  fields: plain(fields?.value ?? 0),
                })}
              </th>
              <LandCells
                row="total"
                cells={section.totals}
                name={t('balance:sum')}
                matrix={matrix}
              />
            </tr>
          </tbody>
        </table>
      </div>
      {gapsAt(LAND).map((placed) => (
        <GapNote key={placed.index} {...placed} lead={leadOf(placed.gap)} />
      ))}
    </section>
  );
};
