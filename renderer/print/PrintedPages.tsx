import { createPortal } from 'react-dom';
import type { Terrains } from '../cartography';
import type { PrintPlan } from './plan';
import type { SheetWords } from './Sheet';
import { Sheets } from './Sheets';

/** The sheets for the printer, outside the page's own layout: invisible on the screen, alone on paper. */
export const PrintedPages = ({
  plan,
  words,
  terrains,
}: {
  readonly plan: PrintPlan;
  readonly words: SheetWords;
  readonly terrains: Terrains;
}) => {
  const { width, height } = plan.layout.paper;
  return createPortal(
    <div className="ww-printed-pages" aria-hidden="true">
      <style>{`@page { size: ${width}mm ${height}mm; margin: 0; }`}</style>
      <Sheets plan={plan} words={words} terrains={terrains} id="paper" />
    </div>,
    document.body,
  );
};
