import type { Finding, Span } from '../../../../kernel';
import { choiceOf } from '../../rules/settings';
import { CONDITION } from '../condition';
import type { WabenRow } from '../content';
import { partOf } from '../words';
import { type Check, perRow, rowFinding, wordsIn } from './context';

/** A condition makes the whole row the GM's decision (WW-6.3-18). */
export const conditions: Check = perRow((row, context): readonly Finding[] => {
  if (!row.content.conditional) return [];
  const cell = ['movement', 'order', 'remarks']
    .map((column) => row.cells[column])
    .find((words) => words !== undefined && CONDITION.test(words.text));
  const match = CONDITION.exec(cell?.text ?? '');
  if (cell === undefined || match === null) return [];
  const at = partOf(cell, match.index, match.index + match[0].length);
  const found = rowFinding(context, row, 'F-ORD-CONDITION', at, { text: cell.text });
  const isRefused = choiceOf(context.settings, 'order.conditions') === 'reject';
  return [isRefused ? { ...found, severity: 'REJECT' } : found];
});

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** A remark in no known form has no effect and is shown; with S it is the text of the order (WW-6.3-20). */
export const freeRemarks: Check = perRow((row, context) => {
  const { code, remarks } = row.content;
  if (code?.class === 'S') return [];
  const isNamed = (span: Span): boolean =>
    context.sheet.findings.some((found) => found.span !== undefined && overlaps(found.span, span));
  return remarks
    .filter(({ kind, text, span }) => kind === 'free' && !CONDITION.test(text) && !isNamed(span))
    .map((remark) => rowFinding(context, row, 'F-ORD-REMARK', remark));
});

const isForm = ({ content }: WabenRow, wanted: string): boolean => {
  const { form, steps } = content.movement;
  if (form === 'none' || form === wanted) return true;
  return form === 'fields' && wanted === 'target' && steps.length === 1;
};

/** The movement has the form the GM requires for the segment (WW-6.3-09). */
export const forms: Check = perRow((row, context) => {
  const wanted = choiceOf(context.settings, 'order.movement_form');
  if (wanted === 'any' || isForm(row, wanted)) return [];
  const about = { form: row.content.movement.form, wanted };
  return [rowFinding(context, row, 'F-ORD-FORM', wordsIn(row, 'movement'), about)];
});
