import type { RuleSystem } from '../kernel';
import type { World } from '../world';
import { systems as carried } from '../systems/registry';
import { mills } from './mills';

/** The games of the program and the fixture, for the journey that shows a game by its declaration alone. */
export const systems: Readonly<Record<string, RuleSystem<World>>> = {
  ...carried,
  [mills.id]: mills,
};
