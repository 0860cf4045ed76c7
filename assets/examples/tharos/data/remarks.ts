import type { Secret } from '../../../../engine';

/** Fields whose difficulty the GM set by hand (WW-2.3-05): the Nebelhag is no easy forest. */
export const hardGround: readonly (readonly [string, number])[] = [['210/22', 1]];

/** Notes of the GM on single fields. */
export const notes: readonly (readonly [string, string])[] = [
  ['210/22', 'Nebelhag: dichter Wald, schweres Gelände. Hier schifft Tharos seine Reiter ein.'],
  ['001/17', 'Furt durch die Valde. Eine Brücke ist seit Jahren versprochen.'],
  ['711/24', 'Die alte Brücke von Brückenhort trägt auch Reiter.'],
  ['575/12', 'Frostkap: niemandes Land, seit das Nordvolk fortging.'],
];

/** What only the GM knows. */
export const secrets: readonly (readonly [string, Secret])[] = [
  ['575/18', { text: 'Eisdrache, schläft bis zum Wolfsmond.', strength: 'wie 4.000 Krieger' }],
  ['210/25', { text: 'Moorgeister; Boten verschwinden hier spurlos.', strength: '' }],
  ['002/21', { text: 'Schmugglernest, zahlt an Valdrun.', strength: '3 Schiffe' }],
];
