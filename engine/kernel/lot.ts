import { drawNumber, type Drawn, type Stream } from './chance';
import type { Roll } from './explained';
import type { Rulings } from './ruling';

/** A number from 1 to `faces`, at least 2, with equal chance (OS-0-12); above 256 faces two bytes each (OS-0-13). */
export function drawLot(stream: Stream, faces: number, rulings: Rulings = {}): Drawn {
  return drawNumber(stream, faces, { die: 'lot', faces }, rulings);
}

/** What a lot fell on. */
export interface Allotted<Candidate> {
  /** Undefined if there was none to draw from. */
  readonly candidate: Candidate | undefined;
  readonly rolls: readonly Roll[];
  readonly stream: Stream;
}

/** One of the candidates, counted as they stand. One candidate: nothing is drawn. None: void (OS-0-12). */
export function allotted<Candidate>(
  stream: Stream,
  candidates: readonly Candidate[],
  rulings: Rulings = {},
): Allotted<Candidate> {
  if (candidates.length <= 1) return { candidate: candidates[0], rolls: [], stream };
  const drawn = drawLot(stream, candidates.length, rulings);
  return {
    candidate: candidates[drawn.roll.value - 1],
    rolls: [drawn.roll],
    stream: drawn.stream,
  };
}

/** An order of all candidates, drawn place by place from the rest (OS-0-12, OS-9.4-04). */
export function allottedOrder<Candidate>(
  stream: Stream,
  candidates: readonly Candidate[],
  rulings: Rulings = {},
): { readonly order: readonly Candidate[]; readonly rolls: readonly Roll[] } {
  const order: Candidate[] = [];
  const rolls: Roll[] = [];
  let rest = [...candidates];
  let next = stream;
  while (rest.length > 0) {
    const drawn = allotted(next, rest, rulings);
    next = drawn.stream;
    rolls.push(...drawn.rolls);
    order.push(...rest.filter((candidate) => candidate === drawn.candidate));
    rest = rest.filter((candidate) => candidate !== drawn.candidate);
  }
  return { order, rolls };
}
