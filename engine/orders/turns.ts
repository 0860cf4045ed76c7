import type { Token } from './tokens';
import { words } from './vocabulary';

/** Words for a turn, before its number or name. */
export const TURNS = words('phase runde zug mond monat tag jahr turn round month day moon year');

/** Words between one and its number: `Zug Nr. 5`. */
const NUMBERING = words('nr nummer no number');

/** Most words and signs from a word for a turn to its number: `Zug Nr.: 5`. */
const FARTHEST = 4;

/** What letters may call the turn that is open. */
export interface OpenTurn {
  /** Its numbers behind each word for a turn: `runde` 2 and 8 for the second round of the fourth day. */
  readonly numbers: Readonly<Partial<Record<string, readonly number[]>>>;
  /** Names of months, folded: the open one, and all there are. */
  readonly months?: { readonly open: string; readonly all: readonly string[] };
}

/** A turn whose number alone is its name. */
export function numberedTurn(turn: number): OpenTurn {
  const own = [turn];
  return { numbers: { phase: own, runde: own, zug: own, turn: own, round: own } };
}

/** A word for a turn with the number behind it. */
interface Named {
  readonly word: string;
  readonly number: number;
}

/** The turns words name by their numbers. */
export function turnsIn(tokens: readonly Token[]): readonly Named[] {
  return tokens.flatMap(({ kind, value }, at) => {
    const before = tokens
      .slice(Math.max(0, at - FARTHEST), at)
      .findLast((one) => one.kind !== 'sign' && !NUMBERING.has(one.fold));
    return kind === 'number' && before !== undefined && TURNS.has(before.fold)
      ? [{ word: before.fold, number: value }]
      : [];
  });
}

/** The months words name behind a word for a turn: `Monat Dorl`. */
export function monthsIn(tokens: readonly Token[], open: OpenTurn | undefined): readonly Token[] {
  return tokens.filter(
    ({ fold }, at) =>
      TURNS.has(tokens[at - 1]?.fold ?? '') && open?.months?.all.includes(fold) === true,
  );
}

/** True for the number of another turn than the open one; behind a word the game has no number for it is one. */
export function isOtherNumber(open: OpenTurn, { word, number }: Named): boolean {
  return open.numbers[word]?.includes(number) !== true;
}

/** True if words name another turn than the open one, by a word the game counts its turns with or by a month. */
export function namesOtherTurn(tokens: readonly Token[], open: OpenTurn | undefined): boolean {
  if (open === undefined) return false;
  const { numbers, months } = open;
  return (
    turnsIn(tokens).some((one) => numbers[one.word] !== undefined && isOtherNumber(open, one)) ||
    monthsIn(tokens, open).some(({ fold }) => fold !== months?.open)
  );
}
