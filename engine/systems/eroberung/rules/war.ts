import { type Weapon, WEAPONS } from '../arcade/parameters';

/** The two sides of a war or duel: who attacks or challenges, and who defends. */
export type WarSide = 'attacker' | 'defender';

/** Result of a battle as far as it decides the war. */
export interface Fought {
  readonly winner: WarSide | 'none';
  readonly weapons: Readonly<Record<WarSide, Weapon>>;
  readonly after: Readonly<Record<WarSide, number>>;
}

/** How a war was decided: by energy used up, by two wins, or after the third battle (EW-12-10). */
export type Ground =
  | 'energy'
  | 'bothOut'
  | 'twoWins'
  | 'entered'
  | 'moreWins'
  | 'moreEnergy'
  | 'defenderHolds';

export interface Verdict {
  readonly winner: WarSide;
  readonly ground: Ground;
}

/** Battles each side has won. */
function winsOf(battles: readonly Pick<Fought, 'winner'>[]): Readonly<Record<WarSide, number>> {
  const count = (side: WarSide): number => battles.filter(({ winner }) => winner === side).length;
  return { attacker: count('attacker'), defender: count('defender') };
}

const byWins = (wins: Readonly<Record<WarSide, number>>): WarSide | undefined =>
  wins.attacker === wins.defender
    ? undefined
    : wins.attacker > wins.defender
      ? 'attacker'
      : 'defender';

/** Who has won a war after the battles fought so far; undefined = it goes on (EW-12-10). */
export function verdictOf(battles: readonly Fought[]): Verdict | undefined {
  const last = battles.at(-1);
  if (last === undefined) return undefined;
  const wins = winsOf(battles);
  const { attacker, defender } = last.after;
  const ahead = byWins(wins);
  if (attacker === 0 && defender === 0) return { winner: ahead ?? 'defender', ground: 'bothOut' };
  if (attacker === 0) return { winner: 'defender', ground: 'energy' };
  if (defender === 0) return { winner: 'attacker', ground: 'energy' };
  if (ahead !== undefined && wins[ahead] >= 2) return { winner: ahead, ground: 'twoWins' };
  if (battles.length < 3) return undefined;
  if (ahead !== undefined) return { winner: ahead, ground: 'moreWins' };
  if (attacker === defender) return { winner: 'defender', ground: 'defenderHolds' };
  return { winner: attacker > defender ? 'attacker' : 'defender', ground: 'moreEnergy' };
}

/** Weapons a side lost in a battle: the loser's, in a draw both (EW-12-06). */
function lostIn({ winner, weapons }: Fought, side: WarSide): readonly Weapon[] {
  return winner === side ? [] : [weapons[side]];
}

/** Weapons a side may still use in a war (EW-12-06, EW-12-14). */
export function weaponsLeft(battles: readonly Fought[], side: WarSide): readonly Weapon[] {
  const lost = new Set(battles.flatMap((one) => lostIn(one, side)));
  return WEAPONS.filter((weapon) => !lost.has(weapon));
}

/** Weapons for the next battle of a duel: without that lost in the last one, or in all of them (EW-21-07). */
export function duelWeapons(
  battles: readonly Fought[],
  side: WarSide,
  isForWholeDuel: boolean,
): readonly Weapon[] {
  return weaponsLeft(isForWholeDuel ? battles : battles.slice(-1), side);
}
