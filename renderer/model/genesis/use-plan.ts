import { useMemo, useState } from 'react';
import { hexGameOf, grossfelderOf, systems, type WorldMap } from '../../../engine';
import type { Terrains } from '../../kit/cartography';
import { overlaid } from './lay';
import { type Beginning, FIRST_PLAN, problemOf, type WorldPlan } from './plan';
import { groundsOf, mapOfPlan } from './plan-map';
import type { GenesisJob } from './protocol';
import { randomSeed } from './seed';
import { type Generation, useGeneration } from './use-generation';
import { builtIn, freeOwner, optionsOf, type Wishes, wishesFor } from './wishes';

/** A plan in the making and what it would look like. */
export interface Planning {
  readonly system: string;
  readonly plan: WorldPlan;
  readonly change: (plan: WorldPlan) => void;
  readonly wishes: Wishes;
  readonly wish: (wishes: Wishes) => void;
  readonly generation: Generation;
  /** The map as it is planned now; while a world is being generated, the last one or the bare board. */
  readonly map: WorldMap;
  readonly terrains: Terrains;
  /** The game's worlds may lie on an icosahedron. */
  readonly onIcosahedron: boolean;
  readonly isSound: boolean;
  /** The map may be taken: the plan makes sense and what is generated is there. */
  readonly isReady: boolean;
}

/** What is offered first: a small sea, or a round world between two strips of ice. */
const freshPlan = (system: string, beginning: Beginning): WorldPlan => {
  const recipe = hexGameOf(systems[system]).rules?.recipe;
  const plan = { ...FIRST_PLAN, beginning, shuffle: randomSeed() };
  return recipe?.isRound === true
    ? {
        ...plan,
        topology: 'cylinder',
        numbering: 'shuffled',
        north: recipe.ice,
        south: recipe.ice,
      }
    : plan;
};

/** What is to be generated. The shape changes only with the board, so that changed settings alone leave the last picture. */
const useJob = (
  board: WorldMap,
  system: string,
  { north, south }: WorldPlan,
  wishes: Wishes | null,
): GenesisJob | null => {
  const shape = useMemo(
    () => ({
      plots: grossfelderOf(board).map(({ no, u, v }) => ({ no, u, v })),
      topology: board.topology,
    }),
    [board],
  );
  return useMemo(
    () =>
      wishes === null
        ? null
        : { system, shape, options: { ...optionsOf(wishes), ice: { north, south } } },
    [system, shape, wishes, north, south],
  );
};

/** Holds the plan of a world for one of the games. */
export function usePlan(system: string, beginning: Beginning = 'water'): Planning {
  const [plan, change] = useState(() => freshPlan(system, beginning));
  const [wishes, wish] = useState(() =>
    wishesFor(system, 'game', { seed: randomSeed(), hasPlaces: true }),
  );
  const grounds = useMemo(() => groundsOf(system), [system]);
  const board = useMemo(() => mapOfPlan(plan, grounds), [plan, grounds]);
  const isSound = problemOf(plan) === undefined;
  const isGenerated = isSound && plan.beginning === 'generated';
  const job = useJob(board, system, plan, isGenerated ? wishes : null);
  const generation = useGeneration(job);
  const { last, world } = generation;
  const map = useMemo(
    () =>
      last === null
        ? board
        : overlaid(board, last, {
            owner: freeOwner(system),
            built: builtIn(system),
            keepsPlaces: false,
          }),
    [board, last, system],
  );
  return {
    system,
    plan,
    change,
    wishes,
    wish,
    generation,
    map,
    terrains: hexGameOf(systems[system]).terrains,
    onIcosahedron: hexGameOf(systems[system]).rules?.recipe.onIcosahedron === true,
    isSound,
    isReady: isSound && (job === null || world !== null),
  };
}
