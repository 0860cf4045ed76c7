import type { Proposal } from '../kernel';
import { OUTPUT_SCHEMAS } from './output';
import { packText, unpackText } from './packed';
import { canonicalJson } from './save/canonical';
import { parseJson } from './save/parse-json';
import type { World } from './world';

/** What a turn came to, without the world after it. */
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

/**
 * The results of a turn as a short text for the archive: canonical JSON, deflated, in Base64. Equal results give equal
 * texts.
 */
export function packResults(results: TurnResults): string {
  const lists = Object.fromEntries(LISTS.map((list) => [list, results[list]]));
  const { rolls, board } = results;
  return packText(
    canonicalJson({
      ...lists,
      ...(rolls === undefined ? {} : { rolls }),
      ...(board === undefined ? {} : { board }),
    }),
  );
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
