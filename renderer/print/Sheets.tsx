import { memo, useMemo } from 'react';
import type { Terrains } from '../cartography';
import { printOverlay } from './content';
import type { PrintPlan } from './plan';
import { LegendSheetPaper, MapSheetPaper, type SheetWords } from './Sheet';

/** A print with the words over it, as the preview shows it and the paper carries it. */
export interface Print {
  readonly plan: PrintPlan;
  readonly words: SheetWords;
  readonly terrains: Terrains;
}

interface SheetsProps extends Print {
  /** Start of the ids in the drawings, different for preview and paper. */
  readonly id: string;
}

/** All sheets of a print in order. The preview and the paper are made of this one component. */
export const Sheets = memo(function Sheets({ plan, words, terrains, id }: SheetsProps) {
  const above = useMemo(() => printOverlay(plan, terrains), [plan, terrains]);
  return (
    <>
      {plan.layout.sheets.map((sheet) => (
        <MapSheetPaper
          key={sheet.number}
          plan={plan}
          words={words}
          terrains={terrains}
          above={above}
          id={`${id}${sheet.number}`}
          sheet={sheet}
        />
      ))}
      {plan.layout.hasLegendSheet ? (
        <LegendSheetPaper plan={plan} words={words} terrains={terrains} />
      ) : null}
    </>
  );
});
