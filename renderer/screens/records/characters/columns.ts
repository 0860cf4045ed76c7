import type { Character, FieldAddress, Unit } from '../../../../engine';
import { hexGameOf, parseFieldAddress } from '../../../../engine';
import { holdingsOf } from '../parties/holdings';
import {
  changed,
  type Choice,
  type Column,
  type FieldValue,
  type RegisterPlace,
} from '../../../model/records/register';
import { optionsOf } from '../register';
import { figureColumns } from '../roster/figures';
import { SHARED_COLUMNS, typeChoices } from '../units/columns';
import { PLACE_COLUMN } from '../units/write';

const idOf = ({ id }: Unit): string => id;

/** Writes one field of a character; nothing takes it out, except the seat, which is then none. */
const write = (key: keyof Character) => (row: Unit, value: unknown) =>
  changed(({ world }) => {
    const character = world.units[row.id]?.character;
    if (character === null || character === undefined) return;
    if (value === null && key !== 'seat') Reflect.deleteProperty(character, key);
    else Object.assign(character, { [key]: value });
  });

/** The settlements of a character's realm, and the field he has now even if nothing of it stands there. */
const seats = (row: Unit, { campaign }: RegisterPlace): readonly Choice[] => {
  const own = holdingsOf(campaign.world.map, row.party).settlements.map(({ field, name }) => ({
    id: field,
    label: `${name} ${field}`.trim(),
  }));
  const seat = row.character?.seat ?? null;
  return seat === null || own.some(({ id }) => id === seat)
    ? own
    : [...own, { id: seat, label: seat }];
};

const seatWords = (field: FieldAddress | null, row: Unit, place: RegisterPlace): string =>
  seats(row, place).find(({ id }) => id === field)?.label ?? field ?? '';

/** Values of the next seat beside the fields themselves. */
const STAYS = 'stays';
const NOWHERE = 'nowhere';

const nextOf = ({ character }: Unit): string => {
  const next = character?.nextSeat;
  return next === null || next === undefined ? STAYS : (next.seat ?? NOWHERE);
};

const nextSeat = (value: FieldValue): Character['nextSeat'] | null => {
  if (value === STAYS || value === null) return null;
  return { seat: parseFieldAddress(String(value)) ?? null };
};

const nextWords = (id: string, row: Unit, place: RegisterPlace): string =>
  id === STAYS || id === NOWHERE
    ? place.words(`roster:nextSeat.${id}`)
    : (seats(row, place).find((seat) => seat.id === id)?.label ?? id);

/** Columns a character shares with every unit. */
const shared = (id: string): readonly Column<Unit>[] =>
  SHARED_COLUMNS.filter((column) => column.id === id);

const SEATS: readonly Column<Unit>[] = [
  {
    id: 'seat',
    text: 'roster:character.seat',
    kind: 'choice',
    width: [96, 1],
    isOptional: true,
    none: 'roster:character.noSeat',
    optionsFor: seats,
    value: ({ character }) => character?.seat ?? null,
    show: (row, place) =>
      row.character?.seat == null
        ? place.words('roster:character.noSeat')
        : seatWords(row.character.seat, row, place),
    edit: (row, value) => write('seat')(row, parseFieldAddress(String(value ?? '')) ?? null),
  },
  {
    id: 'nextSeat',
    text: 'roster:character.nextSeat',
    kind: 'choice',
    hint: 'roster:character.nextSeatHint',
    optionsFor: (row, place) => [
      { id: STAYS, label: nextWords(STAYS, row, place) },
      { id: NOWHERE, label: nextWords(NOWHERE, row, place) },
      ...seats(row, place),
    ],
    value: nextOf,
    show: (row, place) => nextWords(nextOf(row), row, place),
    edit: (row, value) => write('nextSeat')(row, nextSeat(value)),
  },
];

/** What a character is and has (WW-1.2-07, WW-4.2-14, WW-7.2-16, WW-7.2-17, WW-7.2-21). */
export const characterColumns = (game: string): readonly Column<Unit>[] => {
  const figure = figureColumns(game, 'character', idOf);
  return [
    {
      id: 'name',
      text: 'roster:character.name',
      kind: 'text',
      width: [120, 2],
      isBulk: false,
      value: ({ character }) => character?.name ?? '',
      edit: write('name'),
    },
    ...shared('number'),
    ...shared('party'),
    {
      id: 'status',
      text: 'roster:character.status',
      kind: 'choice',
      width: [64],
      options: optionsOf(['REP', 'NSC'], (id) => `roster:status.${id}`),
      value: ({ character }) => character?.status ?? null,
      edit: write('status'),
    },
    {
      id: 'years',
      text: 'roster:character.years',
      kind: 'turn',
      width: [84],
      isOptional: true,
      hint: 'roster:character.yearsHint',
      value: ({ character }) => character?.years ?? null,
      edit: write('years'),
    },
    figure('goodPoints', [78]),
    ...SEATS,
    PLACE_COLUMN,
    ...shared('field'),
    {
      id: 'isAllTrained',
      text: 'roster:character.allTrained',
      kind: 'flag',
      value: ({ character }) => character?.trained === undefined,
      edit: (row, value) => write('trained')(row, value === true ? null : []),
    },
    {
      id: 'trained',
      text: 'roster:character.trained',
      kind: 'choices',
      isOptional: true,
      hint: 'roster:character.trainedHint',
      options: (place) =>
        typeChoices(place).filter(
          ({ id }) => hexGameOf(place.system).unitTypes[id]?.isPerson !== true,
        ),
      isAbsent: ({ character }) => character?.trained === undefined,
      value: ({ character }) => character?.trained ?? [],
      edit: (row, value) => write('trained')(row, Array.isArray(value) ? value : []),
    },
    ...shared('order'),
    figure('movementPoints', [70]),
    figure('upkeep', [78]),
  ];
};
