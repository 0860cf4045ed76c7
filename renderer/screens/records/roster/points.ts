/** Decimal places in which parts of a building value point are exact: 1/5000 and 1/2500. */
const PLACES = 4;

const POINTS = /^\d{1,6}(?:[.,]\d{1,4})?$/;

/** Building value points as the books count them, `2,5` for 12,500 of 5,000 to a point. */
export const pointsWords = (parts: number, perPoint: number, mark: string): string =>
  (parts / perPoint)
    .toFixed(PLACES)
    .replace(/\.?0+$/, '')
    .replace('.', mark);

/** Parts of building value points of what was typed, `2`, `2,5` or `2.5`; undefined if it is none. */
export const partsOf = (typed: string, perPoint: number): number | undefined => {
  const plain = typed.replaceAll(/\s/g, '');
  return POINTS.test(plain) ? Math.round(Number(plain.replace(',', '.')) * perPoint) : undefined;
};

/** How much of a whole is done, in whole hundredths, rounded down: only what is finished is 100. */
export const percentOf = (parts: number, whole: number): number =>
  whole <= 0 ? 0 : Math.min(100, Math.floor((100 * parts) / whole));
