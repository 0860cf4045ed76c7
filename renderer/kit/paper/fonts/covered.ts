/** Characters for which the fonts of the program have letters, as their makers state it for web pages. */
const RANGES = [
  '\\u0304\\u0308\\u0329',
  '\\u0000-\\u00FF\\u0131\\u0152-\\u0153\\u02BB-\\u02BC\\u02C6\\u02DA\\u02DC',
  '\\u2000-\\u206F\\u20AC\\u2122\\u2191\\u2193\\u2212\\u2215\\uFFFD',
  '\\u0100-\\u02BA\\u02BD-\\u02C5\\u02C7-\\u02CC\\u02CE-\\u02D7\\u02DD-\\u02FF\\u1D00-\\u1DBF',
  '\\u1E00-\\u1E9F\\u1EF2-\\u1EFF\\u20A0-\\u20AB\\u20AD-\\u20C0\\u2113\\u2C60-\\u2C7F\\uA720-\\uA7FF',
].join('');

/** What is foreign to the fonts of the program. */
export const FOREIGN = new RegExp(`[^${RANGES}]`, 'gu');
