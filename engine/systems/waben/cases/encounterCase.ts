/** A Großfeld of lowland. */
export const LOWLAND = [{ no: '210', u: 0, v: 0, terrain: 't' }] as const;

/** Riders of a in 210/19, foot of b in 210/20, next to each other. */
export const RIDERS = { party: 'a', number: 201, type: 'R', size: 4000, place: '210/19' } as const;
export const FOOT = { party: 'b', number: 101, type: 'K', size: 1000, place: '210/20' } as const;

/** The GM's word on something. */
export function word(key: string, value: string) {
  return {
    [key]: { key, value, reason: 'So it was' },
  };
}
