import type { Finding } from '../../../kernel';
import type { GivenOrder } from '../../../world';
import type { PiOrder } from './order';

/** Findings whose line is ignored (section 1.3 of the rules). */
const IGNORED: ReadonlySet<string> = new Set([
  'pygma.E_COORD',
  'pygma.E_UNKNOWN_UNIT',
  'pygma.E_SYNTAX',
]);
/** A finding whose unit stays where it is; its order towards others holds (PI-06-11). */
const STAYS = 'pygma.E_FROM_MISMATCH';

const isMove = (content: unknown): content is PiOrder =>
  (content as Partial<PiOrder> | null)?.order?.kind === 'MOVE';

/** The orders of letters that count after what was found of them: ignored lines are left out, units in a wrong place stay. */
export function ordersInForce<Content>(
  given: readonly GivenOrder<Content>[],
  findings: readonly Finding[],
): readonly GivenOrder<Content>[] {
  const codes = new Map<string, string[]>();
  const keyOf = (by: string, no: number | undefined): string => `${String(no)} ${by}`;
  for (const { code, party, unit } of findings)
    if (unit !== undefined) {
      const key = keyOf(party, unit);
      codes.set(key, [...(codes.get(key) ?? []), code]);
    }
  return given.flatMap((one) => {
    const found = codes.get(keyOf(one.by, one.concern.order)) ?? [];
    if (found.some((code) => IGNORED.has(code))) return [];
    const { content } = one;
    if (!found.includes(STAYS) || !isMove(content)) return [one];
    return [{ ...one, content: { ...content, order: { ...content.order, path: [] } } }];
  });
}
