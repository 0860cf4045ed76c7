import { DIRECTIONS, grossfeldOf, kleinfeldOf, parseFieldAddress, type Side } from '../../../hex';
import {
  type Explained,
  fact,
  type RecordField,
  type RecordKind,
  type RecordRow,
  type Settings,
  type StandingStructure,
  type Words,
} from '../../../kernel';
import { sideIndex, type World } from '../../../world';
import { buildingCost, buildingDifficulty, structureUpkeep } from '../rules/building/cost';
import { siteAt } from '../rules/building/site';
import { valueOfStructure } from '../rules/building/value';
import { objectionsTo } from '../rules/records';
import { structuresOf } from '../views/structures';

type Kind = StandingStructure['kind'];

/** Kind, field and side of a structure by the id of its books (`wall 210/19(3)`). */
const ID = /^(road|bridge|wall|canal) (\d{3}\/\d{2})\(([1-6])\)$/;

/** What stands on the sides of fields, as it is called. */
export const WORK_NAMES: Readonly<Record<Kind, Words>> = {
  road: ['Straße', 'Road'],
  bridge: ['Brücke', 'Bridge'],
  wall: ['Wall', 'Wall'],
  canal: ['Kanal', 'Canal'],
};
const KIND_KEYS = ['road', 'bridge', 'wall', 'canal'] as const;

interface SideWork extends Side {
  readonly kind: Kind;
  readonly value: number;
}

const workOn = (world: World, id: string, settings: Settings): SideWork | undefined => {
  const [, name, address = '', number] = ID.exec(id) ?? [];
  const field = parseFieldAddress(address);
  const kind = KIND_KEYS.find((one) => one === name);
  const side = DIRECTIONS.find((one) => String(one) === number);
  if (field === undefined || kind === undefined || side === undefined) return undefined;
  const { walls = {} } = world.map.grossfelder[grossfeldOf(field)] ?? {};
  const standing =
    kind === 'wall'
      ? walls[sideIndex(kleinfeldOf(field), side)]
      : valueOfStructure(kind, settings)?.value;
  return { kind, field, side, value: world.works[id]?.value ?? standing ?? 0 };
};

const figure = (
  id: string,
  label: Words,
  of: (kind: Kind, points: Explained, difficulty: Explained, settings: Settings) => Explained,
): RecordField<World, RecordRow> => ({
  id,
  label,
  kind: 'number',
  share: 0,
  figure: (row, { world, settings }) => {
    const work = workOn(world, row.id, settings);
    const site = work === undefined ? undefined : siteAt(world.map, work.field, settings);
    if (work === undefined || site === undefined) return undefined;
    const { kind, side: direction, value } = work;
    const lot = { kind, cell: site.cell, direction };
    const points = fact('buildingValue', value, {}, 'WW-4.3-01');
    return of(kind, points, buildingDifficulty(site.ground, lot, settings), settings);
  },
});

const part = (row: RecordRow, of: 'kind' | 'field'): string => {
  const [kind = '', at = ''] = row.id.split(' ');
  return of === 'kind' ? kind : at;
};

/** Structures on sides, standing or being built: what building and keeping them costs (WW-4.1-08, WW-4.1-24). */
export const STRUCTURES: RecordKind<World> = {
  id: 'structure',
  isListedApart: true,
  words: {
    many: ['Bauwerke', 'Structures'],
    empty: ['Noch keine Bauwerke.', 'No structures yet.'],
  },
  fields: [
    {
      id: 'kind',
      label: ['Art', 'Kind'],
      kind: 'choice',
      options: KIND_KEYS.map((id) => ({ id, label: WORK_NAMES[id] })),
      read: (row) => part(row, 'kind'),
    },
    {
      id: 'field',
      label: ['Feld und Seite', 'Field and side'],
      kind: 'text',
      read: (row) => part(row, 'field'),
    },
    { id: 'owner', label: ['Reich', 'Realm'], kind: 'owner' },
    figure('difficulty', ['Schwierigkeit', 'Difficulty'], (_, __, difficulty) => difficulty),
    figure('buildingCost', ['Baukosten', 'Building cost'], buildingCost),
    figure('structureUpkeep', ['Unterhalt im Halbjahr', 'Upkeep per half-year'], structureUpkeep),
  ],
  rows: (world, settings) =>
    structuresOf(world, settings).map(({ id, owners }) => ({
      owner: owners[0] ?? null,
      row: { id },
    })),
  objections: objectionsTo('structure'),
};
