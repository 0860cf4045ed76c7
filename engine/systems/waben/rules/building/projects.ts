import type { Cell } from '../../../../hex';
import type { Settings } from '../../../../kernel';
import type { Work } from '../../../../world';
import type { Ground } from '../movement/ground';
import { choiceOf, flagOf } from '../settings';
import type { Works } from '../structure/works';
import type { Lot } from './cost';
import { localLabour } from './labour';

/** Where a work lies on the map; undefined off it. */
export const lotOf = (ground: Ground, { kind, field, side }: Work): Lot | undefined => {
  const cell = ground.lattice.cellOf(field);
  return cell === undefined ? undefined : { kind, cell, direction: side };
};

const besides = (ground: Ground, { kind, cell, direction }: Lot): readonly Cell[] => {
  const beyond =
    direction === null || kind === 'wall' ? -1 : ground.lattice.neighbour(cell, direction);
  return beyond < 0 ? [cell] : [cell, beyond];
};

/**
 * The fields whose people may build a structure: that of the settlement or behind the wall, of a side those of the
 * builder who was named first; fields of others only if the GM lets them (WW-4.1-18, WW-12.4-16).
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
export const labourSources = (
  ground: Ground,
  works: Works,
  work: Work,
  settings: Settings,
): readonly Cell[] => {
  const lot = lotOf(ground, work);
  const [builder = ''] = work.owners;
  if (lot === undefined) return [];
  const able = labourFields(ground, lot, work, settings).filter(
    (cell) => localLabour(ground, works, cell, builder, settings).value > 0,
  );
  return choiceOf(settings, 'build.side_labour') === 'both' ? able : able.slice(0, 1);
};
