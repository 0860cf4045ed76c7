import { calc, type Explained, fact, rule, type Settings, sum } from '../../../kernel';
import type { RegionBoard, RegionKey } from '../../../world';
import { LEVEL_TABLE } from '../data/tables';
import type { Organisation, PopulationUnit } from '../state/types';
import { tableCell } from './money';
import { byId, byRegion } from './order';
import { isOnTheMove, levelFacts } from './pools';
import { amountOf, choiceOf, flagOf } from './settings';
import { entryOf } from '../state/entry';

/** Key of the base limit among the figures of a region (OS-2-10). */
export const BASE_LIMIT = 'base_limit';

/** Units of an organisation in a region, by id; those on the move are in none (OS-2-03, OS-9.3-05). */
export function unitsAt(own: Organisation, region: RegionKey): readonly PopulationUnit[] {
  return own.units
    .filter((unit) => unit.region === region && !isOnTheMove(own, unit.id))
    .sort(byId);
}

/** Calm units there, by id (OS-3-02). */
export function calmAt(own: Organisation, region: RegionKey): readonly PopulationUnit[] {
  return unitsAt(own, region).filter(({ unrestSince }) => unrestSince === null);
}

/** Units in unrest there, those longest in unrest first (OS-3-08). */
export function unrestAt(own: Organisation, region: RegionKey): readonly PopulationUnit[] {
  return unitsAt(own, region)
    .filter(({ unrestSince }) => unrestSince !== null)
    .sort((a, b) => (a.unrestSince ?? 0) - (b.unrestSince ?? 0) || byId(a, b));
}

/** Units of a region by what they are doing, in the order in which losses take them (OS-13-12, OS-13-24). */
export function unitsByState(
  own: Organisation,
  region: RegionKey,
): Readonly<Record<'mobilised' | 'calm' | 'unrest', readonly PopulationUnit[]>> {
  const isMobilised = ({ id }: PopulationUnit): boolean => own.mobilised.includes(id);
  const calm = calmAt(own, region);
  return {
    mobilised: calm.filter(isMobilised),
    calm: calm.filter((unit) => !isMobilised(unit)),
    unrest: unrestAt(own, region),
  };
}

/** Regions in which an organisation has population that is not on the move, by key (OS-0-12). */
export function settledRegions(own: Organisation): readonly RegionKey[] {
  return [
    ...new Set(
      [...own.units]
        .filter(({ id }) => !isOnTheMove(own, id))
        .sort(byRegion)
        .map(({ region }) => region),
    ),
  ];
}

/**
 * Own population as a limit of trade and authority: all units, or those of the region (`os.limit.scope`), in unrest
 * or not (`os.limit.counts_unrest`) (OS-2-08, OS-2-11, OS-2-13).
 */
export function ownPopulation(own: Organisation, region: RegionKey, settings: Settings): Explained {
  const isRegional = choiceOf(settings, 'os.limit.scope') === 'region';
  const present = isRegional ? unitsAt(own, region) : own.units;
  const counted = flagOf(settings, 'os.limit.counts_unrest')
    ? present
    : present.filter(({ unrestSince }) => unrestSince === null);
  const about = { party: own.key, ...(isRegional ? { region } : {}) };
  return fact('organisation.population', counted.length, about, isRegional ? 'OS-2-13' : 'OS-2-11');
}

/** How many units of an organisation a region holds before they are too many (OS-2-02, OS-2-10, OS-5.2-01). */
export function populationLimit(
  own: Organisation,
  region: RegionKey,
  board: RegionBoard,
  settings: Settings,
): Explained {
  const about = { party: own.key, region };
  const pool = { category: 'infrastructure', region } as const;
  const base =
    entryOf(board.regions, region)?.figures[BASE_LIMIT] ??
    amountOf(settings, 'os.population.base_limit');
  const levels = levelFacts(own, pool);
  const places = tableCell(settings, LEVEL_TABLE, 'infrastructure', 'amount');
  const more = calc.product(levels, places);
  const limit = sum(fact('organisation.baseLimit', base, about), more);
  return rule('organisation.populationLimit', 'OS-2-10', limit, about);
}
