import { eroberungView } from './eroberung';
import type { GameView } from './game-view';
import { moerderspielView } from './moerderspiel';
import { organisationView } from './organisation';
import { pygmaView } from './pygma';
import { wabenView } from './waben';

/** What every game shows of its own, by its id. Adding a game is adding a line here and a folder beside this file. */
export const gameViews: Readonly<Record<string, GameView>> = {
  [wabenView.id]: wabenView,
  [organisationView.id]: organisationView,
  [moerderspielView.id]: moerderspielView,
  [eroberungView.id]: eroberungView,
  [pygmaView.id]: pygmaView,
};
