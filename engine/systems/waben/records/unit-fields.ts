import {
  type Explained,
  type NewRecordField,
  type Params,
  type RecordField,
  type RecordGroup,
  type RecordKind,
  type RecordOption,
  type RecordPlace,
  type RecordValue,
  type Words,
} from '../../../kernel';
import {
  fieldOfUnit,
  passengersOf,
  placeText,
  type Unit,
  UNIT_NUMBERS,
  unitId,
  unitSchema,
  type World,
} from '../../../world';
import { UNIT_RANGES, UNIT_TYPE_KEYS, UNIT_TYPES, type UnitTypeKey } from '../data';
import { unitDue } from '../rules/economy/unitDues';
import { moonPoints } from '../rules/movement/allowance';
import { typeOfUnit } from '../rules/movement/plan';
import { PLACE_FAULTS, readPlace } from './place';

export type UnitField = RecordField<World, Unit>;

/** Types of units as they are called (WW-5.2-01). */
const NAMES: Readonly<Record<UnitTypeKey, Words>> = {
  K: ['Krieger', 'Warriors'],
  R: ['Reiter', 'Riders'],
  S: ['Schiffe', 'Ships'],
  A: ['Arbeiter', 'Workers'],
  B: ['Belagerer', 'Besiegers'],
  LT: ['Lasttiere', 'Pack animals'],
  HF: ['Heerführer', 'Army leader'],
};

/** Name of a type; its letters if the rules do not know it. */
export function typeName(type: string): Words {
  return new Map<string, Words>(Object.entries(NAMES)).get(type) ?? [type, type];
}

/** The types of which troops are raised. */
export const TROOPS: readonly RecordOption[] = UNIT_TYPE_KEYS.filter(
  (key) => UNIT_TYPES[key].kind !== 'character',
).map((id) => ({ id, label: typeName(id) }));

type FigureOf = (unit: Unit, place: RecordPlace<World>) => Explained | undefined;

/** A derived figure; units without it do not have the field. In the side panel only, unless `share` is given. */
export function figure(id: string, label: Words, of: FigureOf, share = 0): UnitField {
  return {
    id,
    label,
    kind: 'number',
    share,
    figure: of,
  };
}

/** Whose a unit is, its number, where it is, and what holds of soldiers and persons alike. */
export const SHARED = {
  owner: { id: 'owner', label: ['Reich', 'Realm'], kind: 'owner', read: ({ party }) => party },
  number: { id: 'number', label: ['Nr.', 'No.'], kind: 'number', share: 0.1, isFixed: true },
  place: {
    id: 'place',
    label: ['Ort', 'Place'],
    kind: 'text',
    isBulk: true,
    hint: [
      'Feld 210/19, Seite 210/19(3) oder an Bord (301)',
      'field 210/19, side 210/19(3) or aboard (301)',
    ],
    faults: PLACE_FAULTS,
    read: placeText,
    // It did not march there.
    write: (unit, value, { world }) => {
      const { cameFrom: _, arrived: __, ...rest } = unit;
      const place = readPlace(String(value ?? ''), unit, world);
      return typeof place === 'string' ? place : { ...rest, place };
    },
  },
  field: {
    id: 'field',
    label: ['Steht in', 'Is in'],
    kind: 'text',
    share: 0,
    read: (unit, { world }) => fieldOfUnit(unit, world.units) ?? null,
  },
  order: {
    id: 'order',
    label: ['Befehl', 'Order'],
    kind: 'text',
    isOptional: true,
    isBulk: true,
    share: 0.1,
    hint: ['wie im letzten Zug, etwa KV', 'as in the last turn, such as KV'],
    write: (unit, value) => ({ ...unit, order: String(value ?? '').toUpperCase() }),
  },
  movementPoints: figure(
    'movementPoints',
    ['BP/Mond', 'MP/moon'],
    (unit, { settings }) => moonPoints(typeOfUnit(unit), unit.scout, settings),
    0.1,
  ),
  /** Per half-year, gold; of a unit whose party is gone as of a realm's (WW-5.1-31, WW-12.5-40). */
  upkeep: figure(
    'upkeep',
    ['Unterhalt', 'Upkeep'],
    (unit, { world, settings }) =>
      unitDue(unit, world.parties[unit.party]?.kind ?? 'realm', settings),
    0.1,
  ),
} as const satisfies Readonly<Record<string, UnitField>>;

/** A unit with its realm. */
export function owned(unit: Unit) {
  return { owner: unit.party, row: unit };
}

/** How a unit is written and taken out, as soldiers and as a person. */
export const KEPT: Pick<
  RecordKind<World, Unit>,
  'schema' | 'isUnique' | 'isListedApart' | 'put' | 'remove' | 'kept'
> = {
  schema: unitSchema,
  isUnique: true,
  isListedApart: true,
  put: (unit, { world }) => ({ ...world, units: { ...world.units, [unit.id]: unit } }),
  remove: ({ id }, { world }) => {
    const { [id]: _, ...units } = world.units;
    return { ...world, units };
  },
  // Nobody is left aboard of nothing.
  kept: (unit, { world }): Params | undefined => {
    const { length } = passengersOf(unit, world.units);
    return length === 0 ? undefined : { number: unit.number, aboard: length };
  },
};

/** Why a unit is not taken out. */
export const CARRIES: Words = [
  'Einheit {{number}} trägt noch {{aboard}} andere und bleibt deshalb. Setze sie zuerst ab.',
  'Unit {{number}} still has {{aboard}} aboard and stays. Put down what it carries first.',
];

/** First and last number of a type. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** The first number of a range that is not taken, else any free one; undefined where all are taken. */
function freeNumber(
  isTaken: (id: string) => boolean,
  party: string,
  { from, to }: Range,
): number | undefined {
  const isFree = (number: number): boolean => !isTaken(unitId(party, number));
  const firstOf = (least: number, most: number): number | undefined => {
    for (let number = least; number <= most; number += 1) if (isFree(number)) return number;
    return undefined;
  };
  // One past the first of a range is where lists begin: 101, 201, 301.
  return firstOf(from + 1, to) ?? firstOf(from, to) ?? firstOf(UNIT_NUMBERS.from, UNIT_NUMBERS.to);
}

/** Fields of the form of any new unit: whose it is, where it stands, its number. */
export const ASKED = {
  owner: { id: 'owner', label: ['Reich', 'Realm'], kind: 'owner' },
  place: {
    id: 'newPlace',
    label: ['Ort', 'Place'],
    kind: 'text',
    isOptional: true,
    hint: ['leer: in der Hauptstadt', 'empty: in the capital'],
    faults: {
      ...PLACE_FAULTS,
      noPlace: [
        'Dieses Reich hat keine Hauptstadt, in der sie stehen könnte. Gib einen Ort an.',
        'This realm has no capital in which it could stand. Give a place.',
      ],
    },
  },
  number: {
    id: 'newNumber',
    label: ['Nr.', 'No.'],
    kind: 'number',
    isOptional: true,
    hint: ['leer: die nächste freie des Typs', 'empty: the next free one of the type'],
    faults: {
      number: [
        '„{{typed}}“ ist keine Nummer einer Einheit; es bleibt beim Alten. Gib eine von 100 bis 999 ein.',
        '“{{typed}}” is not a unit number; nothing changed. Give one from 100 to 999.',
      ],
      taken: [
        'Die Nummer {{typed}} trägt in diesem Reich schon eine andere Einheit; es bleibt beim Alten. Nimm eine freie.',
        'Another unit of this realm bears the number {{typed}}; nothing changed. Take a free one.',
      ],
    },
  },
} as const satisfies Readonly<Record<string, NewRecordField<World>>>;

const BLANK = { size: 0, leaders: 0, raised: {}, scout: false, order: '', morale: 0 } as const;

type Values = Readonly<Record<string, RecordValue>>;

/** A new unit with the number given or the next free one of its type, at the place given or in the capital. */
export function enlisted(
  given: Pick<Unit, 'type' | 'character'> & Partial<Unit>,
  { newNumber, newPlace }: Values,
  { world, owner }: RecordPlace<World>,
  isShelved: (id: string) => boolean,
): { readonly row: Unit } | { readonly field: string; readonly fault: string } {
  const party = owner ?? '';
  const kind = UNIT_TYPE_KEYS.find((key) => key === given.type);
  const range = kind === undefined ? UNIT_NUMBERS : UNIT_RANGES[UNIT_TYPES[kind].kind];
  const isTaken = (id: string): boolean => world.units[id] !== undefined || isShelved(id);
  const number =
    typeof newNumber === 'number' ? newNumber : (freeNumber(isTaken, party, range) ?? NaN);
  if (!(number >= UNIT_NUMBERS.from && number <= UNIT_NUMBERS.to))
    return { field: 'newNumber', fault: 'number' };
  const id = unitId(party, number);
  if (world.units[id] !== undefined) return { field: 'newNumber', fault: 'taken' };
  const typed = String(newPlace ?? '').trim() || (world.parties[party]?.capital ?? '');
  if (typed === '') return { field: 'newPlace', fault: 'noPlace' };
  const place = readPlace(typed, { id, party }, world);
  if (typeof place === 'string') return { field: 'newPlace', fault: place };
  return { row: { ...BLANK, ...given, id, party, number, place } };
}

/** Fields that stand together, for those units that have them. */
export function group(
  id: string,
  label: Words | null,
  fields: readonly string[],
  isShown?: (unit: Unit) => boolean,
): RecordGroup<Unit> {
  return {
    id,
    fields,
    ...(label === null ? {} : { label }),
    ...(isShown === undefined ? {} : { isShown }),
  };
}
