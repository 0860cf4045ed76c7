import {
  type Column,
  type FieldValue,
  refused,
  type Register,
  type RegisterPlace,
  type NewField,
  specsUnder,
} from '../../../model/records/register';
import { objectionsOfRecord } from '../shared/figures';
import '../shared/shared.css';
import { StructureDamage, StructureFigures, StructureLink } from './parts';
import { type Structure, structureRows } from './rows';
import {
  latticeOn,
  DAMAGE_PER_POINT,
  formatSide,
  hexGameOf,
  readPosition,
  sideHome,
  type Work,
  WORK_PER_POINT,
  workId,
} from '../../../../engine';
import { optionsOf } from '../register';
import {
  damageOf,
  percentOf,
  pointsWords,
  type Site,
  writePoints,
  writeWork,
} from '../shared/works';
import { begin, finish, withValue } from './state';

const column = specsUnder<Column<Structure>>((id) => `units:work.${id}`);
const field = specsUnder<NewField>((id) => `units:work.${id}`);

/** Kinds of structures in the order of the rule page. */
const STRUCTURE_KINDS = ['road', 'bridge', 'wall', 'canal', 'settlement'] as const;

const isBuilding = ({ work }: Structure): boolean => work !== undefined && work.progress !== null;

const points = (parts: number, perPoint: number, { words }: RegisterPlace): string =>
  pointsWords(parts, perPoint, words('records:decimalMark'));

/** The list a field of realms holds. */
const partiesOf = (value: FieldValue): readonly string[] =>
  typeof value === 'object' && value !== null ? value : [];

const done = ({ value, work }: Structure): number => work?.progress ?? value * WORK_PER_POINT;

const turn = (id: 'begun' | 'completed'): Column<Structure> => ({
  id,
  text: `units:work.${id}`,
  kind: 'turn',
  width: [74],
  isOptional: true,
  hint: 'units:work.turnHint',
  isAbsent: (row) => id === 'completed' && isBuilding(row),
  value: ({ work }) => {
    const of: number | null = work?.[id] ?? null;
    return of === 0 ? null : of;
  },
  edit: (row: Structure, value: FieldValue) => writeWork(row, { [id]: value ?? 0 }),
});

const WHERE: readonly Column<Structure>[] = [
  {
    id: 'field',
    text: 'units:work.place',
    kind: 'text',
    width: [84],
    value: ({ field, side }) => (side === null ? field : formatSide({ field, side })),
  },
  column('kind', 'choice', {
    width: [80, 1],
    options: optionsOf(STRUCTURE_KINDS, (id) => `explain:kindOfWork.${id}`),
    value: ({ kind }) => kind,
  }),
  column('name', 'text', {
    isOptional: true,
    isBulk: false,
    value: ({ work }) => work?.name ?? '',
    edit: (row, value) => writeWork(row, { name: String(value ?? '') }),
  }),
  column('owners', 'realms', {
    width: [120, 2],
    isOptional: true,
    hint: 'units:work.ownersHint',
    value: ({ owners }) => owners,
    edit: (row, value) => writeWork(row, { owners: partiesOf(value) }),
  }),
];

const BUILDING: readonly Column<Structure>[] = [
  column('state', 'choice', {
    width: [72],
    options: optionsOf(['finished', 'building'], (id) => `units:workState.${id}`),
    value: (row) => (isBuilding(row) ? 'building' : 'finished'),
    edit: (row, value, { campaign }) => (value === 'finished' ? finish : begin)(row, campaign),
  }),
  column('value', 'number', {
    width: [56],
    value: ({ value }) => value,
    edit: (row, value, { campaign }) => withValue(row, value, campaign),
  }),
  column('percent', 'number', {
    width: [66],
    value: (row) => percentOf(done(row), row.value * WORK_PER_POINT),
    show: (row, { words }) =>
      words('units:work.percentOf', { percent: percentOf(done(row), row.value * WORK_PER_POINT) }),
  }),
  column('progress', 'text', {
    hint: 'units:work.pointsHint',
    isAbsent: (row) => !isBuilding(row),
    value: (row, place) => points(done(row), WORK_PER_POINT, place),
    edit: (row, value) => writePoints(row, 'progress', value),
  }),
  column('paid', 'text', {
    width: [72],
    hint: 'units:work.pointsHint',
    value: ({ work }, place) => points(work?.paid ?? 0, WORK_PER_POINT, place),
    show: ({ work }, place) =>
      work === undefined || work.paid === 0 ? '' : points(work.paid, WORK_PER_POINT, place),
    edit: (row, value) => writePoints(row, 'paid', value),
  }),
  column('damage', 'text', {
    width: [72],
    value: ({ work }, place) => {
      const damage = damageOf(work);
      return damage === 0 ? '' : points(damage, DAMAGE_PER_POINT, place);
    },
  }),
];

/** What a structure is, whose, how far it is built, paid and damaged (WW-4.1-17, WW-4.3-01, WW-7.3-07). */
const STRUCTURE_COLUMNS: readonly Column<Structure>[] = [
  ...WHERE,
  ...BUILDING,
  turn('begun'),
  turn('completed'),
];

const ON_SIDES = ['road', 'bridge', 'wall', 'canal'] as const;

/** What a new structure needs: kind, side and who builds; it is begun, or stands at once. */
const createStructure: NonNullable<Register<Structure>['create']> = {
  fields: [
    field('kind', 'choice', {
      options: optionsOf(ON_SIDES, (id) => `explain:kindOfWork.${id}`),
      initial: () => 'road',
    }),
    field('place', 'text', { hint: 'units:work.placeHint', initial: () => '' }),
    {
      id: 'owner',
      text: 'units:work.owners',
      kind: 'realm',
      initial: ({ campaign }) => Object.keys(campaign.world.parties)[0] ?? null,
    },
    field('value', 'number', {
      isOptional: true,
      hint: 'units:work.valueHint',
      initial: () => null,
    }),
    { id: 'isFinished', text: 'units:town.isFinished', kind: 'flag', initial: () => false },
  ],
  make: (values, place) => {
    const { campaign, system, settings } = place;
    const kind = ON_SIDES.find((one) => one === values['kind']) ?? 'road';
    const typed = String(values['place'] ?? '');
    const lattice = latticeOn(campaign.world.map);
    const position = readPosition(typed, lattice);
    if (!position.ok || position.value.kind !== 'side')
      return refused('units:refused.side', { typed });
    const { field, side } = kind === 'wall' ? position.value : sideHome(lattice, position.value);
    const given = values['value'];
    const style = hexGameOf(system).structures?.types(settings)[kind];
    const value =
      style?.isValueFixed !== true && typeof given === 'number' ? given : (style?.value ?? 1);
    const site: Site = { kind, field, side, value };
    const id = workId(kind, field, side);
    if (structureRows(campaign).some((row) => row.id === id))
      return refused('units:refused.structureThere', { typed });
    const owner = String(values['owner'] ?? '');
    const begun: Partial<Work> = {
      owners: owner === '' ? [] : [owner],
      progress: 0,
      begun: campaign.world.clock.turn,
      completed: null,
    };
    const made = values['isFinished'] === true ? finish(site, campaign) : writeWork(site, begun);
    return made.kind === 'refused' ? made : { ...made, id, name: typed };
  },
};

/** Roads, bridges, walls and canals with the books of their building (WW-4.1-17, WW-4.3-01, WW-11.1-03). */
export const structures: Register<Structure> = {
  id: 'structures',
  title: 'units:work.title',
  fresh: 'units:work.fresh',
  empty: { title: 'units:work.emptyTitle', text: 'units:work.emptyText' },
  objections: objectionsOfRecord('structure'),
  rows: structureRows,
  idOf: ({ id }) => id,
  nameOf: ({ kind, id }, { words }) =>
    `${words(`explain:kindOfWork.${kind}`)} ${id.slice(id.indexOf(' ') + 1)}`,
  columns: STRUCTURE_COLUMNS,
  sheet: [
    { id: 'what', fields: ['kind', 'field', 'name', 'owners'], Part: StructureLink },
    {
      id: 'building',
      text: 'units:part.building',
      fields: ['state', 'value', 'percent', 'progress', 'paid', 'begun', 'completed'],
    },
    { id: 'figures', text: 'units:part.cost', fields: [], Part: StructureFigures },
    { id: 'damage', text: 'units:work.damage', fields: [], Part: StructureDamage },
  ],
  create: createStructure,
};
