import { DIRECTIONS, fieldAddress, type GrossfeldNo, KLEINFELDER, parseFieldAddress } from '../hex';
import type { Proposal, Settings, TurnInput } from '../kernel';
import { pygma } from '../systems/pygma';
import { worldGiven } from './case-runner';
import { pygmaCaseGame } from '../systems/pygma/cases/game';
import { ARMY_LETTERS } from '../systems/pygma/data/armies';
import { stateOf } from '../systems/pygma/state/keep';
import { CITY } from '../systems/pygma/data/settlements';
import {
  applyMapChanges,
  applyTurn,
  BLANK_CAMPAIGN,
  type Chart,
  fieldsOf,
  knowledgeFile,
  latticeOn,
  type PartyKey,
  placeSettlement,
  setTerrain,
  settlementAt,
  sheetsOf,
  snapshotMaker,
  toChart,
  type World,
} from '../world';
import { hiddenChanged } from './hidden';
import { type Dice, diceOf } from './letters';
import { computed } from './there';

type Input = TurnInput<World>;

/** In how many worlds secrecy of realms on maps that grow is tried. */
export const SECRET_MONTHS = { small: 4, middle: 20, full: 2000 };

/** The realm under test, and those it may meet. */
export const VIEWER = 'aaq';
const NEIGHBOURS = ['bbq', 'ccq'] as const;

/** Where a world has the land of its realms, and what lies beyond. */
interface Setting {
  /** Numbers of the Großfelder, ascending. */
  readonly numbers: readonly number[];
  readonly du: number;
  readonly dv: number;
  readonly strangers: number;
  readonly isRound: boolean;
}

const PLACES = [0, 1, 2, 3].flatMap((u) => [0, 1, 2].map((v) => ({ u, v: v - Math.floor(u / 2) })));
/** Großfelder in which the realms live, by their place in the list above. */
const HOMES: Readonly<Record<PartyKey, number>> = { aaq: 4, bbq: 7, ccq: 3 };
const STRANGERS = 12;

function settingOf(dice: Dice): Setting {
  const numbers = new Set<number>();
  while (numbers.size < PLACES.length + STRANGERS) numbers.add(1 + dice.below(998));
  return {
    numbers: [...numbers].toSorted((a, b) => a - b),
    du: 2 * dice.below(4),
    dv: dice.below(9) - 4,
    strangers: dice.below(STRANGERS),
    isRound: dice.once(2),
  };
}

const noOf = ({ numbers }: Setting, index: number): string =>
  String(numbers[index] ?? 0).padStart(3, '0');

/** Lines of the land and its realms, the same wherever they lie; `at` writes an address. */
function landOf(dice: Dice, at: (index: number, kleinfeld: number) => string) {
  const lines: [string, string][] = [];
  const kinds = PLACES.map(() => dice.pick(['lowland', 'highland', 'water', 'lowland']));
  for (const [index] of PLACES.entries())
    for (let count = dice.below(10); count > 0; count -= 1)
      lines.push([
        at(index, 1 + dice.below(48)),
        dice.pick(['forest', 'mountain', 'desert', 'water', 'shoal', 'lowland']),
      ]);
  for (const party of [VIEWER, ...NEIGHBOURS]) {
    const home = HOMES[party] ?? 0;
    const first = 1 + dice.below(30);
    const own = [0, 1, 2, 7, 8, 9, 13, 14].map((step) => at(home, first + step));
    const [capital = ''] = own;
    lines.push([own.join(' '), 'lowland'], [own.join(' '), `of ${party}`]);
    const letter = party.charAt(0).toUpperCase();
    lines.push([capital, `city ${letter}burg, of ${party}`]);
    // A second city in another Großfeld, so that lists hold several.
    const away = at(home + 1, 17 + dice.below(20));
    lines.push([away, 'lowland'], [away, `city ${letter}hafen, of ${party}`]);
    // Armies of others march where the realm under test lives.
    const abroad = [0, 1].map(() => at(HOMES[VIEWER] ?? 0, 1 + dice.below(48)));
    if (party !== VIEWER) lines.push([abroad.join(' '), 'lowland']);
    const places = [...own.slice(0, 2 + dice.below(3)), ...(party === VIEWER ? [] : abroad)];
    const armies = places.map((field, index) => {
      const [kind, least] = dice.once(2) ? ['KH', 2000] : ['RH', 1000];
      const size = least + 100 * dice.below(60);
      const secret = dice.once(6) ? ', secret' : '';
      return `${kind} ${String(index + 1)} ${String(size)} in ${field}${secret}`;
    });
    const knows = party === VIEWER || dice.once(2) ? '' : `knows ${VIEWER}; `;
    lines.push([
      party,
      `${knows}money 5000000; spy ${String(dice.below(60))}; capital ${capital}; ${armies.join('; ')}`,
    ]);
  }
  if (dice.once(2)) lines.push([VIEWER, `knows ${dice.pick(NEIGHBOURS)}`]);
  return { kinds, lines };
}

/** A world of a seed at a place of its own, among strangers nobody meets. */
function worldOf(seed: number, setting: Setting): World {
  const at = (index: number, kleinfeld: number): string =>
    `${noOf(setting, index)}/${String(Math.min(48, kleinfeld)).padStart(2, '0')}`;
  const { kinds, lines } = landOf(diceOf(seed), at);
  const strangers = Array.from({ length: setting.strangers }, (_, index) => index + PLACES.length);
  const map = [
    ...(setting.isRound ? ['wrap 40'] : []),
    ...PLACES.map(
      ({ u, v }, index) =>
        `${noOf(setting, index)} ${kinds[index] ?? 'lowland'} ${String(u + setting.du)} ${String(v + setting.dv)}`,
    ),
    // Strangers lie at least one column away from everything the realms may see.
    ...strangers.map((index) => `${noOf(setting, index)} lowland ${String(4 + index)} 0`),
  ];
  const far = strangers.map((index): readonly [string, string] => [
    `xx${String(index)}`,
    `money 70000; capital ${at(index, 21)}; KH 1 4000 in ${at(index, 21)}`,
  ]);
  const all: readonly (readonly [string, string])[] = [
    ['map', map.join(', ')],
    ['turn', String(1 + (seed % 9))],
    ...lines,
    ...strangers.map((index) => [at(index, 21), `city Fern, of xx${String(index)}`] as const),
    ...far,
  ];
  return pygma.observe(worldGiven(pygmaCaseGame, Object.fromEntries(all)));
}

/**
 * A month from the perspective of one realm, the same with everything changed that it cannot know, and with another land
 * beyond its map, which it may find once it marches there, not before.
 */
export interface MonthTrial {
  readonly input: Input;
  readonly hidden: Input;
  readonly beyond: Input;
}

/** Mountains in the place of all land the realm under test has not seen, and a city there two fields from its own. */
function beyondChanged(world: World): World {
  const lattice = latticeOn(world.map);
  const own = fieldsOf(world.map, VIEWER).flatMap((field) => lattice.cellOf(field) ?? []);
  const known = world.knowledge[VIEWER]?.grossfelder ?? {};
  const unseen = Object.keys(world.map.grossfelder).flatMap((no) =>
    Array.from({ length: KLEINFELDER }, (_, index) => {
      const field = fieldAddress(no as GrossfeldNo, index + 1);
      const cell = lattice.cellOf(field) ?? -1;
      const level = known[no as GrossfeldNo]?.level[index] ?? 0;
      const away = Math.min(...own.map((one) => lattice.distance(one, cell)));
      // What touches its land makes a port of a city, which it knows.
      return { field, away: level > 0 || settlementAt(world.map, field) !== undefined ? 0 : away };
    }).filter(({ away }) => away > 1),
  );
  const terrain = setTerrain(
    world.map,
    unseen.map(({ field }) => field),
    'mountain',
  );
  const map = terrain.ok ? applyMapChanges(world.map, terrain.value) : world.map;
  const site = unseen.find(({ away }) => away === 2)?.field;
  const city = { type: CITY, name: 'Fernstadt', owner: '', built: 0, harbours: [] };
  const built = site && placeSettlement(map, site, city);
  return { ...world, map: built?.ok === true ? applyMapChanges(map, built.value) : map };
}

const settingsIn = (seed: number): Settings => ({
  'pygma.modules.economy': seed % 2 === 0,
  'pygma.modules.trade_bloom': seed % 4 === 0,
});

/** Orders by which a realm would learn of land it has not seen if its letter were held against the true map. */
function scoutingIn(world: World, dice: Dice): readonly string[] {
  const lattice = latticeOn(world.map);
  const chart = world.knowledge[VIEWER]?.chart ?? {};
  const marches = stateOf(world).armies.flatMap(({ owner, kind, number, field }) => {
    const direction = DIRECTIONS[dice.below(DIRECTIONS.length)] ?? 1;
    const at = parseFieldAddress(field);
    if (owner !== VIEWER || at === undefined) return [];
    const cells = [lattice.cellOf(at) ?? -1];
    for (let step = 0; step < 4; step += 1)
      cells.push(lattice.neighbour(cells.at(-1) ?? -1, direction));
    const path = cells.flatMap((cell) =>
      cell < 0 ? [] : (toChart(chart, lattice.addressOf(cell)) ?? []),
    );
    const unit = `${ARMY_LETTERS[kind]} ${String(number)}`;
    return path.length < 5 ? [] : [`${unit}: ${path[0] ?? ''} - ${path.slice(1).join(', ')}, A`];
  });
  const land = fieldsOf(world.map, VIEWER);
  const field = land[dice.below(land.length)];
  const site = field && toChart(chart, field);
  return [...marches, ...(site === undefined ? [] : [`Neue Stadt ${site}: Neuburg`])];
}

function lettersIn(world: World, dice: Dice): Readonly<Record<PartyKey, string>> {
  return Object.fromEntries(
    [VIEWER, ...NEIGHBOURS].map((party) => [
      party,
      [
        ...Array.from(
          { length: 2 + dice.below(4) },
          () => pygma.orders.compose?.(party, world, dice.below) ?? '',
        ),
        ...(party === VIEWER ? scoutingIn(world, dice) : []),
        // Names of realms it may not have met, and texts for them and for all.
        `Auftrag: Reichsgröße gegen ${dice.pick(NEIGHBOURS).toUpperCase()}`,
        `Brief an ${dice.pick([VIEWER, ...NEIGHBOURS]).toUpperCase()}: Wir treffen uns in 1/20.`,
      ].join('\n'),
    ]),
  );
}

/** A month of a world at random, and its copy elsewhere in another world. */
export function monthTrialOf(seed: number): MonthTrial {
  const places = diceOf(seed * 3 + 2);
  const [here, there] = [settingOf(places), settingOf(places)];
  const world = worldOf(seed, here);
  const settings = settingsIn(seed);
  const base = { rulings: {}, settings, seed: `secret ${String(seed)}` };
  const orders = lettersIn(world, diceOf(seed * 5 + 1));
  return {
    input: { ...base, world, orders },
    beyond: { ...base, world: beyondChanged(world), orders },
    hidden: { ...base, world: hiddenChanged(worldOf(seed, there), VIEWER), orders },
  };
}

/** Result of a month, computed to its end. */
export function monthOf(input: Input): Proposal<World> {
  return computed(pygma, input);
}

/** What goes to the realm under test after a month: all its files are made of it. */
export function sentIn(input: Input, proposal: Proposal<World>): string {
  const { world, orders, settings, seed, rulings } = input;
  const sheets = sheetsOf(orders, world.clock.turn);
  const ids = { id: 'secret', name: 'secret', system: 'pygma' };
  const open = { ...BLANK_CAMPAIGN, ...ids, world, settings, seed, rulings, sheets };
  const campaign = applyTurn(open, proposal, '2026-01-01T00:00:00Z');
  const snapshot = snapshotMaker(campaign, pygma, proposal)?.of(VIEWER);
  if (snapshot === undefined) throw new Error('nothing is sent');
  const letters = Object.values(campaign.outbox).filter(({ party }) => party === VIEWER);
  const forwarded = letters.map(({ title, text }) => [title, text]);
  return JSON.stringify(
    [snapshot, knowledgeFile(snapshot), forwarded, openFor(campaign.world, input)],
    null,
    1,
  );
}

/** What it gets while a month is open: forms with their values, the restatement of its letter, what is found in it. */
export function openFor(world: World, { orders, settings }: Pick<Input, 'orders' | 'settings'>) {
  const { forms, orders: letters } = pygma;
  const sheet = letters.read(orders[VIEWER] ?? '', VIEWER, world);
  return [
    forms?.definitions.map(({ id }) =>
      (['de', 'en'] as const).map((language) =>
        forms.values(id, world, VIEWER, settings, language),
      ),
    ),
    letters.check(sheet, world, settings),
    letters.restate(sheet, world),
  ];
}

/** A month booked under other numbers of the world in any order, and unknown realms under other keys and names. */
export function renamed(
  { orders, ...input }: Input,
  proposal: Proposal<World>,
  seed: number,
): { readonly input: Input; readonly proposal: Proposal<World> } {
  const dice = diceOf(seed * 11 + 4);
  const used = Object.keys(input.world.map.grossfelder);
  const fresh = new Set<string>();
  while (fresh.size < used.length) fresh.add(String(1 + dice.below(998)).padStart(3, '0'));
  const numbers = new Map(used.map((no, index) => [no, [...fresh][index] ?? no]));
  const known = pygma.parties.acquaintances?.(proposal.world, VIEWER) ?? {};
  const unknown = Object.keys(input.world.parties).filter(
    (key) => key !== VIEWER && known[key] === undefined,
  );
  const inPart = (text: string): string =>
    unknown.reduce(
      (now, key) =>
        now
          .replaceAll(new RegExp(`\\b${key}\\b`, 'g'), `z${key}`)
          .replaceAll(`"${key.toUpperCase()}"`, `"Reich ${key}"`),
      text
        .replace(/(?<!\d)(\d{3})\/(\d{2})(?!\d)/g, (all, no: string, kleinfeld: string) =>
          numbers.has(no) ? `${numbers.get(no) ?? ''}/${kleinfeld}` : all,
        )
        .replace(/(?<!"row":)"(\d{3})"/g, (_, no: string) => `"${numbers.get(no) ?? no}"`),
    );
  // Words of a letter are in the numbers of its writer.
  const inText = (text: string): string =>
    text
      .split(/("words":"(?:[^"\\]|\\.)*")/)
      .map((part, at) => (at % 2 === 1 ? part : inPart(part)))
      .join('');
  const world = (one: World): World => {
    const bare = Object.fromEntries(
      Object.entries(one.knowledge).map(([key, { chart: _, ...rest }]) => [key, rest]),
    );
    const now = JSON.parse(inText(JSON.stringify({ ...one, knowledge: bare }))) as World;
    const charts = Object.entries(one.knowledge).map(([key, { chart = {} }]) => {
      const moved = Object.entries(chart).map(([no, own]) => [numbers.get(no) ?? no, own]);
      return [inText(key), Object.fromEntries(moved) as Chart] as const;
    });
    const knowledge = charts.flatMap(([key, chart]) => {
      const rest = now.knowledge[key];
      return rest === undefined ? [] : [[key, { ...rest, chart }] as const];
    });
    return { ...now, knowledge: Object.fromEntries(knowledge) };
  };
  const { world: after, ...rest } = proposal;
  return {
    input: { ...input, orders: { [VIEWER]: orders[VIEWER] ?? '' }, world: world(input.world) },
    proposal: {
      ...(JSON.parse(inText(JSON.stringify(rest))) as Omit<Proposal<World>, 'world'>),
      world: world(after),
    },
  };
}
