import { deflateSync, Inflate } from 'fflate';
import type { Proposal } from '../kernel';
import { OUTPUT_SCHEMAS } from './output';
import { decode, encode } from './save/archive-bytes';
import { fromBase64, toBase64 } from './save/base64';
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
export const packResults = (results: TurnResults): string => {
  const lists = Object.fromEntries(LISTS.map((list) => [list, results[list]]));
  return toBase64(deflateSync(encode(canonicalJson(lists)), { level: 9 }));
};

/** Unpacks without trusting that it stays small; undefined if the bytes are broken or become too many. */
const inflated = (bytes: Uint8Array, most: number): Uint8Array | undefined => {
  const parts: Uint8Array[] = [];
  const ended: boolean[] = [];
  let size = 0;
  const unpacker = new Inflate((part, isLast) => {
    size += part.length;
    if (size <= most) parts.push(part);
    if (isLast) ended.push(true);
  });
  try {
    const mouthful = 64 * 1024;
    for (let at = 0; at < bytes.length && size <= most; at += mouthful) {
      unpacker.push(bytes.subarray(at, at + mouthful), at + mouthful >= bytes.length);
    }
  } catch {
    return undefined;
  }
  if (ended.length === 0 || size > most) return undefined;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** True for what fits the schema of a proposal, down to every derivation: screens need not look at it twice. */
const isResults = (value: unknown): value is TurnResults =>
  OUTPUT_SCHEMAS.proposal.safeParse(value).success;

/** The results in a text of {@link packResults}, at most `most` bytes; undefined if it is none, whatever the text. */
export const unpackResults = (text: string, most = LIMITS.bytes): TurnResults | undefined => {
  const bytes = fromBase64(text);
  const json = bytes === undefined ? undefined : inflated(bytes, most);
  if (json === undefined) return undefined;
  const parsed = parseJson('results', decode(json), LIMITS.depth);
  const value: unknown = parsed.ok ? parsed.value : undefined;
  return isResults(value) ? value : undefined;
};
