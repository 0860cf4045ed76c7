import type { Finding, OrderSheet } from '../../../kernel';
import type { Book } from './book';
import type { Holdings } from './holdings';
import { kindIn, type PiOrder } from './order';
import { coordFor } from './own-addresses';
import { sizeSign } from './vocabulary';

/** What the books say in the place of words that differ from them: where a unit stands, how strong it is. */
export function suggested(
  { code, span }: Finding,
  { rows }: OrderSheet<PiOrder>,
  { units }: Holdings,
  { chart }: Book,
): string | undefined {
  const row = rows.find(
    (one) => span !== undefined && one.span.start <= span.start && span.end <= one.span.end,
  );
  const order = row?.content.order;
  if (order?.kind !== 'MOVE') return undefined;
  const unit = units.get(order.unit);
  if (unit === undefined) return undefined;
  if (code === 'pygma.E_FROM_MISMATCH') return coordFor(chart, unit.field);
  return code === 'pygma.E_STRENGTH'
    ? `${String(unit.size)} ${sizeSign(kindIn(order.unit))}`
    : undefined;
}
