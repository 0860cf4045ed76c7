import { type CardBlock, type Explained, type Params, ruled, type Rulings } from '../../../kernel';

/** A figure of a card the GM can put his own in the place of; what he says outside the range does not count (GM-53). */
export function figureBlock(
  { turn }: { readonly turn: { readonly input: { readonly rulings: Rulings } } },
  name: string,
  computed: Explained,
  ruling: string,
  range: readonly [minimum: number, maximum: number],
  about: Params = {},
): { readonly value: Explained; readonly block: CardBlock } {
  const said = ruled(ruling, computed, turn.input.rulings);
  const isLawful = Number.isInteger(said.value) && said.value >= range[0] && said.value <= range[1];
  const value = isLawful ? said : computed;
  const figure = { kind: 'figure', name: `pygma.${name}`, about, value, ruling, range } as const;
  return { value, block: { ...figure, isHidden: true } };
}
