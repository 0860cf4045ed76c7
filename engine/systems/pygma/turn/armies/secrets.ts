import type { Cell } from '../../../../hex';
import type { CardBlock, Roll } from '../../../../kernel';
import { controlOf, isOnRoad } from '../../rules/armies/ground';
import { isFleet } from '../../rules/armies/kinds';
import { discoveryChance, type Situation } from '../../rules/armies/secret';
import { choiceOf } from '../../rules/settings';
import {
  aboutUnit,
  type Clock,
  isNobody,
  isSeen,
  type Mover,
  ownerNow,
  unitsIn,
  tellOf,
} from './clock';
import { throwDie } from '../chance';
import { discover } from './fields';
import { figureBlock, gmDice } from '../figures';

function note(mover: Mover, realm: string, situation: Situation): void {
  const byField = mover.situations.get(realm) ?? new Map<Cell, Set<Situation>>();
  const known = byField.get(mover.cell) ?? new Set<Situation>();
  known.add(situation);
  byField.set(mover.cell, known);
  mover.situations.set(realm, byField);
}

/** Notes what could give secret units away where they are now (PI-05-146, PI-05-147, PI-05-151). */
export function noteSituations(clock: Clock): void {
  for (const mover of clock.movers) {
    if (!mover.isSecret || mover.gone !== null || mover.carrier !== null) continue;
    const { realm, kind } = mover.given;
    for (const cell of controlOf(clock.ground, mover.cell)) {
      for (const other of unitsIn(clock, cell))
        if (other.given.realm !== realm && isSeen(other) && !isNobody(other))
          note(mover, other.given.realm, 'adjacent_army');
      const owner = ownerNow(clock, cell);
      if (owner === null || owner === realm) continue;
      const city = clock.ground.city(cell);
      if (city !== undefined)
        note(mover, owner, city.isCapital ? 'adjacent_capital' : 'adjacent_city');
      if (!isFleet(kind) && isOnRoad(clock.ground, cell))
        note(mover, owner, cell === mover.cell ? 'on_road' : 'adjacent_road');
    }
  }
}

/** Which rolls a unit needs against a realm: one at the highest chance, or one for each field (PI-05-147). */
function occasions(clock: Clock, mover: Mover, realm: string): readonly (readonly Situation[])[] {
  const byField = [...(mover.situations.get(realm)?.values() ?? [])].map((all) => [...all]);
  const isMonthly = choiceOf(clock.settings, 'pygma.secret.roll') === 'monthly_highest';
  return isMonthly ? [byField.flat()] : byField;
}

/** The GM's card of a roll for discovery; nobody else reads it (PI-05-147, PI-00-04). */
function tellRoll(
  clock: Clock,
  mover: Mover,
  realm: string,
  rolls: readonly Roll[],
  block: CardBlock,
): void {
  tellOf(clock, mover, {
    kind: 'pygma.watched',
    clause: 'PI-05-147',
    parties: [mover.given.realm, realm],
    about: { other: realm },
    witnesses: [],
    blocks: [block, ...(rolls.length === 0 ? [] : [gmDice('secret', rolls)])],
  });
}

/** Rolls for every secret unit and foreign realm whether it is discovered (PI-05-146 to PI-05-148). */
export function discoveries(clock: Clock): void {
  for (const mover of clock.movers) {
    if (!mover.isSecret || mover.gone !== null) continue;
    for (const realm of clock.given.realms) {
      for (const [index, situations] of occasions(clock, mover, realm).entries()) {
        const { kind, key } = mover.given;
        const computed = discoveryChance(clock.settings, kind, mover.strength, situations);
        if (computed === undefined || computed.value <= 0) continue;
        const stream = ['secret', key, realm, index] as const;
        const ruling = stream.join('/');
        const { value, block } = figureBlock(clock, 'discovery', computed, ruling, [0, 100]);
        const rolls =
          value.value >= 100 || value.value <= 0
            ? []
            : [throwDie(clock.turn, 'd100', stream, aboutUnit(mover))];
        const isFound = value.value > 0 && rolls.every((roll) => roll.value <= value.value);
        tellRoll(clock, mover, realm, rolls, block);
        clock.turn.resultsOf(ruling, () => {
          if (isFound && !mover.foundBy.has(realm)) discover(clock, mover, realm);
        });
      }
    }
  }
}
