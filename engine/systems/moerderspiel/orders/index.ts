import { letterReader } from '../../../orders';
import { unitsOf } from '../rules/nation';
import { stateOf } from '../state/keep';
import { bookOf } from './book';
import { REGISTER } from './finding';
import { GRAMMAR } from './grammar';
import { spelledOut } from './sayings';

export { THREAD } from './thread';

/** Reads letters of the game (TM-11-06). */
export const LETTERS = letterReader({
  game: 'moerderspiel',
  grammar: GRAMMAR,
  bookOf,
  standing: (world, nation) => {
    const own = unitsOf(stateOf(world)).filter((unit) => unit.nation === nation);
    return new Map(own.map(({ key, field }) => [key, field]));
  },
  spelled: spelledOut,
  findings: REGISTER,
  unknownName: 'moerderspiel.E_NATION',
});
