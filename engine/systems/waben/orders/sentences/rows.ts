import type { Finding, Span } from '../../../../kernel';
import type { WabenRow, Words } from '../content';
import type { SheetRow } from '../sheet/row';
import { wordsAt } from '../words';
import type { SentenceRow } from './read';

/** Main order and extension of a sentence as a code; without a main order there is none. */
function codeOf({ code, main, extension }: SentenceRow): string {
  return code === '' && main !== '' ? `K${main}${extension}` : code;
}

/** A way as the column of movements has it: one field alone is the target, several are a list. */
function movementOf({ way }: SentenceRow): string {
  const [first = ''] = way;
  return way.length > 1 || first.startsWith('(') ? way.map((step) => `-${step}`).join('') : first;
}

/** The order of a sentence as a row of the table, in the words of the table. */
export function sheetRowOf(row: SentenceRow, text: string): SheetRow {
  const words = wordsAt(text, row.span.start, row.span.end);
  const cell = (said: string): Words => ({ text: said, span: row.span });
  const cells = {
    start: row.start,
    movement: movementOf(row),
    order: codeOf(row),
    remarks: row.remarks.join('; '),
  };
  const filled = Object.entries(cells).flatMap(([name, said]) =>
    said === '' ? [] : [[name, cell(said)] as const],
  );
  return {
    unit: row.unit,
    words,
    cells: { ...Object.fromEntries(filled), number: words },
    unread: [],
    score: Number.POSITIVE_INFINITY,
  };
}

/** What was read of the order of a sentence, every part of it at the words of the letter. */
export function placed(
  { row, findings }: { readonly row: WabenRow; readonly findings: readonly Finding[] },
  said: SentenceRow,
  text: string,
): { readonly row: WabenRow; readonly findings: readonly Finding[] } {
  const whole = wordsAt(text, said.span.start, said.span.end);
  const wordsOf = (at: { readonly span: Span } | undefined): Words =>
    at === undefined ? whole : wordsAt(text, at.span.start, at.span.end);
  const way = wordsOf(said.at.way);
  const { movement, remarks } = row.content;
  return {
    row: {
      ...row,
      span: said.span,
      cells: {
        number: wordsOf(said.at.unit),
        ...(said.at.way === undefined ? {} : { movement: way }),
        ...(said.at.code === undefined ? {} : { order: wordsOf(said.at.code) }),
        remarks: whole,
      },
      content: {
        ...row.content,
        movement: {
          ...movement,
          start: movement.start === null ? null : { ...movement.start, ...whole },
          steps: movement.steps.map((step) => ({ ...step, ...way })),
        },
        remarks: remarks.map((remark) => ({ ...remark, ...whole })),
      },
    },
    findings: findings.map((one) => ({ ...one, span: whole.span, words: whole.text })),
  };
}
