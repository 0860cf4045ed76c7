/** A small generator of numbers from a seed (xorshift): equal seeds, equal letters. */
export interface Dice {
  /** A whole number from 0 to below `limit`. */
  readonly below: (limit: number) => number;
  readonly pick: <T>(values: readonly [T, ...T[]]) => T;
  /** True once in `times`. */
  readonly once: (times: number) => boolean;
}

/** Dice of a seed. */
export function diceOf(seed: number): Dice {
  let state = (seed * 2_654_435_761 + 1) >>> 0 || 1;
  const below = (limit: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
  return {
    below,
    pick: (values) => values[below(values.length)] ?? values[0],
    once: (times) => below(times) === 0,
  };
}

const UNITS = ['101', '102', '103', '201', '301', '302', '401', '501', '99', '1000', '7'] as const;
const PLACES = [
  '210/19',
  '210/04',
  '210/37',
  '001/01',
  '002/38',
  '999/99',
  '210/49',
  '19',
] as const;
const PATHS = [
  '-20-21',
  '-20',
  '210/33',
  '-30-001/01',
  '-22-002/38(302)',
  '2-3-4',
  '33',
  '210/19(2)-(3)',
  '-(2)-(3)',
  '210/19|20',
  '',
] as const;
const CODES = [
  'KVE',
  'KA',
  'KN',
  'KR',
  'KRF',
  'KAB3',
  'KAEF',
  'AB',
  'S1',
  'S',
  'KX',
  'kv',
  '',
] as const;
const REMARKS = [
  '',
  'neu 2000K',
  'neu 2.000K + 1 HF',
  'auflösen in 210/19',
  'aufteilen 500K nach 105',
  'zusammenlegen mit 102',
  'einladen nach 302',
  'warten auf 201',
  'frei für val',
  'verschonen val',
  'bauen STR in 210/19(2)',
  'bauen BRG in 210/07 "Falkenstein"',
  'Sturm 210/04',
  '001/01 angreifen',
  'inaktiv',
  'Erkunder',
  'führt',
  'falls es taut',
  'siehe Aktionsteil',
  'wir ziehen heim',
  'laden 5.000 GS; innen',
] as const;
const DECLARATIONS = [
  'Steuersatz 8 %',
  'Neubau Straße 210/19(2)',
  'neu: Burg in 210/07 „Falkenstein“ Hafen 2,3',
  'Wall BW 8 in 210/19(3)',
  'Ausbau 210/04 zur Festung',
  'Reparatur 210/19(3) 2 BWP',
  'Baustopp 210/07',
  'Tribut an val 500 GS',
  'Geschenk an Valen: 1.200 GS',
  'Ausgabe für Spione 300 GS',
  'Einnahmen aus Bergwerk 300',
  'Unterhalt 103: 1.200',
  'Hauptstadt 210/19',
  'Lager 210/04: 50.000',
  'Bündnis mit lyr',
  'Krieg mit val',
  'Durchzug für lyr',
  '501 Ansiedlung 210/04',
  '302 frei für lyr',
  'Rüstung 106: +3.000K + 1 HF in 210/04 -16.000',
] as const;
const HEADINGS = [
  'Anschreiben',
  'Spielzug Nr. 5, Eulenmond, Bärenmond',
  'Zugbefehl',
  'Nr.\tPosition alt\tZugbefehl\tBefehl\tSonstiges',
  'Nr.\tGröße\tTyp\tHf\tPosition alt\tZugbefehl\tPosition neu\tBefehl\tmit Char\tSonstiges',
  'Neubauten',
  'Ausgaben',
  'Verträge:',
  'Sonstiges',
  'Bauwerke',
  'Aktionsteil',
  'Kulturbericht',
  'Gesamtbilanz:',
] as const;
const NOISE = [
  '\u00a0',
  '\t',
  '|',
  ';',
  '"',
  '(',
  ')',
  '\u2013',
  '\ud83d\ude00',
  'ß',
  'u\u0308',
  '0',
  '/',
  '-',
  '\r',
  '\ud800',
  '%',
  ':',
  ' ',
] as const;

const rowLine = (dice: Dice): string => {
  const separator = dice.pick(['\t', '\t', '\t', '|', '  ', ';']);
  const cells = [
    dice.pick(UNITS),
    dice.pick(PLACES),
    dice.pick(PATHS),
    dice.pick(CODES),
    dice.pick(REMARKS),
  ];
  return cells.join(separator);
};

/** A line with some of its signs taken out, doubled, swapped or replaced. */
const mutated = (line: string, dice: Dice): string => {
  let text = line;
  for (let times = 1 + dice.below(4); times > 0; times -= 1) {
    const at = dice.below(text.length + 1);
    const next = at + dice.below(3);
    const put = dice.pick(['', dice.pick(NOISE), text.slice(at, next + 1), dice.pick(NOISE)]);
    text = text.slice(0, at) + put + text.slice(next);
  }
  return text;
};

const plainLine = (dice: Dice): string => {
  switch (dice.below(8)) {
    case 0:
      return dice.pick(HEADINGS);
    case 1:
    case 2:
    case 3:
      return dice.pick(DECLARATIONS);
    case 4:
      return Array.from({ length: dice.below(12) }, () => dice.pick(NOISE)).join('');
    default:
      return rowLine(dice);
  }
};

/** A letter of so many lines, as players never write it: rows, remarks, declarations, headings and noise, half of them spoilt. */
export function wildLetter(dice: Dice, lines: number): string {
  return Array.from({ length: lines }, () => {
    const line = plainLine(dice);
    return dice.once(2) ? mutated(line, dice) : line;
  }).join(dice.pick(['\n', '\n', '\r\n']));
}
