import { DAMAGE_PER_POINT, formatSide, WORK_PER_POINT } from '../../../../engine';
import { type Column, type FieldValue, type RegisterPlace } from '../../../model/records/register';
import { optionsOf } from '../register';
import { percentOf, pointsWords } from '../roster/points';
import { damageOf, writePoints, writeWork } from '../roster/works';
import type { Structure } from './rows';
import { begin, finish, withValue } from './state';

/** Kinds of structures in the order of the rule page. */
export const STRUCTURE_KINDS = ['road', 'bridge', 'wall', 'canal', 'settlement'] as const;

const isBuilding = ({ work }: Structure): boolean => work !== undefined && work.progress !== null;

const points = (parts: number, perPoint: number, { words }: RegisterPlace): string =>
  pointsWords(parts, perPoint, words('cast:decimalMark'));

/** The list a field of realms holds. */
const partiesOf = (value: FieldValue): readonly string[] =>
  typeof value === 'object' && value !== null ? value : [];

const done = ({ value, work }: Structure): number => work?.progress ?? value * WORK_PER_POINT;

const turn = (id: 'begun' | 'completed'): Column<Structure> => ({
  id,
  text: `roster:work.${id}`,
  kind: 'turn',
  width: [74],
  isOptional: true,
  hint: 'roster:work.turnHint',
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
    text: 'roster:work.place',
    kind: 'text',
    width: [84],
    value: ({ field, side }) => (side === null ? field : formatSide({ field, side })),
  },
  {
    id: 'kind',
    text: 'roster:work.kind',
    kind: 'choice',
    width: [80, 1],
    options: optionsOf(STRUCTURE_KINDS, (id) => `explain:kindOfWork.${id}`),
    value: ({ kind }) => kind,
  },
  {
    id: 'name',
    text: 'roster:work.name',
    kind: 'text',
    isOptional: true,
    isBulk: false,
    value: ({ work }) => work?.name ?? '',
    edit: (row, value) => writeWork(row, { name: String(value ?? '') }),
  },
  {
    id: 'owners',
    text: 'roster:work.owners',
    kind: 'realms',
    width: [120, 2],
    isOptional: true,
    hint: 'roster:work.ownersHint',
    value: ({ owners }) => owners,
    edit: (row, value) => writeWork(row, { owners: partiesOf(value) }),
  },
];

const BUILDING: readonly Column<Structure>[] = [
  {
    id: 'state',
    text: 'roster:work.state',
    kind: 'choice',
    width: [72],
    options: optionsOf(['finished', 'building'], (id) => `roster:workState.${id}`),
    value: (row) => (isBuilding(row) ? 'building' : 'finished'),
    edit: (row, value, { campaign }) => (value === 'finished' ? finish : begin)(row, campaign),
  },
  {
    id: 'value',
    text: 'roster:work.value',
    kind: 'number',
    width: [56],
    value: ({ value }) => value,
    edit: (row, value, { campaign }) => withValue(row, value, campaign),
  },
  {
    id: 'percent',
    text: 'roster:work.percent',
    kind: 'number',
    width: [66],
    value: (row) => percentOf(done(row), row.value * WORK_PER_POINT),
    show: (row, { words }) =>
      words('roster:work.percentOf', { percent: percentOf(done(row), row.value * WORK_PER_POINT) }),
  },
  {
    id: 'progress',
    text: 'roster:work.progress',
    kind: 'text',
    hint: 'roster:work.pointsHint',
    isAbsent: (row) => !isBuilding(row),
    value: (row, place) => points(done(row), WORK_PER_POINT, place),
    edit: (row, value) => writePoints(row, 'progress', value),
  },
  {
    id: 'paid',
    text: 'roster:work.paid',
    kind: 'text',
    width: [72],
    hint: 'roster:work.pointsHint',
    value: ({ work }, place) => points(work?.paid ?? 0, WORK_PER_POINT, place),
    show: ({ work }, place) =>
      work === undefined || work.paid === 0 ? '' : points(work.paid, WORK_PER_POINT, place),
    edit: (row, value) => writePoints(row, 'paid', value),
  },
  {
    id: 'damage',
    text: 'roster:work.damage',
    kind: 'text',
    width: [72],
    value: ({ work }, place) => {
      const damage = damageOf(work);
      return damage === 0 ? '' : points(damage, DAMAGE_PER_POINT, place);
    },
  },
];

/** What a structure is, whose, how far it is built, paid and damaged (WW-4.1-17, WW-4.3-01, WW-7.3-07). */
export const STRUCTURE_COLUMNS: readonly Column<Structure>[] = [
  ...WHERE,
  ...BUILDING,
  turn('begun'),
  turn('completed'),
];
