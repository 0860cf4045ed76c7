import { hexGameOf, type Unit } from '../../../../engine';
import { fieldOfUnit } from '../../../model/state/jump';
import {
  type Choice,
  type Column,
  type FieldValue,
  type RegisterPlace,
  refused,
} from '../../../model/records/register';
import { optionsOf } from '../register';
import { figureColumns } from '../roster/figures';
import { cargoWords, PLACE_COLUMN, writeCount, writeUnit } from './write';

const idOf = ({ id }: Unit): string => id;
const isCharacter = ({ character }: Unit): boolean => character !== null;

/** The types of the game with their names. */
export const typeChoices = ({ system, words }: RegisterPlace): readonly Choice[] =>
  Object.keys(hexGameOf(system).unitTypes).map((key) => ({
    id: key,
    label: words(`map:unitType.${key}`),
  }));

/** What a type is called; one the game does not know by its letters. */
export const typeWords = (type: string, { system, words }: RegisterPlace): string =>
  hexGameOf(system).unitTypes[type] === undefined ? type : words(`map:unitType.${type}`);

/** What terrain is called. */
export const terrainWords = (key: string, { system, words }: RegisterPlace): string =>
  hexGameOf(system).terrains[key]?.name[words('explain:locale').startsWith('de') ? 'de' : 'en'] ??
  key;

const parties = (id: 'carries' | 'spares'): Column<Unit> => ({
  id,
  text: `roster:unit.${id}`,
  kind: 'realms',
  isOptional: true,
  value: (unit) => unit[id] ?? [],
  edit: (row, value) =>
    writeUnit(id)(row, Array.isArray(value) && value.length > 0 ? value.toSorted() : null),
});

const count = (
  id: 'size' | 'leaders' | 'gold' | 'unpaid',
  rest: Partial<Column<Unit>> = {},
): Column<Unit> => ({
  id,
  text: `roster:unit.${id}`,
  kind: 'number',
  value: (unit) => unit[id] ?? 0,
  edit: writeCount(id),
  ...rest,
});

const INSIDE = ['inside', 'before'] as const;

const WHO: readonly Column<Unit>[] = [
  {
    id: 'party',
    text: 'roster:unit.party',
    kind: 'realm',
    width: [96, 2],
    value: ({ party }) => party,
  },
  {
    id: 'number',
    text: 'roster:unit.number',
    kind: 'number',
    width: [50],
    value: ({ number }) => number,
  },
  {
    id: 'type',
    text: 'roster:unit.type',
    kind: 'choice',
    width: [90, 1],
    options: typeChoices,
    value: ({ type }) => type,
    show: ({ type, character }, place) => character?.name ?? typeWords(type, place),
    edit: (row, value) =>
      isCharacter(row) ? refused('roster:refused.characterType') : writeUnit('type')(row, value),
  },
  {
    id: 'name',
    text: 'roster:unit.name',
    kind: 'text',
    isAbsent: (unit) => !isCharacter(unit),
    value: ({ character }) => character?.name ?? null,
  },
];

const FORCE: readonly Column<Unit>[] = [
  count('size', { width: [66] }),
  count('leaders', { width: [44] }),
  {
    id: 'raised',
    text: 'roster:unit.raised',
    kind: 'text',
    value: ({ raised }) => Object.keys(raised).join(' '),
    show: ({ raised }, place) =>
      Object.entries(raised)
        .map(([terrain, heads]) => `${String(heads)} ${terrainWords(terrain, place)}`)
        .join(', '),
  },
];

const WHERE: readonly Column<Unit>[] = [
  PLACE_COLUMN,
  {
    id: 'field',
    text: 'roster:unit.field',
    kind: 'text',
    value: (unit, { campaign }) => fieldOfUnit(campaign.world.units, unit) ?? null,
  },
  {
    id: 'inside',
    text: 'roster:unit.inside',
    kind: 'choice',
    isOptional: true,
    none: 'roster:inside.none',
    options: optionsOf(INSIDE, (id) => `roster:inside.${id}`),
    value: ({ inside }) => (inside === undefined ? null : inside ? 'inside' : 'before'),
    edit: (row, value) => writeUnit('inside')(row, value === null ? null : value === 'inside'),
  },
  { id: 'cargo', text: 'roster:unit.cargo', kind: 'text', value: cargoWords },
];

const ORDER: Column<Unit> = {
  id: 'order',
  text: 'roster:unit.order',
  kind: 'text',
  width: [60],
  isOptional: true,
  hint: 'roster:unit.orderHint',
  value: ({ order }) => order,
  edit: (row, value) => writeUnit('order')(row, String(value ?? '').toUpperCase()),
};

const STANCE: readonly Column<Unit>[] = [
  {
    id: 'scout',
    text: 'roster:unit.scout',
    kind: 'flag',
    width: [74],
    value: ({ scout }) => scout,
    edit: writeUnit('scout'),
  },
  {
    id: 'morale',
    text: 'roster:unit.morale',
    kind: 'number',
    width: [58],
    value: ({ morale }) => morale,
    edit: (row: Unit, value: FieldValue) => writeUnit('morale')(row, value),
  },
  parties('carries'),
  parties('spares'),
];

/** Columns that say the same of soldiers and of persons. */
export const SHARED_COLUMNS: readonly Column<Unit>[] = [
  ...WHO.filter(({ id }) => id === 'party' || id === 'number'),
  ...WHERE.filter(({ id }) => id === 'field'),
  ORDER,
];

/** Everything of table 5.2 and of a unit's own sheet, written and derived (WW-5.2-01, WW-11.1-03). */
export const unitColumns = (game: string): readonly Column<Unit>[] => {
  const figure = figureColumns(game, 'unit', idOf);
  return [
    ...WHO,
    ...FORCE,
    ...WHERE,
    ORDER,
    figure('movementPoints', [70]),
    figure('upkeep', [76]),
    count('gold', { width: [58] }),
    ...STANCE,
    count('unpaid', { hint: 'roster:unit.unpaidHint' }),
    ...['raisingCost', 'leadersNeeded', 'minimumSize', 'weight', 'capacity', 'load', 'free'].map(
      (key) => figure(key),
    ),
  ];
};
