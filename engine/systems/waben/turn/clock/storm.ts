import type { Direction } from '../../../../hex';
import { wallDirection } from '../../rules/step/obstacle';
import { DAMAGE_PER_POINT } from '../../../../world';
import { wallAt } from '../../rules/structure/side';
import type { FightResult } from '../../rules/fight/contract';
import { afterBattle } from './aftermath';
import { battle, type BattlePlan } from './battle';
import { payInVain } from './complete';
import { encounters } from './encounters';
import { areFriends } from './hostile';
import type { Clock, Mover } from './state';
import { endPath } from './stop';
import { guardsOf, isHeldAgainst, stormsWall } from './wall';

/** Units about to cross the same held wall at the same moment, of one side. */
interface Escalade {
  readonly cell: number;
  readonly direction: Direction;
  readonly movers: Mover[];
}

const escaladeOf = (clock: Clock, mover: Mover): Omit<Escalade, 'movers'> | undefined => {
  const { pending } = mover;
  if (pending?.carrier !== null || mover.plan.isFleet) return undefined;
  const { from, to } = pending.attempt;
  const direction = wallDirection(pending.attempt);
  if (to.kind !== 'field' || direction === undefined) return undefined;
  const isStorm =
    isHeldAgainst(clock, mover, to.cell, direction) &&
    stormsWall(clock, mover, from, to.cell, direction);
  return isStorm ? { cell: to.cell, direction } : undefined;
};

const escaladesOf = (clock: Clock, due: readonly Mover[]): readonly Escalade[] => {
  const escalades: Escalade[] = [];
  for (const mover of due) {
    const storm = escaladeOf(clock, mover);
    if (storm === undefined) continue;
    const joined = escalades.find(
      ({ cell, direction, movers }) =>
        cell === storm.cell &&
        direction === storm.direction &&
        movers.every((other) => areFriends(clock, mover, other)),
    );
    if (joined === undefined) escalades.push({ ...storm, movers: [mover] });
    else joined.movers.push(mover);
  }
  return escalades;
};

const planOf = (clock: Clock, { cell, direction, movers }: Escalade): BattlePlan | undefined => {
  const [first] = movers;
  const attempt = first?.pending?.attempt;
  if (first === undefined || attempt === undefined) return undefined;
  const wall = wallAt(clock.board.ground, clock.works, cell, direction);
  const points = wall === undefined ? 0 : wall.value - wall.damage / DAMAGE_PER_POINT;
  const approach = { from: attempt.from, to: attempt.to, end: clock.now };
  return {
    kind: 'storm',
    place: { kind: 'field', cell },
    hosts: [
      { role: 'attacker', movers, isInTown: false, approach },
      { role: 'defender', movers: guardsOf(clock, first, cell), isInTown: false, approach: null },
    ],
    storm: { kind: 'wall', points },
  };
};

/** Attackers that do not get over the wall stay before it, their points spent (WW-7.3-26). */
function repel(clock: Clock, mover: Mover): void {
  const { pending } = mover;
  if (mover.gone !== null || pending === null) return;
  payInVain(clock, mover, pending);
  endPath(clock, mover, 'F-PATH-WALL', { reason: 'repelled' }, pending.record.to);
}

/** Who of the attackers comes in: those on whose side the fight was won, or not lost, once the wall was overcome. */
const comesIn = ({ isStormed, winner, retreating }: FightResult, mover: Mover): boolean =>
  isStormed && winner !== 1 && !retreating.includes(mover.plan.unit.id);

/** The fight with those left out who are not in the field and so do not leave it. */
const withoutRetreatOf = (result: FightResult, movers: readonly Mover[]): FightResult => {
  const ids = movers.map(({ plan }) => plan.unit.id);
  return { ...result, retreating: result.retreating.filter((id) => !ids.includes(id)) };
};

function fightOut(clock: Clock, escalade: Escalade): void {
  const plan = planOf(clock, escalade);
  if (plan === undefined) return;
  const steps = new Map(escalade.movers.map((mover) => [mover, mover.pending]));
  const result = battle(clock, plan);
  for (const mover of escalade.movers) if (!comesIn(result, mover)) repel(clock, mover);
  const reached = afterBattle(clock, plan, withoutRetreatOf(result, escalade.movers));
  for (const mover of escalade.movers) {
    const step = steps.get(mover) ?? null;
    if (mover.gone === null && step !== null && comesIn(result, mover)) mover.pending = step;
  }
  encounters(clock, reached);
}

/**
 * Storms on walls by units whose step across them ends now (WW-7.3-26): whoever is repelled stays before the wall;
 * whoever gets over it completes the step afterwards.
 */
export function stormWalls(clock: Clock, due: readonly Mover[]): void {
  for (const escalade of escaladesOf(clock, due)) fightOut(clock, escalade);
}
