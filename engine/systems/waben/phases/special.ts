import type { Finding, Question } from '../../../kernel';
import type { WabenSheet } from '../orders';
import { type SpecialOrder, specialOrders } from '../orders/special';

/** What became of a special order; `open` = nothing yet, and nothing changes (WW-6.1-06, WW-0.1-04). */
const OPTIONS = ['open', 'done', 'partly', 'refused'] as const;

const isRefused = (findings: readonly Finding[], party: string, unit: number): boolean =>
  findings.some(
    (found) =>
      found.party === party &&
      found.unit === unit &&
      ['F-ORD-SPECIALS', 'F-UNIT-DUP'].includes(found.code),
  );

/** What a letter says of a special order: its words, only where they should stand, or nothing (WW-6.1-06). */
const saidOf = ({ row, text }: SpecialOrder): { readonly said: string; readonly text: string } => {
  if (text !== '') return { said: 'words', text };
  const remarks = row.content.remarks.map((remark) => remark.text).join(' ');
  return { said: remarks === '' ? 'nothing' : 'elsewhere', text: remarks };
};

/**
 * Every special order as a question to the GM with its text, `special/<party>/<unit>/<number>`: the program
 * carries nothing of it out. Those beyond the GM's limit are refused already (WW-6.1-07).
 */
export const specialQuestions = (
  sheet: WabenSheet,
  findings: readonly Finding[],
): readonly Question[] => {
  const { party } = sheet;
  const asked = new Map<string, Question>();
  for (const order of specialOrders(sheet)) {
    const { row, number } = order;
    const key = `special/${party}/${String(row.unit)}/${String(number)}`;
    if (asked.has(key) || isRefused(findings, party, row.unit)) continue;
    asked.set(key, {
      key,
      clause: 'WW-6.1-06',
      name: 'specialOrder',
      about: { party, unit: row.unit, number, ...saidOf(order) },
      options: OPTIONS,
      proposal: 'open',
    });
  }
  return [...asked.values()];
};
