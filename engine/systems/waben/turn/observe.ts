import type { Cell } from '../../../hex';
import { grouped, type Settings } from '../../../kernel';
import {
  addGlimpses,
  bySight,
  createVision,
  type Knowledge,
  knownLevels,
  learn,
  type PartyKey,
  type SightedUnit,
  seenBy,
  type Unit,
  type Vision,
  type World,
} from '../../../world';
import { type Board, boardOf } from '../rules/movement/board';
import { inOrderOfUnits, targetOfPlace } from '../rules/movement/place';
import { sightingOf } from '../rules/sight/sighting';
import { addTerritory, territoryOf } from '../rules/sight/vision';
import { cellsOf } from '../rules/step/target';
import type { Watch } from './clock/state';

/** View of every party now: its land first, then its units by number (WW-7.1-01, WW-7.1-05). */
function visionsOf(
  world: World,
  board: Board,
  settings: Settings,
): Readonly<Record<PartyKey, Vision>> {
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
}

/** Knowledge of every party at the start of a turn: its map and what it sees now (WW-5.3-14). */
export function watchesOf(
  world: World,
  board: Board,
  settings: Settings,
): Readonly<Record<PartyKey, Watch>> {
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
}

/** A unit that can be seen, and the fields it stands in or at. */
interface Standing {
  readonly unit: Unit;
  readonly cells: readonly Cell[];
}

type StandingByCell = ReadonlyMap<Cell, readonly { readonly one: Standing }[]>;

/** All units but those aboard, by the fields they stand in or at. */
const unitsStanding = (world: World, { lattice, ground }: Board): StandingByCell => {
  const standing = Object.values(world.units).flatMap((unit): readonly Standing[] => {
    if (unit.place.kind === 'aboard') return [];
    const target = targetOfPlace(lattice, unit.place, () => undefined);
    return target === undefined ? [] : [{ unit, cells: cellsOf(ground, target) }];
  });
  const places = standing.flatMap((one) => one.cells.map((cell) => ({ cell, one })));
  return grouped(places, ({ cell }) => cell);
};

/** The foreign units in the fields a party sees in detail now. */
const sightingsNow = (
  standing: StandingByCell,
  { lattice }: Board,
  party: PartyKey,
  vision: Vision,
  turn: number,
  settings: Settings,
): readonly SightedUnit[] => {
  const inView = new Set<Standing>();
  for (const cell of vision.owner.keys()) {
    for (const { one } of standing.get(cell) ?? []) if (one.unit.party !== party) inView.add(one);
  }
  return [...inView].flatMap(({ unit, cells }) => {
    const at = cells.find((cell) => vision.owner.has(cell));
    return at === undefined
      ? []
      : [sightingOf(unit, lattice.addressOf(at), seenBy(vision, at), turn, settings)];
  });
};

/** Sightings retained beside the current ones: those of the turn just evaluated (WW-11.1-02). */
const stillFresh = (knowledge: Knowledge | undefined, turn: number): readonly SightedUnit[] =>
  (knowledge?.sightings ?? []).filter((sighting) => sighting.turn === turn - 1);

/**
 * Updates the knowledge of every party by what it sees now: own land and units (WW-7.1-01, WW-7.1-05). Makes the
 * starting knowledge of a new world, too (WW-1.4-11). `board` is that of the world's map, if available: making one
 * costs a pass over the whole world.
 */
export function observe(
  world: World,
  settings: Settings = {},
  board: Board = boardOf(world.map, settings),
): World {
  const visions = visionsOf(world, board, settings);
  const standing = unitsStanding(world, board);
  const { turn } = world.clock;
  const knowledge = Object.fromEntries(
    Object.entries(visions).map(([party, vision]) => {
      const old = world.knowledge[party];
      const learnt = learn(old, board.lattice, board.chunks, vision, turn);
      const sightings = [
        ...stillFresh(old, turn),
        ...sightingsNow(standing, board, party, vision, turn, settings),
      ].sort(bySight);
      return [party, { ...learnt, sightings }];
    }),
  );
  return { ...world, knowledge: { ...world.knowledge, ...knowledge } };
}
