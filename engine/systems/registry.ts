import type { RuleSystem, Title } from '../kernel';
import type { World } from '../world';
import { eroberung } from './eroberung';
import { moerderspiel } from './moerderspiel';
import { organisation } from './organisation';
import { waben } from './waben';

/** Every game the program carries. Adding one is adding a line here and a folder beside this file. */
export const systems: Readonly<Record<string, RuleSystem<World>>> = {
  [waben.id]: waben,
  [organisation.id]: organisation,
  [moerderspiel.id]: moerderspiel,
  [eroberung.id]: eroberung,
};

/** Games that are promised and cannot be played yet. */
export const comingGames: readonly Title[] = [{ de: 'PYGMA-ISIS', en: 'PYGMA-ISIS' }];
