import { type Combat, combatOf, type Fighter, type Opponent } from '../rules/combat';
import {
  byText,
  byUnit,
  capitalOn,
  hasGarrison,
  isArmy,
  withNation,
  withoutUnit,
  withUnit,
  withUnits,
} from '../rules/nation';
import { blockedEdges } from '../rules/path';
import { choiceOf, numberOf } from '../rules/settings';
import type { Unit, UnitKey } from '../state/types';
import { isOpenStep, type LetteredField, neighboursOfField } from '../../../world';
import { inCoalitions } from './coalition';
import { nationOf, reportCombat, tellCombat } from './combat-report';
import { keysOf, rulingsOn } from './combat-rulings';
import { defenderOf, type Frozen, fighterOf } from './fighter';
import { loseBase, loseCapital, passDecrees } from './spoils';
import {
  aboutUnit,
  acting,
  courseOf,
  hasUse,
  notify,
  reading,
  type RoundTurn,
  sorted,
  tell,
  unitNow,
} from './turn';

/** The defenders of the base, or the garrison, on the field of a unit; undefined = none is there. */
function opponentOf(
  { moment }: Frozen,
  unit: Unit,
  kind: 'base' | 'garrison',
): Opponent | undefined {
  const owner =
    kind === 'base' ? moment.bases[unit.field]?.owner : capitalOn(moment, unit.field)?.key;
  return owner === undefined || owner === null ? undefined : { kind, owner };
}

/** Every combat of the round, each pair once (TM-4.7-08, TM-5-14). */
function combatsOf(frozen: Frozen): readonly Combat[] {
  const { turn } = frozen;
  const done = new Set<string>();
  return acting(turn, 'ATTACK').flatMap(({ unit: attacker, order: { target } }) => {
    if (target.kind !== 'unit') return againstPlace(frozen, attacker, target.kind);
    const defender = unitNow(turn, target.unit);
    if (defender === undefined || courseOf(turn, defender.key).escaped.includes(attacker.key))
      return [];
    const pair = [attacker.key, defender.key].sort(byText).join(' ');
    if (done.has(pair)) return [];
    done.add(pair);
    const answer = courseOf(turn, defender.key);
    const isMutual =
      answer.failure === null &&
      answer.order.kind === 'ATTACK' &&
      answer.order.target.kind === 'unit' &&
      answer.order.target.unit === attacker.key;
    const sides = [
      fighterOf(frozen, attacker, { kind: 'unit', unit: defender }, true),
      fighterOf(frozen, defender, { kind: 'unit', unit: attacker }, isMutual),
    ] as const;
    return [combat(frozen, attacker, { kind: 'unit', unit: defender }, isMutual, sides)];
  });
}

/** The combat of a unit against the defenders of the base, or the garrison, on its field. */
function againstPlace(
  frozen: Frozen,
  attacker: Unit,
  place: 'base' | 'garrison',
): readonly Combat[] {
  const opponent = opponentOf(frozen, attacker, place);
  if (opponent === undefined || opponent.kind === 'unit') return [];
  const sides = [
    fighterOf(frozen, attacker, opponent, true),
    defenderOf(frozen, opponent),
  ] as const;
  return [combat(frozen, attacker, opponent, false, sides)];
}

function combat(
  { turn }: Frozen,
  attacker: Unit,
  opponent: Opponent,
  isMutual: boolean,
  sides: readonly [Fighter, Fighter],
): Combat {
  const keys = keysOf(attacker, opponent);
  const gm = rulingsOn(turn, keys, attacker, opponent);
  const outcome = combatOf(sides, turn.input.settings, gm);
  return { field: attacker.field, attacker, opponent, isMutual, keys, outcome };
}

/** Losses of every unit over all its combats (TM-5-14). */
function lossesOf(combats: readonly Combat[]): ReadonlyMap<UnitKey, number> {
  const losses = new Map<UnitKey, number>();
  const add = (key: UnitKey, loss: number): void => {
    losses.set(key, (losses.get(key) ?? 0) + loss);
  };
  for (const { attacker, opponent, outcome } of combats) {
    add(attacker.key, outcome.sides[0].loss.value);
    if (opponent.kind === 'unit') add(opponent.unit.key, outcome.sides[1].loss.value);
  }
  return losses;
}

/** Nations one of whose armies lost, with Retaliation (TM-8.4-04). */
function avenge(turn: RoundTurn, combats: readonly Combat[]): void {
  for (const { attacker, opponent, outcome } of combats) {
    const loser =
      outcome.winner === null
        ? undefined
        : outcome.winner === 1
          ? attacker
          : opponent.kind === 'unit'
            ? opponent.unit
            : undefined;
    if (!isArmy(loser) || turn.avenged.has(loser.nation)) continue;
    if (!hasUse(turn, loser, 'retaliation')) continue;
    const answer = reading(turn, 52, {
      key: `retaliation/${loser.nation}`,
      clause: 'TM-8.4-04',
      about: aboutUnit(loser),
      options: ['next_round', 'not_at_all'],
    });
    if (answer === 'next_round') turn.avenged.add(loser.nation);
  }
}

/** Where the GM decides what follows a combat, a beaten army may go to a neighbour field (TM-5-12). */
function retreat(turn: RoundTurn, combats: readonly Combat[]): void {
  const losers = combats.flatMap(({ attacker, opponent, outcome: { winner } }) => {
    if (winner === null) return [];
    return winner === 1 ? [attacker] : opponent.kind === 'unit' ? [opponent.unit] : [];
  });
  const blocked = blockedEdges(turn.state);
  for (const key of sorted(losers.map((one) => one.key))) {
    const unit = unitNow(turn, key);
    if (unit === undefined) continue;
    const { board } = turn.state;
    const open = neighboursOfField(board, unit.field).filter((to) =>
      isOpenStep(board, blocked, unit.field, to),
    );
    const answer = reading(turn, 12, {
      key: `retreat/${key}`,
      clause: 'TM-5-12',
      about: aboutUnit(unit),
      options: ['stays', ...open],
    });
    if (answer !== 'stays') turn.state = withUnit(turn.state, { ...unit, field: answer });
  }
}

/** Step 9: all combats from the same moment; losses, bases, capitals, decrees (TM-10-01). */
export function fight(turn: RoundTurn): void {
  const frozen: Frozen = { turn, moment: turn.state };
  const isPairwise = choiceOf(turn.input.settings, 'tm.combat.multi') === 'pairwise';
  settle(turn, isPairwise ? combatsOf(frozen) : inCoalitions(frozen, combatsOf(frozen)));
}

/** Attacks on garrisons by those who entered the capital to the end of their way, where that is allowed (TM-4.6-02). */
export function storm(turn: RoundTurn): void {
  const frozen: Frozen = { turn, moment: turn.state };
  settle(
    turn,
    acting(turn, 'MOVE').flatMap(({ unit, course, order: { attack, path } }) => {
      const isThere = unit.field === path.at(-1) && course.entered.length === path.length;
      const home = capitalOn(turn.state, unit.field);
      const isMeant = attack !== undefined && isThere && !course.hasFled;
      const isTarget = home !== undefined && home.key !== unit.nation && hasGarrison(home);
      return isMeant && isTarget ? againstPlace(frozen, unit, 'garrison') : [];
    }),
  );
}

/** Effects of combats, all at once. */
function settle(turn: RoundTurn, combats: readonly Combat[]): void {
  turn.combats.push(...combats);
  for (const one of combats) {
    tellCombat(turn, one);
    reportCombat(turn, one);
    courseOf(turn, one.attacker.key).hasFought = true;
    if (one.opponent.kind === 'unit') courseOf(turn, one.opponent.unit.key).hasFought = true;
  }
  const losses = lossesOf(combats);
  const fallen = [...losses]
    .flatMap(([key, loss]) => {
      const unit = unitNow(turn, key);
      return unit !== undefined && unit.strength <= loss ? [unit] : [];
    })
    .sort(byUnit);
  passDecrees(turn, combats, new Set(fallen.map(({ key }) => key)));
  const lessened = [...losses].flatMap(([key, loss]): readonly [UnitKey, Unit][] => {
    const unit = unitNow(turn, key);
    return unit === undefined ? [] : [[key, { ...unit, strength: unit.strength - loss }]];
  });
  turn.state = withUnits(turn.state, lessened);
  for (const unit of fallen) {
    turn.state = withoutUnit(turn.state, unit.key);
    tell(turn, 'destroyed', 'TM-4.1-11', {
      place: unit.field,
      parties: [unit.nation],
      about: aboutUnit(unit),
    });
    notify(turn, unit.nation, 'destroyed', 'TM-4.1-11', aboutUnit(unit), unit.field);
  }
  avenge(turn, combats);
  loseBases(turn, combats);
  loseGarrisons(turn, combats);
  retreat(turn, combats);
}

/** Bases whose defenders were beaten, or lost as many men as they are (TM-4.5-15, TM-4.5-16). */
function loseBases(turn: RoundTurn, combats: readonly Combat[]): void {
  const atBases = combats.filter(({ opponent }) => opponent.kind === 'base');
  const men = numberOf(turn.input.settings, 'tm.base.defenders');
  for (const field of new Set(atBases.map((one) => one.field))) {
    const here = atBases.filter((one) => one.field === field);
    const lost = here.reduce((sum, { outcome }) => sum + outcome.sides[1].loss.value, 0);
    const isBeaten = here.some(({ outcome }) => outcome.winner === 0) || lost >= men;
    const answer = reading(turn, 24, {
      key: `base/${field}`,
      clause: 'TM-4.5-16',
      about: { place: field },
      options: isBeaten ? ['falls', 'stands'] : ['stands', 'falls'],
    });
    if (answer === 'falls')
      loseBase(
        turn,
        field,
        here.map(({ attacker }) => attacker),
      );
  }
}

/** Total losses of garrisons; one that is wiped out is one loss, whoever did it (TM-4.6-09, TM-4.6-10). */
function loseGarrisons(turn: RoundTurn, combats: readonly Combat[]): void {
  const stormed = combats.filter(({ opponent }) => opponent.kind === 'garrison');
  for (const key of new Set(stormed.map(({ opponent }) => nationOf(opponent)))) {
    const here = stormed.filter(({ opponent }) => nationOf(opponent) === key);
    const lost = here.reduce((sum, { outcome }) => sum + outcome.sides[1].loss.value, 0);
    const nation = turn.state.nations[key];
    if (nation === undefined) continue;
    const strength = Math.max(0, nation.garrison.strength - lost);
    turn.state = withNation(turn.state, key, (one) => ({
      ...one,
      garrison: { ...one.garrison, strength },
    }));
    if (strength === 0) loseCapital(turn, key);
  }
}

/** True if a garrison was in a combat of this round, or is about to be (TM-4.6-16). */
export function wasStormed(turn: RoundTurn, capital: LetteredField): boolean {
  const isGarrison = ({ kind }: { readonly kind: string }): boolean => kind === 'garrison';
  return (
    turn.combats.some(({ field, opponent }) => field === capital && isGarrison(opponent)) ||
    acting(turn, 'ATTACK').some(
      ({ unit, order }) =>
        isGarrison(order.target) && turn.start.units[unit.key]?.field === capital,
    )
  );
}
