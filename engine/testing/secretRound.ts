import { achtvoelkerCampaign } from '../../assets/examples/achtvoelker';
import type { Proposal, TurnInput } from '../kernel';
import {
  ABILITIES,
  type Ability,
  type Army,
  type GameState,
  moerderspiel,
  type Nation,
  stateOf,
  withState,
} from '../systems/moerderspiel';
import { allFields, neighboursOfField, type PartyKey, type World } from '../world';
import { type Dice, diceOf } from './letters';
import type { Trial } from './secretChanges';

type Input = TurnInput<World>;

/** In how many rounds secrecy of nations is tried. */
export const SECRET_ROUNDS = { small: 6, middle: 100, full: 20_000 };

/** What a round comes to, computed to its end. */
export const roundOf = (input: Input): Proposal<World> => {
  const proposal = moerderspiel.adjudicate(input);
  if (proposal === undefined) throw new Error('cancelled by nobody');
  return proposal;
};

const EVIL: readonly Ability[] = ['false_flag', 'barbarians'];
const NORMAL = ABILITIES.filter((one) => !EVIL.includes(one) && one !== 'allrounder');

/** Two abilities for everybody, others in every trial, so that each is dealt out again and again; two are evil. */
const dealt = (nation: Nation, index: number, seed: number): Nation => {
  const evil = EVIL[(index + seed) % 4];
  const pick = (no: number): Ability =>
    NORMAL[(seed * 3 + index * 2 + no) % NORMAL.length] ?? 'lure';
  const normal = (index + seed) % 8 === 5 ? (['allrounder'] as const) : [pick(0), pick(1)];
  const isEvil = evil !== undefined && index < 4;
  return {
    ...nation,
    isEvil,
    abilities: [
      ...normal.filter((one) => !isEvil || one !== 'innocence'),
      ...(isEvil ? [evil] : []),
    ],
    techniques: ['first_strike', 'hunter'],
    sanctions: [],
    steadfast: null,
  };
};

/** A world in which everybody stands close to others, with what its abilities let it show. */
const crowded = (world: World, seed: number, dice: Dice): World => {
  const state = stateOf(world);
  const open = allFields(state.board).filter((field) => !state.board.mountains.includes(field));
  const middle = open[dice.below(open.length)] ?? 'H8';
  const near = [middle, ...neighboursOfField(state.board, middle)].filter((one) =>
    open.includes(one),
  );
  const nations = Object.fromEntries(
    Object.values(state.nations).map((one, index) => [one.key, dealt(one, index, seed)]),
  );
  const has = (army: Army, ability: Ability): boolean =>
    nations[army.nation]?.abilities.includes(ability) ?? false;
  /** Where a nation builds, away from the others. */
  const siteOf = ({ nation }: Army): string =>
    `B${String(1 + (Object.keys(nations).indexOf(nation) % 7))}`;
  const isBuilding = (army: Army): boolean => has(army, 'builder') && army.number === 2;
  /** Among the others; who builds stands apart from them. */
  const standing = (army: Army): Pick<Army, 'field' | 'strength'> =>
    isBuilding(army)
      ? { field: siteOf(army), strength: 600 }
      : { field: near[dice.below(near.length)] ?? middle, strength: 100 * (1 + dice.below(9)) };
  const hordes = Object.values(nations)
    .filter(({ abilities }) => abilities.includes('barbarians'))
    .map(({ key }) => ({
      ...{ kind: 'horde' as const, key: `${key}/horde`, nation: key, heldIn: 0 },
      ...{ field: middle, camp: middle, strength: 1000, isAggressive: dice.once(2) },
    }));
  const placed = (army: Army): Army => ({
    ...army,
    ...standing(army),
    decrees: has(army, 'innocence') ? [army.nation] : [],
    set: {
      flag: has(army, 'false_flag') ? 'gelb' : null,
      factor: has(army, 'deception') ? 'double' : 'true',
    },
    shown: {
      flag: has(army, 'false_flag') ? 'rot' : null,
      factor: has(army, 'deception') ? 'half' : 'true',
    },
    hiding: { near: has(army, 'camouflage'), same: has(army, 'camouflage') && dice.once(2) },
    watch: has(army, 'scouting') ? middle : null,
    progress: isBuilding(army) ? { kind: 'build', field: siteOf(army) } : null,
    slot: null,
  });
  const units: GameState['units'] = Object.fromEntries(
    [
      ...Object.values(state.units).flatMap((unit) => (unit.kind === 'army' ? [placed(unit)] : [])),
      ...hordes,
    ].map((unit) => [unit.key, unit]),
  );
  return withState(world, { ...state, nations, units, traps: [], votes: {} });
};

/** A line for every ability that has an order of its own; whoever lacks it is told so. */
const LINES: Readonly<Partial<Record<Ability, string>>> = {
  builder: 'baut einen Stützpunkt',
  innocence: 'zeigt allen den Erlass',
  trapper: 'stellt eine Falle',
  track: 'verfolgt Ziel 1',
  demoralise: 'demoralisiert Ziel 1: Nachts heulen Wölfe',
  lure: 'verlockt 200 Soldaten von Ziel 1',
};

/** Lines at random for some, and for every nation a use of what it can do by its second army. */
const lettersIn = (world: World, dice: Dice): Readonly<Record<PartyKey, string>> => {
  const { nations, units } = stateOf(world);
  return Object.fromEntries(
    Object.keys(nations).map((party) => {
      const lines = dice.once(3) ? 4 : 0;
      const random = Array.from(
        { length: lines },
        () => moerderspiel.orders.compose?.(party, world, dice.below) ?? '',
      );
      const second = units[`${party}/2`];
      const beside =
        second === undefined ? [] : neighboursOfField(stateOf(world).board, second.field);
      const own = (nations[party]?.abilities ?? []).flatMap((ability) => {
        if (ability === 'false_orders') return ['Falscher Befehl von Armee 2 an Ziel 1: hält'];
        if (ability === 'blockade') return [`Armee 2 blockiert die Kante zu ${beside[0] ?? 'A1'}`];
        if (ability === 'allrounder')
          return ['Wir wählen Fallenleger', 'Armee 2 stellt eine Falle'];
        const line = LINES[ability];
        return line === undefined ? [] : [`Armee 2 ${line}`];
      });
      return [party, [...random, ...own, 'Armee 1 greift Ziel 1 an'].join('\n\n')];
    }),
  );
};

/** A round of nations that stand close together, with letters at random, and the nation whose eyes are tried. */
export const roundTrialOf = (seed: number): Trial => {
  const { world: start } = achtvoelkerCampaign();
  const dice = diceOf(seed);
  const world = crowded(start, seed, dice);
  const input: Input = {
    world,
    orders: lettersIn(world, dice),
    rulings: {},
    settings: {},
    seed: `secret-${String(seed)}`,
  };
  const parties = Object.keys(world.parties);
  return { input, proposal: roundOf(input), viewer: parties[seed % parties.length] ?? '' };
};

/** Armies that took part in anything in which their morale, or what they take, could be felt. */
const feltIn = ({ events }: Proposal<World>): ReadonlySet<string> =>
  new Set(
    events
      .filter(({ kind }) => /combat|fle|flight|decree|lured|destroyed/.test(kind))
      .flatMap(({ about }) => [
        `${String(about['party'])}/${String(about['number'])}`,
        `${String(about['other'])}/${String(about['otherNumber'])}`,
      ]),
  );

/** Nations whose garrison was stormed or besieged, or who regrouped. */
const touchedIn = ({ events }: Proposal<World>): ReadonlySet<string> =>
  new Set(
    events
      .filter(({ kind }) => /garrison|besieged|capital|regrouped|sanction/i.test(kind))
      .flatMap(({ parties }) => parties),
  );

/**
 * The world of a trial with everything otherwise that the viewer cannot know and that nobody felt in the round: sides
 * of others, morale of armies and garrisons, fields watched, traps where nobody can go (TM-12-05).
 */
export const behindTheBack = ({ input: { world }, proposal, viewer }: Trial): World => {
  const state = stateOf(world);
  const felt = feltIn(proposal);
  const touched = touchedIn(proposal);
  const stranger = viewer === 'gelb' ? 'rot' : 'gelb';
  const others = Object.values(state.nations).filter(({ key }) => key !== viewer);
  const places = others.filter(({ isEvil }) => isEvil).length;
  const good = others.filter(({ isEvil }) => !isEvil).map(({ key }) => key);
  const evil = new Set(good.slice(0, places));
  const other = (nation: Nation): Nation => {
    if (nation.key === viewer) return nation;
    const { strength, morale } = nation.garrison;
    const usesTechniques = nation.abilities.some(
      (one) => one === 'secret_techniques' || one === 'allrounder',
    );
    return {
      ...nation,
      isEvil: evil.has(nation.key),
      techniques: usesTechniques ? nation.techniques : ['grim', 'storm'],
      garrison: touched.has(nation.key)
        ? nation.garrison
        : { strength: strength + 100, morale: morale - 2 },
    };
  };
  const mountain = state.board.mountains[0] ?? 'A1';
  return withState(world, {
    ...state,
    nations: Object.fromEntries(Object.values(state.nations).map((one) => [one.key, other(one)])),
    units: Object.fromEntries(
      Object.values(state.units).map((unit) => {
        const isHidden =
          unit.kind === 'army' &&
          unit.nation !== viewer &&
          !felt.has(unit.key) &&
          !touched.has(unit.nation);
        return [
          unit.key,
          isHidden ? { ...unit, morale: unit.morale > 0 ? unit.morale - 1 : 1, watch: 'A1' } : unit,
        ];
      }),
    ),
    traps: [...state.traps, { field: mountain, nation: stranger }],
  });
};

/** Traces of each ability in a round: in what was there before, or in what came of it. */
export const tracesOf = ({ input, proposal }: Trial): ReadonlySet<Ability> => {
  const before = stateOf(input.world);
  const after = stateOf(proposal.world);
  const armies = Object.values(before.units).filter((unit): unit is Army => unit.kind === 'army');
  const text = JSON.stringify([proposal.events, proposal.reports]);
  const says = (...words: readonly string[]): boolean => words.some((word) => text.includes(word));
  const traces: Readonly<Record<Ability, boolean>> = {
    builder: says('baseBuilt'),
    blockade: says('moerderspiel.blockade"'),
    scouting: says('scouted'),
    retaliation: Object.values(after.nations).some(({ raisedIn }) => raisedIn > 0),
    deception: armies.some(({ shown }) => shown.factor !== 'true'),
    innocence: says('decreeShown'),
    trapper: says('trapSet'),
    false_orders: says('moerderspiel.falseOrder"'),
    track: Object.values(input.orders).some((letter) => letter.includes('verfolgt Ziel 1')),
    demoralise: says('wasDemoralised'),
    secret_techniques: says('moerderspiel.first_strike'),
    omnipresence: Object.values(before.nations).some(({ abilities }) =>
      abilities.includes('omnipresence'),
    ),
    camouflage: armies.some(({ hiding }) => hiding.near),
    allrounder: Object.values(before.nations).some(({ abilities }) =>
      abilities.includes('allrounder'),
    ),
    underdog: says('moerderspiel.underdog'),
    lure: says('moerderspiel.lured'),
    false_flag: armies.some(({ shown }) => shown.flag !== null),
    barbarians: Object.values(before.units).some(({ kind }) => kind === 'horde'),
  };
  return new Set(ABILITIES.filter((one) => traces[one]));
};
