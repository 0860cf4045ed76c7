import {
  type Fight,
  figureOfOne,
  roundedFigure,
  type RoundedFigure,
  systems,
  type TurnEvent,
} from '../../../../engine';
import { figuresOf, isMoneyFigure, moneyOf } from '../../../kit/explain';
import type { Words } from '../../../kit/text/words';

/** A figure as the newsletter writes it: `1.234`, `rund 1.200`, `weniger als 100`. */
export function figureText(value: number, rounding: number, words: Words): string {
  return roundedText(roundedFigure(Math.max(0, value), rounding), words);
}

/** A rounded figure as the newsletter writes it. */
export function roundedText({ value, kind }: RoundedFigure, words: Words): string {
  return words(`news:figure.${kind}`, { value: figuresOf(words).plain(value) });
}

/**
 * A figure over all parties of a game (by its id) as the newsletter rounds it: money in whole amounts, not below 0. All but
 * the average are figures of one party, of which nobody learns the exact one.
 */
export function publishedFigure(
  {
    figure,
    kind,
    value,
  }: {
    readonly figure: string;
    readonly kind: 'minimum' | 'average' | 'median' | 'maximum';
    readonly value: number;
  },
  rounding: number,
  system: string,
  words: Words,
): RoundedFigure {
  const { told } = moneyOf(systems[system]?.currency, words);
  const shown = Math.max(0, isMoneyFigure(figure) ? told(value) : value);
  return (kind === 'average' ? roundedFigure : figureOfOne)(shown, rounding);
}

/** Heads and ships both sides of a fight lost together; undefined where the fight is not stored. */
const lossesOf = (fights: readonly Fight[], key: unknown): number | undefined =>
  fights
    .find((fight) => fight.key === key)
    ?.sides.flatMap(({ units }) => units)
    .reduce((lost, { before, left }) => lost + before - left, 0);

/** What a fight cost, as a sentence behind another one; empty for everything else. */
export function lossSentence(
  { kind, about }: TurnEvent,
  fights: readonly Fight[],
  rounding: number,
  words: Words,
): string {
  const lost = kind === 'fight' ? lossesOf(fights, about['fight']) : undefined;
  if (lost === undefined) return '';
  if (lost === 0) return ` ${words('news:losses.none')}`;
  return ` ${words('news:losses.some', { lost: figureText(lost, rounding, words) })}`;
}
