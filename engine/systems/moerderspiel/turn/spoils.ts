import type { LetteredField } from '../../../world';
import { changedMorale, GARRISON_MORALE } from '../rules/morale';
import { armiesOf, basesOf, byUnit, isArmy, withArmy, withBase, withNation } from '../rules/nation';
import type { NationKey, Unit, UnitKey } from '../state/types';
import type { Combat } from '../rules/combat';
import { lot, purposeOf } from './chance';
import { aboutUnit, changeMorale, notify, reading, type RoundTurn, sorted, tell } from './turn';

/** Changes the stored morale of all armies of a nation by the same (TM-4.2-05). */
export function changeAllMorale(
  turn: RoundTurn,
  nation: NationKey,
  change: number,
  why: string,
  clause: string,
): void {
  for (const { key } of armiesOf(turn.state, nation)) changeMorale(turn, key, change, why, clause);
  const answer = reading(turn, 16, {
    key: `garrison/${nation}/${why}`,
    clause: 'TM-4.2-13',
    about: { party: nation, change },
    options: ['untouched', 'touched'],
  });
  if (answer === 'untouched') return;
  turn.state = withNation(turn.state, nation, (one) => {
    const morale = Math.min(GARRISON_MORALE, Math.max(-1, one.garrison.morale + change));
    return { ...one, garrison: { ...one.garrison, morale } };
  });
}

/** A base is nobody's any more after a combat: its owner and all attackers learn it (TM-4.5-15, TM-12-08). */
export function loseBase(turn: RoundTurn, field: LetteredField, attackers: readonly Unit[]): void {
  const owner = turn.state.bases[field]?.owner ?? null;
  turn.state = withBase(turn.state, field, null);
  tell(turn, 'baseFell', 'TM-4.5-15', {
    place: field,
    parties: [...(owner === null ? [] : [owner]), ...attackers.map(({ nation }) => nation)],
  });
  for (const nation of sorted([
    ...(owner === null ? [] : [owner]),
    ...attackers.map((one) => one.nation),
  ]))
    notify(turn, nation, 'baseFell', 'TM-4.5-15', {}, field);
}

/** The capital of a nation is destroyed: all bases, 2 morale of its armies, 1 base morale (TM-4.6-08). */
export function loseCapital(turn: RoundTurn, key: NationKey): void {
  const nation = turn.state.nations[key];
  if (nation === undefined) return;
  const bases = basesOf(turn.state, key);
  for (const field of bases) turn.state = withBase(turn.state, field, null);
  changeAllMorale(turn, key, -2, 'capital', 'TM-4.6-08');
  turn.state = withNation(turn.state, key, (one) => ({
    ...one,
    hasCapital: false,
    losses: one.losses + 1,
    garrison: { ...one.garrison, strength: 0 },
    baseMorale: changedMorale(one.baseMorale, -1),
  }));
  tell(turn, 'capitalLost', 'TM-4.6-08', {
    place: nation.capital,
    parties: [key],
    about: { party: key },
  });
  notify(
    turn,
    key,
    'capitalLost',
    'TM-4.6-08',
    { party: key, count: bases.length },
    nation.capital,
  );
}

/** Decrees of armies that lost go to the winner who wants them; one of a fallen bearer is lost otherwise (TM-8.6). */
export function passDecrees(
  turn: RoundTurn,
  combats: readonly Combat[],
  fallen: ReadonlySet<UnitKey>,
): void {
  const losers = combats
    .flatMap(({ attacker, opponent, outcome }) => {
      if (opponent.kind !== 'unit' || outcome.winner === null) return [];
      return [outcome.winner === 0 ? opponent.unit : attacker];
    })
    .sort(byUnit);
  for (const loser of new Set(losers)) {
    if (!isArmy(loser) || loser.decrees.length === 0) continue;
    const winners = winnersOver(combats, loser, fallen);
    const best = Math.max(...winners.map(({ power }) => power));
    const first = winners.filter(({ power }) => power === best).map(({ unit }) => unit);
    const taker = lot(turn, purposeOf(loser, 'decree'), aboutUnit(loser), first);
    if (taker === undefined) continue;
    turn.state = withArmy(turn.state, loser.key, (army) => ({ ...army, decrees: [] }));
    turn.state = withArmy(turn.state, taker.key, (army) => ({
      ...army,
      decrees: [...army.decrees, ...loser.decrees],
    }));
    const place = loser.field;
    tell(turn, 'decreeTaken', 'TM-8.6-05', {
      place,
      parties: [taker.nation, loser.nation],
      about: { ...aboutUnit(taker), other: loser.nation },
    });
    notify(turn, taker.nation, 'decreeTaken', 'TM-8.6-05', aboutUnit(taker), place);
    notify(turn, loser.nation, 'decreeLost', 'TM-8.6-05', aboutUnit(loser), place);
  }
}

/** Armies that beat another one, stand, and take decrees (TM-8.6-06 to TM-8.6-08). */
function winnersOver(combats: readonly Combat[], loser: Unit, fallen: ReadonlySet<UnitKey>) {
  return combats.flatMap(({ attacker, opponent, outcome: { winner, sides } }) => {
    if (opponent.kind !== 'unit' || winner === null) return [];
    const [unit, beaten] = winner === 0 ? [attacker, opponent.unit] : [opponent.unit, attacker];
    const takes = isArmy(unit) && unit.takesDecrees && !fallen.has(unit.key);
    return beaten.key === loser.key && takes ? [{ unit, power: sides[winner].power.value }] : [];
  });
}
