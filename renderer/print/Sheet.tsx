import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Overlay, realmInk, type Terrains } from '../cartography';
import { printStyle } from './content';
import { Frame } from './Frame';
import { LegendBlock, ScaleNote } from './LegendBlock';
import { type LegendForm, legendOf, legendRowMm } from './legend';
import type { MapSheet } from './layout';
import { MapDrawing } from './MapDrawing';
import { type Rect, sheetAreas } from './paper';
import type { PrintPlan } from './plan';
import { ControlLine } from './rulers';
import { SheetOverview } from './SheetOverview';
import './sheet.css';

/** Words over a print, already in the language of the reader. */
export interface SheetWords {
  readonly title: string;
  /** Moon and year. */
  readonly date: string;
}

export interface SheetProps {
  readonly plan: PrintPlan;
  readonly words: SheetWords;
  readonly terrains: Terrains;
  readonly above: Overlay;
  /** Start of the ids of this sheet, different for every sheet on the page. */
  readonly id: string;
}

const placed = ({ x, y, width, height }: Rect): CSSProperties => ({
  left: `${x}mm`,
  top: `${y}mm`,
  width: `${width}mm`,
  height: `${height}mm`,
});

/** Letters shrink with the rows: two lines of a long name must fit into one. */
const legendStyle = (rowMm: number, area: Rect): CSSProperties => {
  const style: CSSProperties & Record<'--ww-row', string> = {
    ...placed(area),
    '--ww-row': `${rowMm}mm`,
    fontSize: `${Math.min(8.5, rowMm * 1.26)}pt`,
  };
  return style;
};

/** The colour of the realm's signs in the legend; one ink where the map is in one ink. */
const legendInk = ({ view, layout }: PrintPlan): string =>
  realmInk(printStyle(layout.options), view.parties, view.audience.party);

/** A sheet of paper at its true size. */
const Paper = ({
  plan,
  label,
  art,
  children,
}: {
  readonly plan: PrintPlan;
  readonly label: string;
  readonly art: ReactNode;
  readonly children: ReactNode;
}) => {
  const { width, height } = plan.layout.paper;
  const style: CSSProperties & Record<'--ww-legend-realm', string> = {
    width: `${width}mm`,
    height: `${height}mm`,
    '--ww-legend-realm': legendInk(plan),
  };
  return (
    <article className="ww-sheet" style={style} aria-label={label}>
      <svg width={`${width}mm`} height={`${height}mm`} viewBox={`0 0 ${width} ${height}`}>
        {art}
      </svg>
      {children}
    </article>
  );
};

/** Room that the control line and its words take at the left of the foot line. */
const CONTROL_MM = 125;

/** The foot line: scale, fog, number of the sheet; on a part of a larger map also whose it is. */
const Foot = ({
  plan,
  words,
  number,
  area,
}: Pick<SheetProps, 'plan' | 'words'> & { readonly number: number; readonly area: Rect }) => {
  const { t } = useTranslation();
  const { layout, view } = plan;
  return (
    <p
      className="ww-sheet-foot"
      style={placed({ ...area, x: area.x + CONTROL_MM, width: area.width - CONTROL_MM })}
    >
      {layout.hasLegendSheet ? (
        <>
          <strong>{words.title}</strong> {t('print:sheet.knowledge', { date: words.date })}
        </>
      ) : (
        t('print:sheet.fog')
      )}
      <br />
      <ScaleNote layout={layout} /> ·{' '}
      {t('print:sheet.number', { number, count: layout.sheetCount, turn: view.turn })}
    </p>
  );
};

const LegendAside = ({
  plan,
  words,
  terrains,
  form,
  area,
}: Pick<SheetProps, 'plan' | 'words' | 'terrains'> & {
  readonly form: LegendForm;
  readonly area: Rect;
}) => {
  const { t } = useTranslation();
  const legend = legendOf(plan, terrains);
  return (
    <aside
      className="ww-sheet-legend"
      data-form={form}
      style={legendStyle(legendRowMm(legend, form, area.height), area)}
    >
      <header className="ww-sheet-title" data-area="title">
        <h1>{words.title}</h1>
        <p>{t('print:sheet.knowledge', { date: words.date })}</p>
      </header>
      {form === 'own' ? <SheetOverview plan={plan} /> : null}
      <LegendBlock legend={legend} layout={plan.layout} parties={plan.view.parties} />
    </aside>
  );
};

/** One sheet with a part of the map, or with the whole of it and its legend. */
export const MapSheetPaper = ({
  plan,
  words,
  terrains,
  above,
  id,
  sheet,
}: SheetProps & { readonly sheet: MapSheet }) => {
  const { t } = useTranslation();
  const { layout } = plan;
  const { legend, foot } = sheetAreas(layout.options, !layout.hasLegendSheet);
  return (
    <Paper
      plan={plan}
      label={t('print:sheet.label', { number: sheet.number, count: layout.sheetCount })}
      art={
        <>
          <MapDrawing plan={plan} sheet={sheet} terrains={terrains} above={above} id={id} />
          <Frame layout={layout} sheet={sheet} />
          <ControlLine x={foot.x} y={foot.y + foot.height - 3} />
        </>
      }
    >
      {legend === null ? null : (
        <LegendAside
          plan={plan}
          words={words}
          terrains={terrains}
          form={layout.options.orientation === 'landscape' ? 'column' : 'band'}
          area={legend}
        />
      )}
      <Foot plan={plan} words={words} number={sheet.number} area={foot} />
    </Paper>
  );
};

/** The last sheet of a larger map: legend, and how the sheets lie to each other. */
export const LegendSheetPaper = ({ plan, words, terrains }: Omit<SheetProps, 'above' | 'id'>) => {
  const { t } = useTranslation();
  const { layout } = plan;
  const { foot, map } = sheetAreas(layout.options, false);
  return (
    <Paper
      plan={plan}
      label={t('print:sheet.label', { number: layout.sheetCount, count: layout.sheetCount })}
      art={<ControlLine x={foot.x} y={foot.y + foot.height - 3} />}
    >
      <LegendAside plan={plan} words={words} terrains={terrains} form="own" area={map} />
      <Foot plan={plan} words={words} number={layout.sheetCount} area={foot} />
    </Paper>
  );
};
