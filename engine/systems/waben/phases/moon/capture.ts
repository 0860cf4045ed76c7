import { type Cell, type Direction, DIRECTIONS } from '../../../../hex';
import { type PartyKey, SIDE } from '../../../../world';
import { choiceOf } from '../../rules/settings';
import { ownersOfSide } from '../../rules/structure/owners';
import { workOf } from '../../rules/structure/works';
import type { Clock } from '../clock/state';
import { homeOf } from './sites';
import { valueOfSide } from './targets';

const FEATURES = ['road', 'bridge', 'canal'] as const;

const keepOwners = (clock: Clock, cell: Cell, direction: Direction): void => {
  const { ground, lattice } = clock.board;
  const field = lattice.addressOf(cell);
  for (const kind of FEATURES) {
    if ((ground.features(cell, direction) & SIDE[kind]) === 0) continue;
    const at = homeOf(clock, { kind, field, side: direction });
    const work = workOf(clock.works, { ...at, value: valueOfSide(kind, clock.settings) });
    const owners = ownersOfSide(ground, work, cell, direction, clock.settings);
    if (owners.length > 0) clock.works.set(work.id, { ...work, owners });
  }
};

/**
 * Writes down to whom roads, bridges and canals around a field belong that is about to be conquered by a party which
 * does not hold the fields beyond: they stay with their owners (WW-7.3-24, WW-12.7-22). To be called before the map
 * names the new owner.
 */
export const keepSideOwners = (clock: Clock, cell: Cell, to: PartyKey): void => {
  if (choiceOf(clock.settings, 'build.half_conquered') === 'shared') return;
  const { ground, lattice } = clock.board;
  for (const direction of DIRECTIONS) {
    const beyond = lattice.neighbour(cell, direction);
    if (beyond >= 0 && ground.owner(beyond) !== to) keepOwners(clock, cell, direction);
  }
};
