import { createPortal } from 'react-dom';
import { type Print, Sheets } from './Sheets';

/** The sheets for the printer, outside the page's own layout: invisible on the screen, alone on paper. */
export const PrintedPages = ({ plan, words, terrains }: Print) => {
  const { width, height } = plan.layout.paper;
  return createPortal(
    <div className="ww-printed-pages" aria-hidden="true">
      <style>{`@page { size: ${width}mm ${height}mm; margin: 0; }`}</style>
      <Sheets plan={plan} words={words} terrains={terrains} id="paper" />
    </div>,
    document.body,
  );
};
