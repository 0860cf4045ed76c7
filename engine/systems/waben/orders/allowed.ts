import type { Settings } from '../../../kernel';
import { amountOf } from '../rules/settings';
import { readCode } from './code';
import type { WabenRow, WabenSheet } from './content';
import { findingOf } from './finding';

const ABOUT_CODES: readonly string[] = ['F-ORD-EXTENSIONS', 'F-ORD-COMBO', 'F-ORD-UNPARSED'];

/** Codes the reader gives up on, where more extensions change nothing. */
const isReread = ({ cells, content }: WabenRow): boolean =>
  cells['order'] !== undefined && content.code?.class === 'K';

/**
 * The sheet under the GM's number of extensions per order (WW-12.6-03): codes are read again and their findings
 * replaced. With the printed number the sheet is what the reader made of it.
 */
export function withAllowedExtensions(sheet: WabenSheet, settings: Settings): WabenSheet {
  const most = Math.max(amountOf(settings, 'order.max_extensions'), 0);
  if (most === 1) return sheet;
  const reread = sheet.rows.filter(isReread).flatMap((row) => {
    const cell = row.cells['order'];
    return cell === undefined ? [] : [{ row, cell, ...readCode(cell, most) }];
  });
  const codes = new Map(reread.map(({ row, code }) => [row, code]));
  const isReplaced = (at: { readonly start: number } | undefined): boolean =>
    at !== undefined &&
    reread.some(({ cell: { span } }) => at.start >= span.start && at.start < span.end);
  return {
    ...sheet,
    rows: sheet.rows.map((row) => {
      const code = codes.get(row);
      return code === undefined ? row : { ...row, content: { ...row.content, code } };
    }),
    findings: [
      ...sheet.findings.filter(
        ({ code, span }) => !ABOUT_CODES.includes(code) || !isReplaced(span),
      ),
      ...reread.flatMap(({ row, problems }) =>
        problems.map((cause) => findingOf(sheet.party, row.unit, cause)),
      ),
    ],
  };
}
