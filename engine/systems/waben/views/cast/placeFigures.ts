import {
  DIRECTIONS,
  grossfeldOf,
  kleinfeldOf,
  parseFieldAddress,
  type Side,
} from '../../../../hex';
import { type CastFigure, fact, type Settings } from '../../../../kernel';
import { settlementAt, sideIndex, type World } from '../../../../world';
import { TOWN_PARTS } from '../../data';
import { buildingCost, buildingDifficulty, structureUpkeep } from '../../rules/building/cost';
import { type Site, siteAt } from '../../rules/building/site';
import { valueOfStructure } from '../../rules/building/value';
import {
  garrisonLimit,
  musterCapacity,
  pointsLeft,
  type Town,
  townInhabitants,
  townValue,
  townValueLeft,
} from '../../rules/structure/town';
import { townIn } from './town';

/** A settlement of the world with the ground it stands on. */
const townAt = (
  world: World,
  id: string,
  settings: Settings,
): { readonly town: Town; readonly site: Site } | undefined => {
  const field = parseFieldAddress(id);
  const settlement = field === undefined ? undefined : settlementAt(world.map, field);
  const site = field === undefined ? undefined : siteAt(world.map, field, settings);
  return field === undefined || settlement === undefined || site === undefined
    ? undefined
    : { town: townIn(world, field, settlement), site };
};

/**
 * What the rules say of a settlement by its field: building value, what is left of it, inhabitants, capacity to raise
 * units, room for them, and the points left of each part that it has (WW-4.2-01 to WW-4.2-06, WW-7.3-11).
 */
export const settlementFigures = (
  world: World,
  id: string,
  settings: Settings,
): readonly CastFigure[] => {
  const found = townAt(world, id, settings);
  if (found === undefined) return [];
  const { town, site } = found;
  const { cell, ground } = site;
  const lot = { kind: 'settlement', cell, direction: null } as const;
  return [
    { key: 'value', value: townValue(town.settlement.type, settings) },
    { key: 'valueLeft', value: townValueLeft(town, settings) },
    { key: 'inhabitants', value: townInhabitants(town, settings) },
    { key: 'musterCapacity', value: musterCapacity(town, settings) },
    { key: 'garrison', value: garrisonLimit(town, settings) },
    { key: 'difficulty', value: buildingDifficulty(ground, lot, settings) },
    ...TOWN_PARTS.map((part) => ({
      key: `part.${part}`,
      value: pointsLeft(town, part, settings),
    })).filter(({ value }) => value.value > 0),
  ];
};

/** Kind, field and side of a structure by the id of its books (`wall 210/19(3)`). */
const ID = /^(road|bridge|wall|canal) (\d{3}\/\d{2})\(([1-6])\)$/;

const KINDS = ['road', 'bridge', 'wall', 'canal'] as const;

interface SideWork extends Side {
  readonly kind: (typeof KINDS)[number];
  readonly value: number;
}

const workOn = (world: World, id: string, settings: Settings): SideWork | undefined => {
  const [, name, address = '', number] = ID.exec(id) ?? [];
  const field = parseFieldAddress(address);
  const kind = KINDS.find((one) => one === name);
  const side = DIRECTIONS.find((one) => String(one) === number);
  if (field === undefined || kind === undefined || side === undefined) return undefined;
  const { walls = {} } = world.map.grossfelder[grossfeldOf(field)] ?? {};
  const standing =
    kind === 'wall'
      ? walls[sideIndex(kleinfeldOf(field), side)]
      : valueOfStructure(kind, settings)?.value;
  return { kind, field, side, value: world.works[id]?.value ?? standing ?? 0 };
};

/** What the rules say of a structure on a side: difficulty, what building it costs, upkeep (WW-4.1-08, WW-4.1-24). */
export const structureFigures = (
  world: World,
  id: string,
  settings: Settings,
): readonly CastFigure[] => {
  const work = workOn(world, id, settings);
  const site = work === undefined ? undefined : siteAt(world.map, work.field, settings);
  if (work === undefined || site === undefined) return [];
  const { kind, side: direction } = work;
  const difficulty = buildingDifficulty(
    site.ground,
    { kind, cell: site.cell, direction },
    settings,
  );
  const points = fact('buildingValue', work.value, {}, 'WW-4.3-01');
  return [
    { key: 'difficulty', value: difficulty },
    { key: 'buildingCost', value: buildingCost(kind, points, difficulty, settings) },
    { key: 'structureUpkeep', value: structureUpkeep(kind, points, difficulty, settings) },
  ];
};
