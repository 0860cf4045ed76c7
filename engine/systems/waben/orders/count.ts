/** Digits plain or with points that separate thousands, at most twelve of them (WW-0.2-04). */
const COUNT = /^(?:\d{1,12}|\d{1,3}(?:\.\d{3}){1,3})$/;

/** Reads a number of heads or gold in German notation, `8.000` or `8000`; undefined if malformed (F-NUM-FORMAT). */
export function readCount(text: string): number | undefined {
  return COUNT.test(text) ? Number(text.replaceAll('.', '')) : undefined;
}

/** Reads a unit number, 100 to 999 (WW-5.1-03). */
export function readUnitNumber(text: string): number | undefined {
  return /^[1-9]\d{2}$/.test(text) ? Number(text) : undefined;
}
