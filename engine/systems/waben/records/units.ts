import {
  cellOf,
  type Explained,
  fact,
  memoizeByObject,
  type RecordKind,
  type RecordPlace,
  type Settings,
  sum,
  type Words,
} from '../../../kernel';
import { passengersOf, placeText, type Unit, type World } from '../../../world';
import { UNIT_TABLE, UNIT_TYPE_KEYS, UNIT_TYPES, type UnitType } from '../data';
import { objectionsTo } from '../rules/records';
import { leadersNeeded } from '../rules/leaders';
import { typeOfUnit } from '../rules/movement/plan';
import { minimumSizeOf } from '../rules/settings';
import { cargoWeight, freeCapacity, goldWeight, transportCapacity } from '../rules/transport';
import { raisingCost } from '../rules/units';
import { terrainStyles } from '../views/terrains';
import {
  ASKED,
  CARRIES,
  enlisted,
  figure,
  group,
  KEPT,
  owned,
  SHARED,
  TROOPS,
  typeName,
  type UnitField,
} from './unit-fields';

/** Size below which units of a type only scout, with the GM's deviation (WW-5.1-10, WW-12.5-08). */
const minimumSize = (type: UnitType, settings: Settings): Explained => {
  const value = minimumSizeOf(type, settings);
  const printed = cellOf(settings, UNIT_TABLE, type.key, 'minimumSize');
  return printed?.value === value ? printed : fact('minimumSizeByGm', value, {}, 'WW-12.5-08');
};

/** Load of a unit, kg: units and gold aboard (WW-5.1-40, WW-5.1-41). */
const loadOf = (
  unit: Unit,
  { world: { units }, settings }: RecordPlace<World>,
): readonly Explained[] => [
  ...passengersOf(unit, units).map((one) => cargoWeight(typeOfUnit(one), one.size, settings)),
  ...(unit.gold === undefined ? [] : [goldWeight(unit.gold, unit.id)]),
];

/** A figure of a unit that is no person. */
const ofTroop = (
  id: string,
  label: Words,
  of: (type: UnitType, unit: Unit, settings: Settings) => Explained,
): UnitField =>
  figure(id, label, (unit, { settings }) =>
    unit.character === null ? of(typeOfUnit(unit), unit, settings) : undefined,
  );

/** A figure of a unit that can carry others. */
const ofCarrier = (
  id: string,
  label: Words,
  of: (capacity: Explained, unit: Unit, place: RecordPlace<World>) => Explained,
): UnitField =>
  figure(id, label, (unit, place) => {
    if (unit.character !== null) return undefined;
    const capacity = transportCapacity(typeOfUnit(unit), unit.size, place.settings);
    return capacity.value === 0 ? undefined : of(capacity, unit, place);
  });

/** The unit with another value in a property; nothing takes it out. */
function withValue(unit: Unit, key: keyof Unit, value: unknown): Unit {
  const { [key]: _, ...rest } = unit;
  // Omitted fields of a unit are optional; the schema of the kind checks it.
  return (value === null ? rest : { ...unit, [key]: value }) as Unit;
}

const NEGATIVE: Words = [
  '{{typed}} ist negativ; es bleibt beim Alten. Gib eine Zahl ab 0 ein.',
  '{{typed}} is negative; nothing changed. Give 0 or more.',
];

/** A whole number from 0 on; 0 is not stored where `isSparse`. */
const count = (
  id: 'size' | 'leaders' | 'gold' | 'unpaid',
  label: Words,
  more: Partial<UnitField> & { readonly isSparse?: true } = {},
): UnitField => {
  const { isSparse, ...rest } = more;
  return {
    id,
    label,
    kind: 'number',
    faults: { negative: NEGATIVE },
    read: (unit) => unit[id] ?? 0,
    write: (unit, value) =>
      Number(value) < 0
        ? 'negative'
        : withValue(unit, id, isSparse === true && value === 0 ? null : value),
    ...rest,
  };
};

/** Several parties, as ordered last (WW-6.3-20); none = the property is left out. */
const members = (id: 'carries' | 'spares', label: Words): UnitField => ({
  id,
  label,
  kind: 'members',
  isOptional: true,
  share: 0,
  write: (unit, value) => {
    const keys = String(value ?? '')
      .split(' ')
      .filter(Boolean)
      .toSorted();
    return withValue(unit, id, keys.length === 0 ? null : keys);
  },
});

const terrainName = (key: string): Words => {
  const { de, en } = terrainStyles[key]?.name ?? { de: key, en: key };
  return [de, en];
};

const isTroop = ({ character }: Unit): boolean => character === null;

/** Units by number, those of one number by realm; put in order once for the units of a world. */
const inOrder = memoizeByObject((units: World['units']) =>
  Object.values(units)
    .toSorted((a, b) => a.number - b.number || (a.party < b.party ? -1 : 1))
    .map(owned),
);

/** Units of all parties, and what the rules make of them: movement, upkeep, price, leaders, cargo (WW-5.2-01, WW-11.1-03). */
export const UNITS: RecordKind<World, Unit> = {
  id: 'unit',
  placeField: 'newPlace',
  ...KEPT,
  words: {
    many: ['Einheiten', 'Units'],
    fresh: ['Neue Einheit', 'New unit'],
    empty: ['Noch keine Einheiten', 'No units yet'],
    about: [
      'Heere, Flotten, Karawanen, Arbeitstrupps und Charaktere mit Ort, Stärke und Befehl. Lege die erste an; dazu braucht es ein Reich.',
      'Armies, fleets, caravans, work units and characters with place, strength and order. Add the first one; it takes a realm.',
    ],
    kept: CARRIES,
  },
  named: ({ number, type, character, party }, { world: { parties } }) => {
    const [de, en] = character === null ? typeName(type) : [character.name, character.name];
    const realm = parties[party]?.name ?? party;
    return [`${String(number)} ${de}, ${realm}`, `${String(number)} ${en}, ${realm}`];
  },
  fields: [
    SHARED.owner,
    SHARED.number,
    {
      id: 'type',
      label: ['Typ', 'Type'],
      kind: 'choice',
      options: UNIT_TYPE_KEYS.map((id) => ({ id, label: typeName(id) })),
      told: ({ character }) => (character === null ? undefined : [character.name, character.name]),
      check: (unit) => (isTroop(unit) ? undefined : 'character'),
      faults: {
        character: [
          'Ein Charakter hat keinen anderen Typ; es bleibt beim Alten.',
          'A character has no other type; nothing changed.',
        ],
      },
    },
    {
      id: 'name',
      label: ['Charakter', 'Character'],
      kind: 'text',
      share: 0,
      isAbsent: isTroop,
      read: ({ character }) => character?.name ?? null,
    },
    count('size', ['Größe', 'Size'], { share: 0.1 }),
    count('leaders', ['HF', 'HF'], { share: 0.1 }),
    {
      id: 'raised',
      label: ['Herkunft', 'Origin'],
      kind: 'text',
      share: 0,
      read: ({ raised }) => Object.keys(raised).join(' '),
      told: ({ raised }) => {
        const [de, en] = [0, 1].map((at) =>
          Object.entries(raised)
            .map(([terrain, heads]) => `${String(heads)} ${terrainName(terrain)[at] ?? terrain}`)
            .join(', '),
        );
        return [de ?? '', en ?? ''];
      },
    },
    SHARED.place,
    SHARED.field,
    {
      id: 'inside',
      label: ['Standort', 'Stands'],
      kind: 'choice',
      share: 0,
      isOptional: true,
      none: ['wie Platz ist', 'as room allows'],
      options: [
        { id: 'inside', label: ['in der Ansiedlung', 'in the settlement'] },
        { id: 'before', label: ['davor', 'before it'] },
      ],
      read: ({ inside }) => (inside === undefined ? null : inside ? 'inside' : 'before'),
      write: (unit, value) => withValue(unit, 'inside', value === null ? null : value === 'inside'),
    },
    {
      id: 'cargo',
      label: ['An Bord', 'Aboard'],
      kind: 'text',
      share: 0,
      read: (unit, { world }) =>
        passengersOf(unit, world.units)
          .map(({ id: carrier }) =>
            placeText({ party: unit.party, place: { kind: 'aboard', carrier } }),
          )
          .join(', '),
    },
    SHARED.order,
    SHARED.movementPoints,
    SHARED.upkeep,
    count('gold', ['Gold', 'Gold'], { share: 0.1, isSparse: true }),
    { id: 'scout', label: ['Erkunder', 'Scout'], kind: 'flag', share: 0.1 },
    { id: 'morale', label: ['Moral', 'Morale'], kind: 'number', share: 0.1 },
    members('carries', ['Trägt auch Einheiten von', 'Also carries units of']),
    members('spares', ['Greift nicht an', 'Does not attack']),
    count('unpaid', ['Unbezahlte Termine', 'Unpaid dates'], {
      share: 0,
      isSparse: true,
      hint: [
        'Rüsttermine hintereinander, zu denen mehr als die Hälfte des Solds fehlte',
        'muster dates in a row at which more than half of the pay was missing',
      ],
    }),
    ofTroop('raisingCost', ['Rüstkosten', 'Raising cost'], (type, { size, leaders }, settings) =>
      raisingCost({ type, size, leaders }, settings),
    ),
    ofTroop('leadersNeeded', ['Nötige Heerführer', 'Leaders needed'], (type, { size }, settings) =>
      leadersNeeded(type, size, settings),
    ),
    ofTroop('minimumSize', ['Mindestgröße', 'Minimum size'], (type, _, settings) =>
      minimumSize(type, settings),
    ),
    ofTroop(
      'weight',
      ['Gewicht als Ladung (kg)', 'Weight as cargo (kg)'],
      (type, { size }, settings) => cargoWeight(type, size, settings),
    ),
    ofCarrier('capacity', ['Tragkraft (kg)', 'Capacity (kg)'], (capacity) => capacity),
    ofCarrier('load', ['Geladen (kg)', 'Loaded (kg)'], (_, unit, place) =>
      sum(...loadOf(unit, place)),
    ),
    ofCarrier('free', ['Noch frei (kg)', 'Still free (kg)'], (capacity, unit, place) =>
      freeCapacity(capacity, loadOf(unit, place)),
    ),
  ],
  rows: ({ units }) => inOrder(units),
  groups: [
    group('who', null, ['owner', 'number', 'name', 'type']),
    group('where', ['Ort', 'Place'], ['place', 'field', 'inside']),
    group(
      'force',
      ['Stärke', 'Strength'],
      ['size', 'minimumSize', 'leaders', 'leadersNeeded', 'movementPoints'],
      isTroop,
    ),
    group('raised', ['Herkunft', 'Origin'], [], isTroop),
    group(
      'orders',
      ['Befehl und Haltung', 'Order and stance'],
      ['order', 'scout', 'morale', 'carries', 'spares'],
    ),
    group('gold', ['Gold', 'Gold'], ['gold', 'upkeep', 'unpaid', 'raisingCost']),
    group(
      'load',
      ['Tragen und getragen werden', 'Carrying and being carried'],
      ['weight', 'capacity', 'load', 'free', 'cargo'],
      isTroop,
    ),
  ],
  // Number, leaders and place are proposed (WW-5.1-04, WW-5.2-08); persons have a register of their own.
  form: {
    fields: [
      ASKED.owner,
      {
        id: 'type',
        label: ['Typ', 'Type'],
        kind: 'choice',
        initial: 'K',
        options: TROOPS,
      },
      {
        id: 'newSize',
        label: ['Größe', 'Size'],
        kind: 'number',
        faults: {
          size: [
            'Das ist keine Größe. Gib eine ganze Zahl ab 1 ein.',
            'That is not a size. Give a whole number, 1 or more.',
          ],
        },
      },
      {
        id: 'newLeaders',
        label: ['HF', 'HF'],
        kind: 'number',
        isOptional: true,
        hint: ['leer: so viele wie nötig', 'empty: as many as needed'],
        faults: { negative: NEGATIVE },
      },
      ASKED.place,
      ASKED.number,
    ],
    make: (values, at, isShelved) => {
      const { type, newSize: size, newLeaders } = values;
      const key = UNIT_TYPE_KEYS.find((one) => one === type);
      if (typeof size !== 'number' || size < 1) return { field: 'newSize', fault: 'size' };
      if (key === undefined) return { field: 'type', fault: 'schema' };
      const leaders =
        typeof newLeaders === 'number'
          ? newLeaders
          : leadersNeeded(UNIT_TYPES[key], size, at.settings).value;
      if (leaders < 0) return { field: 'newLeaders', fault: 'negative' };
      return enlisted({ type: key, size, leaders, character: null }, values, at, isShelved);
    },
  },
  objections: objectionsTo('unit'),
};
