import type { CardBlock } from '../../../kernel';
import { isOnBoard } from '../../../world';
import {
  armiesOf,
  armyKey,
  byText,
  hordeKey,
  nationsOf,
  withNation,
  withUnit,
} from '../rules/nation';
import { finding } from '../orders/finding';
import { mapFaults } from '../rules/map';
import { publicMapOf } from '../rules/public-map';
import { choiceOf, flagOf, numberOf } from '../rules/settings';
import {
  abilitiesFault,
  EVIL,
  isEvilAbility,
  isLawfulCamp,
  type Split,
  splitFaults,
  usualCamp,
} from '../rules/setup';
import { hidingAfter } from '../rules/sight';
import {
  type Ability,
  type Army,
  type Nation,
  type NationKey,
  TECHNIQUES,
  type Technique,
} from '../state/types';
import { mostArmies, part } from './regroup';
import { freshSalt, lot } from './chance';
import { type Given, nationOrders, notify, playing, reading, type RoundTurn, tell } from './turn';
import { refuse, validateNations } from './validate';

/** The last order of a kind of each nation that is lawful. */
function lastLawful<Kind extends Given['order']['kind']>(
  turn: RoundTurn,
  kind: Kind,
  isLawful: (given: Given<Kind>) => boolean,
): ReadonlyMap<NationKey, Given<Kind>['order']> {
  return new Map(
    nationOrders(turn, kind)
      .filter(isLawful)
      .map(({ by, order }) => [by, order]),
  );
}

/** Choice of each nation (TM-8.0-01); a choice against the rules is none. */
function chosenAbilities(turn: RoundTurn): ReadonlyMap<NationKey, readonly Ability[]> {
  const lawful = lastLawful(turn, 'ABILITIES', (given) => {
    const fault = abilitiesFault(given.order.abilities, turn.input.settings);
    if (fault !== undefined) refuse(turn, given, fault);
    return fault === undefined;
  });
  return new Map([...lawful].map(([nation, { abilities }]) => [nation, abilities]));
}

/** Draws so many of some nations, one after another from the rest (TM-8.0-14). */
function drawn(turn: RoundTurn, purpose: string, from: readonly NationKey[], count: number) {
  const rest = [...from].sort(byText);
  return Array.from({ length: Math.min(count, rest.length) }, () => {
    const key = lot(turn, [purpose], {}, rest) ?? '';
    rest.splice(rest.indexOf(key), 1);
    return key;
  });
}

/** The evil ability of a nation that did not choose one (TM-8.0-10). */
function pickedAbility(turn: RoundTurn, nation: NationKey): Ability {
  const answer = turn.ask({
    key: `evil/${nation}`,
    clause: 'TM-8.0-10',
    name: 'moerderspiel.evilAbility',
    about: { party: nation },
    options: EVIL,
    proposal: EVIL[0] ?? '',
  });
  return EVIL.find((one) => one === answer) ?? 'false_flag';
}

/**
 * Who is evil, with which ability: volunteers, by lot where they are too many, else by the setting (TM-8.0-09,
 * TM-8.0-10).
 */
function evilNations(
  turn: RoundTurn,
  chosen: ReadonlyMap<NationKey, readonly Ability[]>,
): ReadonlyMap<NationKey, Ability> {
  const { settings } = turn.input;
  const places = numberOf(settings, 'tm.nations.evil');
  const wishes = new Map(
    [...chosen].flatMap(([nation, abilities]) => {
      const evil = abilities.find(isEvilAbility);
      return evil === undefined ? [] : [[nation, evil] as const];
    }),
  );
  if (wishes.size > places)
    return new Map(
      drawn(turn, 'evil', [...wishes.keys()], places).map((nation) => [
        nation,
        wishes.get(nation) ?? 'false_flag',
      ]),
    );
  const free = playing(turn)
    .map(({ key }) => key)
    .filter((key) => !wishes.has(key) && !(chosen.get(key) ?? []).includes('innocence'));
  const missing = places - wishes.size;
  const mode = choiceOf(settings, 'tm.evil.shortfall');
  const more =
    mode === 'draw'
      ? drawn(turn, 'shortfall', free, missing)
      : mode === 'ask_gm'
        ? named(turn, free, missing)
        : [];
  return new Map([
    ...wishes,
    ...more.map((nation) => [nation, pickedAbility(turn, nation)] as const),
  ]);
}

/** Nations the GM names for the places nobody wanted (TM-8.0-10). */
function named(turn: RoundTurn, free: readonly NationKey[], missing: number): readonly NationKey[] {
  const rest = [...free];
  return Array.from({ length: Math.min(missing, rest.length) }, (_, index) => {
    const key = turn.ask({
      key: `evil/place/${String(index + 1)}`,
      clause: 'TM-8.0-10',
      name: 'moerderspiel.evilNation',
      about: { number: index + 1 },
      options: [...rest],
      proposal: rest[0] ?? '',
    });
    rest.splice(rest.indexOf(key), 1);
    return key;
  });
}

/** Two techniques of the catalogue: chosen by the player, by lot, or by the GM (TM-8.11-02). */
function techniquesFor(turn: RoundTurn, nation: Nation): readonly Technique[] {
  const mode = choiceOf(turn.input.settings, 'tm.techniques.assign');
  const wished = nationOrders(turn, 'TECHNIQUES')
    .filter(({ by }) => by === nation.key)
    .at(-1)?.order.techniques;
  const known = TECHNIQUES.filter((one) => wished?.includes(one) ?? false).slice(0, 2);
  if (mode === 'player' && known.length === 2) return known;
  const rest = [...TECHNIQUES];
  return [0, 1].flatMap((index) => {
    const usual =
      mode === 'lot' ? lot(turn, ['techniques', nation.key], { party: nation.key }, rest) : rest[0];
    const answer = turn.ask({
      key: `technique/${nation.key}/${String(index + 1)}`,
      clause: 'TM-8.11-02',
      name: 'moerderspiel.technique',
      about: { party: nation.key, number: index + 1 },
      options: [...rest],
      proposal: usual ?? '',
    });
    const taken = rest.find((one) => one === answer);
    if (taken === undefined) return [];
    rest.splice(rest.indexOf(taken), 1);
    return [taken];
  });
}

const USUAL_SPLIT: Split = { garrison: 500, armies: [500, 500] };

/**
 * How a nation divides its soldiers; every rule it breaks is reported, and the usual division counts (TM-4.1-06,
 * TM-4.1-08).
 */
function splitFor(turn: RoundTurn, nation: Nation): Split {
  const { settings } = turn.input;
  const wish = nationOrders(turn, 'SPLIT')
    .filter(({ by }) => by === nation.key)
    .at(-1);
  if (wish === undefined) return USUAL_SPLIT;
  const faults = splitFaults(wish.order, mostArmies(nation, settings), settings);
  for (const fault of faults) refuse(turn, wish, fault);
  return faults.length === 0 ? wish.order : USUAL_SPLIT;
}

/** The armies of a nation in its capital, with what their player set for them (TM-4.1-09, TM-4.2-02, TM-2-15). */
function formArmies(turn: RoundTurn, nation: Nation): void {
  const { garrison, armies } = splitFor(turn, nation);
  const isHidden = nation.abilities.includes('camouflage');
  const stance = reading(turn, 18, {
    key: `stance/${nation.key}`,
    clause: 'TM-4.4-02',
    about: { party: nation.key },
    options: [
      'passive_introvert',
      'passive_extrovert',
      'aggressive_introvert',
      'aggressive_extrovert',
    ],
  });
  turn.state = withNation(turn.state, nation.key, (one) => ({
    ...one,
    garrison: { ...one.garrison, strength: garrison },
    next: armies.length + 1,
  }));
  for (const [index, strength] of armies.entries())
    turn.state = withUnit(turn.state, {
      ...part({ ...nation, next: index + 1 }, null, strength),
      key: armyKey(nation.key, index + 1),
      morale: 1,
      isAggressive: stance.startsWith('aggressive'),
      isExtrovert: stance.endsWith('extrovert'),
      hiding: isHidden ? hidingAfter(0, false, turn.input.settings) : { near: false, same: false },
      decrees: nation.abilities.includes('innocence') ? [nation.key] : [],
    });
}

/** The camp of a horde and the horde in it (TM-8.18-03, TM-8.18-04). */
function gatherHorde(turn: RoundTurn, nation: Nation): void {
  const { settings } = turn.input;
  const wish = nationOrders(turn, 'CAMP')
    .filter(({ by }) => by === nation.key)
    .at(-1);
  const isLawful =
    wish !== undefined &&
    isOnBoard(turn.state.board, wish.order.field) &&
    isLawfulCamp(turn.state, wish.order.field, settings);
  if (wish !== undefined && !isLawful) refuse(turn, wish, 'E_CAMP');
  const camp = isLawful ? wish.order.field : usualCamp(turn.state, settings);
  if (camp === undefined) return;
  turn.state = withUnit(turn.state, {
    kind: 'horde',
    key: hordeKey(nation.key),
    nation: nation.key,
    field: camp,
    camp,
    strength: numberOf(settings, 'tm.barbarians.start'),
    isAggressive: false,
    heldIn: 0,
  });
}

/** Settings for the first round count in it at once (TM-8.5-02, TM-8.17-04). */
function showSettings(turn: RoundTurn): void {
  for (const { key, abilities } of nationsOf(turn.state))
    for (const army of armiesOf(turn.state, key)) {
      const shown: Army['shown'] = {
        flag: abilities.includes('false_flag') ? army.set.flag : null,
        factor: abilities.includes('deception') ? army.set.factor : 'true',
      };
      turn.state = withUnit(turn.state, { ...army, shown });
    }
}

/** Faults of the map the game is played on (TM-3-17). */
function checkMap(turn: RoundTurn): void {
  for (const reason of mapFaults(turn.start, turn.input.settings))
    turn.find(finding('E_MAP', '', { about: { reason } }));
}

/** Special abilities as a line of a card. */
const listOf = (abilities: readonly Ability[]): CardBlock => ({
  kind: 'list',
  items: abilities.map((ability) => ({ name: 'moerderspiel.ability', about: { ability } })),
});

/**
 * Publishes who has which normal abilities, where the setting requires it; an evil one would reveal a side (TM-8.0-11).
 */
function publishAbilities(turn: RoundTurn): void {
  if (!flagOf(turn.input.settings, 'tm.ability.public')) return;
  for (const { key, abilities } of nationsOf(turn.state)) {
    const normal = abilities.filter((one) => !isEvilAbility(one));
    const about = { party: key, abilities: normal.join(' ') };
    for (const reader of nationsOf(turn.state))
      notify(turn, reader.key, 'abilitiesOf', 'TM-8.0-11', about, '', [listOf(normal)]);
  }
}

/** Before the first round: abilities, sides, soldiers, camps, first settings (TM-2-15, TM-15-01). */
export function setUp(turn: RoundTurn): void {
  checkMap(turn);
  const chosen = chosenAbilities(turn);
  const evil = evilNations(turn, chosen);
  for (const { key } of playing(turn)) {
    const normal = (chosen.get(key) ?? []).filter((one) => !isEvilAbility(one));
    const own = evil.get(key);
    const abilities = own === undefined ? normal : [...normal, own];
    turn.state = withNation(turn.state, key, (one) => ({
      ...one,
      abilities,
      isEvil: own !== undefined,
    }));
    const nation = turn.state.nations[key];
    if (nation === undefined) continue;
    const hasTechniques = abilities.some(
      (one) => one === 'secret_techniques' || one === 'allrounder',
    );
    const techniques = hasTechniques ? techniquesFor(turn, nation) : [];
    turn.state = withNation(turn.state, key, (one) => ({ ...one, techniques }));
    formArmies(turn, { ...nation, techniques });
    if (abilities.includes('barbarians')) gatherHorde(turn, nation);
    const about = { party: key, side: nation.isEvil ? 'evil' : 'good', count: abilities.length };
    const blocks = [listOf(abilities)];
    tell(turn, 'begins', 'TM-8.0-01', { place: nation.capital, parties: [key], about, blocks });
    notify(turn, key, 'begins', 'TM-15-01', about, nation.capital, blocks);
  }
  publishAbilities(turn);
  turn.start = { ...turn.state };
  validateNations(turn);
  showSettings(turn);
  turn.state = { ...turn.state, round: 1, votes: {}, salt: freshSalt(turn) };
  turn.state = { ...turn.state, published: publicMapOf(turn.state, [], turn.input.settings) };
}
