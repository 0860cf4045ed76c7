import type { Finding, OrderSheet } from '../../../kernel';
import type { World } from '../../../world';
import { CATEGORIES } from '../state/types';
import { bookOf, type Named, namedThing, nearest } from './names';
import type { OrganisationOrder } from './order';
import { CATEGORY_WORDS, VERBS } from './words';

const plain = (words: readonly string[]): readonly Named[] =>
  words.map((name) => namedThing(name, name));

const CATEGORY_NAMES = plain(CATEGORIES.flatMap((category) => CATEGORY_WORDS[category]));
const ORDER_WORDS = plain(Object.values(VERBS).flat());

/** The line with its first word put right. */
const nearVerb = (line: string): string | undefined => {
  const [first = ''] = /^\S+/.exec(line) ?? [];
  const meant = nearest(first.replace(/[:.,]$/, ''), ORDER_WORDS)?.name;
  if (meant === undefined || line.includes('\n')) return undefined;
  const isLoud = first === first.toUpperCase();
  return (isLoud ? meant.toUpperCase() : meant) + line.slice(first.replace(/[:.,]$/, '').length);
};

/**
 * Words that are obviously meant in the place of those of a finding: the only name, category or word of an order that
 * is a slip of the pen away. Undefined where nothing is obvious; nothing is ever put in by itself (OS-0-07).
 */
export const suggestedWords = (
  { code, words, about, party, span }: Finding,
  _: OrderSheet<OrganisationOrder>,
  world: World,
): string | undefined => {
  if (span === undefined) return undefined;
  if (code === 'organisation.E_LINE') return nearVerb(words);
  if (code !== 'organisation.E_TARGET') return undefined;
  const book = bookOf(world, party);
  const things: Readonly<Record<string, readonly Named[]>> = {
    region: book.regions,
    organisation: book.organisations,
    advantage: book.advantages,
    category: CATEGORY_NAMES,
    means: CATEGORY_NAMES,
  };
  return nearest(words, things[String(about['reason'] ?? '')] ?? [])?.name;
};
