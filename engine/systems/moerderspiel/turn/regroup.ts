import type { Settings } from '../../../kernel';
import { MORALE } from '../rules/morale';
import {
  abilitiesOf,
  armiesOf,
  armyKey,
  hasGarrison,
  isArmy,
  newArmy,
  withNation,
  withoutUnit,
  withUnit,
} from '../rules/nation';
import { choiceOf, flagOf, numberOf } from '../rules/settings';
import type { Army, GameState, Nation, NationKey, UnitKey } from '../state/types';
import {
  aboutUnit,
  type Given,
  nationOrders,
  playing,
  reading,
  type RoundTurn,
  tell,
} from './turn';
import { refuse, validateUnits } from './validate';

type Regroup = Given<'REGROUP'>['order'];

/** Armies a nation may have: one more with Omnipresence (TM-4.1-02, TM-8.12-01). */
export function mostArmies(nation: Nation, settings: Settings): number {
  const extra = abilitiesOf(nation).includes('omnipresence') ? 1 : 0;
  return numberOf(settings, 'tm.army.max') + extra;
}

/** True if soldiers of a nation may be shifted on a field at all (TM-4.1-10, TM-8.12-04). */
function mayRegroup(nation: Nation, field: string, settings: Settings): boolean {
  if (abilitiesOf(nation).includes('omnipresence')) return true;
  const mode = choiceOf(settings, 'tm.regroup.allowed');
  return mode === 'same_field' || (mode === 'at_own_capital' && field === nation.capital);
}

/** A new army from part of another, or from the garrison (TM-8.12-04, TM-8.12-08). */
export function part(nation: Nation, from: Army | null, strength: number): Army {
  const number = nation.next;
  if (from !== null) {
    const key = armyKey(nation.key, number);
    return { ...from, key, number, strength, decrees: [], progress: null };
  }
  return newArmy({
    nation: nation.key,
    number,
    field: nation.capital,
    strength,
    morale: Math.min(MORALE.most, nation.baseMorale),
  });
}

/**
 * Morale of an army that takes in part of another: the mean by strength, rounded down, or the GM's figure (TM-8.12-04).
 */
function meanMorale(
  turn: Pick<RoundTurn, 'input' | 'ask'>,
  into: Army,
  from: Army,
  soldiers: number,
): number {
  const answer = reading(turn, 59, {
    key: `merge/${into.key}/${from.key}`,
    clause: 'TM-8.12-04',
    about: aboutUnit(into),
    options: ['mean', 'least'],
  });
  if (answer === 'least') return Math.min(into.morale, from.morale);
  const weighted = into.morale * into.strength + from.morale * soldiers;
  return Math.floor(weighted / (into.strength + soldiers));
}

/** Two armies as one under the number of the first: the worse state counts (TM-8.12-04, TM-8.12-07). */
function merged(into: Army, from: Army, soldiers: number, morale: number): Army {
  const strength = into.strength + soldiers;
  const isAll = soldiers === from.strength;
  return {
    ...into,
    strength,
    morale,
    heldIn: Math.max(into.heldIn, from.heldIn),
    moved: Math.max(into.moved, from.moved),
    hiding: {
      near: into.hiding.near && from.hiding.near,
      same: into.hiding.same && from.hiding.same,
    },
    decrees: isAll ? [...into.decrees, ...from.decrees] : into.decrees,
  };
}

/** The army an end of a shift names; null = the garrison, or a new army. */
function armyAt(state: GameState, key: string): Army | null | undefined {
  if (key === 'garrison' || key === 'new') return null;
  const unit = state.units[key];
  return isArmy(unit) ? unit : undefined;
}

/** The state after soldiers were shifted once; undefined where that is not possible. */
function shifted(
  state: GameState,
  nation: Nation,
  { from, to, soldiers }: Regroup,
  turn: RoundTurn,
): GameState | undefined {
  const { settings } = turn.input;
  const [source, target] = [armyAt(state, from), armyAt(state, to)];
  if (source === undefined || target === undefined || from === to) return undefined;
  const have = source?.strength ?? nation.garrison.strength;
  const moved = soldiers ?? have;
  const field = source?.field ?? nation.capital;
  const isHere = (to === 'garrison' ? nation.capital : (target?.field ?? field)) === field;
  const usesGarrison = from === 'garrison' || to === 'garrison';
  const isPossible =
    isHere &&
    moved > 0 &&
    moved <= have &&
    mayRegroup(nation, field, settings) &&
    (!usesGarrison || hasGarrison(nation));
  if (!isPossible) return undefined;
  return given(turn, taken(state, nation, source, moved), nation, source, target, to, moved);
}

/** Soldiers leave an army, which is gone with the last of them, or the garrison. */
function taken(state: GameState, nation: Nation, source: Army | null, moved: number): GameState {
  if (source === null)
    return withNation(state, nation.key, (one) => ({
      ...one,
      garrison: { ...one.garrison, strength: one.garrison.strength - moved },
    }));
  return source.strength === moved
    ? withoutUnit(state, source.key)
    : withUnit(state, { ...source, strength: source.strength - moved });
}

/** They join another army or the garrison, or are a new army. */
function given(
  turn: RoundTurn,
  state: GameState,
  nation: Nation,
  source: Army | null,
  target: Army | null,
  to: Regroup['to'],
  moved: number,
): GameState {
  if (to === 'garrison')
    return withNation(state, nation.key, (one) => ({
      ...one,
      garrison: { ...one.garrison, strength: one.garrison.strength + moved },
    }));
  if (target === null) {
    const counted = withNation(state, nation.key, (one) => ({ ...one, next: one.next + 1 }));
    return withUnit(counted, part(state.nations[nation.key] ?? nation, source, moved));
  }
  if (source === null) return withUnit(state, { ...target, strength: target.strength + moved });
  return withUnit(state, merged(target, source, moved, meanMorale(turn, target, source, moved)));
}

/** True if what a nation has after regrouping is as the rules want it (TM-8.12-06). */
function isLawful(
  before: GameState,
  after: GameState,
  nation: Nation,
  settings: Settings,
): boolean {
  const least = numberOf(settings, 'tm.army.min');
  const step = numberOf(settings, 'tm.soldiers.step');
  const armies = armiesOf(after, nation.key);
  const garrison = after.nations[nation.key]?.garrison.strength ?? 0;
  const isKept = garrison >= least || garrison === before.nations[nation.key]?.garrison.strength;
  return (
    isKept &&
    garrison % step === 0 &&
    armies.length <= mostArmies(nation, settings) &&
    armies.every(({ strength }) => strength >= least && strength % step === 0)
  );
}

/** Step 2: armies are divided and joined before anything else; a faulty regrouping is refused as a whole (TM-8.12). */
export function regroup(turn: RoundTurn): void {
  const { settings } = turn.input;
  for (const { key } of playing(turn)) {
    const wishes = nationOrders(turn, 'REGROUP').filter(({ by }) => by === key);
    if (wishes.length === 0) continue;
    const before = turn.state;
    const after = wishes.reduce<GameState | undefined>((state, { order }) => {
      const nation = state?.nations[key];
      return state === undefined || nation === undefined
        ? undefined
        : shifted(state, nation, order, turn);
    }, before);
    const nation = before.nations[key];
    if (after === undefined || nation === undefined || !isLawful(before, after, nation, settings)) {
      for (const wish of wishes) refuse(turn, wish, 'E_REGROUP');
      continue;
    }
    turn.state = after;
    for (const { order } of wishes) noteMerger(turn, key, order);
    tell(turn, 'regrouped', 'TM-8.12-04', {
      place: nation.capital,
      parties: [key],
      about: { party: key, count: armiesOf(after, key).length },
    });
  }
  validateUnits(turn);
  limitActions(turn, () => true);
}

/** Orders against an army that is gone go to the one that holds its soldiers now (TM-8.12-07). */
function noteMerger(turn: RoundTurn, nation: NationKey, { from, to }: Regroup): void {
  const isGone = from !== 'garrison' && turn.state.units[from] === undefined;
  if (isGone && to !== 'garrison') {
    const newest = armiesOf(turn.state, nation).at(-1)?.key;
    const heir = to === 'new' ? newest : to;
    if (heir !== undefined) turn.heirs.set(from, heir);
  }
}

/**
 * Of three armies of a nation that would act, those with the highest numbers hold (TM-8.12-02, TM-8.12-09); the choice
 * of an all-rounder is the action of one where the setting requires it (TM-8.14-04).
 */
export function limitActions(turn: RoundTurn, mayHold: (unit: UnitKey) => boolean): void {
  const { settings } = turn.input;
  const costs = flagOf(settings, 'tm.allrounder.choice_is_action');
  for (const { key, choice } of playing(turn)) {
    const most = numberOf(settings, 'tm.army.max') - (costs && choice !== null ? 1 : 0);
    const busy = armiesOf(turn.state, key)
      .map((army) => turn.courses.get(army.key))
      .filter((course) => course !== undefined && course.order.kind !== 'HOLD');
    const over = busy.filter((course) => course !== undefined && mayHold(course.unit));
    for (const course of over.slice(Math.max(0, over.length - Math.max(0, busy.length - most)))) {
      if (course === undefined) continue;
      const row = turn.rowOf.get(course.unit);
      if (row !== undefined && !course.isFalse) refuse(turn, { by: key, row }, 'E_OMNI_THREE');
      course.order = { kind: 'HOLD' };
    }
  }
}
