import { type Fight, roundedFigure, type TurnEvent } from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import type { Words } from '../../../kit/text/words';

/** A figure as the newsletter tells it: `1.234`, `rund 1.200`, `weniger als 100`. */
export function figureText(value: number, rounding: number, words: Words): string {
  const { value: rounded, kind } = roundedFigure(Math.max(0, Math.round(value)), rounding);
  return words(`news:figure.${kind}`, { value: figuresOf(words).plain(rounded) });
}

/** Heads and ships both sides of a fight lost together; undefined where the fight is not kept. */
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
