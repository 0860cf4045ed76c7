import type { Proposal } from '../../../kernel';
import { parseFieldAddress } from '../../../hex';
import { ownerAt, terrainAt, type World } from '../../../world';
import { GOODS } from '../data/kinds';
import { armyName, fieldsIn } from '../records';
import { armyFigure, isFleet } from '../rules/armies/kinds';
import { TRADER_LOAD } from '../rules/armies/traders';
import { isWater } from '../rules/terrain';
import { stateOf } from '../state/keep';
import type { Army } from '../state/types';

type Sums = Map<string, number>;

const add = (sums: Sums, key: string, amount: number): Map<string, number> =>
  sums.set(key, (sums.get(key) ?? 0) + amount);

/** Men and ships by realm and kind: `kar KH`. */
function strengths(armies: readonly Army[]): Sums {
  return armies.reduce<Sums>(
    (sums, army) => add(sums, `${army.owner} ${armyName(army).split(' ')[0] ?? ''}`, army.strength),
    new Map(),
  );
}

/** Events that state how many were raised, and how many of a unit were lost. */
const RAISED: ReadonlySet<string> = new Set(['mustered', 'musteredOther']);
const LOST: ReadonlySet<string> = new Set([
  'unpaid',
  'dissolvedUnpaid',
  'terrainLoss',
  'dissolved',
  'destroyed',
  'cargoLost',
  'mergedCut',
  'battle_won',
  'battle_lost',
  'battle_draw',
  'struggle_won',
  'struggle_lost',
  'struggle_draw',
]);
/** Losses by an epidemic: `KH 5 -300, RH 1 -90`. */
const SICK = /([A-Z]+) \d+ -(\d+)/g;

/**
 * Men and ships that came from nowhere or went without a word: what was there, what was raised and what the turn says was
 * lost must be what is there (PI-05-13, PI-19-03).
 */
export function flawsOfStrength(
  before: World,
  { world, events }: Proposal<World>,
): readonly string[] {
  const expected = strengths(stateOf(before).armies);
  for (const { kind, parties, about } of events) {
    const name = kind.replace('pygma.', '');
    const [realm = ''] = parties;
    const letters = String(about['unit'] ?? '').split(' ')[0] ?? '';
    if (RAISED.has(name)) add(expected, `${realm} ${letters}`, Number(about['strength']));
    if (LOST.has(name)) add(expected, `${realm} ${letters}`, -Number(about['lost']));
    for (const [, sick = '', lost] of String(about['armies'] ?? '').matchAll(SICK))
      add(expected, `${realm} ${sick}`, -Number(lost));
    if (name === 'converted') {
      add(expected, `${realm} FH`, -Number(about['ships']));
      add(expected, `${realm} KH`, Number(about['left']));
    }
  }
  const found = strengths(stateOf(world).armies);
  return [...new Set([...expected.keys(), ...found.keys()])].flatMap((key) => {
    const [should, is] = [expected.get(key) ?? 0, found.get(key) ?? 0];
    if (should === is) return [];
    return [`${key}: ${String(should)} by what is told, ${String(is)} in the books`];
  });
}

/** Armies as they may be: of a lawful size, in a place of their own, aboard of a fleet that is there (PI-05-10 to PI-05-13). */
function flawsOfArmies(world: World): readonly string[] {
  const { armies } = stateOf(world);
  return armies.flatMap((army) => {
    const { owner, kind, strength, field, carrier } = army;
    const name = `${owner} ${armyName(army)}`;
    const least = armyFigure({}, kind, 'minimum').value;
    const most = armyFigure({}, kind, 'maximum').value;
    const at = parseFieldAddress(field);
    const terrain = at && terrainAt(world.map, at);
    const fleet = armies.find((one) => one.owner === owner && armyName(one) === carrier);
    const isAfloat = isFleet(kind) || carrier !== '';
    return [
      ...(strength < least || strength > most ? [`${name} has ${String(strength)}`] : []),
      ...(terrain === undefined ? [`${name} is nowhere: ${field}`] : []),
      ...(isWater(terrain) === isAfloat ? [] : [`${name} stands in ${String(terrain)}, ${field}`]),
      ...(carrier !== '' && fleet?.field !== field ? [`${name} is aboard of no ${carrier}`] : []),
    ];
  });
}

/** Land and revolts: water is nobody's, a field revolts once, and a revolt has men and land. */
function flawsOfLand(world: World): readonly string[] {
  const { revolts, cities, traders } = stateOf(world);
  const rebels = revolts.flatMap(({ fields }) => fieldsIn(fields));
  return [
    ...Object.values(world.map.grossfelder).flatMap(({ no, owner, terrain }) =>
      owner.flatMap((one, at) =>
        one !== null && (isWater(terrain[at]) || terrain[at] === 'ice')
          ? [`${one} owns ${no}/${String(at + 1)}`]
          : [],
      ),
    ),
    ...rebels.filter((field, at) => rebels.indexOf(field) !== at).map((one) => `${one} twice`),
    ...revolts
      .filter(({ strength, fields }) => strength < 1000 || fieldsIn(fields).length === 0)
      .map(({ owner, id, strength }) => `revolt ${owner} ${id}: ${String(strength)}`),
    ...cities
      .filter(({ id, owner }) => (ownerAt(world.map, id) ?? '') !== owner)
      .map(({ id }) => `city ${id}`),
    ...traders
      .filter((one) => GOODS.reduce((sum, good) => sum + one[good], 0) > TRADER_LOAD)
      .map(({ owner, id }) => `load of ${owner} ${id}`),
  ];
}

/** Faults no month may leave in the state of the game. */
export function flawsOfState(world: World): readonly string[] {
  return [...flawsOfArmies(world), ...flawsOfLand(world)];
}
