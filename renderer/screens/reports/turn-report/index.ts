export { composeTurnReport } from './compose';
export { turnReportDocument } from './document';
export type { TurnReport } from './evaluation';
export { frontFigure, htmlFigure } from './figure';
export { turnReportHtml } from './html';
export { turnReportText } from './text';
