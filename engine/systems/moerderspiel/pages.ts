/** Exports for the calculator for players: the rules of flight and combat, and nothing that knows a game. */
export { MORALE } from './rules/morale';
export { combatOf, type Fighter } from './rules/combat';
export { additionsOf } from './rules/techniques';
export { flightValue } from './rules/flight';
export { numberOf } from './rules/settings';
export { type Technique, TECHNIQUES } from './state/types';
