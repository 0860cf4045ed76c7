import type { Proposal, TurnInput } from '../kernel';
import {
  ABILITIES,
  type Army,
  type GameState,
  type Nation,
  stateOf,
  targetsOf,
  type Unit,
  withState,
} from '../systems/moerderspiel';
import {
  allFields,
  edgeBetween,
  fieldDistance,
  type LetteredField,
  neighboursOfField,
  type PartyKey,
  type World,
} from '../world';
import { hiddenChanged } from './hidden';
import { type Dice, diceOf } from './letters';
import { quietLetter, type RoundTrial } from './secretRound';

/** What is otherwise behind the back of a nation. */
export interface Behind {
  readonly input: TurnInput<World>;
  /** Names of what was changed beside that which always is. */
  readonly changed: readonly string[];
}

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

/** Nations far from all others of which nobody learned anything in the round. */
const unseenIn = ({ far, remote, proposal, viewer }: RoundTrial): ReadonlySet<PartyKey> => {
  const { published, units } = stateOf(proposal.world);
  const touched = touchedIn(proposal);
  const uncovered = new Set(published.armies.map(({ nation }) => nation));
  const watches = Object.values(units).some(
    (unit) =>
      unit.kind === 'army' &&
      unit.nation === viewer &&
      unit.watch !== null &&
      remote.some(
        (field) => fieldDistance(stateOf(proposal.world).board, field, unit.watch ?? '') < 2,
      ),
  );
  return new Set(watches ? [] : [...far].filter((one) => !touched.has(one) && !uncovered.has(one)));
};

const drawn = <Value>(dice: Dice, values: readonly Value[], otherwise: Value): Value =>
  values[dice.below(Math.max(1, values.length))] ?? otherwise;

/** A unit nobody sees: somewhere else, otherwise strong, with everything it shows and carries otherwise. */
const otherUnit = (unit: Unit, { remote }: RoundTrial, dice: Dice): Unit => {
  const field = drawn(dice, remote, unit.field);
  const strength = 100 * (1 + dice.below(12));
  const isAggressive = dice.once(2);
  if (unit.kind === 'horde')
    return { ...unit, field, strength, isAggressive, camp: drawn(dice, remote, unit.camp) };
  const shows = (): Army['set'] => ({
    flag: drawn(dice, [null, unit.nation], null),
    factor: dice.pick(['half', 'true', 'double']),
  });
  return {
    ...unit,
    field,
    strength,
    isAggressive,
    morale: dice.below(5) - 1,
    isExtrovert: dice.once(2),
    set: shows(),
    shown: shows(),
    hiding: { near: dice.once(2), same: dice.once(2) },
    watch: drawn(dice, [null, ...remote], null),
    takesDecrees: dice.once(2),
    decrees: dice.once(2) ? [unit.nation] : [],
    moved: dice.below(3),
    heldIn: 0,
    progress: dice.once(2) ? { kind: 'build', field } : null,
  };
};

/** A nation nobody hears of in the round: its abilities and everything of its own otherwise. */
const otherNation = (nation: Nation, dice: Dice): Nation => {
  const normal = ABILITIES.filter((one) => one !== 'false_flag' && one !== 'barbarians');
  return {
    ...nation,
    abilities: [drawn(dice, normal, 'lure')],
    techniques: ['grim', 'storm'],
    garrison: { strength: 100 * (1 + dice.below(12)), morale: dice.below(6) },
    losses: nation.losses,
    raisedIn: dice.below(12),
    steadfast: dice.once(2) ? { from: 7, to: 10 } : null,
    next: nation.next + dice.below(3),
  };
};

/** Somebody else, for whom a secret is. */
const strangerTo = (viewer: PartyKey): PartyKey => (viewer === 'gelb' ? 'rot' : 'gelb');

/** Fields nobody comes to and nobody watches in the round. */
const deserted = (
  { input, proposal, remote }: RoundTrial,
  units: GameState['units'],
): readonly LetteredField[] => {
  const { board } = stateOf(input.world);
  const all = [input.world, proposal.world].flatMap((world) => Object.values(stateOf(world).units));
  const busy = [...all, ...Object.values(units)].flatMap((unit) => [
    unit.field,
    ...(unit.kind === 'army' && unit.watch !== null ? [unit.watch] : []),
  ]);
  const away = new Set(remote);
  return allFields(board).filter(
    (field) => !away.has(field) && busy.every((one) => fieldDistance(board, field, one) >= 3),
  );
};

/** Secret blockades of a stranger where nobody comes; none at the end of a day, when they become public (TM-8.2-07). */
const secretBlockades = (
  trial: RoundTrial,
  fields: readonly LetteredField[],
  dice: Dice,
): GameState['blockades'] => {
  const { board, round } = stateOf(trial.input.world);
  const from = drawn(dice, fields, '');
  const to = drawn(
    dice,
    neighboursOfField(board, from).filter((one) => !board.mountains.includes(one)),
    '',
  );
  const by = strangerTo(trial.viewer);
  return round % 2 === 0 || from === '' || to === ''
    ? []
    : [{ edge: edgeBetween(from, to), by, since: round - 1, isPublic: false, knownTo: [by] }];
};

/** The numbers by which nations order in a state, but those of nations nobody sees. */
const handlesIn = (
  state: GameState,
  settings: TurnInput<World>['settings'],
  far: ReadonlySet<PartyKey>,
): string =>
  JSON.stringify(
    Object.keys(state.nations)
      .filter((key) => !far.has(key))
      .map((key) => targetsOf(state, key, settings).map(({ number, unit }) => [number, unit.key])),
  );

/**
 * The round of a trial with everything otherwise that the viewer cannot know and that nobody felt in it (TM-12-05):
 * sides of others, morale of armies and garrisons, base morale, fields watched, decrees carried, traps and secret
 * blockades where nobody goes; of nations nobody sees also positions, strengths, abilities, letters and all they set;
 * the lot of numbers where it shows nothing alike, the seed where nobody rolled, and what the GM keeps of people.
 */
export function hiddenOtherwise(trial: RoundTrial, seed: number): Behind {
  const { input, proposal, viewer, remote } = trial;
  const { world, settings } = input;
  const dice = diceOf(seed + 1_000_003);
  const state = stateOf(world);
  const felt = feltIn(proposal);
  const touched = touchedIn(proposal);
  const unseen = unseenIn(trial);
  const isPublic = settings['tm.ability.public'] === true;
  const knowsEvil =
    settings['tm.evil.know_each_other'] === true && state.nations[viewer]?.isEvil === true;
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
    const changed = {
      ...nation,
      isEvil: knowsEvil ? nation.isEvil : evil.has(nation.key),
      techniques: usesTechniques ? nation.techniques : (['grim', 'storm'] as const),
      baseMorale: nation.baseMorale > 0 ? nation.baseMorale - 1 : 2,
      garrison: touched.has(nation.key)
        ? nation.garrison
        : { strength: strength + 100, morale: morale - 2 },
    };
    return unseen.has(nation.key) && !isPublic ? otherNation(changed, dice) : changed;
  };
  const otherOf = (unit: Unit): Unit => {
    if (unseen.has(unit.nation)) return otherUnit(unit, trial, dice);
    const isHidden =
      unit.kind === 'army' &&
      unit.nation !== viewer &&
      !felt.has(unit.key) &&
      !touched.has(unit.nation);
    return isHidden
      ? {
          ...unit,
          morale: unit.morale > 0 ? unit.morale - 1 : 1,
          watch: 'A1',
          takesDecrees: !unit.takesDecrees,
        }
      : unit;
  };
  const units = Object.fromEntries(
    Object.values(state.units).map((unit) => [unit.key, otherOf(unit)]),
  );
  const empty = deserted(trial, units);
  const traps = empty.slice(0, 3).map((field) => ({ field, nation: strangerTo(viewer) }));
  const blockades = secretBlockades(trial, empty, dice);
  const mountain = state.board.mountains[0] ?? 'A1';
  const changed: GameState = {
    ...state,
    nations: Object.fromEntries(Object.values(state.nations).map((one) => [one.key, other(one)])),
    units,
    traps: [...state.traps, { field: mountain, nation: strangerTo(viewer) }, ...traps],
    blockades: [...state.blockades, ...blockades],
  };
  const salted = { ...changed, salt: state.salt + 1 + dice.below(1000) };
  const showsLot = handlesIn(salted, settings, unseen) !== handlesIn(state, settings, unseen);
  const hasRolled = (proposal.rolls ?? []).length > 0;
  const behind = withState(world, showsLot ? changed : salted);
  const { people, ...kept } = hiddenChanged(behind, viewer);
  return {
    input: {
      ...input,
      world: { ...kept, people: { ...world.people, ...people } },
      seed: hasRolled ? input.seed : `other-${input.seed}`,
      orders: {
        ...input.orders,
        ...Object.fromEntries(
          [...unseen].map((key) => [
            key,
            quietLetter(
              state.board,
              Object.values(units).filter(({ nation }) => nation === key),
              remote,
              dice,
            ),
          ]),
        ),
      },
    },
    changed: [
      ...(unseen.size > 0 ? ['positions'] : []),
      ...(blockades.length > 0 ? ['blockades'] : []),
      ...(traps.length > 0 ? ['traps'] : []),
      ...(showsLot ? [] : ['salt']),
      ...(hasRolled ? [] : ['seed']),
    ],
  };
}
