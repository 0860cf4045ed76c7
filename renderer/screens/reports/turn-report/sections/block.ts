import type { TableBlock, TableColumn } from '../../../../kit/paper/block';
import type {
  BlockSource,
  TurnReportSection,
  FactsBlock,
  LetterBlock,
  TextBlock,
} from '../evaluation';
import type { Speech } from '../speech';
import { factsOf } from '../event-sentences';

/** Where a block belongs, what it is made of, and the facts behind it. */
interface Origin {
  readonly section: TurnReportSection;
  readonly key: string;
  readonly source: BlockSource;
  readonly facts: readonly unknown[];
  readonly title?: string;
}

const baseOf = ({ section, key, source, facts, title }: Origin) => ({
  section,
  key,
  source,
  facts: factsOf(...facts),
  ...(title === undefined ? {} : { title }),
});

export function textBlock(origin: Origin, text: string): TextBlock {
  return {
    kind: 'text',
    ...baseOf(origin),
    text,
  };
}

export function letterBlock(origin: Origin, text: string, signature: string): LetterBlock {
  return {
    kind: 'letter',
    ...baseOf(origin),
    text,
    signature,
  };
}

export function tableBlock(origin: Origin, table: TableBlock): FactsBlock {
  return {
    kind: 'table',
    ...baseOf(origin),
    title: origin.title ?? '',
    table,
  };
}

type ColumnKey =
  | 'number'
  | 'size'
  | 'place'
  | 'order'
  | 'what'
  | 'field'
  | 'realm'
  | 'kind'
  | 'magnitude'
  | 'by'
  | 'when'
  | 'side'
  | 'before'
  | 'after'
  | 'points'
  | 'fate'
  | 'round'
  | 'strength'
  | 'dice'
  | 'losses'
  | 'result'
  | 'item'
  | 'gold'
  | 'stated'
  | 'booked'
  | 'turn'
  | 'entry'
  | 'amount';

const FIGURES: ReadonlySet<ColumnKey> = new Set([
  'size',
  'points',
  'strength',
  'dice',
  'losses',
  'gold',
  'stated',
  'booked',
  'amount',
]);

/** Columns by their keys, figures to the right. */
export function columnsOf(
  speech: Speech,
  keys: readonly ColumnKey[],
  wide?: ColumnKey,
): readonly TableColumn[] {
  return keys.map((key) => ({
    title: speech.words(`turnReport:column.${key}`, inTone(speech)),
    align: FIGURES.has(key) ? 'right' : 'left',
    ...(key === wide ? { share: 1 } : {}),
  }));
}

/** The context that chooses the herald's words. */
export function inTone({ tone }: Speech): Readonly<Record<string, string>> {
  return tone === 'inCharacter' ? { context: tone } : {};
}
