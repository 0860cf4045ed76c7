import type { Settings } from '../../../kernel';
import { type Knowledge, type PartyKey, type SightedUnit, type World } from '../../../world';
import { type Board, boardOf } from '../rules/movement/board';
import { inOrderOfUnits, targetOfPlace } from '../rules/movement/place';
import { learn } from '../rules/sight/knowledge';
import { sightingOf } from '../rules/sight/sighting';
import { sourceOf, type Vision } from '../rules/sight/vision';
import { cellsOf } from '../rules/step/target';
import { visionsOf } from './watches';

/** The foreign units in the fields a party sees in detail now. */
const sightingsNow = (
  world: World,
  board: Board,
  party: PartyKey,
  vision: Vision,
  settings: Settings,
): readonly SightedUnit[] =>
  Object.values(world.units)
    .filter((unit) => unit.party !== party && unit.place.kind !== 'aboard')
    .sort(inOrderOfUnits)
    .flatMap((unit) => {
      const target = targetOfPlace(board.lattice, unit.place, () => undefined);
      const cells = target === undefined ? [] : cellsOf(board.ground, target);
      const at = cells.find((cell) => (vision.level[cell] ?? 0) > 1);
      if (at === undefined) return [];
      const place = board.lattice.addressOf(at);
      return [sightingOf(unit, place, sourceOf(vision, at), world.clock.turn, settings)];
    });

/** Sightings kept beside those of now: those of the turn just evaluated (WW-11.1-02). */
const stillFresh = (knowledge: Knowledge | undefined, turn: number): readonly SightedUnit[] =>
  (knowledge?.sightings ?? []).filter((sighting) => sighting.turn === turn - 1);

/**
 * Brings the knowledge of every party up to date by what it sees now: own land and units (WW-7.1-01,
 * WW-7.1-05). Makes the starting knowledge of a new world, too (WW-1.4-11).
 */
export const observe = (world: World, settings: Settings = {}): World => {
  const board = boardOf(world.map, settings);
  const visions = visionsOf(world, board, settings);
  const { turn } = world.clock;
  const knowledge = Object.fromEntries(
    Object.entries(visions).map(([party, vision]) => {
      const old = world.knowledge[party];
      const learnt = learn(old, board.lattice, board.chunks, vision, turn);
      const sightings = [
        ...stillFresh(old, turn),
        ...sightingsNow(world, board, party, vision, settings),
      ];
      return [party, { ...learnt, sightings }];
    }),
  );
  return { ...world, knowledge: { ...world.knowledge, ...knowledge } };
};
