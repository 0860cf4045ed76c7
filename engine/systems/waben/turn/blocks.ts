import {
  type CardBlock,
  type Explained,
  nodesOf,
  type Params,
  type Question,
} from '../../../kernel';

type Range = readonly [least: number, most: number];

/** Range of a count the GM may enter. */
const COUNT: Range = [0, 1_000_000_000];

/** The dice a figure is made of, to be typed in as they fell at the table. */
function diceBlocks(name: string, value: Explained, about: Params): readonly CardBlock[] {
  const rolls = nodesOf(value).filter((node) => node.kind === 'roll');
  const values = rolls.map((roll) => roll.value);
  return rolls.length === 0
    ? []
    : [{ kind: 'dice', name: `waben.${name}Dice`, about, rolls, values, isHidden: true }];
}

/**
 * A figure behind an event with its dice, for the GM alone; the GM can override it under the key of a ruling.
 * @param about Subject of the figure, stored with the GM's decision.
 * @param range Valid values, both ends included.
 */
export function figureBlocks(
  name: string,
  value: Explained,
  about: Params = {},
  ruling?: string,
  range = COUNT,
): readonly CardBlock[] {
  return [
    ...diceBlocks(name, value, about),
    {
      kind: 'figure',
      name: `waben.${name}`,
      about,
      value,
      isHidden: true,
      ...(ruling === undefined ? {} : { ruling, range }),
    },
  ];
}

/** A decision of an event that the rules make and the GM may change: by the rules the first option holds. */
export function offered(question: Omit<Question, 'proposal' | 'isOffered'>): Question {
  const [proposal = ''] = question.options;
  return { ...question, proposal, isOffered: true };
}

/** A decision on the card of an event. */
export function decisionBlock(decision: Question): CardBlock {
  return { kind: 'decision', decision };
}
