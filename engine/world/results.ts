import type { Proposal } from '../kernel';
import { OUTPUT_SCHEMAS } from './output';
import { packText, unpackText } from './packed';
import { canonicalJson } from './save/canonical';
import { parseJson } from './save/parse-json';
import type { World } from './world';

/** Results of a turn, without the world after it. */
export type TurnResults = Omit<Proposal<World>, 'world'>;

const LISTS = [
  'marches',
  'events',
  'fights',
  'postings',
  'balances',
  'reports',
  'findings',
  'questions',
  'stages',
] as const satisfies readonly (keyof TurnResults)[];

/** Most bytes that packed results may become, and how deep their derivations may be nested. */
const LIMITS = { bytes: 128 * 1024 * 1024, depth: 400 };

/** Results of a turn as canonical JSON. */
const textOf = (results: TurnResults): string => {
  const lists = Object.fromEntries(LISTS.map((list) => [list, results[list]]));
  const { rolls, board } = results;
  return canonicalJson({
    ...lists,
    ...(rolls === undefined ? {} : { rolls }),
    ...(board === undefined ? {} : { board }),
  });
};

/** Results as they come out of the archive, down to the order of their keys: so that both can be compared as text. */
export function asArchived<Results extends TurnResults>(results: Results): Results {
  return { ...results, ...(JSON.parse(textOf(results)) as TurnResults) };
}

/**
 * The results of a turn as a short text for the archive: canonical JSON, deflated, in Base64. Equal results give equal
 * texts.
 */
export function packResults(results: TurnResults): string {
  return packText(textOf(results));
}

/** True for what fits the schema of a proposal, down to every derivation: screens need not look at it twice. */
const isResults = (value: unknown): value is TurnResults =>
  OUTPUT_SCHEMAS.proposal.safeParse(value).success;

/** The results in a text of {@link packResults}, at most `most` bytes; undefined if it is none, whatever the text. */
export function unpackResults(text: string, most = LIMITS.bytes): TurnResults | undefined {
  const json = unpackText(text, most);
  if (json === undefined) return undefined;
  const parsed = parseJson('results', json, LIMITS.depth);
  const value: unknown = parsed.ok ? parsed.value : undefined;
  return isResults(value) ? value : undefined;
}
