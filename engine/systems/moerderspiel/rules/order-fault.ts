import type { Settings } from '../../../kernel';
import { areNeighbourFields, edgeBetween, isOnBoard } from '../../../world';
import type { FindingCode } from '../data/findings';
import { abilityOf, pathOf, type Target, type UnitOrder } from '../orders/order';
import type { Ability, GameState, Nation, NationKey, Unit } from '../state/types';
import { abilitiesOf, capitalOn, hasGarrison, isAlive } from './nation';
import { pathFault } from './path';
import { flagOf, numberOf } from './settings';
import { isSeenFrom } from './sight';

/** Everything a test of an order may look at. */
interface Test {
  readonly state: GameState;
  readonly nation: Nation;
  readonly unit: Unit;
  readonly slot: Ability | null | undefined;
  readonly settings: Settings;
}

/** Fewest soldiers that build a base (TM-8.1-02). */
export const BUILDERS = 500;

/** A unit as target: seen by the acting one, of another nation, on a lawful field (TM-11-08). */
function unitFault(
  { state, unit, settings }: Test,
  key: string,
  reach: 'same' | 'next' | 'both',
): FindingCode | undefined {
  const other = state.units[key];
  const isOwn = other?.nation === unit.nation;
  if (other === undefined || (!isOwn && !isSeenFrom(state, unit.field, other)))
    return 'E_TARGET_UNSEEN';
  const mayTurn = unit.kind === 'horde' && flagOf(settings, 'tm.barbarians.may_attack_owner');
  if (isOwn && !mayTurn) return 'E_TARGET_OWN';
  const isHere = other.field === unit.field;
  const isInReach = reach === 'both' || isHere === (reach === 'same');
  return isInReach ? undefined : 'E_TARGET_RANGE';
}

/** Targets an ability cannot act on: garrisons, bases, hordes (TM-11-08). */
function victimFault(test: Test, target: Target, reach: 'same' | 'both'): FindingCode | undefined {
  if (target.kind === 'garrison' && reach === 'both') {
    const allowed = flagOf(test.settings, 'tm.demoralise.garrison');
    return allowed ? garrisonFault(test) : 'E_TARGET_NONE';
  }
  if (target.kind !== 'unit') return 'E_TARGET_NONE';
  const fault = unitFault(test, target.unit, reach);
  if (fault !== undefined) return fault;
  return test.state.units[target.unit]?.kind === 'horde' ? 'E_TARGET_NONE' : undefined;
}

function baseFault({ state, unit }: Test): FindingCode | undefined {
  const base = state.bases[unit.field];
  if (base === undefined) return 'E_NO_BASE';
  if (base.owner === unit.nation) return 'E_BASE_OWN';
  return base.owner === null ? 'E_TARGET_NONE' : undefined;
}

/** Fault of a field as the capital of another nation, whether a garrison is there or not. */
function capitalFault({ state, unit }: Test, field: string): FindingCode | undefined {
  const home = capitalOn(state, field);
  if (home === undefined) return 'E_TARGET_NONE';
  return home.key === unit.nation ? 'E_TARGET_OWN' : undefined;
}

/** The same with its garrison, for fields the unit sees. */
function garrisonFault(test: Test, field = test.unit.field): FindingCode | undefined {
  const home = capitalOn(test.state, field);
  const isEmpty = home !== undefined && !hasGarrison(home);
  return capitalFault(test, field) ?? (isEmpty ? 'E_NO_GARRISON' : undefined);
}

function attackFault(test: Test, target: Target): FindingCode | undefined {
  if (target.kind === 'base') return baseFault(test);
  if (target.kind === 'garrison') return garrisonFault(test);
  return unitFault(test, target.unit, 'same');
}

/** An attack on the garrison of the capital a way ends in; whether one is there, the army finds out there (TM-4.6-02). */
function entryFault(
  test: Test,
  { attack, path }: Extract<UnitOrder, { readonly kind: 'MOVE' }>,
): FindingCode | undefined {
  if (attack === undefined) return undefined;
  if (!flagOf(test.settings, 'tm.capital.attack_on_entry')) return 'E_TARGET_RANGE';
  return capitalFault(test, path.at(-1) ?? '');
}

function siegeFault(test: Test, capital: string): FindingCode | undefined {
  const fault = capitalFault(test, capital);
  if (fault !== undefined) return fault;
  if (!areNeighbourFields(test.state.board, test.unit.field, capital)) return 'E_SIEGE_RANGE';
  return garrisonFault(test, capital);
}

function buildFault({ state, unit }: Test): FindingCode | undefined {
  const isTaken =
    state.bases[unit.field] !== undefined || capitalOn(state, unit.field) !== undefined;
  if (isTaken || state.board.mountains.includes(unit.field)) return 'E_BUILD_FIELD';
  return unit.strength < BUILDERS ? 'E_BUILD_STRENGTH' : undefined;
}

function rebuildFault({ nation, unit, settings }: Test, garrison: number | null) {
  if (hasGarrison(nation) || unit.field !== nation.capital) return 'E_REBUILD';
  return garrison !== null && !isLawfulGarrison(unit.strength, garrison, settings)
    ? 'E_REBUILD'
    : undefined;
}

/** True if an army can leave so many soldiers as a new garrison: it retains enough, or dissolves (TM-4.6-12). */
export function isLawfulGarrison(strength: number, garrison: number, settings: Settings): boolean {
  const least = numberOf(settings, 'tm.army.min');
  const step = numberOf(settings, 'tm.soldiers.step');
  const rest = strength - garrison;
  return garrison >= least && garrison % step === 0 && (rest === 0 || rest >= least);
}

function edgeFault(
  { state, unit, settings }: Test,
  { beyond, step }: Extract<UnitOrder, { readonly kind: 'BLOCKADE' }>,
): FindingCode | undefined {
  const { board, blockades } = state;
  const isEdge = isOnBoard(board, beyond) && areNeighbourFields(board, unit.field, beyond);
  if (!isEdge || board.mountains.includes(beyond)) return 'E_EDGE';
  const edge = edgeBetween(unit.field, beyond);
  const isThere =
    board.blocked.includes(edge) || blockades.some((one) => one.edge === edge && one.isPublic);
  if (isThere) return 'E_EDGE';
  if (step === null) return undefined;
  return pathFault(state, unit, [step], settings);
}

/** Fault of the content of a false order (TM-8.8-04). */
function falseFault(
  test: Test,
  { target, order }: Extract<UnitOrder, { readonly kind: 'FALSE_ORDER' }>,
): FindingCode | undefined {
  const { state } = test;
  const fault = victimFault({ ...test }, { kind: 'unit', unit: target }, 'both');
  if (fault !== undefined) return fault;
  const victim = state.units[target];
  if (victim?.field === test.unit.field) return 'E_TARGET_RANGE';
  const isOwnAttack =
    order.kind === 'ATTACK' &&
    order.target.kind === 'unit' &&
    state.units[order.target.unit]?.nation === victim?.nation;
  return order.kind === 'FALSE_ORDER' || isOwnAttack ? 'E_FALSE_CONTENT' : undefined;
}

/** The tests of an order's own parameters and conditions, and of its target, in the order of TM-11-07. */
function ownFault(test: Test, order: UnitOrder): FindingCode | undefined {
  const { state, unit, settings } = test;
  switch (order.kind) {
    case 'HOLD':
      return undefined;
    case 'MOVE':
      return pathFault(state, unit, order.path, settings) ?? entryFault(test, order);
    case 'ATTACK':
      return attackFault(test, order.target);
    case 'CAPTURE':
      return captureFault(test);
    case 'SIEGE':
      return siegeFault(test, order.capital);
    case 'REBUILD':
      return rebuildFault(test, order.garrison);
    case 'BUILD_BASE':
      return buildFault(test);
    case 'BLOCKADE':
      return edgeFault(test, order);
    case 'SHOW_DECREE':
      return decreeFault(test, order.targets);
    case 'SET_TRAP':
      return undefined;
    case 'FALSE_ORDER':
      return falseFault(test, order);
    case 'TRACK':
      return unitFault(test, order.target, 'next');
    case 'DEMORALISE':
      return victimFault(test, order.target, 'both');
    case 'LURE':
      if (order.amount !== 100 && order.amount !== 200) return 'E_AMOUNT';
      return victimFault(test, order.target, 'same');
  }
}

function captureFault({ state, unit }: Test): FindingCode | undefined {
  const base = state.bases[unit.field];
  if (base === undefined) return 'E_NO_BASE';
  return base.owner === null ? undefined : 'E_BASE_OCCUPIED';
}

function decreeFault(test: Test, targets: readonly string[]): FindingCode | undefined {
  const { unit, nation } = test;
  const isWithoutPaper = nation.choice === 'innocence';
  if (unit.kind === 'army' && unit.decrees.length === 0 && !isWithoutPaper) return 'E_DECREE';
  return targets.map((key) => unitFault(test, key, 'same')).find((fault) => fault !== undefined);
}

/** Orders a horde can be given (TM-8.18-05). */
const OF_HORDE: readonly UnitOrder['kind'][] = ['HOLD', 'MOVE', 'ATTACK'];

/** A decree that was taken can be shown by whoever carries it (TM-8.6-06). */
function hasAbility({ nation, unit }: Test, order: UnitOrder, ability: Ability): boolean {
  const carries = order.kind === 'SHOW_DECREE' && unit.kind === 'army' && unit.decrees.length > 0;
  return carries || abilitiesOf(nation).includes(ability);
}

/** The first fault of an order of a unit, or undefined where it can be given (TM-11-07). */
export function orderFault(test: Test, order: UnitOrder): FindingCode | undefined {
  const { state, unit, slot } = test;
  const ability = abilityOf(order);
  if (unit.kind === 'horde' && !OF_HORDE.includes(order.kind)) return 'E_ABILITY_MISSING';
  if (ability !== null && !hasAbility(test, order, ability)) return 'E_ABILITY_MISSING';
  if (ability !== null && slot !== undefined && slot !== ability) return 'E_ABILITY_SLOT';
  const moves = order.kind === 'TRACK' || pathOf(order).length > 0;
  if (moves && unit.heldIn === state.round) return 'E_HELD';
  return ownFault(test, order);
}

/**
 * Fault of a vote; undefined = none. Null = it is withdrawn. A nation that is out neither votes nor can be voted for
 * (TM-6-04).
 */
export function voteFault(
  { nations }: Pick<GameState, 'nations'>,
  by: NationKey,
  to: NationKey | null,
): 'E_VOTE_SELF' | 'E_VOTE_DEAD' | undefined {
  if (nations[by] !== undefined && !isAlive(nations[by])) return 'E_VOTE_DEAD';
  if (to === null) return undefined;
  if (to === by) return 'E_VOTE_SELF';
  return isAlive(nations[to]) ? undefined : 'E_VOTE_DEAD';
}
