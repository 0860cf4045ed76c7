import {
  type Column,
  type Register,
  type RegisterPlace,
  specsUnder,
} from '../../../model/records/register';
import { figureColumns, objectionsOfRecord } from '../shared/figures';
import '../shared/shared.css';
import { IncomePart, TownDamage, TownLink } from './parts';
import { type Town, townRows } from './rows';
import {
  changeOf,
  createTown,
  described,
  shelveTown,
  typeChoices,
  withBuilt,
  withHarbours,
  withOtherType,
  withRoom,
} from './write';
import { DAMAGE_PER_POINT, DIRECTIONS, hexGameOf, placeText, type Unit } from '../../../../engine';
import { nameCapital } from '../../../model/map/commands/places';
import { fullValue } from '../../../model/records/settlement-change';
import { damageOf, percentOf, pointsWords, workAt } from '../shared/works';

const column = specsUnder<Column<Town>>((id) => `units:town.${id}`);

const idOf = ({ field }: Town): string => field;

type FigureColumn = (key: string, width?: Column<Town>['width']) => Column<Town>;

const siteOf = ({ field }: Town) => ({ kind: 'settlement', field, side: null }) as const;

/** Value of the whole settlement, and of what is being built where it is being enlarged. */
const wholeOf = (row: Town, { campaign, system }: RegisterPlace): number =>
  workAt(campaign, siteOf(row))?.value ?? fullValue(hexGameOf(system).settlements, row.settlement);

const isCapital = ({ field, settlement }: Town, { campaign }: RegisterPlace): boolean =>
  campaign.world.parties[settlement.owner]?.capital === field;

/** Units in the field of any settlement, found once for a world. */
const STANDING = new WeakMap<object, ReadonlyMap<string, readonly Unit[]>>();

const standingAt = (field: string, { campaign }: RegisterPlace): readonly Unit[] => {
  const { units } = campaign.world;
  const known = STANDING.get(units);
  if (known !== undefined) return known.get(field) ?? [];
  const found = new Map<string, Unit[]>();
  for (const unit of Object.values<Unit>(units)) {
    if (unit.place.kind !== 'field') continue;
    const others = found.get(unit.place.field);
    if (others === undefined) found.set(unit.place.field, [unit]);
    else others.push(unit);
  }
  STANDING.set(units, found);
  return found.get(field) ?? [];
};

const occupationAt = (row: Town, place: RegisterPlace) =>
  standingAt(row.field, place).length === 0
    ? undefined
    : hexGameOf(place.system).occupation?.(place.campaign.world, row.field, place.settings);

/** Units as a list of a settlement names them: `101`, those of others with their realm. */
const unitsWords = (ids: readonly string[] = [], owner: string): string =>
  ids
    .map((carrier) => placeText({ party: owner, place: { kind: 'aboard', carrier } }))
    .map((words) => words.replace(/[()]/g, ''))
    .join(', ');

const occupants = (key: 'inside' | 'before' | 'besiegers'): Column<Town> => ({
  id: key,
  text: `units:town.${key}`,
  kind: 'text',
  ...(key === 'besiegers' ? { width: [84] as const } : {}),
  value: (row, place) => unitsWords(occupationAt(row, place)?.[key], row.settlement.owner),
});

const seatedIn = ({ field }: Town, { campaign }: RegisterPlace): string =>
  Object.values<Unit>(campaign.world.units)
    .flatMap(({ character }) => (character?.seat === field ? [character.name] : []))
    .join(', ');

const WHAT: readonly Column<Town>[] = [
  column('name', 'text', {
    width: [104, 2],
    isOptional: true,
    isBulk: false,
    value: ({ settlement }) => settlement.name,
    edit: (row, value, place) => described(row, { name: String(value ?? '') }, place),
  }),
  column('field', 'text', { width: [62], value: ({ field }) => field }),
  column('type', 'choice', {
    width: [82],
    options: typeChoices,
    value: ({ settlement }) => settlement.type,
    edit: withOtherType,
  }),
  column('owner', 'realm', {
    width: [96, 1],
    value: ({ settlement }) => settlement.owner,
    edit: (row, value, place) => described(row, { owner: String(value) }, place),
  }),
  column('isCapital', 'flag', {
    width: [78],
    isBulk: false,
    value: isCapital,
    edit: (row, value, { campaign }) =>
      changeOf(nameCapital(campaign, row.settlement.owner, value === true ? row.field : null)),
  }),
  column('seated', 'text', { value: seatedIn }),
];

const buildingColumns = (figure: FigureColumn): readonly Column<Town>[] => [
  column('built', 'number', { value: ({ settlement }) => settlement.built, edit: withBuilt }),
  figure('value', [56]),
  {
    id: 'percent',
    text: 'units:work.percent',
    kind: 'number',
    width: [66],
    value: (row, place) => percentOf(row.settlement.built, wholeOf(row, place)),
    show: (row, place) =>
      place.words('units:work.percentOf', {
        percent: percentOf(row.settlement.built, wholeOf(row, place)),
      }),
  },
];

const lifeColumns = (figure: FigureColumn): readonly Column<Town>[] => [
  figure('inhabitants', [82]),
  figure('musterCapacity', [82]),
  figure('valueLeft'),
  figure('garrison', [66]),
  {
    id: 'damaged',
    text: 'units:work.damage',
    kind: 'text',
    width: [72],
    value: (row, { campaign, words }) => {
      const damage = damageOf(workAt(campaign, siteOf(row)));
      return damage === 0
        ? ''
        : pointsWords(damage, DAMAGE_PER_POINT, words('records:decimalMark'));
    },
  },
  column('room', 'number', {
    isOptional: true,
    hint: 'units:town.roomHint',
    value: ({ settlement }) => settlement.garrison ?? null,
    edit: withRoom,
  }),
  column('harbours', 'choices', {
    isOptional: true,
    isBulk: false,
    options: ({ words }) =>
      DIRECTIONS.map((side) => ({
        id: String(side),
        label: `${String(side)} ${words(`map:direction.${String(side)}`)}`,
      })),
    value: ({ settlement }) => settlement.harbours.map(String),
    edit: withHarbours,
  }),
  occupants('inside'),
  occupants('before'),
  occupants('besiegers'),
];

/** What a settlement is, how far it is built, what it gives and who is in it (WW-4.2-01 to WW-4.2-27). */
const townColumns = (game: string): readonly Column<Town>[] => {
  const figure: FigureColumn = figureColumns(game, 'settlement', idOf);
  return [...WHAT, ...buildingColumns(figure), ...lifeColumns(figure)];
};

/** The settlements of all realms, those that are being built as well (WW-4.2-01, WW-11.1-03). */
export function settlementsOf(game: string): Register<Town> {
  return {
    id: 'settlements',
    title: 'units:town.title',
    fresh: 'units:town.fresh',
    empty: { title: 'units:town.emptyTitle', text: 'units:town.emptyText' },
    objections: objectionsOfRecord('settlement'),
    rows: townRows,
    idOf: ({ field }) => field,
    nameOf: ({ settlement, field }) => `${settlement.name} ${field}`.trim(),
    columns: townColumns(game),
    sheet: [
      {
        id: 'what',
        fields: ['name', 'field', 'type', 'owner', 'isCapital', 'seated'],
        Part: TownLink,
      },
      { id: 'built', text: 'units:part.building', fields: ['value', 'built', 'percent'] },
      {
        id: 'income',
        text: 'units:part.income',
        fields: ['inhabitants', 'musterCapacity'],
        Part: IncomePart,
      },
      {
        id: 'garrison',
        text: 'units:part.garrison',
        fields: ['garrison', 'room', 'inside', 'before', 'besiegers'],
      },
      { id: 'harbours', fields: ['harbours'] },
      { id: 'damage', text: 'units:work.damage', fields: ['valueLeft'], Part: TownDamage },
    ],
    create: createTown,
    shelve: shelveTown,
  };
}
