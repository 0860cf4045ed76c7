/**
 * Widths of the letters of Alegreya 500 in hundredths of the font size, as the font file has them: names are
 * placed without a canvas at hand, in print as on the screen.
 */
export const ADVANCES: Readonly<Record<number, string>> = {
  18: "'",
  19: ' ',
  25: 'l',
  26: 'j',
  29: 'i.',
  33: 'ftJ',
  36: 'I',
  37: '-',
  40: 'rs',
  43: 'c',
  45: 'evy0123456789',
  47: 'aäxz',
  50: 'göok',
  53: 'dbhpqSF',
  54: 'nuüL',
  56: 'PTYZ',
  60: 'AÄBEßX',
  63: 'CRVK',
  67: 'GOÖQUÜ',
  71: 'DNw',
  75: 'H',
  84: 'mM',
  95: 'W',
};
