import { type Direction, type FieldAddress, isDirection, parseFieldAddress } from '../../../../hex';
import type { Words } from '../content';
import { folded } from '../words';

const PLACE = /^\(?(\d{3}\/\d{2})(?:\((\d)\))?\)?[,:;.]?$/;

/** A field and perhaps a side of it, as lists name the place of something: `210/19`, `210/30(3)`. */
interface ListedPlace {
  readonly field: FieldAddress;
  readonly side: Direction | null;
  readonly words: Words;
}

const placeOf = (words: Words): ListedPlace | undefined => {
  const [, address = '', digit] = PLACE.exec(words.text) ?? [];
  const field = parseFieldAddress(address);
  const side = Number(digit);
  return field === undefined ? undefined : { field, side: isDirection(side) ? side : null, words };
};

/** The first place among some words, with its index among them. */
export function firstPlace(
  tokens: readonly Words[],
): { readonly place: ListedPlace; readonly at: number } | undefined {
  for (const [at, token] of tokens.entries()) {
    const place = placeOf(token);
    if (place !== undefined) return { place, at };
  }
  return undefined;
}

/** Sides behind the word for harbours: `Häfen 1, 2, 3`, `Hafen (6)`. */
export function harboursIn(tokens: readonly Words[]): readonly Direction[] {
  const at = tokens.findIndex(({ text }) => /^h(?:ae?|ä)fen|^hafen/.test(folded(text)));
  if (at < 0) return [];
  const sides: Direction[] = [];
  for (const { text } of tokens.slice(at + 1)) {
    if (!/^[(,]*[1-6](?:[,()/+-]*[1-6])*[),.;]*$/.test(text) && !/^(?:und|an|seiten?)$/i.test(text))
      break;
    for (const digit of text.match(/[1-6]/g) ?? []) {
      const side = Number(digit);
      if (isDirection(side) && !sides.includes(side)) sides.push(side);
    }
  }
  return sides;
}
