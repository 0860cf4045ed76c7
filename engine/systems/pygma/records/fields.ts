import { parseFieldAddress } from '../../../hex';
import type { RecordPlace, RecordValue, Words } from '../../../kernel';
import { latticeOn, type World } from '../../../world';
import { type Good, GOOD_WORDS, GOODS } from '../data/kinds';
import { monthOf } from '../rules/calendar';

/** Columns several kinds of records have, each as a declaration. */
export function owner(...label: Words) {
  return { label, kind: 'owner' } as const;
}
export function text(...label: Words) {
  return { label, kind: 'text' } as const;
}
export function number(...label: Words) {
  return { label, kind: 'number' } as const;
}
/** A figure that may be below nothing. */
export function signed(...label: Words) {
  return { label, kind: 'number', range: [-1_000_000, 1_000_000] } as const;
}
export function money(...label: Words) {
  return { label, kind: 'money' } as const;
}
export function turn(...label: Words) {
  return { label, kind: 'turn', said: monthText } as const;
}
/** The month of a turn; 0 = never. */
function monthText(turn: number): Words {
  if (turn === 0) return ['–', '–'];
  const { name, year } = monthOf(turn);
  return [`${name}, Jahr ${String(year)}`, `${name}, year ${String(year)}`];
}
export function flag(...label: Words) {
  return { label, kind: 'flag' } as const;
}
export function party(...label: Words) {
  return { label, kind: 'party' } as const;
}

const inParts = (value: number, parts: number, sign: Words = ['', '']): Words => {
  const rest = value % parts;
  const whole = String((value - rest) / parts);
  const part = String((10 / parts) * rest);
  return rest === 0
    ? [`${whole}${sign[0]}`, `${whole}${sign[1]}`]
    : [`${whole},${part}${sign[0]}`, `${whole}.${part}${sign[1]}`];
};
/** An espionage value, kept in halves of a percent: 51 is 25.5%. */
export function inHalves(value: number): Words {
  return inParts(value, 2, [' %', '%']);
}
/** An economic strength, kept in tenths: 1032 is 103.2. */
export function inTenths(value: number): Words {
  return inParts(value, 10);
}

/** A field of the map by its address, where the record stands unless stated otherwise; empty = none. */
export function field(...label: Words) {
  return {
    ...text(...label),
    place: 'stands',
    faults: {
      place: [
        '„{{typed}}“ liegt nicht auf der Karte. Felder heißen wie 210/19.',
        '“{{typed}}” is not on the map. Fields are called such as 210/19.',
      ],
    },
    check: (_: unknown, value: RecordValue, { world }: RecordPlace<World>): string | undefined => {
      const address = parseFieldAddress(String(value ?? ''));
      const isThere = address !== undefined && latticeOn(world.map).cellOf(address) !== undefined;
      return value === '' || isThere ? undefined : 'place';
    },
  } as const;
}

/** Addresses of fields where the record stands. */
export const standing = { place: 'stands' } as const;
/** Addresses the record is about: it goes with the land, but its owner need not have anything there. */
export const about = { place: 'about' } as const;
/** Addresses the record only names. */
export const naming = { place: 'names' } as const;
/** Shown in the side panel alone. */
export const aside = { share: 0 } as const;
/** What its owner is not told. */
export const hidden = { share: 0, audience: 'gm' } as const;

/** One of several, each by its name. */
export function choice<const Id extends string>(label: Words, names: Readonly<Record<Id, Words>>) {
  return {
    label,
    kind: 'choice',
    options: Object.entries<Words>(names).map(([id, label]) => ({ id: id as Id, label })),
  } as const;
}

/** One of the ten goods. */
export const good = choice(['Gut', 'Good'], GOOD_WORDS);

/** The first of several names: ten columns of goods stand side by side. */
function firstWords([de, en]: Words): Words {
  return [de.split(',')[0] ?? de, en.split(',')[0] ?? en];
}

/** A column of points for each of the ten goods; share of the width as in tables. */
export function goodsColumns(
  share: number,
): Readonly<
  Record<Good, { readonly label: Words; readonly kind: 'number'; readonly share: number }>
> {
  return Object.fromEntries(
    GOODS.map((one) => [one, { label: firstWords(GOOD_WORDS[one]), kind: 'number', share }]),
  ) as ReturnType<typeof goodsColumns>;
}
