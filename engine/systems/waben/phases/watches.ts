import type { Settings } from '../../../kernel';
import type { PartyKey, World } from '../../../world';
import type { Board } from '../rules/movement/board';
import { inOrderOfUnits, targetOfPlace } from '../rules/movement/place';
import {
  addGlimpses,
  addTerritory,
  createVision,
  knownLevels,
  territoryOf,
  type Vision,
} from '../rules/sight/vision';
import { cellsOf } from '../rules/step/target';
import type { Watch } from './clock/state';

/** What every party sees now: its land first, then its units by number (WW-7.1-01, WW-7.1-05). */
export const visionsOf = (
  world: World,
  board: Board,
  settings: Settings,
): Readonly<Record<PartyKey, Vision>> => {
  const { lattice, ground, chunks } = board;
  const territory = territoryOf(chunks);
  const visions: Record<PartyKey, Vision> = {};
  for (const party of Object.keys(world.parties).sort()) {
    const vision = createVision(lattice.size);
    addTerritory(vision, ground, territory[party] ?? [], settings);
    visions[party] = vision;
  }
  for (const unit of Object.values(world.units).sort(inOrderOfUnits)) {
    const vision = visions[unit.party];
    if (vision === undefined || unit.place.kind === 'aboard') continue;
    const target = targetOfPlace(lattice, unit.place, () => undefined);
    if (target === undefined) continue;
    addGlimpses(vision, ground, board.lookOfUnit(cellsOf(ground, target)), unit.number);
  }
  return visions;
};

/** What every party knows at the start of a turn: its map and what it sees now (WW-5.3-14). */
export const watchesOf = (
  world: World,
  board: Board,
  settings: Settings,
): Readonly<Record<PartyKey, Watch>> => {
  const visions = visionsOf(world, board, settings);
  return Object.fromEntries(
    Object.entries(visions).map(([party, vision]) => {
      const start = knownLevels(world.knowledge[party], board.chunks);
      for (const cell of vision.seen) {
        start[cell] = Math.max(start[cell] ?? 0, vision.level[cell] ?? 0);
      }
      return [party, { start, known: start.slice(), vision, sightings: new Map() }];
    }),
  );
};
