import { SIDE, type Work, WORK_PER_POINT } from '../../../../world';
import { lotOf } from '../../rules/building/projects';
import type { Lot } from '../../rules/building/cost';
import { isWaterwaySide } from '../../rules/movement/ground';
import { ownersOfSide } from '../../rules/structure/owners';
import { isUnderWork } from '../../rules/structure/works';
import type { Clock } from '../clock/state';
import { keepWork } from './books';
import { putFeature, putSettlement, putWall } from './chunks';
import { noteMoon } from './note';

type Site = Work & { readonly progress: number };

const isDone = ({ progress, value }: Site): boolean => progress >= value * WORK_PER_POINT;

/** A road over a river waits for its bridge (WW-4.3-08). */
const waitsForBridge = ({ board }: Clock, { kind, cell, direction }: Lot): boolean =>
  kind === 'road' &&
  direction !== null &&
  isWaterwaySide(board.ground, cell, direction) &&
  (board.ground.features(cell, direction) & SIDE.bridge) === 0;

const finishTown = (clock: Clock, site: Site, { cell }: Lot): void => {
  const [owner = ''] = site.owners;
  const { name, value } = site;
  const old = clock.board.ground.settlement(cell);
  const type = site.type ?? old?.type ?? '';
  putSettlement(clock, cell, { harbours: [], name, owner, ...old, type, built: value });
};

const finishSide = (clock: Clock, { kind, value }: Site, { cell, direction }: Lot): void => {
  if (direction === null || kind === 'settlement') return;
  if (kind === 'wall') putWall(clock, cell, direction, value);
  else putFeature(clock, cell, direction, kind, true);
};

/** The books of a finished structure: owners are kept only where the fields do not tell them (WW-4.3-06). */
const finished = (clock: Clock, site: Site, { cell, direction }: Lot): Work => {
  const { board, settings, turn } = clock;
  const byField =
    direction === null
      ? site.owners
      : ownersOfSide(board.ground, { kind: site.kind, owners: [] }, cell, direction, settings);
  const isTold =
    byField.join() === [...site.owners].sort().join() || byField.join() === site.owners.join();
  return {
    ...site,
    owners: isTold ? [] : site.owners,
    type: null,
    progress: null,
    paid: site.paid - Math.min(site.paid, site.value * WORK_PER_POINT),
    completed: turn,
    name: '',
  };
};

/** Bridges first: a road may wait for one of the same moon. */
const ORDER = { settlement: 0, bridge: 1, canal: 2, wall: 3, road: 4 } as const;

/** Structures on which all work is done stand from the beginning of the next moon (WW-10.1-09, WW-4.1-17). */
export const completions = (clock: Clock): void => {
  const done = [...clock.works.values()]
    .filter(isUnderWork)
    .filter(isDone)
    .sort((a, b) => ORDER[a.kind] - ORDER[b.kind] || (a.id < b.id ? -1 : 1));
  for (const site of done) {
    const lot = lotOf(clock.board.ground, site);
    if (lot === undefined || waitsForBridge(clock, lot)) continue;
    if (site.kind === 'settlement') finishTown(clock, site, lot);
    else finishSide(clock, site, lot);
    keepWork(clock, finished(clock, site, lot));
    noteMoon(clock, {
      kind: 'structureBuilt',
      clause: 'WW-10.1-09',
      place: site.field,
      parties: site.owners,
      about: {
        structure: site.kind,
        settlement: site.name,
        side: site.side ?? 0,
        value: site.value,
      },
    });
  }
};
