import { draw, openStream, type Stream, streamName } from '../kernel';

/** Dice of one player for one letter: the same seed rolls the same. */
export interface BotDice {
  /** 1 to 100. */
  readonly percent: () => number;
  /** One of several, undefined only if there is none. */
  readonly pick: <Item>(items: readonly Item[]) => Item | undefined;
}

/** Dice of their own stream, so that one player's letter does not change another's. */
export function botDice(seed: string, party: string, turn: number): BotDice {
  let stream: Stream = openStream(streamName(seed, 'bot', party, turn));
  const percent = (): number => {
    const drawn = draw(stream, 'd100');
    stream = drawn.stream;
    return drawn.roll.value;
  };
  return { percent, pick: (items) => items[(percent() - 1) % Math.max(1, items.length)] };
}
