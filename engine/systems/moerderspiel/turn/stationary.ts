import { allFields, edgeBetween, type LetteredField, openDistances } from '../../../world';
import { abilityOf } from '../orders/order';
import { GARRISON_MORALE, restedMorale } from '../rules/morale';
import {
  armiesOf,
  hasGarrison,
  isArmy,
  nationsOf,
  unitsOf,
  unitsOn,
  withArmy,
  withNation,
} from '../rules/nation';
import { blockedEdges } from '../rules/path';
import { choiceOf, flagOf, numberOf } from '../rules/settings';
import { isSeenFrom, seemingNation } from '../rules/sight';
import type { Army, Nation, UnitKey } from '../state/types';
import { wasStormed } from './combat';
import { lot } from './chance';
import {
  aboutUnit,
  acting,
  changeMorales,
  courseOf,
  notify,
  reading,
  type RoundTurn,
  sorted,
  tell,
} from './turn';

/** Sieges lower the morale of garrisons, quiet ones regain theirs (TM-4.6-04 to TM-4.6-06). */
export function besiege(turn: RoundTurn): void {
  const { settings } = turn.input;
  const floor = numberOf(settings, 'tm.siege.floor');
  const sieges = acting(turn, 'SIEGE');
  for (const nation of nationsOf(turn.state).filter(hasGarrison)) {
    const here = sieges.filter(({ order }) => order.capital === nation.capital);
    if (here.length > 0) {
      const morale = Math.max(floor, nation.garrison.morale - here.length);
      setGarrisonMorale(turn, nation, Math.min(nation.garrison.morale, morale));
      tell(turn, 'besieged', 'TM-4.6-04', {
        place: nation.capital,
        parties: [...here.map(({ unit }) => unit.nation), nation.key],
        about: { party: nation.key, count: here.length, morale },
      });
      notify(
        turn,
        nation.key,
        'besieged',
        'TM-12-08',
        { count: here.length, morale },
        nation.capital,
      );
      for (const { unit } of here)
        notify(turn, unit.nation, 'hasBesieged', 'TM-12-08', aboutUnit(unit), nation.capital);
    } else if (!wasStormed(turn, nation.capital)) recover(turn, nation);
  }
}

function recover(turn: RoundTurn, nation: Nation): void {
  const { morale } = nation.garrison;
  const regained = numberOf(turn.input.settings, 'tm.garrison.recovery');
  if (morale < GARRISON_MORALE)
    setGarrisonMorale(turn, nation, Math.min(GARRISON_MORALE, morale + regained));
}

function setGarrisonMorale(turn: RoundTurn, { key }: Nation, morale: number): void {
  turn.state = withNation(turn.state, key, (nation) => ({
    ...nation,
    garrison: { ...nation.garrison, morale },
  }));
}

/** Decrees are shown to armies that met the bearer at the start of the round (TM-8.6-02, TM-8.6-03, TM-8.6-08). */
function showDecrees(turn: RoundTurn): void {
  const isNamed = choiceOf(turn.input.settings, 'tm.decree.type') === 'named';
  for (const { unit, order } of acting(turn, 'SHOW_DECREE')) {
    const { field } = turn.start.units[unit.key] ?? unit;
    const met = unitsOn(turn.start, field).filter(
      (other) => other.nation !== unit.nation && isSeenFrom(turn.start, field, other),
    );
    const shownTo =
      order.targets.length === 0 ? met : met.filter(({ key }) => order.targets.includes(key));
    const origin = isArmy(unit) ? (unit.decrees[0] ?? unit.nation) : unit.nation;
    const other = isNamed ? origin : seemingNation(unit);
    for (const nation of sorted(shownTo.map((one) => one.nation)))
      notify(turn, nation, 'decreeSeen', 'TM-8.6-03', { other }, field);
    notify(
      turn,
      unit.nation,
      'carriedOut',
      'TM-12-08',
      { ...aboutUnit(unit), act: 'SHOW_DECREE' },
      field,
    );
    tell(turn, 'decreeShown', 'TM-8.6-03', {
      place: field,
      parties: [unit.nation, ...shownTo.map(({ nation }) => nation)],
      about: aboutUnit(unit),
    });
  }
}

function setTraps(turn: RoundTurn): void {
  for (const { unit } of acting(turn, 'SET_TRAP')) {
    const { field, nation } = unit;
    const isThere = turn.state.traps.some((one) => one.field === field && one.nation === nation);
    if (!isThere) turn.state = { ...turn.state, traps: [...turn.state.traps, { field, nation }] };
    tell(turn, 'trapSet', 'TM-8.7-01', { place: field, parties: [nation], about: aboutUnit(unit) });
    notify(turn, nation, 'carriedOut', 'TM-12-08', { ...aboutUnit(unit), act: 'SET_TRAP' }, field);
  }
}

/** Blockades of armies nobody attacked; one that is there already changes nothing (TM-8.2-04 to TM-8.2-06). */
export function raiseBlockades(turn: RoundTurn): void {
  const isAtOnce = choiceOf(turn.input.settings, 'tm.blockade.effective') === 'same_round';
  for (const { unit, course, order } of acting(turn, 'BLOCKADE')) {
    if (course.attackers.length > 0) continue;
    const { field } = turn.start.units[unit.key] ?? unit;
    const edge = edgeBetween(field, order.beyond);
    const isThere = turn.state.blockades.some((one) => one.edge === edge);
    const since = turn.start.round + (isAtOnce ? 0 : 1);
    const raised = {
      ...turn.state,
      blockades: [
        ...turn.state.blockades,
        { edge, by: unit.nation, since, isPublic: false, knownTo: [unit.nation] },
      ],
    };
    if (
      isThere ||
      (!flagOf(turn.input.settings, 'tm.blockade.allow_sealing') && isCut(raised, since))
    ) {
      course.failure = 'hidden';
      continue;
    }
    turn.state = raised;
    tell(turn, 'blockade', 'TM-8.2-01', {
      place: field,
      parties: [unit.nation],
      about: { ...aboutUnit(unit), to: order.beyond },
    });
    notify(
      turn,
      unit.nation,
      'blockade',
      'TM-8.2-07',
      { ...aboutUnit(unit), to: order.beyond },
      field,
    );
  }
}

/** True if the fields that can be entered no longer hang together (TM-8.2-05). */
function isCut(state: RoundTurn['state'], round: number): boolean {
  const open = allFields(state.board).filter((field) => !state.board.mountains.includes(field));
  const [first] = open;
  if (first === undefined) return false;
  return openDistances(state.board, blockedEdges({ ...state, round }), first).size < open.length;
}

/** Work over two rounds by the same army on the same field; anything else in between starts it anew (TM-8.1-03, TM-4.6-12). */
function work(turn: RoundTurn): void {
  const building = new Set(acting(turn, 'BUILD_BASE').map(({ unit }) => unit.key));
  const rebuilding = new Set(acting(turn, 'REBUILD').map(({ unit }) => unit.key));
  const finished: Army[] = [];
  for (const army of unitsOf(turn.state).filter(isArmy)) {
    const { hasFought } = courseOf(turn, army.key);
    const wanted = building.has(army.key) ? 'build' : rebuilding.has(army.key) ? 'rebuild' : null;
    const kind = hasFought ? null : wanted;
    const isSecond = army.progress?.kind === kind && army.progress.field === army.field;
    if (kind === 'build' && isSecond) finished.push(army);
    if (kind === 'rebuild' && isSecond) turn.rebuilt.push(army.key);
    const progress: Army['progress'] =
      kind === null || isSecond ? null : { kind, field: army.field };
    if (progress !== null || army.progress !== null)
      turn.state = withArmy(turn.state, army.key, (one) => ({ ...one, progress }));
  }
  for (const field of new Set(finished.map((army) => army.field)))
    finishBase(
      turn,
      field,
      finished.filter((army) => army.field === field),
    );
}

/** A base is finished; two nations that finish on one field have built nothing (TM-8.1-05). */
function finishBase(turn: RoundTurn, field: LetteredField, builders: readonly Army[]): void {
  const nations = sorted(builders.map(({ nation }) => nation));
  const answer =
    nations.length === 1
      ? nations[0]
      : reading(turn, 48, {
          key: `build/${field}`,
          clause: 'TM-8.1-05',
          about: { place: field },
          options: ['nobody', ...nations],
        });
  if (answer === undefined || answer === 'nobody') return;
  turn.captures.push({ nation: answer, field, isBuilt: true });
}

/** Captures of unoccupied bases that nobody disputes (TM-4.5-01, TM-4.5-08, TM-4.5-09). */
function capture(turn: RoundTurn): void {
  const mode = choiceOf(turn.input.settings, 'tm.base.contested');
  const takers = acting(turn, 'CAPTURE').flatMap(({ unit, course }) =>
    course.hasFought ? [] : [unit],
  );
  for (const field of new Set(takers.map((unit) => unit.field))) {
    const here = takers.filter((unit) => unit.field === field);
    const nations = sorted(here.map(({ nation }) => nation));
    const winner = nations.length === 1 ? nations[0] : disputed(turn, field, mode, here);
    if (winner !== undefined) turn.captures.push({ nation: winner, field, isBuilt: false });
    for (const nation of nations.filter((one) => one !== winner))
      notify(turn, nation, 'notCaptured', 'TM-4.5-08', {}, field);
  }
}

function disputed(
  turn: RoundTurn,
  field: LetteredField,
  mode: string,
  armies: readonly { readonly nation: string; readonly strength: number }[],
): string | undefined {
  if (mode === 'none') return undefined;
  const most = Math.max(...armies.map(({ strength }) => strength));
  const largest = sorted(armies.filter((one) => one.strength === most).map(({ nation }) => nation));
  if (mode === 'largest_army') return largest.length === 1 ? largest[0] : undefined;
  return lot(turn, ['base', field], { place: field }, sorted(armies.map(({ nation }) => nation)));
}

/** Step 14: what armies do that stay: sieges, decrees, traps, blockades, work, captures. */
export function stand(turn: RoundTurn): void {
  const { settings } = turn.input;
  if (!flagOf(settings, 'tm.siege.before_combat')) besiege(turn);
  showDecrees(turn);
  setTraps(turn);
  if (choiceOf(settings, 'tm.blockade.effective') === 'next_round') raiseBlockades(turn);
  work(turn);
  capture(turn);
}

/** True if an army did nothing that prevents it from resting (TM-4.2-11, TM-4.2-12, TM-4.2-16). */
function rests(turn: RoundTurn, key: UnitKey): boolean {
  const { order, own, failure, hasFought, entered, attackers } = courseOf(turn, key);
  if (hasFought || entered.length > 0 || failure !== null) return false;
  if (!flagOf(turn.input.settings, 'tm.rest.requires_no_action')) return true;
  const isQuiet = order.kind === 'HOLD' || order.kind === 'REBUILD';
  return isQuiet && attackers.length === 0 && (abilityOf(own) === null || order !== own);
}

/** Step 15: rest lifts the morale of armies up to the base morale before the captures of the round (TM-4.2-11). */
export function rest(turn: RoundTurn): void {
  const resting = nationsOf(turn.state).flatMap((nation) =>
    armiesOf(turn.state, nation.key).flatMap(({ key, morale }) => {
      const isRising = rests(turn, key) && restedMorale(morale, nation.baseMorale) > morale;
      return isRising ? [key] : [];
    }),
  );
  changeMorales(turn, resting, 1, 'rest', 'TM-4.2-11');
}
