import type { Cell } from '../../../hex';
import type { Settings } from '../../../kernel';
import {
  KNOWN,
  type Knowledge,
  type PartyKey,
  type SightedUnit,
  type Unit,
  type World,
} from '../../../world';
import { type Board, boardOf } from '../rules/movement/board';
import { inOrderOfUnits, targetOfPlace } from '../rules/movement/place';
import { learn } from '../rules/sight/knowledge';
import { sightingOf } from '../rules/sight/sighting';
import { sourceOf, type Vision } from '../rules/sight/vision';
import { cellsOf } from '../rules/step/target';
import { visionsOf } from './watches';

/** A unit that can be seen, and the fields it stands in or at. */
interface Standing {
  readonly unit: Unit;
  readonly cells: readonly Cell[];
}

/** All units but those aboard, in the order of evaluation. */
const unitsStanding = (world: World, { lattice, ground }: Board): readonly Standing[] =>
  Object.values(world.units)
    .sort(inOrderOfUnits)
    .flatMap((unit) => {
      if (unit.place.kind === 'aboard') return [];
      const target = targetOfPlace(lattice, unit.place, () => undefined);
      return target === undefined ? [] : [{ unit, cells: cellsOf(ground, target) }];
    });

/** The foreign units in the fields a party sees in detail now. */
const sightingsNow = (
  standing: readonly Standing[],
  { lattice }: Board,
  party: PartyKey,
  vision: Vision,
  turn: number,
  settings: Settings,
): readonly SightedUnit[] =>
  standing.flatMap(({ unit, cells }) => {
    if (unit.party === party) return [];
    const at = cells.find((cell) => vision.level[cell] === KNOWN.details);
    return at === undefined
      ? []
      : [sightingOf(unit, lattice.addressOf(at), sourceOf(vision, at), turn, settings)];
  });

/** Sightings kept beside those of now: those of the turn just evaluated (WW-11.1-02). */
const stillFresh = (knowledge: Knowledge | undefined, turn: number): readonly SightedUnit[] =>
  (knowledge?.sightings ?? []).filter((sighting) => sighting.turn === turn - 1);

/**
 * Brings the knowledge of every party up to date by what it sees now: own land and units (WW-7.1-01,
 * WW-7.1-05). Makes the starting knowledge of a new world, too (WW-1.4-11). `board` is that of the world's map,
 * if it is at hand: making one costs a pass over the whole world.
 */
export const observe = (
  world: World,
  settings: Settings = {},
  board: Board = boardOf(world.map, settings),
): World => {
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
      ];
      return [party, { ...learnt, sightings }];
    }),
  );
  return { ...world, knowledge: { ...world.knowledge, ...knowledge } };
};
