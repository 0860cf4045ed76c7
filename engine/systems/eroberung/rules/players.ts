import type { Settings } from '../../../kernel';
import { partiesIn } from '../../../world';
import type { Alliance, GameState, Player, PlayerKey } from '../state/types';
import { flagOf } from './settings';

/** A player by his key. */
export function playerOf({ players }: GameState, key: PlayerKey): Player | undefined {
  return players.find(({ owner }) => owner === key);
}

export function isAlive({ eliminated }: Player): boolean {
  return eliminated === 0;
}

/** Players still in the game, clockwise from the starting player (EW-0-05, EW-1-08). */
export function inSeatOrder({ players, course }: GameState): readonly Player[] {
  const first = Math.max(
    0,
    players.findIndex(({ owner }) => owner === course.start),
  );
  return [...players.slice(first), ...players.slice(0, first)].filter(isAlive);
}

/** Players still in the game in the order of their seats, from the left of a player on, himself last (EW-0-05). */
export function leftOf({ players }: GameState, key: PlayerKey): readonly PlayerKey[] {
  const at = players.findIndex(({ owner }) => owner === key);
  return [...players.slice(at + 1), ...players.slice(0, at + 1)]
    .filter(isAlive)
    .map(({ owner }) => owner);
}

/** Keys of the members of an alliance. */
export function membersOf({ members }: Pick<Alliance, 'members'>): readonly PlayerKey[] {
  return partiesIn(members).map(({ key }) => key);
}

/** Everybody a player is allied with; himself is not among them. */
export function alliesOf({ alliances }: GameState, key: PlayerKey): readonly PlayerKey[] {
  const all = alliances.map(membersOf).filter((members) => members.includes(key));
  return [...new Set(all.flat())].filter((one) => one !== key);
}

/**
 * Who defends a free country: the player to the left of the last defender, first of the attacker; the attacker and his
 * allies are skipped. Where all others are allies, the first to the left (EW-11-01, EW-11-05, EW-13-06).
 */
export function defenderOf(state: GameState, attacker: PlayerKey): PlayerKey {
  const allies = alliesOf(state, attacker);
  const from = state.course.defender === '' ? attacker : state.course.defender;
  const others = leftOf(state, from).filter((key) => key !== attacker);
  return others.find((key) => !allies.includes(key)) ?? leftOf(state, attacker)[0] ?? '';
}

/** Who defends a joint holding: the one with the largest share, of several the first to the left of the attacker (EW-18-12). */
export function holderInCharge(state: GameState, country: string, attacker: PlayerKey): PlayerKey {
  const holders = state.holdings.filter(({ region }) => region === country);
  const order = leftOf(state, attacker);
  const most = Math.max(0, ...holders.map(({ halves }) => halves));
  const largest = holders.filter(({ halves }) => halves === most).map(({ owner }) => owner);
  return order.find((key) => largest.includes(key)) ?? largest[0] ?? '';
}

/** Alliances that were left cannot be formed anew: true if two players broke with each other (EW-18-11). */
export function isBroken({ broken }: GameState, a: PlayerKey, b: PlayerKey): boolean {
  return broken.some(
    ({ leaver, partner }) => (leaver === a && partner === b) || (leaver === b && partner === a),
  );
}

/** An alliance of players, and what was broken, for the register of alliances. */
export interface AllianceRegister {
  readonly alliances: readonly {
    readonly members: readonly PlayerKey[];
    readonly formed: number;
  }[];
  readonly broken: readonly {
    readonly pair: readonly [leaver: PlayerKey, partner: PlayerKey];
    readonly turn: number;
  }[];
}

export function allianceRegister({ alliances, broken }: GameState): AllianceRegister {
  return {
    alliances: alliances.map((one) => ({ members: membersOf(one), formed: one.formed })),
    broken: broken.map(({ leaver, partner, turn }) => ({ pair: [leaver, partner], turn })),
  };
}

/** What stands against an alliance of some players; undefined = they may form it (EW-18-01, EW-18-02, EW-18-11). */
export function allianceFault(
  state: GameState,
  members: readonly PlayerKey[],
  settings: Settings,
): 'E_PLAYERS_ALLIANCE' | 'E_ALLIANCE_BROKEN' | undefined {
  const known = members.filter((key) => {
    const player = playerOf(state, key);
    return player !== undefined && isAlive(player);
  });
  const isTooFew = members.length < 2 || known.length < members.length || state.players.length < 3;
  const isTwice =
    !flagOf(settings, 'ew.alliance.multiple') &&
    state.alliances.some((one) => {
      const others = membersOf(one);
      // Admitting is an alliance of the old members and more.
      const isGrowing = others.every((key) => members.includes(key));
      return !isGrowing && others.some((key) => members.includes(key));
    });
  if (isTooFew || isTwice) return 'E_PLAYERS_ALLIANCE';
  const isBarred = members.some((a) => members.some((b) => isBroken(state, a, b)));
  return isBarred ? 'E_ALLIANCE_BROKEN' : undefined;
}
