import { type Explained, type Settings, sum } from '../../../kernel';
import { fieldsOfEdge } from '../../../world';
import { isLawfulGarrison } from '../rules/order-fault';
import { changedMorale, GARRISON_MORALE, MORALE } from '../rules/morale';
import {
  abilitiesOf,
  basesOf,
  explainedForce,
  forceOf,
  hordeKey,
  hordeOf,
  isAlive,
  isArmy,
  nationsOf,
  withArmies,
  withArmy,
  withBase,
  withNation,
  withoutUnit,
  withUnit,
  winnersOf,
} from '../rules/nation';
import { isFirstOfDay, publicMapOf } from '../rules/public-map';
import { choiceOf, flagOf, numberOf } from '../rules/settings';
import { hidingAfter } from '../rules/sight';
import type { Army, GameState, NationKey } from '../state/types';
import { cessions } from './cede';
import { changeAllMorale } from './spoils';
import { freshSalt } from './chance';
import { aboutUnit, courseOf, hasUse, notify, reading, type RoundTurn, sorted, tell } from './turn';

/** Morale of armies and base morale that a nation gains by a base (TM-4.5-04, TM-4.5-05). */
function gain(turn: RoundTurn, nation: NationKey): void {
  changeAllMorale(turn, nation, 1, 'base', 'TM-4.5-04');
  turn.state = withNation(turn.state, nation, (one) => ({
    ...one,
    baseMorale: changedMorale(one.baseMorale, 1),
  }));
}

/** Captured and built bases get their new owner (TM-4.5-03, TM-8.1-06). */
function takeBases(turn: RoundTurn): void {
  const counts = flagOf(turn.input.settings, 'tm.builder.counts_as_capture');
  for (const { nation, field, isBuilt } of turn.captures) {
    turn.state = withBase(turn.state, field, nation);
    if (!isBuilt || counts) gain(turn, nation);
    const kind = isBuilt ? 'baseBuilt' : 'baseTaken';
    const clause = isBuilt ? 'TM-8.1-03' : 'TM-4.5-03';
    tell(turn, kind, clause, { place: field, parties: [nation], about: { party: nation } });
    notify(turn, nation, kind, clause, {}, field);
  }
}

/** Bases their owners gave up (TM-4.5-17, TM-4.5-18). */
function cede(turn: RoundTurn): void {
  const isDirect = choiceOf(turn.input.settings, 'tm.base.cede_mode') === 'direct_transfer';
  for (const { from, to, base } of cessions(turn)) {
    if (turn.state.bases[base]?.owner !== from) continue;
    turn.state = withBase(turn.state, base, isDirect ? to : null);
    if (isDirect) gain(turn, to);
    tell(turn, 'ceded', 'TM-4.5-17', {
      place: base,
      parties: [from, to],
      about: { party: from, other: to },
    });
    notify(turn, from, 'ceded', 'TM-4.5-24', { other: to }, base);
    if (isDirect) notify(turn, to, 'baseTaken', 'TM-4.5-18', {}, base);
  }
}

/**
 * Capitals that were rebuilt stand again, with soldiers of the army that did it; of several armies that did, all of them
 * give some (TM-4.6-12, TM-4.6-17).
 */
function rebuild(turn: RoundTurn): void {
  for (const key of turn.rebuilt) {
    const army = turn.state.units[key];
    if (!isArmy(army)) continue;
    const { order } = courseOf(turn, key);
    const wished = order.kind === 'REBUILD' ? order.garrison : null;
    const least = numberOf(turn.input.settings, 'tm.army.min');
    const usual = army.strength - least >= least ? least : army.strength;
    const isLawful =
      wished !== null && isLawfulGarrison(army.strength, wished, turn.input.settings);
    const answer = reading(turn, 30, {
      key: `rebuilt/${key}`,
      clause: 'TM-4.6-12',
      about: aboutUnit(army),
      options: ['from_army', 'no_garrison'],
    });
    const strength = answer === 'no_garrison' ? 0 : isLawful ? wished : usual;
    const left = army.strength - strength;
    turn.state =
      left === 0
        ? withoutUnit(turn.state, key)
        : withArmy(turn.state, key, (one) => ({ ...one, strength: left }));
    turn.state = withNation(turn.state, army.nation, (nation) => ({
      ...nation,
      hasCapital: true,
      garrison: { strength: nation.garrison.strength + strength, morale: GARRISON_MORALE },
    }));
    const about = { ...aboutUnit(army), soldiers: strength };
    tell(turn, 'rebuilt', 'TM-4.6-12', { place: army.field, parties: [army.nation], about });
    notify(turn, army.nation, 'rebuilt', 'TM-4.6-12', about, army.field);
  }
}

/** Starts temporary effects: Retaliation after defeats and sanctions (TM-8.4). */
function retaliate(turn: RoundTurn): void {
  const { round } = turn.start;
  const punished = new Set([
    ...turn.sanctioned,
    ...nationsOf(turn.state).flatMap(({ key, sanctions }) =>
      sanctions.some(({ from }) => from === round + 1) ? [key] : [],
    ),
  ]);
  for (const nation of nationsOf(turn.state)) {
    const canRetaliate = abilitiesOf(nation).includes('retaliation');
    turn.state = withNation(turn.state, nation.key, (one) => ({
      ...one,
      raisedIn: turn.avenged.has(nation.key) ? round + 1 : 0,
      steadfast:
        canRetaliate && punished.has(nation.key)
          ? { from: round + 1, to: round + 2 }
          : one.steadfast,
    }));
  }
}

/** Display of an army in the next round, and where camouflage hides it (TM-6-18, TM-8.13-04). */
function shownNext(turn: RoundTurn, army: Army): Army {
  const { hasFought, entered } = courseOf(turn, army.key);
  const hasFlag =
    hasUse(turn, army, 'false_flag') && isAlive(turn.state.nations[army.set.flag ?? '']);
  const { settings } = turn.input;
  return {
    ...army,
    shown: {
      flag: hasFlag ? army.set.flag : null,
      factor: hasUse(turn, army, 'deception') ? army.set.factor : 'true',
    },
    hiding: hasUse(turn, army, 'camouflage')
      ? hidingAfter(entered.length, hasFought, settings)
      : { near: false, same: false },
    moved: entered.length,
  };
}

/** Hordes grow at the beginning of every day but the first, and gather anew where that is allowed (TM-8.18-03). */
function growHordes(turn: RoundTurn): void {
  const { settings } = turn.input;
  const most = numberOf(settings, 'tm.barbarians.max');
  for (const { key } of nationsOf(turn.state)) {
    const horde = hordeOf(turn.state, key);
    if (horde !== undefined && horde.strength < most)
      turn.state = withUnit(turn.state, {
        ...horde,
        strength: Math.min(most, horde.strength + numberOf(settings, 'tm.barbarians.growth')),
      });
    const fallen = turn.start.units[hordeKey(key)];
    if (
      horde === undefined &&
      fallen?.kind === 'horde' &&
      flagOf(settings, 'tm.barbarians.respawn')
    )
      turn.state = withUnit(turn.state, {
        ...fallen,
        field: fallen.camp,
        strength: numberOf(settings, 'tm.barbarians.start'),
        heldIn: 0,
      });
  }
}

/** Blockades become known to who stands beside them, and public with the day (TM-8.2-07). */
function revealBlockades(state: GameState, isNewDay: boolean): GameState {
  const blockades = state.blockades.map((one) => {
    const ends = fieldsOfEdge(one.edge);
    const beside = Object.values(state.units).filter(({ field }) => ends.includes(field));
    return {
      ...one,
      isPublic: one.isPublic || isNewDay,
      knownTo: sorted([...one.knownTo, ...beside.map(({ nation }) => nation)]),
    };
  });
  return { ...state, blockades };
}

/** Base morale that follows the bases, where it does (TM-4.2-10). */
function deriveBaseMorale(turn: RoundTurn): void {
  if (choiceOf(turn.input.settings, 'tm.base_morale.mode') !== 'derived') return;
  for (const { key } of nationsOf(turn.state)) {
    const bases = basesOf(turn.state, key).length;
    turn.state = withNation(turn.state, key, (nation) => ({
      ...nation,
      baseMorale: Math.min(MORALE.most, Math.max(MORALE.least, 1 + bases - nation.losses)),
    }));
  }
}

/** Step 17: the next round begins (TM-10-01). */
export function begin(turn: RoundTurn): void {
  takeBases(turn);
  cede(turn);
  rebuild(turn);
  deriveBaseMorale(turn);
  retaliate(turn);
  turn.state = withArmies(turn.state, (army) => shownNext(turn, army));
  const round = turn.start.round + 1;
  const isNewDay = isFirstOfDay(round);
  turn.state = revealBlockades(
    { ...turn.state, round, salt: freshSalt(turn), votes: isNewDay ? {} : turn.state.votes },
    isNewDay,
  );
  if (isNewDay) growHordes(turn);
  for (const { key } of nationsOf(turn.state))
    turn.state = withNation(turn.state, key, (nation) => ({ ...nation, choice: null }));
}

/** Nations without force are out; a horde whose nation has nothing else vanishes (TM-7-07, TM-8.18-07). */
function eliminate(turn: RoundTurn): void {
  const { settings } = turn.input;
  const needsHordes = flagOf(settings, 'tm.end.good_needs_barbarians');
  for (const nation of nationsOf(turn.state)) {
    const isGone = forceOf(turn.state, nation, settings, needsHordes) === 0;
    if (!isGone || nation.eliminated !== null) continue;
    turn.state = withoutUnit(turn.state, hordeKey(nation.key));
    turn.state = withNation(turn.state, nation.key, (one) => ({
      ...one,
      eliminated: turn.state.round,
    }));
    const about = { party: nation.key };
    const answer = reading(turn, 45, {
      key: `eliminated/${nation.key}`,
      clause: 'TM-7-10',
      about,
      options: ['announced', 'untold'],
    });
    tell(turn, 'eliminated', 'TM-7-10', {
      parties: [nation.key],
      about,
      isPublic: answer === 'announced',
    });
  }
}

/** Force of all nations of a side, nation by nation (TM-7-05). */
function forceOfSide(state: GameState, isEvil: boolean, settings: Settings): Explained {
  return sum(
    ...nationsOf(state)
      .filter((nation) => nation.isEvil === isEvil)
      .map((nation) => explainedForce(state, nation, settings)),
  );
}

/** Shows the GM alone what the test for the end compares (TM-17-01). */
function tellForces(turn: RoundTurn): void {
  const good = forceOfSide(turn.state, false, turn.input.settings);
  const evil = forceOfSide(turn.state, true, turn.input.settings);
  tell(turn, 'forces', 'TM-7-04', {
    about: { good: good.value, evil: evil.value },
    blocks: [
      { kind: 'figure', name: 'moerderspiel.forceOfGood', about: {}, value: good },
      { kind: 'figure', name: 'moerderspiel.forceOfEvil', about: {}, value: evil },
    ],
  });
}

/** Which side has reached its goal; null = none (TM-7-02, TM-7-04, TM-7-06). */
export function outcomeOf(state: GameState, settings: Settings): GameState['outcome'] {
  const good = forceOfSide(state, false, settings).value;
  const evil = forceOfSide(state, true, settings).value;
  if (good === 0 && evil === 0) return 'draw';
  if (evil === 0) return 'good';
  return evil > good ? 'evil' : null;
}

/** Reports to the GM who has won: naming them would reveal to all which side they were on (TM-7-08, TM-7-09). */
function tellWinners(turn: RoundTurn): void {
  if (turn.state.outcome === 'draw') return;
  const winners = winnersOf(turn.state);
  tell(turn, 'winners', 'TM-7-08', { parties: winners, about: { others: winners } });
}

/** Step 18: who is out, who has won; then the map for all, where a day begins (TM-3-11). */
export function endTest(turn: RoundTurn): void {
  eliminate(turn);
  tellForces(turn);
  const outcome = outcomeOf(turn.state, turn.input.settings);
  turn.state = { ...turn.state, outcome };
  if (outcome !== null) {
    tell(turn, `won_${outcome}`, 'TM-7-01', { isPublic: true });
    tellWinners(turn);
  }
  if (isFirstOfDay(turn.state.round))
    turn.state = {
      ...turn.state,
      published: publicMapOf(turn.state, turn.sanctioned, turn.input.settings),
    };
}
