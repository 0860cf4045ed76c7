import { type Cell, cheapestPath, type FieldAddress, KLEINFELDER } from '../../../../hex';
import type { Explained, Settings } from '../../../../kernel';
import type { Grossfeld, Knowledge, PartyKey, TerrainKey } from '../../../../world';
import { countsAsEnemy, type Parties } from '../encounter/relation';
import { choiceOf } from '../settings';
import { createLookOfUnit } from '../sight/look';
import { isBeyondTable, stepCost } from '../step/cost';
import { stepDifficulty } from '../step/difficulty';
import { type Obstacle, obstacleOf, type StepAttempt } from '../step/obstacle';
import type { Board } from './board';
import { createGround, type Ground, type GroundChunk } from './ground';

/** Belief of a party about the map, for finding ways (WW-5.3-54). */
export interface Belief {
  readonly ground: Ground;
  /** Level of knowledge by cell at the start of the turn. */
  readonly known: Uint8Array;
  readonly gainsView: (cell: Cell) => boolean;
  /** Fields in which the party knows an enemy unit. */
  readonly enemies: ReadonlySet<Cell>;
}

/** Who looks for a way. */
export interface Traveller {
  readonly party: PartyKey;
  readonly isFleet: boolean;
  readonly perMoon: Explained;
  readonly parties: Parties;
  readonly settings: Settings;
}

/** Terrain assumed for unknown fields: the easiest ground the traveller could meet. */
const ASSUMED: Readonly<Record<'land' | 'sea', TerrainKey>> = { land: 't', sea: 'w' };

const believedChunk = (
  knowledge: Knowledge | undefined,
  { no }: Pick<Grossfeld, 'no'>,
  assumed: TerrainKey,
): GroundChunk => {
  const known = knowledge?.grossfelder[no];
  return {
    terrain: Array.from({ length: KLEINFELDER }, (_, index) => known?.terrain[index] ?? assumed),
    owner: known?.owner ?? [],
    sides: known?.sides ?? {},
    walls: known?.walls ?? {},
    difficulty: {},
    lowView: {},
    settlements: {},
  };
};

/** Whose belief of which board. */
export interface Believer {
  readonly party: PartyKey;
  readonly isFleet: boolean;
  readonly knowledge: Knowledge | undefined;
  /** Level of knowledge by cell at the start of the turn. */
  readonly known: Uint8Array;
}

/** The map as a party believes it, unknown fields taken for lowland or, for fleets, open water. */
export function beliefOf(
  { party, isFleet, knowledge, known }: Believer,
  { lattice, chunks }: Board,
  parties: Parties,
  settings: Settings,
): Belief {
  const assumed = isFleet ? ASSUMED.sea : ASSUMED.land;
  const ground = createGround(
    lattice,
    chunks.map((chunk) => believedChunk(knowledge, chunk, assumed)),
    settings,
  );
  const lookOfUnit = createLookOfUnit(ground, settings);
  const gains = new Map<Cell, boolean>();
  const gainsView = (cell: Cell): boolean => {
    const found =
      gains.get(cell) ?? lookOfUnit([cell]).some((glimpse) => (known[glimpse.cell] ?? 0) === 0);
    gains.set(cell, found);
    return found;
  };
  const enemies = (knowledge?.sightings ?? [])
    .filter((sighting) => countsAsEnemy(parties, party, sighting.party, settings))
    .map((sighting) => lattice.cellOf(sighting.place))
    .filter((cell) => cell !== undefined);
  return { ground, known, gainsView, enemies: new Set(enemies) };
}

/** A step from field to field as the traveller believes the ground to be. */
export function attemptOf(
  near: Cell,
  far: Cell,
  boarding: StepAttempt['boarding'],
  { ground, known, gainsView, enemies }: Belief,
  { party, isFleet, parties, settings }: Traveller,
): StepAttempt {
  return {
    ground,
    parties,
    settings,
    party,
    isFleet,
    from: { kind: 'field', cell: near },
    to: { kind: 'field', cell: far },
    boarding,
    isHarbour: false,
    gainsView: gainsView(far),
    isWhite: known[far] === 0,
    cameFrom: null,
    isWallHeld: (cell) => enemies.has(cell),
  };
}

/** Cost of one step for a traveller with a full moon's points; undefined if it cannot be made. */
export function weighStep(
  attempt: StepAttempt,
  { perMoon, settings }: Traveller,
): { readonly difficulty: Explained; readonly cost: Explained } | undefined {
  if (obstacleOf(attempt) !== null) return undefined;
  const difficulty = stepDifficulty(attempt);
  if (isBeyondTable(difficulty, settings)) return undefined;
  const cost = stepCost(difficulty.value, { perMoon, left: perMoon.value }, settings);
  return { difficulty, cost };
}

/**
 * The steps of a path from field to field, each weighed for a traveller with a full moon's points, and why it cannot go
 * on, if so: there is no such field, something bars the step, or its difficulty is beyond the table (WW-5.3-24).
 */
export function weighPath(
  [from, ...path]: readonly FieldAddress[],
  belief: Belief,
  traveller: Traveller,
): { readonly costs: readonly Explained[]; readonly obstacle?: Obstacle } {
  const { lattice } = belief.ground;
  const costs: Explained[] = [];
  let near = from === undefined ? undefined : lattice.cellOf(from);
  for (const field of path) {
    const far = lattice.cellOf(field);
    if (near === undefined || far === undefined) return { costs };
    const attempt = attemptOf(near, far, 'none', belief, traveller);
    const obstacle = obstacleOf(attempt);
    if (obstacle !== null) return { costs, obstacle };
    const weighed = weighStep(attempt, traveller);
    if (weighed === undefined) return { costs };
    costs.push(weighed.cost);
    near = far;
  }
  return { costs };
}

/**
 * The way from field to field that costs the fewest points by the party's knowledge, ties by fewer steps and
 * then the smaller sequence of directions; known held walls are avoided, nothing else (WW-5.3-54, WW-12.5-33).
 * `isBoarding`: the last step goes aboard a ship. Undefined if there is no way.
 */
export function wayTo(
  from: Cell,
  to: Cell,
  isBoarding: boolean,
  belief: Belief,
  traveller: Traveller,
): readonly Cell[] | undefined {
  const isShortest = choiceOf(traveller.settings, 'move.route') === 'shortest';
  const cost = (near: Cell, far: Cell): number => {
    const boarding = isBoarding && far === to ? 'aboard' : 'none';
    const weighed = weighStep(attemptOf(near, far, boarding, belief, traveller), traveller);
    if (weighed === undefined) return Infinity;
    return isShortest ? 1 : weighed.cost.value;
  };
  return cheapestPath(belief.ground.lattice, from, to, cost)?.cells.slice(1);
}
