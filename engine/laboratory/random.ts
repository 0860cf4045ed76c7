import { drawLot, openStream, streamName } from '../kernel';

/** A whole number from 0 to below a limit, at random. */
export type Random = (limit: number) => number;

/** A sequence of random numbers of its own for a seed and a purpose; the same ones give the same sequence. */
export function randomOf(seed: string, ...purpose: readonly (string | number)[]): Random {
  let stream = openStream(streamName(seed, 'player', ...purpose));
  return (limit) => {
    if (limit < 2) return 0;
    const drawn = drawLot(stream, limit);
    ({ stream } = drawn);
    return drawn.roll.value - 1;
  };
}
