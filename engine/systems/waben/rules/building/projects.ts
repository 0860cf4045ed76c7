import { type Cell, reachable } from '../../../../hex';
import {
  cellOf,
  type Explained,
  fact,
  rule,
  type Rule,
  type Settings,
  sum,
} from '../../../../kernel';
import type { PartyKey, Work } from '../../../../world';
import { type Ground, heightAt, isLand } from '../movement/ground';
import { amountOf, choiceOf, flagOf } from '../settings';
import type { Works } from '../structure/works';
import type { Lot } from './cost';
import { TERRAIN_TABLE } from '../../data';
import { isTownComplete, musterCapacity, townInhabitants, townOf } from '../structure/town';

const NOWHERE = -1;

/** True if a party can raise units in a field: its own completed settlement with muster capacity (WW-4.1-22). */
const isMusterPlace = (
  ground: Ground,
  works: Works,
  cell: Cell,
  party: PartyKey,
  settings: Settings,
): boolean => {
  const settlement = ground.settlement(cell);
  if (settlement?.owner !== party || !isTownComplete(settlement, settings)) return false;
  const town = townOf(works, ground.lattice.addressOf(cell), settlement);
  return musterCapacity(town, settings).value > 0;
};

/** Steps over land, each 1 and 1 more per change of height level; symmetrical (WW-4.1-22). */
const stepOverLand =
  (ground: Ground) =>
  (from: Cell, to: Cell): number =>
    isLand(ground, to) ? 1 + Math.abs(heightAt(ground, from) - heightAt(ground, to)) : NOWHERE;

/** Straight distance and the difference of levels, as the crow flies (WW-12.4-05 (a)). */
const straightDistances = (ground: Ground, cell: Cell, limit: number) => {
  const near = reachable(ground.lattice, cell, limit, () => 1);
  return near.map((reach) => {
    const rise = Math.abs(heightAt(ground, cell) - heightAt(ground, reach.cell));
    const away = reach.cell === cell ? 0 : ground.lattice.distance(cell, reach.cell);
    return { cell: reach.cell, cost: away + rise };
  });
};

/**
 * Distance of a field from the nearest place where its party can raise units, in fields, a change of height level
 * counting as one more; no more than the distance from which a field is remote is looked for (WW-4.1-22).
 */
export function musterDistance(
  ground: Ground,
  works: Works,
  cell: Cell,
  party: PartyKey,
  settings: Settings,
): Rule {
  const limit = amountOf(settings, 'build.remote_distance');
  const isStraight = choiceOf(settings, 'build.remote_metric') === 'straight';
  const around = isStraight
    ? straightDistances(ground, cell, limit)
    : reachable(ground.lattice, cell, limit, stepOverLand(ground));
  const found = around
    .filter((reach) => isMusterPlace(ground, works, reach.cell, party, settings))
    .reduce((least, { cost }) => Math.min(least, cost), limit);
  return rule(
    'musterDistance',
    'WW-4.1-22',
    fact(found < limit ? 'distance' : 'distanceAtLeast', found, {}, 'WW-12.4-05'),
  );
}

/**
 * Inhabitants of a field, with those of a completed settlement in it unless the setting excludes them (WW-4.1-23,
 * WW-12.4-06).
 */
const fieldInhabitants = (ground: Ground, works: Works, cell: Cell, settings: Settings): Rule => {
  const terrain = ground.terrain(cell)?.key ?? '';
  const land =
    cellOf(settings, TERRAIN_TABLE, terrain, 'inhabitants') ??
    fact('noFigure', 0, { type: terrain });
  const settlement = ground.settlement(cell);
  const body =
    settlement === undefined || !flagOf(settings, 'build.thin_counts_settlement')
      ? land
      : sum(
          land,
          townInhabitants(townOf(works, ground.lattice.addressOf(cell), settlement), settings),
        );
  return rule('fieldInhabitants', 'WW-4.1-23', body);
};

/** True if a field is part of the realm's remote area (WW-4.1-21). */
export function isRemote(
  ground: Ground,
  works: Works,
  cell: Cell,
  party: PartyKey,
  settings: Settings,
): boolean {
  return (
    musterDistance(ground, works, cell, party, settings).value >=
    amountOf(settings, 'build.remote_distance')
  );
}

/** True if a field has too few inhabitants to build by itself; exactly the limit is enough (WW-4.1-23). */
export function isThin(ground: Ground, works: Works, cell: Cell, settings: Settings): boolean {
  return (
    fieldInhabitants(ground, works, cell, settings).value < amountOf(settings, 'build.thin_limit')
  );
}

/**
 * Building value points per moon that the people of a field do by themselves: one, none in remote or thinly
 * populated area (WW-4.1-13, WW-4.1-20).
 */
const localLabour = (
  ground: Ground,
  works: Works,
  cell: Cell,
  party: PartyKey,
  settings: Settings,
): Rule => {
  const body = (): Explained => {
    if (isThin(ground, works, cell, settings)) return fact('thinArea', 0, {}, 'WW-4.1-23');
    return isRemote(ground, works, cell, party, settings)
      ? fact('remoteArea', 0, {}, 'WW-4.1-21')
      : fact('populatedArea', 1, {}, 'WW-4.1-13');
  };
  return rule('localLabour', 'WW-4.1-20', body());
};

/** Place of a work on the map; undefined off it. */
export function lotOf(ground: Ground, { kind, field, side }: Work): Lot | undefined {
  const cell = ground.lattice.cellOf(field);
  return cell === undefined ? undefined : { kind, cell, direction: side };
}

const besides = (ground: Ground, { kind, cell, direction }: Lot): readonly Cell[] => {
  const beyond =
    direction === null || kind === 'wall' ? -1 : ground.lattice.neighbour(cell, direction);
  return beyond < 0 ? [cell] : [cell, beyond];
};

/**
 * The fields whose people may build a structure: that of the settlement or behind the wall, of a side those of the
 * builder who was named first; fields of others only if the setting allows it (WW-4.1-18, WW-12.4-16).
 */
const labourFields = (
  ground: Ground,
  lot: Lot,
  { owners }: Work,
  settings: Settings,
): readonly Cell[] => {
  const [builder] = owners;
  const cells = besides(ground, lot);
  const own = cells.filter((cell) => ground.owner(cell) === builder);
  const shared =
    own.length > 0 ? own : cells.filter((cell) => owners.includes(ground.owner(cell) ?? ''));
  return shared.length === 0 && flagOf(settings, 'build.foreign_labour') ? cells : shared;
};

/**
 * The fields that supply the local labour of a project: one, the first that is neither thin nor remote, or both of a
 * side if the GM wants that; none where nobody lives who could build (WW-4.1-18, WW-4.1-20, WW-12.4-02).
 */
export function labourSources(
  ground: Ground,
  works: Works,
  work: Work,
  settings: Settings,
): readonly Cell[] {
  const lot = lotOf(ground, work);
  const [builder = ''] = work.owners;
  if (lot === undefined) return [];
  const able = labourFields(ground, lot, work, settings).filter(
    (cell) => localLabour(ground, works, cell, builder, settings).value > 0,
  );
  return choiceOf(settings, 'build.side_labour') === 'both' ? able : able.slice(0, 1);
}
