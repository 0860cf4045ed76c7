export { composeTurnReport } from './compose';
export { type Enclosed, turnReportDocument } from './document';
export type {
  BlockSource,
  TurnReport,
  TurnReportBlock,
  TurnReportSection,
  IssuedBlock,
} from './evaluation';
export { frontFigure, htmlFigure } from './figure';
export { turnReportHtml, type HtmlFigure } from './html';
export { turnReportText } from './text';
