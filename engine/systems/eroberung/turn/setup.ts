import { allotted, calc, openStream, streamName } from '../../../kernel';
import {
  countryOf,
  holdersOf,
  motherlandOf,
  pbuAt,
  THOUSAND,
  valueOf,
  zoneOf,
} from '../rules/board';
import { halvesText } from '../records/labels';
import { inSeatOrder } from '../rules/players';
import { choiceOf, flagOf } from '../rules/settings';
import type { FindingCode } from '../data/findings';
import type { CountryKey, GameState, Player, PlayerKey } from '../state/types';
import {
  book,
  close,
  type EwTurn,
  type Given,
  give,
  ordersOf,
  payBonuses,
  reading,
  refuse,
  say,
  setCourse,
  setPlayer,
  warn,
} from './turn';

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

/** Faults of a board (EW-26-04); too few countries for the players among them (EW-26-05). */
export function boardFault({ countries, players }: GameState): boolean {
  const places = countries.map(({ zone, position }) => `${String(zone)}/${String(position)}`);
  return (
    countries.length < players.length ||
    new Set(places).size < places.length ||
    countries.some(({ pbu }) => !Number.isInteger(pbu) || pbu < 1)
  );
}

/** What is written last for every player is lawful and free, or the lowest that is free (EW-1-04, EW-2-02). */
function assign(
  turn: EwTurn,
  kind: 'SET' | 'DIGIT',
  values: readonly number[],
  code: FindingCode,
): ReadonlyMap<PlayerKey, number> {
  const taken = new Map<PlayerKey, number>();
  const isFree = (value: number): boolean =>
    values.includes(value) && ![...taken.values()].includes(value);
  for (const { owner } of turn.state.players)
    for (const given of ordersOf(turn, [kind], owner)) {
      const value = given.order.kind === 'SET' ? given.order.set : given.order.digit;
      if (!isFree(value)) refuse(turn, given, code);
      else {
        close(turn, given);
        taken.set(owner, value);
      }
    }
  for (const { owner } of turn.state.players)
    if (!taken.has(owner)) taken.set(owner, values.find(isFree) ?? 0);
  return taken;
}

/** Who begins: the digit nearest to the display, of two the higher one; 9 and 0 may be neighbours (EW-2-04, EW-2-05). */
function starterOf(players: readonly Player[], shown: number, isRound: boolean): PlayerKey {
  const distance = ({ digit }: Player): number => {
    const straight = Math.abs(digit - shown);
    return isRound ? Math.min(straight, DIGITS.length - straight) : straight;
  };
  const sorted = players.toSorted((a, b) => distance(a) - distance(b) || b.digit - a.digit);
  return sorted[0]?.owner ?? '';
}

/** Sets, digits, and the digit the display stops at (EW-2). */
function begin(turn: EwTurn): void {
  const sets = assign(turn, 'SET', [1, 2, 3, 4, 5, 6], 'E_SET_TAKEN');
  const digits = assign(turn, 'DIGIT', DIGITS, 'E_DIGIT');
  for (const { owner } of turn.state.players)
    setPlayer(turn, owner, { set: sets.get(owner) ?? 0, digit: digits.get(owner) ?? 0 });
  const stream = openStream(streamName(turn.input.seed, 'display'));
  const { candidate: shown = 0, rolls } = allotted(stream, DIGITS, turn.input.rulings);
  turn.rolls.push(...rolls.map((roll) => ({ purpose: 'display', about: {}, roll })));
  const way = reading(turn, 'ew.ruling.w6', {
    key: 'digits',
    clause: 'EW-2-05',
    about: { shown },
    options: ['straight', 'round'],
  });
  const start = starterOf(turn.state.players, shown, way === 'round');
  setCourse(turn, { start });
  const values = rolls.map(() => shown);
  say(turn, 'start', 'EW-2-04', {
    parties: [start],
    about: { shown, digit: digits.get(start) ?? 0 },
    blocks: [{ kind: 'dice', name: 'eroberung.display', about: {}, rolls, values }],
  });
}

/** True if a country can be made a motherland (EW-3-02). */
function isOpenHome(turn: EwTurn, key: CountryKey): boolean {
  const zone = countryOf(turn.state, key)?.zone;
  if (zone === undefined || holdersOf(turn.state, key).length > 0) return false;
  const isAlone = flagOf(turn.input.settings, 'ew.motherland.one_per_zone');
  return (
    !isAlone ||
    zoneOf(turn.state, zone).every(({ id }) => motherlandOf(turn.state, id) === undefined)
  );
}

/** The motherland of a player: the first wish that is free; without one the GM's choice (EW-3-01). */
function chooseFor(turn: EwTurn, owner: PlayerKey): void {
  const wishes = ordersOf(turn, ['MOTHERLAND'], owner);
  const wish = wishes.flatMap(({ order }) => order.countries).find((key) => isOpenHome(turn, key));
  for (const one of wishes)
    if (wish === undefined) refuse(turn, one, 'E_COUNTRY_TAKEN');
    else close(turn, one);
  const open = turn.state.countries.map(({ id }) => id).filter((key) => isOpenHome(turn, key));
  const strongest = open.toSorted(
    (a, b) => pbuAt(turn.state, b, turn.state.turn) - pbuAt(turn.state, a, turn.state.turn),
  );
  const options = strongest.map((key) => `region:${key}`);
  const question = { key: `motherland.${owner}`, clause: 'EW-3-01', name: 'eroberung.motherland' };
  const asked = { ...question, about: { party: owner }, options, proposal: options[0] ?? '' };
  const chosen = wish ?? turn.ask(asked).slice('region:'.length);
  if (countryOf(turn.state, chosen) === undefined) return;
  give(turn, chosen, 'motherland', [owner], 'motherland');
  setPlayer(turn, owner, { motherland: chosen });
  const money = reading(turn, 'ew.ruling.w4', {
    key: `money.${owner}`,
    clause: 'EW-1-06',
    about: { party: owner, region: chosen },
    options: ['nothing', 'value'],
  });
  if (money === 'value') {
    const markers = calc.product(valueOf(turn.state, chosen), THOUSAND);
    book(turn, owner, 'motherland', markers, chosen);
  }
  say(turn, 'motherland', 'EW-3-01', { parties: [owner], place: chosen });
}

/** Set-up and choice of motherlands (EW-1 to EW-3). */
export function runChoose(turn: EwTurn): void {
  if (turn.at !== 'choose') return;
  const { players } = turn.state;
  if (players.length < 2 || players.length > 6) warn(turn, 'E_PLAYERS');
  else if (boardFault(turn.state)) warn(turn, 'E_BOARD');
  else {
    begin(turn);
    for (const { owner } of inSeatOrder(turn.state)) chooseFor(turn, owner);
    setCourse(turn, { phase: 'home', holder: inSeatOrder(turn.state).at(-1)?.owner ?? '' });
  }
}

/** Why a country cannot be a home partner; the tests in the order of the rules (EW-4-08). */
function homeFault(
  state: GameState,
  { owner, motherland }: Player,
  key: CountryKey,
): FindingCode | undefined {
  const home = countryOf(state, motherland);
  const pbu = (country: CountryKey): number => pbuAt(state, country, state.turn);
  const partners = state.holdings.filter((one) => one.owner === owner && one.kind === 'allied');
  if (countryOf(state, key)?.zone !== home?.zone) return 'E_ZONE_BARRED';
  if (holdersOf(state, key).length > 0) return 'E_NOT_FREE';
  const sum = partners.reduce((total, { region }) => total + pbu(region), pbu(key));
  return sum > pbu(motherland) ? 'E_ALLIANCE_SUM' : undefined;
}

/** One wish of a player for a home alliance. */
interface HomeWish {
  readonly player: Player;
  readonly given: Given<'HOME'>;
  readonly country: CountryKey;
}

/** Alliances in the home zone: each player all at once, or one country each round the table (EW-4-05). */
export function runHome(turn: EwTurn): void {
  if (turn.at !== 'home') return;
  const players = inSeatOrder(turn.state);
  const wishesOf = (player: Player): readonly HomeWish[] =>
    ordersOf(turn, ['HOME'], player.owner).flatMap((given) =>
      given.order.countries.map((country) => ({ player, given, country })),
    );
  const lists = players.map(wishesOf);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const rounds =
    choiceOf(turn.input.settings, 'ew.home.order') === 'choice_order'
      ? lists
      : Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []));
  const made = new Map<PlayerKey, CountryKey[]>();
  for (const { player, given, country } of rounds.flat()) {
    const fault = homeFault(turn.state, player, country);
    if (fault !== undefined) {
      turn.refuse(`eroberung.${fault}`, given);
      continue;
    }
    const before = turn.state;
    give(turn, country, 'allied', [player.owner], 'home');
    payBonuses(turn, before, player.owner);
    made.set(player.owner, [...(made.get(player.owner) ?? []), country]);
  }
  for (const given of ordersOf(turn, ['HOME'])) close(turn, given);
  for (const [owner, regions] of made) {
    const halves = turn.state.players.find((one) => one.owner === owner)?.register ?? 0;
    say(turn, 'home', 'EW-5-01', {
      parties: [owner],
      about: { regions, field: halvesText(halves) },
    });
  }
  const last = players.at(-1)?.owner ?? '';
  setCourse(turn, { phase: 'option', holder: last, mayBuy: true, isFirstAttack: true });
}
