import type { Settings } from '../../../kernel';
import type { GameState, Player, PlayerKey } from '../state/types';
import { alliesOf, inSeatOrder, playerOf } from './players';
import { choiceOf } from './settings';

/** Two who fight next: the challenger and his opponent. */
export interface Pairing {
  readonly challenger: PlayerKey;
  readonly opponent: PlayerKey;
}

const lowest = (players: readonly Player[]): Player | undefined =>
  players.toSorted((a, b) => a.register - b.register)[0];
const highest = (players: readonly Player[]): Player | undefined =>
  players.toSorted((a, b) => b.register - a.register)[0];

/** Whom a challenger meets: the lowest register at least as high as his, else the highest below (EW-21-11). */
function opponentFor(
  state: GameState,
  challenger: Player,
  others: readonly Player[],
): Player | undefined {
  const allies = alliesOf(state, challenger.owner);
  const legal = others.filter(({ owner }) => owner !== challenger.owner && !allies.includes(owner));
  return lowest(legal.filter(({ register }) => register >= challenger.register)) ?? highest(legal);
}

/**
 * Who fights next on the ladder; undefined = the endgame is over. A challenger whose unfought opponents are all allied
 * with him gives way: to the other duellist, to others who have fought, to the unfought among themselves (EW-21-11,
 * EW-21-12). Who has nothing in the register has fought already (EW-21-13).
 */
export function nextPairing(state: GameState, settings: Settings): Pairing | undefined {
  const { course } = state;
  const all = inSeatOrder(state);
  const fighting = all.filter(({ register }) => register > 0);
  const isDone = ({ owner }: Player): boolean => course.fought.includes(owner);
  const unfought = fighting.filter((player) => !isDone(player));
  const fought = fighting.filter(isDone);
  const pair = (challenger: Player | undefined, others: readonly Player[]): Pairing | undefined => {
    const opponent = challenger && opponentFor(state, challenger, others);
    return challenger === undefined || opponent === undefined
      ? undefined
      : { challenger: challenger.owner, opponent: opponent.owner };
  };
  const firstOf = (candidates: readonly (Player | undefined)[]): Pairing | undefined =>
    candidates.flatMap((one) => pair(one, unfought) ?? [])[0];
  const upwards = unfought.toSorted((a, b) => a.register - b.register);
  if (course.fought.length === 0) return firstOf(upwards);
  const named =
    choiceOf(settings, 'ew.endgame.ladder') === 'overall_highest'
      ? highest(fought)
      : playerOf(state, course.challenger);
  const last = state.duels.at(-1);
  const other = [last?.challenger, last?.opponent].find((key) => key !== named?.owner);
  const downwards = fought.toSorted((a, b) => b.register - a.register);
  const standing = [named, other === undefined ? undefined : playerOf(state, other), ...downwards];
  return firstOf([...standing.filter((one) => one !== undefined && one.register > 0), ...upwards]);
}
