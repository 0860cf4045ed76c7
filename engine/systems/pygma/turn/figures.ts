import {
  type CardBlock,
  type Explained,
  type FigureBlock,
  type Params,
  type Question,
  type Roll,
  ruled,
  type Rulings,
  type Turn,
} from '../../../kernel';

/** A figure of a card. */
export function figure(name: string, value: Explained, about: Params = {}): CardBlock {
  return { kind: 'figure', name: `pygma.${name}`, about, value };
}

/** A figure of a card that the GM alone reads. */
export function gmFigure(name: string, value: Explained): CardBlock {
  return { kind: 'figure', name: `pygma.${name}`, about: {}, value, isHidden: true };
}

/** Dice of a card; the GM alone reads them (PI-00-04). */
export function gmDice(name: string, rolls: readonly Roll[], about: Params = {}): CardBlock {
  const values = rolls.map(({ value }) => value);
  return { kind: 'dice', name: `pygma.${name}`, about, rolls, values, isHidden: true };
}

/** A choice the GM may take unasked, with the one in force and its block. */
export function offered(
  { decided }: Pick<Turn<unknown>, 'decided'>,
  question: Omit<Question, 'isOffered'>,
): { readonly answer: string; readonly block: CardBlock } {
  const decision: Question = { ...question, isOffered: true };
  return { answer: decided.choice(decision), block: { kind: 'decision', decision } };
}

/** A figure of a card the GM can put his own in the place of; what he says outside the range does not count (GM-53). */
export function figureBlock(
  { turn }: { readonly turn: { readonly input: { readonly rulings: Rulings } } },
  name: string,
  computed: Explained,
  ruling: string,
  range: readonly [minimum: number, maximum: number],
  about: Params = {},
): { readonly value: Explained; readonly block: FigureBlock } {
  const said = ruled(ruling, computed, turn.input.rulings);
  const isLawful = Number.isInteger(said.value) && said.value >= range[0] && said.value <= range[1];
  const value = isLawful ? said : computed;
  const block = { kind: 'figure', name: `pygma.${name}`, about, value, ruling, range } as const;
  return { value, block: { ...block, isHidden: true } };
}
