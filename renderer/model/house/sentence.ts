import type { TurnDifference } from '../../../engine';
import { figuresOf } from '../../kit/explain';
import type { Words } from '../../kit/text/words';

/** How a game counts money: so many parts make one, which is told by the sign. */
export interface Money {
  readonly parts: number;
  readonly sign: string;
}

type Of<Kind extends TurnDifference['kind']> = Extract<TurnDifference, { readonly kind: Kind }>;

const unitSentence = ({ unit, place, size }: Of<'unit'>, words: Words): string => {
  const { plain } = figuresOf(words);
  const about = {
    unit,
    placeBefore: place[0],
    placeAfter: place[1],
    sizeBefore: plain(size[0] ?? 0),
    sizeAfter: plain(size[1] ?? 0),
  };
  if (size[1] === null) return words('house:difference.unitGone', about);
  if (size[0] === null) return words('house:difference.unitNew', about);
  const isElsewhere = place[0] !== place[1] && place[0] !== null && place[1] !== null;
  if (!isElsewhere) return words('house:difference.unitSize', about);
  return size[0] === size[1]
    ? words('house:difference.unitPlace', about)
    : words('house:difference.unitBoth', about);
};

const treasurySentence = (
  { party, gold }: Of<'treasury'>,
  words: Words,
  { parts, sign }: Money,
): string => {
  const { plain, signed } = figuresOf(words);
  const [before, after] = [gold[0] / parts, gold[1] / parts];
  return words('house:difference.treasury', {
    party,
    before: plain(before),
    after: plain(after),
    change: signed(after - before),
    sign,
  });
};

const fightSentence = ({ place, winner: [before, after] }: Of<'fight'>, words: Words): string => {
  if (before === 'none') return words('house:difference.fightNew', { place });
  return words(after === 'none' ? 'house:difference.fightGone' : 'house:difference.fightTurned', {
    place,
  });
};

/** One result that an edition changes, as a sentence. */
export function differenceSentence(difference: TurnDifference, words: Words, money: Money): string {
  switch (difference.kind) {
    case 'unit':
      return unitSentence(difference, words);
    case 'treasury':
      return treasurySentence(difference, words, money);
    case 'fight':
      return fightSentence(difference, words);
    case 'field': {
      const nobody = words('house:difference.nobody');
      const [before, after] = difference.owner;
      return words('house:difference.field', {
        field: difference.field,
        owner: after ?? nobody,
        other: before ?? nobody,
      });
    }
  }
}
