import type { PartyKey } from '../grossfeld';
import type { World } from '../world';

/** The part of a message that is for one party. */
export interface PartyPart {
  readonly party: PartyKey;
  readonly words: string;
}

/** What may stand beside the name of a party above its part: `Befehle für Rot:`, `*** Blau ***`. */
const HEAD =
  /^[^\p{L}]{0,8}(?:(?:befehle|anweisungen|orders)\s+)?(?:(?:für|von|for|of)\s+)?(\p{L}[^:]{0,58}?)\s*:?[^\p{L}\p{N}]{0,8}$/iu;

/** Longest line that can stand above a part. */
const LONGEST_HEAD = 80;

/**
 * The parts of a message in which orders for several parties stand below each other, each below a line that names its
 * party; what stands before the first one belongs to it, and two parts of one party are one. Empty where fewer than two
 * parties are named so.
 */
export function partyParts(
  text: string,
  { parties }: Pick<World, 'parties'>,
): readonly PartyPart[] {
  const keys = new Map(
    Object.values(parties).map(({ key, name }) => [name.trim().toLowerCase(), key]),
  );
  const partyOf = (line: string): PartyKey | undefined =>
    line.length > LONGEST_HEAD
      ? undefined
      : keys.get((HEAD.exec(line.trim())?.[1] ?? '').toLowerCase());
  const parts = new Map<PartyKey, string[]>();
  let open: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const party = partyOf(line);
    if (party === undefined) open.push(line);
    else {
      const before = parts.size === 0 ? open : [];
      open = parts.get(party) ?? before;
      parts.set(party, open);
    }
  }
  return parts.size < 2
    ? []
    : [...parts].map(([party, lines]) => ({ party, words: lines.join('\n').trim() }));
}
