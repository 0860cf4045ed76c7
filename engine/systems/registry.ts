import type { RuleSystem } from '../kernel';
import type { World } from '../world';
import { eroberung } from './eroberung';
import { moerderspiel } from './moerderspiel';
import { organisation } from './organisation';
import { pygma } from './pygma';
import { waben } from './waben';

/** Every game the program carries. Adding one is adding a line here and a folder beside this file. */
export const systems: Readonly<Record<string, RuleSystem<World>>> = {
  [waben.id]: waben,
  [organisation.id]: organisation,
  [moerderspiel.id]: moerderspiel,
  [eroberung.id]: eroberung,
  [pygma.id]: pygma,
};
