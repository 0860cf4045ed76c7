import type { Finding } from '../../../kernel';
import { isOnBoard } from '../../../world';
import type { FindingCode } from '../data/findings';
import { type Code, finding } from '../orders/finding';
import {
  abilityOf,
  HOLD,
  type MordOrder,
  type Order,
  type UnitOrder,
  type UnitSettings,
} from '../orders/order';
import { targetKey, targetsOf } from '../orders/book';
import {
  abilitiesOf,
  basesOf,
  isAlive,
  isArmy,
  slotOf,
  unitsOf,
  withArmy,
  withNation,
} from '../rules/nation';
import { orderFault, voteFault } from '../rules/order-fault';
import { numberOf } from '../rules/settings';
import { isChoosable } from '../rules/setup';
import type { Ability, Army, GameState, NationKey, UnitKey } from '../state/types';
import { lossFault } from './day-end';
import { freshCourse, type Given, playing, reading, type RoundTurn } from './turn';

function choiceFault(turn: RoundTurn, by: NationKey, ability: Ability): FindingCode | undefined {
  const nation = turn.start.nations[by];
  if (nation === undefined || !nation.abilities.includes('allrounder')) return 'E_ABILITY_MISSING';
  return isChoosable(ability, nation.isEvil, turn.input.settings)
    ? undefined
    : 'E_ALLROUNDER_CHOICE';
}

/** Fault of the settings of an army that are no action; undefined = none. */
function setFault(
  { start }: RoundTurn,
  army: Army,
  { watch, flag, factor }: UnitSettings,
): FindingCode | undefined {
  const nation = start.nations[army.nation];
  const abilities = nation === undefined ? [] : abilitiesOf(nation);
  const lacks = (ability: Ability): boolean => !abilities.includes(ability);
  if (watch !== undefined && lacks('scouting')) return 'E_ABILITY_MISSING';
  if (watch !== undefined && !isOnBoard(start.board, watch)) return 'E_OFFMAP';
  if (factor !== undefined && lacks('deception')) return 'E_ABILITY_MISSING';
  if (flag === undefined) return undefined;
  if (lacks('false_flag')) return 'E_ABILITY_MISSING';
  return flag === null || (flag !== army.nation && isAlive(start.nations[flag]))
    ? undefined
    : 'E_FLAG';
}

/** Fault of an order of the nation, before anything is carried out; undefined = none. */
function nationFault(turn: RoundTurn, by: NationKey, order: Order): FindingCode | undefined {
  const { start, input } = turn;
  switch (order.kind) {
    case 'VOTE':
      return voteFault(start, by, order.nation);
    case 'CEDE':
      return basesOf(start, by).includes(order.base) ? undefined : 'E_CEDE';
    case 'CHOOSE':
      return choiceFault(turn, by, order.ability);
    case 'SANCTION_LOSS': {
      const loss = numberOf(input.settings, 'tm.sanction.loss');
      return lossFault(start, by, order.losses, loss, numberOf(input.settings, 'tm.soldiers.step'));
    }
    case 'SET': {
      const unit = start.units[order.unit];
      return isArmy(unit) ? setFault(turn, unit, order.set) : undefined;
    }
    default:
      return undefined;
  }
}

/** Reports why a row changes nothing. */
export function refuse(turn: RoundTurn, { by, row }: Pick<Given, 'by' | 'row'>, code: Code): void {
  turn.refused.add(row);
  turn.find(findingAt(turn, by, row, code));
}

function findingAt(turn: RoundTurn, by: NationKey, row: Given['row'], code: Code): Finding {
  const text = (turn.sheets[by]?.text ?? '').slice(row.span.start, row.span.end);
  return finding(code, by, { order: row.unit, at: { span: row.span, text } });
}

/** A unit with settings that are no action. */
function withSettings(army: Army, set: UnitSettings): Army {
  return {
    ...army,
    isAggressive: set.isAggressive ?? army.isAggressive,
    isExtrovert: set.isExtrovert ?? army.isExtrovert,
    watch: set.watch ?? army.watch,
    takesDecrees: set.takesDecrees ?? army.takesDecrees,
    slot: set.slot ?? army.slot,
    set: {
      flag: set.flag === undefined ? army.set.flag : set.flag,
      factor: set.factor ?? army.set.factor,
    },
  };
}

/** Votes and choices count from the beginning of the round, settings of armies, too (TM-4.4-02, TM-8.14-06). */
function applyRow(turn: RoundTurn, by: NationKey, { order }: MordOrder): void {
  const alter = (change: (state: GameState) => GameState): void => {
    turn.state = change(turn.state);
    turn.start = change(turn.start);
  };
  if (order.kind === 'VOTE') {
    const { [by]: _, ...votes } = turn.state.votes;
    turn.state = {
      ...turn.state,
      votes: order.nation === null ? votes : { ...votes, [by]: order.nation },
    };
  }
  if (order.kind === 'CHOOSE')
    alter((state) => withNation(state, by, (one) => ({ ...one, choice: order.ability })));
  if (order.kind === 'SET') {
    const unit = turn.state.units[order.unit];
    if (unit?.kind === 'horde') setHorde(turn, unit.key, order.set);
    else turn.state = withArmy(turn.state, order.unit, (army) => withSettings(army, order.set));
  }
}

function setHorde(turn: RoundTurn, key: UnitKey, { isAggressive }: UnitSettings): void {
  const unit = turn.state.units[key];
  if (unit !== undefined && isAggressive !== undefined)
    turn.state = {
      ...turn.state,
      units: { ...turn.state.units, [key]: { ...unit, isAggressive } },
    };
}

/** Step 1: orders of nations and settings of armies; faults are reported and change nothing. */
export function validateNations(turn: RoundTurn): void {
  for (const { key } of playing(turn))
    for (const row of turn.sheets[key]?.rows ?? []) {
      const fault = nationFault(turn, key, row.content.order);
      if (fault === undefined) applyRow(turn, key, row.content);
      else refuse(turn, { by: key, row }, fault);
    }
}

/** The last order of every unit counts; a faulty or missing one is HOLD, one for no army of the nation is refused (TM-2-08, TM-2-10, TM-11-04). */
export function validateUnits(turn: RoundTurn): void {
  const given = new Map<UnitKey, Given<'UNIT'>>();
  const units = new Map(playing(turn).map(({ key }) => [key, unitsMeantBy(turn, key)]));
  for (const { key } of playing(turn))
    for (const row of turn.sheets[key]?.rows ?? [])
      if (row.content.order.kind === 'UNIT')
        given.set(row.content.order.unit, { by: key, row, order: row.content.order });
  for (const [key, wish] of given)
    if (turn.state.units[key] === undefined) refuse(turn, wish, 'E_UNIT');
  for (const unit of unitsOf(turn.state)) {
    const nation = turn.start.nations[unit.nation];
    if (!isAlive(nation)) continue;
    const wish = given.get(unit.key);
    const order = aimed(wish?.order.order ?? HOLD, (key) => {
      const meant = units.get(unit.nation)?.get(key) ?? key;
      return turn.heirs.get(meant) ?? meant;
    });
    if (wish !== undefined) turn.rowOf.set(unit.key, wish.row);
    const slot = isArmy(unit)
      ? slotOf(nation, unit, turn.start.round, abilityOf(order))
      : undefined;
    if (slot !== undefined) limit(turn, unit.key, slot);
    const test = { state: turn.state, nation, unit, slot, settings: turn.input.settings };
    const fault = orderFault(test, order);
    if (fault !== undefined && wish !== undefined) refuse(turn, wish, fault);
    turn.courses.set(unit.key, freshCourse(unit.key, fault === undefined ? order : HOLD));
  }
}

/**
 * One ability for an army of a sanctioned nation; where the GM decides so only its active ones are limited (TM-6-11).
 */
function limit(turn: RoundTurn, key: UnitKey, slot: Ability | null): void {
  turn.slots.set(key, slot);
  const answer = reading(turn, 41, {
    key: `slot/${key}`,
    clause: 'TM-6-11',
    about: {},
    options: ['every_ability', 'active_only'],
  });
  if (answer === 'active_only') turn.loose.add(key);
}

/** Foreign units by the numbers the map of a nation gave them at the start of the round (TM-4-03). */
function unitsMeantBy(
  { start, input }: RoundTurn,
  nation: NationKey,
): ReadonlyMap<string, UnitKey> {
  return new Map(
    targetsOf(start, nation, input.settings).map(({ number, unit }) => [
      targetKey(number),
      unit.key,
    ]),
  );
}

/**
 * An order with its targets as units of the board: what a letter calls by a number, and instead of an army that was joined
 * to another one in this round that one (TM-4-03, TM-8.12-07).
 */
function aimed(order: UnitOrder, unitOf: (key: UnitKey) => UnitKey): UnitOrder {
  if (order.kind === 'TRACK') return { ...order, target: unitOf(order.target) };
  if (order.kind === 'FALSE_ORDER')
    return { ...order, target: unitOf(order.target), order: aimed(order.order, unitOf) };
  if (order.kind === 'SHOW_DECREE') return { ...order, targets: order.targets.map(unitOf) };
  const hasTarget = order.kind === 'ATTACK' || order.kind === 'DEMORALISE' || order.kind === 'LURE';
  if (!hasTarget || order.target.kind !== 'unit') return order;
  return { ...order, target: { kind: 'unit', unit: unitOf(order.target.unit) } };
}
