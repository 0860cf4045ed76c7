import { fieldAddress, parseFieldAddress } from '../../../hex';
import {
  type Explained,
  fact,
  grouped,
  memoizeByObject,
  type RecordKind,
  type RecordOption,
  type RecordPlace,
  sum,
} from '../../../kernel';
import { grossfelderOf, settlementAt, type Unit, type World } from '../../../world';
import { objectionsTo } from '../rules/records';
import { characterPoints } from '../rules/fight/characters';
import { townValueLeft } from '../rules/structure/town';
import { townIn } from '../views/town';
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
  type UnitField,
} from './unit-fields';

/** Good points a character gives the units he is with, without leading them (WW-7.2-06, WW-7.2-16). */
export function goodPoints(
  unit: Unit,
  { world, settings }: Pick<RecordPlace<World>, 'world' | 'settings'>,
): Explained {
  if (unit.character === null) return fact('nothing', 0);
  const { name, status, seat, years = 0 } = unit.character;
  const settlement = seat === null ? undefined : settlementAt(world.map, seat);
  const seatValue =
    seat === null || settlement === undefined
      ? 0
      : townValueLeft(townIn(world, seat, settlement), settings).value;
  const facts = { unit: unit.number, name, status, years, isLeader: false, seatValue };
  return sum(...characterPoints([facts], settings));
}

/** The persons among the units, in their order; found once for the units of a world. */
const people = memoizeByObject((units: World['units']) =>
  Object.values(units)
    .filter(({ character }) => character !== null)
    .map(owned),
);

type Character = NonNullable<Unit['character']>;

/** The unit with another value in its person; nothing takes it out. */
const withCharacter = (unit: Unit, key: keyof Character, value: unknown): Unit => {
  if (unit.character === null) return unit;
  const { [key]: _, ...rest } = unit.character;
  const character = value === null ? rest : { ...unit.character, [key]: value };
  // Omitted fields of a person are optional; the schema of the kind checks it.
  return { ...unit, character: character as Character };
};

/** Settlements by the party they belong to, as options; found once for a map. */
const settlementsOf = memoizeByObject((map: World['map']) => {
  const all = grossfelderOf(map).flatMap(({ no, settlements }) =>
    Object.entries(settlements).map(([index, { owner, name }]) => {
      const id = fieldAddress(no, Number(index) + 1);
      const label = `${name} ${id}`.trim();
      return { owner, id, label: [label, label] } as const;
    }),
  );
  return grouped(all, ({ owner }) => owner);
});

/** The settlements of a character's realm, and the field he has now even if nothing of it stands there. */
const seatsOf = ({ party, character }: Unit, { map }: World): readonly RecordOption[] => {
  const own = settlementsOf(map).get(party) ?? [];
  const seat = character?.seat ?? null;
  return seat === null || own.some(({ id }) => id === seat)
    ? own
    : [...own, { id: seat, label: [seat, seat] }];
};

/** Values of the next seat beside the fields themselves. */
const NEXT: readonly RecordOption[] = [
  { id: 'stays', label: ['wie bisher', 'as now'] },
  { id: 'nowhere', label: ['keiner mehr', 'none any more'] },
];

const STATUS: Pick<UnitField, 'id' | 'label' | 'kind' | 'options'> = {
  id: 'status',
  label: ['Rolle', 'Role'],
  kind: 'choice',
  options: (['REP', 'NSC'] as const).map((id) => ({ id, label: [id, id] })),
};

const NAME: Pick<UnitField, 'id' | 'label' | 'kind'> = {
  id: 'name',
  label: ['Name', 'Name'],
  kind: 'text',
};

/** Units that are persons with names: rulers and their commanders, played or not (WW-1.2-07, WW-4.2-14, WW-7.2-16). */
export const CHARACTERS: RecordKind<World, Unit> = {
  id: 'character',
  partOf: 'unit',
  ...KEPT,
  words: {
    many: ['Charaktere', 'Characters'],
    fresh: ['Neuer Charakter', 'New character'],
    empty: ['Noch keine Charaktere', 'No characters yet'],
    about: [
      'Herrscher und Gefolgsleute mit Namen, Sitz und Gutpunkten. Lege den ersten an; dazu braucht es ein Reich.',
      'Rulers and followers with name, seat and good points. Add the first one; it takes a realm.',
    ],
    kept: CARRIES,
  },
  fields: [
    {
      ...NAME,
      read: ({ character }) => character?.name ?? null,
      write: (unit, value) => withCharacter(unit, 'name', value),
    },
    SHARED.number,
    SHARED.owner,
    {
      ...STATUS,
      read: ({ character }) => character?.status ?? null,
      write: (unit, value) => withCharacter(unit, 'status', value),
    },
    {
      id: 'years',
      label: ['Spieljahre', 'Years of play'],
      kind: 'turn',
      isOptional: true,
      hint: ['volle Jahre, die ihr Spieler spielt', 'full years its player has played'],
      read: ({ character }) => character?.years ?? null,
      write: (unit, value) => withCharacter(unit, 'years', value),
    },
    figure(
      'goodPoints',
      ['Gutpunkte', 'Good points'],
      (unit, place) => (unit.character === null ? undefined : goodPoints(unit, place)),
      0.1,
    ),
    {
      id: 'seat',
      label: ['Sitz', 'Seat'],
      kind: 'choice',
      isOptional: true,
      none: ['ohne Sitz', 'without seat'],
      optionsOf: (unit, { world }) => seatsOf(unit, world),
      read: ({ character }) => character?.seat ?? null,
      write: (unit, value) =>
        unit.character === null
          ? unit
          : {
              ...unit,
              character: { ...unit.character, seat: parseFieldAddress(String(value)) ?? null },
            },
    },
    {
      id: 'nextSeat',
      label: ['Ab dem nächsten Rüsttermin', 'From the next muster date'],
      kind: 'choice',
      share: 0,
      hint: ['wohin der Sitz dann wechselt', 'where the seat goes then'],
      optionsOf: (unit, { world }) => [...NEXT, ...seatsOf(unit, world)],
      read: ({ character }) => {
        const next = character?.nextSeat;
        return next === null || next === undefined ? 'stays' : (next.seat ?? 'nowhere');
      },
      write: (unit, value) =>
        withCharacter(
          unit,
          'nextSeat',
          value === 'stays' ? null : { seat: parseFieldAddress(String(value)) ?? null },
        ),
    },
    SHARED.place,
    SHARED.field,
    {
      id: 'isAllTrained',
      label: ['darf jeden Typ führen', 'may lead every type'],
      kind: 'flag',
      share: 0,
      read: ({ character }) => character?.trained === undefined,
      write: (unit, value) => withCharacter(unit, 'trained', value === true ? null : []),
    },
    {
      id: 'trained',
      label: ['Geübt in', 'Trained in'],
      kind: 'choices',
      share: 0,
      isOptional: true,
      hint: [
        'nichts: hat nichts gelernt und bekommt keinen Sold',
        'nothing: has learned nothing and is not paid',
      ],
      options: TROOPS,
      isAbsent: ({ character }) => character?.trained === undefined,
      read: ({ character }) => character?.trained?.join(' ') ?? '',
      write: (unit, value) =>
        withCharacter(
          unit,
          'trained',
          String(value ?? '')
            .split(' ')
            .filter(Boolean),
        ),
    },
    SHARED.order,
    SHARED.movementPoints,
    SHARED.upkeep,
  ],
  rows: ({ units }) => people(units),
  groups: [
    group('who', null, ['name', 'number', 'owner', 'status', 'years']),
    group('where', ['Ort', 'Place'], ['place', 'field']),
    group('seat', ['Sitz', 'Seat'], ['seat', 'nextSeat']),
    group(
      'counts',
      ['Was er gilt', 'What he counts for'],
      ['goodPoints', 'movementPoints', 'upkeep', 'order'],
    ),
    group('trained', ['Geübt in', 'Trained in'], ['isAllTrained', 'trained']),
  ],
  form: {
    fields: [
      { ...NAME, initial: '' },
      ASKED.owner,
      { ...STATUS, initial: 'NSC' },
      ASKED.place,
      {
        ...ASKED.number,
        hint: ['leer: die nächste freie ab 501', 'empty: the next free one from 501'],
      },
    ],
    make: (values, at, isShelved) =>
      enlisted(
        {
          type: 'HF',
          leaders: 1,
          character: {
            name: String(values['name'] ?? ''),
            status: values['status'] === 'REP' ? 'REP' : 'NSC',
            seat: null,
          },
        },
        values,
        at,
        isShelved,
      ),
  },
  objections: objectionsTo('character'),
};
