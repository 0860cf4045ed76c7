import { readLetter, type ReadOrder, suggestedFor } from '../../../orders';
import type { Finding, OrderRow, OrderSheet } from '../../../kernel';
import type { PartyKey, World } from '../../../world';
import type { Step } from '../state/types';
import { bookOf } from './book';
import { finding, type OrderFindingCode } from './finding';
import { GRAMMAR } from './grammar';
import type { Order, OrganisationOrder } from './order';
import { isInStep, STEP_OF } from './steps';

/** Columns of an order table: the word of the order, what it is about, details behind the colon. */
const COLUMNS = {
  verb: 'organisation.order',
  object: 'organisation.object',
  details: 'organisation.details',
} as const;

type Row = OrderRow<OrganisationOrder>;

function rowOf({ order, step, words, parts }: ReadOrder<Order>, index: number): Row {
  return {
    unit: index + 1,
    span: words.span,
    cells: Object.fromEntries(
      (['verb', 'object', 'details'] as const).flatMap((part) => {
        const cell = parts[part];
        return cell === undefined ? [] : [[COLUMNS[part], cell]];
      }),
    ),
    content: { step: step as Step | null, order },
  };
}

/** An order under the heading of another step: kept, told, and not carried out (OS-7-03). */
function misplaced(
  { step, order, parts, words }: ReadOrder<Order>,
  party: PartyKey,
): readonly Finding[] {
  const content = { step: step as Step | null, order };
  if (isInStep(content)) return [];
  const about = { step: step ?? '', own: STEP_OF[order.kind] ?? '' };
  return [finding('organisation.E_STEP', party, { at: parts.verb ?? words, about })];
}

/**
 * Reads a letter, German or English, in lines or in sentences, under headings or none (OS-15-01). Never throws; what
 * nobody understands becomes a finding with its words (OS-0-07).
 */
export function readOrders(
  text: string,
  party: PartyKey,
  world: World,
): OrderSheet<OrganisationOrder> {
  const { orders, remarks } = readLetter(text, GRAMMAR, bookOf(world, party));
  const findings = [
    ...orders.flatMap((order) => misplaced(order, party)),
    ...remarks.map(({ code, words, about }) =>
      finding(code as OrderFindingCode, party, { at: words, about }),
    ),
  ].sort((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0));
  const isSilent = orders.length === 0 && findings.length === 0;
  return {
    party,
    text,
    columns: Object.values(COLUMNS),
    rows: orders.map(rowOf),
    findings: isSilent ? [finding('organisation.E_EMPTY', party)] : findings,
  };
}

/** Words obviously meant in the place of those of a finding; nothing is ever put in by itself (OS-0-07). */
export function suggestedWords(
  { code, words, about, party, span }: Finding,
  _: OrderSheet<OrganisationOrder>,
  world: World,
): string | undefined {
  if (span === undefined) return undefined;
  const book = bookOf(world, party);
  if (code === 'organisation.E_LINE') return suggestedFor(words, undefined, GRAMMAR, book);
  if (code !== 'organisation.E_TARGET') return undefined;
  return suggestedFor(words, String(about['reason'] ?? ''), GRAMMAR, book);
}
