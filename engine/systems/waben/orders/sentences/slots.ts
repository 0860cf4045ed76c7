import { choice, type Fault, formsOf, items, noun, number, pattern } from '../../../../orders';
import type { SentenceBook } from './book';
import type { Said } from './said';

/** A form of a sentence of the game. */
export const order = formsOf<Said, SentenceBook>();

/** A finding about words that are no order; its reason chooses the sentence the GM reads. */
export function fault(reason: string): Fault {
  return { code: 'F-ORD-UNPARSED', about: { reason } };
}

/** Said where an order leaves out what it cannot do without. */
export const UNCLEAR = fault('unclear');

type More = Parameters<typeof pattern>[3];

/** The number of a unit: `101`, `Heer 101`. */
export function unit(at: string, options: More = {}) {
  return pattern(/^[1-9]\d{2}$/, '101, 201', at, { isWritten: true, ...options });
}

/** Own units that are ordered: one, or several of which the same is said. */
export const UNITS = items({ unit: unit('bare with for from bracket') });

/** A field in full or within its Großfeld, with a side of it or a unit that is boarded there. */
const STEP = /^(?:\d{3}\/)?\d{2}(?:\(\d{1,3}\))?$/;

function step(at: string) {
  return pattern(STEP, '210/19, 20', at, { isWritten: true });
}

export const PLACE = fault('settlement');

/** Fields of a way: over which, to which, and further ones behind a comma. */
export const WAY = items({
  via: step('about with'),
  viaWay: pattern(/^way of(?:\d{3}\/)?\d{2}$/i, 'way of 210/19', 'with', { isWritten: true }),
  viaPlace: noun('place', 'about', { unknown: PLACE }),
  to: step('to'),
  toSide: pattern(/^(?:side|seite)\d(?:of|von)\d{3}\/\d{2}$/i, 'side 2 of 210/01', 'to on bare', {
    isWritten: true,
  }),
  /** A side of where a fleet is: `auf die Seite (2)`, `to side 2`. */
  ownSide: pattern(/^(?:(?:flu(?:ss|ß))?(?:side|seite)\(?|\()\d\)?$/i, 'Seite (2)', 'to on', {
    isWritten: true,
  }),
  against: step('against'),
  toPlace: noun('place', 'to', { unknown: PLACE }),
  at: step('in on'),
  atPlace: noun('place', 'in'),
  againstPlace: noun('place', 'on against'),
  more: step('bare bracket'),
  morePlace: noun('place', 'bare bracket'),
});

/** The way in the order in which it is gone: `nach 19 über 22, 21` goes over 22 and 21. */
export function wayOf(
  list: readonly Readonly<Partial<Record<string, string>>>[] = [],
): readonly string[] {
  const over: string[] = [];
  const goals: string[] = [];
  let isOver = false;
  for (const [name, field] of list.flatMap((one) => Object.entries(one))) {
    if (field === undefined) continue;
    if (name === 'ownSide') {
      goals.push(`(${field.replaceAll(/\D/g, '')})`);
      continue;
    }
    if (!name.startsWith('more')) isOver = name.startsWith('via');
    const [, side = '', of = field] = /^\D{4,5}(\d)\D{2,3}(\d.*)$/u.exec(field) ?? [];
    (isOver ? over : goals).push(side === '' ? of.replace(/^\D+/u, '') : `${of}(${side})`);
  }
  // `vor Seegard (001/01)`: a place and its field are one.
  return [...over, ...goals].filter((field, at, all) => field !== all[at - 1]);
}

/** A field of a declaration, with its Großfeld and perhaps a side, or a settlement for the field it stands on. */
export const SITE = {
  field: pattern(/^\d{3}\/\d{2}(?:\(\d\))?$/, '210/19', 'in on to bare from bracket', {
    isWritten: true,
  }),
  place: noun('place', 'in on to bare from', { unknown: PLACE, unless: 'field' }),
};

/** The field that is meant; empty = none is named. */
export function siteOf({
  field = '',
  place = '',
}: {
  readonly field?: string;
  readonly place?: string;
}): string {
  return field === '' ? place : field;
}

/** An order code: `KVE`, `AB`, `S1`. */
export const CODE = pattern(
  /^(?:K[NAHVIR](?:[EF]|B[1-6]?)?|k[navhir](?:[ef]|b[1-6]?)?|AB|S\d{1,3})$/,
  'KV, KAE, AB',
  'bare bracket with to in',
  { isWritten: true },
);

/** Main orders without their verb: `Reiter 201: Angriff`. */
export const COMMAND = choice(
  {
    N: 'vernichten, vernichtung, annihilate',
    A: 'angriff, angreifen, attack',
    H: 'stellung halten, halten, hold',
    V: 'verteidigung, verteidigen, defence, defend',
    I: 'ignorieren, ignore, ohne sich auf einen kampf einzulassen, ohne kampf',
    R: 'rückzug, zurückziehen, ausweichen, retreat, jedem kampf aus dem weg, kampf aus dem weg',
  },
  'bare with to in bracket',
);

const TYPES: Readonly<Record<string, RegExp>> = {
  KS: /^(?:ks|kriegsschiff|warship)/,
  K: /^(?:k$|krieger|warrior)/,
  R: /^(?:r|reiter|rider|horse)/,
  S: /^(?:s|schiff|ship)/,
  A: /^(?:a|arbeiter|worker)/,
  B: /^(?:b|belager|besieger)/,
  LT: /^(?:lt|leichte)/,
};

/** A strength: `500 K`, `2.000 Krieger`. */
export function size(at: string, options: More = {}) {
  const look =
    /^[1-9]\d*(?:[.,]\d{3})*(?:K|R|S|KS|A|B|LT|Kriegern?|Reitern?|Schiffen?|Kriegsschiffen?|Arbeitern?|Belagerern?|warriors?|riders?|ships?|warships?|workers?)$/i;
  return pattern(look, '500 K, 2.000 Krieger', at, { isWritten: true, ...options });
}

/** Count and type of a strength as declarations write them: `500K`. */
export function goodsOf(text = ''): string {
  const count = /^[\d.,]+/.exec(text)?.[0] ?? '';
  const word = text.slice(count.length).toLowerCase();
  const exact = Object.keys(TYPES).find((key) => key.toLowerCase() === word);
  const type = exact ?? Object.entries(TYPES).find(([, look]) => look.test(word))?.[0] ?? 'K';
  return `${count.replaceAll(',', '.')}${type}`;
}

/** Leaders beside a strength: `1 HF`. */
export const LEADERS = number('hf, heerführer, leader, leaders', 'bare with', { isWorded: true });

/** A sum of gold. */
export const GOLD = number('gs, gold, goldstücke', 'bare with for', { isWorded: true });

/** Another realm. */
export const REALM = noun('party', 'to for with against bare', {
  unknown: fault('party'),
  missing: fault('party'),
});
