import { achtvoelkerCampaign } from '../../assets/examples/achtvoelker';
import type { Json, LetteredBoard, LetteredField, Proposal, Settings, TurnInput } from '../kernel';
import {
  ABILITIES,
  type Ability,
  type Army,
  type GameState,
  moerderspiel,
  type Nation,
  stateOf,
  type Unit,
  withState,
} from '../systems/moerderspiel';
import {
  allFields,
  applyTurn,
  type PartySnapshot,
  snapshotMaker,
  fieldDistance,
  neighboursOfField,
  type PartyKey,
  sheetsOf,
  type World,
} from '../world';
import { type Dice, diceOf } from './letters';
import type { Trial } from './secretChanges';
import { computed } from './there';

type Input = TurnInput<World>;

/** In how many rounds secrecy of nations is tried. */
export const SECRET_ROUNDS = { small: 6, middle: 100, full: 20_000 };

/** Result of a round, computed to its end. */
export function roundOf(input: Input): Proposal<World> {
  return computed(moerderspiel, input);
}

/**
 * What a round can reveal to everybody: who has won, and the places of armies that a sanction uncovers (TM-6-09).
 * Hidden data decide it, so rounds with a difference here are not compared.
 */
export function revealedIn(world: World): string {
  const { outcome, published } = stateOf(world);
  return JSON.stringify([outcome, published.armies]);
}

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

/** A round in which some nations are far from all others: nobody sees them, and they meet nobody. */
export interface RoundTrial extends Trial {
  readonly far: ReadonlySet<PartyKey>;
  /** Fields on which those nations may stand, unseen wherever the others go in this round. */
  readonly remote: readonly LetteredField[];
}

/** Farther than an army comes and sees in a round. */
const FAR_FROM_ARMIES = 5;
/** Farther than a garrison sees. */
const FAR_FROM_CAPITALS = 3;

/** Open fields nobody sees in a round in which all others begin on some fields. */
const remoteFields = (
  { board, bases, nations }: GameState,
  far: ReadonlySet<PartyKey>,
  standing: readonly LetteredField[],
): readonly LetteredField[] => {
  const capitals = Object.values(nations);
  const seeing = capitals.filter(({ key }) => !far.has(key)).map(({ capital }) => capital);
  const taken = new Set([
    ...capitals.map(({ capital }) => capital),
    ...board.mountains,
    ...Object.keys(bases),
  ]);
  const isAway = (field: LetteredField, from: readonly LetteredField[], least: number): boolean =>
    from.every((one) => fieldDistance(board, field, one) >= least);
  return allFields(board).filter(
    (field) =>
      !taken.has(field) &&
      isAway(field, standing, FAR_FROM_ARMIES) &&
      isAway(field, seeing, FAR_FROM_CAPITALS),
  );
};

/** A world in which everybody but the far ones stands close to others, with what its abilities let it show. */
const crowded = (
  world: World,
  seed: number,
  dice: Dice,
  away: readonly PartyKey[],
): Pick<RoundTrial, 'far' | 'remote'> & { readonly world: World } => {
  const state = stateOf(world);
  const open = allFields(state.board).filter((field) => !state.board.mountains.includes(field));
  const middle = open[dice.below(open.length)] ?? 'H8';
  const near = [middle, ...neighboursOfField(state.board, middle)]
    .filter((one) => open.includes(one))
    .slice(0, 2 + dice.below(5));
  const sites = Array.from({ length: 7 }, (_, index) => `B${String(1 + index)}`);
  const found = remoteFields(state, new Set(away), [...near, ...sites]);
  const far = new Set(found.length < 8 ? [] : away);
  const remote = far.size === 0 ? [] : found;
  const nations = Object.fromEntries(
    Object.values(state.nations).map((one, index) => [one.key, dealt(one, index, seed)]),
  );
  const has = (army: Army, ability: Ability): boolean =>
    nations[army.nation]?.abilities.includes(ability) ?? false;
  /** Where a nation builds, away from the others. */
  const siteOf = ({ nation }: Army): string =>
    sites[Object.keys(nations).indexOf(nation) % sites.length] ?? 'B1';
  const isBuilding = (army: Army): boolean =>
    has(army, 'builder') && army.number === 2 && !far.has(army.nation);
  const among = (fields: readonly LetteredField[]): LetteredField =>
    fields[dice.below(fields.length)] ?? middle;
  /** Among the others; who builds stands apart from them, and who regroups stands together. */
  const standing = (army: Army): Pick<Army, 'field' | 'strength'> => {
    if (isBuilding(army)) return { field: siteOf(army), strength: 600 };
    const strength = 100 * (1 + dice.below(9));
    if (far.has(army.nation)) return { field: among(remote), strength };
    return { field: has(army, 'omnipresence') ? middle : among(near), strength };
  };
  const hordes = Object.values(nations)
    .filter(({ abilities }) => abilities.includes('barbarians'))
    .map(({ key }) => ({
      kind: 'horde' as const,
      key: `${key}/horde`,
      nation: key,
      heldIn: 0,
      field: middle,
      camp: middle,
      strength: 1000,
      isAggressive: dice.once(2),
      ...(far.has(key) ? { field: among(remote), camp: among(remote) } : {}),
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
  const round = state.round - (seed % 2);
  const turn = { ...world, clock: { ...world.clock, turn: round } };
  return {
    world: withState(turn, { ...state, round, nations, units, traps: [], votes: {} }),
    far,
    remote,
  };
};

/** Every fifth of the readings otherwise than usual. */
const settingsBy = (dice: Dice): Settings =>
  Object.fromEntries(
    moerderspiel.settings.flatMap(({ key, type, initial, allowed = [] }): [string, Json][] => {
      const others = type === 'bool' ? [initial !== true] : type === 'enum' ? allowed : [];
      const other = others[dice.below(Math.max(1, others.length))];
      return other === undefined || !dice.once(5) ? [] : [[key, other]];
    }),
  );

/** A line for every ability that has an order of its own; a nation without it gets a finding. */
const LINES: Readonly<Partial<Record<Ability, string>>> = {
  builder: 'baut einen Stützpunkt',
  innocence: 'zeigt allen den Erlass',
  trapper: 'stellt eine Falle',
  track: 'verfolgt Ziel 1',
  demoralise: 'demoralisiert Ziel 1: Nachts heulen Wölfe',
  lure: 'verlockt 200 Soldaten von Ziel 1',
};

/** Letter of a nation far from all others: without an effect on anybody. */
export function quietLetter(
  board: LetteredBoard,
  units: readonly Unit[],
  remote: readonly LetteredField[],
  dice: Dice,
): string {
  return units
    .flatMap((unit) => {
      if (unit.kind === 'horde') return dice.once(2) ? ['Die Horde ist aggressiv'] : [];
      const name = `Armee ${String(unit.number)}`;
      const beside = neighboursOfField(board, unit.field).filter((one) => remote.includes(one));
      const [next] = beside.slice(dice.below(Math.max(1, beside.length)));
      const acts = [
        `${name} hält`,
        `${name} stellt eine Falle`,
        `${name} demoralisiert Ziel 1: nichts`,
        ...(next === undefined ? [] : [`${name} zieht nach ${next}`]),
      ];
      const sets = [
        `${name} ist aggressiv und extrovertiert`,
        `${name} ist passiv und introvertiert`,
        `${name} beobachtet ${remote[dice.below(remote.length)] ?? 'A1'}`,
      ];
      return [acts, sets].map((lines) => lines[dice.below(lines.length)] ?? '');
    })
    .join('\n\n');
}

/** Lines at random for some, and for every nation a use of what it can do by its second army. */
const lettersIn = (
  { world, far, remote }: ReturnType<typeof crowded>,
  dice: Dice,
): Readonly<Record<PartyKey, string>> => {
  const { board, nations, units } = stateOf(world);
  const quiet = (party: PartyKey): string =>
    quietLetter(
      board,
      Object.values(units).filter(({ nation }) => nation === party),
      remote,
      dice,
    );
  const names = Object.values(world.parties).map(({ name }) => name);
  const suspect = names[dice.below(names.length)] ?? '';
  return Object.fromEntries(
    Object.keys(nations).map((party) => {
      if (far.has(party)) return [party, quiet(party)];
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
        if (ability === 'omnipresence') return ['Verlege 100 Soldaten von Armee 1 zu Armee 2'];
        if (ability === 'allrounder')
          return ['Wir wählen Fallenleger', 'Armee 2 stellt eine Falle'];
        const line = LINES[ability];
        return line === undefined ? [] : [`Armee 2 ${line}`];
      });
      const first = units[`${party}/1`];
      const step = first === undefined ? [] : neighboursOfField(board, first.field);
      const goes = `Armee 1 zieht nach ${step[dice.below(Math.max(1, step.length))] ?? 'A1'}`;
      const last = dice.pick(['Armee 1 greift Ziel 1 an', 'Armee 1 greift Ziel 1 an', goes]);
      const votes = dice.once(2) ? [`Wir stimmen für ${suspect}`] : [];
      return [party, [...random, ...votes, ...own, last].join('\n\n')];
    }),
  );
};

/** A round of nations that are close together, with letters at random, and the nation under test. */
export function roundTrialOf(seed: number): RoundTrial {
  const { world: start } = achtvoelkerCampaign();
  const dice = diceOf(seed);
  const parties = Object.keys(start.parties);
  const at = (steps: number): PartyKey => parties[(seed + steps) % parties.length] ?? '';
  const { world, far, remote } = crowded(start, seed, dice, [at(3), at(4 + (seed % 3))]);
  const input: Input = {
    world,
    orders: lettersIn({ world, far, remote }, dice),
    rulings: {},
    settings: settingsBy(dice),
    seed: `secret-${String(seed)}`,
  };
  return { input, proposal: roundOf(input), viewer: at(0), far, remote };
}

/** Traces of each ability in a round: in what was there before, or in what came of it. */
export function tracesOf({ input, proposal }: Trial): ReadonlySet<Ability> {
  const before = stateOf(input.world);
  const after = stateOf(proposal.world);
  const armies = Object.values(before.units).filter((unit): unit is Army => unit.kind === 'army');
  const text = JSON.stringify([proposal.events, proposal.reports]);
  const says = (...words: readonly string[]): boolean => words.some((word) => text.includes(word));
  const traces: Readonly<Record<Ability, boolean>> = {
    builder: says('baseBuilt'),
    blockade: says('moerderspiel.blockade"'),
    scouting: says('scouted'),
    retaliation: Object.values(after.nations).some(
      ({ raisedIn, steadfast }) => raisedIn > 0 || steadfast !== null,
    ),
    deception: armies.some(({ shown }) => shown.factor !== 'true'),
    innocence: says('decreeShown'),
    trapper: says('trapSet'),
    false_orders: says('moerderspiel.falseOrder"'),
    track: armies.some(
      ({ key, number, nation, field }) =>
        number === 2 &&
        before.nations[nation]?.abilities.includes('track') === true &&
        (after.units[key]?.field ?? field) !== field,
    ),
    demoralise: says('wasDemoralised'),
    secret_techniques: says('moerderspiel.first_strike'),
    omnipresence: says('moerderspiel.regrouped'),
    camouflage: armies.some(({ hiding }) => hiding.near),
    allrounder: proposal.events.some(
      ({ kind, about }) =>
        kind === 'moerderspiel.trapSet' &&
        before.nations[String(about['party'])]?.abilities.includes('allrounder') === true,
    ),
    underdog: says('moerderspiel.underdog'),
    lure: says('moerderspiel.lured'),
    false_flag: armies.some(({ shown }) => shown.flag !== null),
    barbarians: Object.values(before.units).some(({ kind }) => kind === 'horde'),
  };
  return new Set(ABILITIES.filter((one) => traces[one]));
}

/** All that a nation may know after a round, the source of everything sent to it. */
export function snapshotIn(
  { world, orders, settings, seed, rulings }: Input,
  proposal: Proposal<World>,
  viewer: PartyKey,
): PartySnapshot | undefined {
  const sheets = sheetsOf(orders, world.clock.turn);
  const open = { ...achtvoelkerCampaign(), world, settings, seed, rulings, sheets };
  const campaign = applyTurn(open, proposal, '2026-01-01T00:00:00Z');
  return snapshotMaker(campaign, moerderspiel, proposal)?.of(viewer);
}
