import { type CaseWord, type CaseWords, recordCases, withEach } from '../../../cases';
import type { Words } from '../../../kernel';
import type { World } from '../../../world';
import { eroberung } from '..';
import { BOARD_43 } from '../state/printed-board';
import { COUNTRIES } from '../records';
import { shared } from '../rules/amounts';
import { pbuAt } from '../rules/board';
import { boardWorld } from '../state/beginnings';
import { stateOf, withState } from '../state/keep';
import {
  type Country,
  type Course,
  type GameState,
  type Holding,
  PHASES,
  type Player,
} from '../state/types';

/** A game on the whole board before anybody plays. */
const EMPTY_GAME: World = boardWorld(BOARD_43, 0);

/** Players as letters of cases call them, by their keys. */
const NAMES: Readonly<Record<string, Words>> = {
  red: ['Rot', 'Red'],
  blue: ['Blau', 'Blue'],
  green: ['Grün', 'Green'],
  yellow: ['Gelb', 'Yellow'],
  black: ['Schwarz', 'Black'],
  white: ['Weiß', 'White'],
};

const KINDS = ['allied', 'conquered', 'motherland'] as const;

/** A country given to some players, the first of them acting; their registers and the ledger agree. */
function withHolding(
  state: GameState,
  region: string,
  kind: Holding['kind'],
  owners: readonly string[],
): GameState {
  const pbu = pbuAt(state, region, state.turn);
  const whole = kind === 'allied' ? pbu : kind === 'conquered' ? 2 * pbu : 0;
  const parts = shared(whole, owners.length);
  return owners.reduce((now, owner, index) => {
    const halves = parts[index] ?? 0;
    const id = `h${String(now.holdings.length + 1)}`;
    const holding: Holding = { id, owner, region, kind, halves, since: 1 };
    return withEntry({ ...now, holdings: [...now.holdings, holding] }, owner, 'register', halves);
  }, state);
}

/** A movement before the case begins. */
function withEntry(
  state: GameState,
  owner: string,
  kind: 'register' | 'markers',
  amount: number,
): GameState {
  const no = state.entries.length + 1;
  const entry = {
    id: `e${String(no)}`,
    owner,
    no,
    turn: 1,
    kind,
    amount,
    reason: 'gm',
    region: '',
  };
  return {
    ...state,
    entries: [...state.entries, entry],
    players: state.players.map((one) =>
      one.owner === owner ? { ...one, [kind]: one[kind] + amount } : one,
    ),
  };
}

const withPlayer = (state: GameState, owner: string, more: Partial<Player>): GameState => ({
  ...state,
  players: state.players.map((one) => (one.owner === owner ? { ...one, ...more } : one)),
});

/** A part of a player's line that changes the state of the game. */
const ofPlayer =
  (change: (state: GameState, owner: string, said: string) => GameState | undefined): CaseWord =>
  (world, said, owner) => {
    const state = said === '' ? undefined : change(stateOf(world), owner, said);
    return state && withState(world, state);
  };

const holding = (kind: Holding['kind']): CaseWord =>
  ofPlayer((state, owner, said) =>
    withEach(state, said.split(' '), (now, region) =>
      state.countries.some(({ id }) => id === region)
        ? withHolding(now, region, kind, [owner])
        : undefined,
    ),
  );

/** A booking that brings a figure of a player to an amount. */
const booked = (kind: 'register' | 'markers', parts: number): CaseWord =>
  ofPlayer((state, owner, said) => {
    const before = state.players.find((one) => one.owner === owner)?.[kind] ?? 0;
    return withEntry(state, owner, kind, parts * Number(said) - before);
  });

const FLAGS: Readonly<Record<string, Partial<Course>>> = {
  first: { isFirstAttack: true },
  bought: { mayBuy: false },
};

/** `option red first`, `final blue green`, `endgame red` with who has fought. */
function withCourse(state: GameState, value: string): GameState | undefined {
  const [name, ...rest] = value.split(' ');
  const phase = PHASES.find((one) => one === name);
  const keys = rest.filter((word) => word in NAMES);
  const [first = ''] = keys;
  if (phase === undefined) return undefined;
  const start = state.players[0]?.owner ?? '';
  const course: Course = {
    ...state.course,
    phase,
    start,
    holder: first,
    isFirstAttack: false,
    defender: '',
    mayBuy: true,
    queue: phase === 'final' ? keys : [],
    challenger: phase === 'endgame' ? first : '',
    fought: phase === 'endgame' ? keys : [],
  };
  const flags = Object.assign({}, ...rest.map((word) => FLAGS[word] ?? {})) as Partial<Course>;
  return { ...state, course: { ...course, ...flags } };
}

/** A line of no player. */
const ofState =
  (change: (state: GameState, said: string, about: string) => GameState | undefined): CaseWord =>
  (world, said, about) => {
    const state = change(stateOf(world), said, about);
    return state && withState(world, state);
  };

/** A country as the GM changes it in the table. */
const ofCountry =
  (change: (said: string) => Partial<Country>): CaseWord =>
  (world, said, country) => {
    const found = COUNTRIES.rows(world, {}).find(({ row }) => row.id === country);
    const place = { world, settings: {}, owner: null };
    return found && COUNTRIES.put?.({ ...found.row, ...change(said) }, place);
  };

/** What cases of Eroberung der Welt say of players, countries and the course of the game. */
const WORDS: CaseWords = {
  names: NAMES,
  plain: { holding: 'since 1', alliance: 'formed 1', break: 'turn 1' },
  shortLines: [
    [/^broken: (\w+) (\w+)$/, 'break: leaver $1, partner $2'],
    [/^change (\S+): (\d+) from (\d+)$/, 'change: region $1, pbu $2, turn $3'],
  ],
  parts: {
    home: (world, said, ...about) => {
      const [owner] = about;
      const joined = withPlayer(stateOf(world), owner, { motherland: said });
      return holding('motherland')(withState(world, joined), said, ...about);
    },
    allied: holding('allied'),
    conquered: holding('conquered'),
    money: booked('markers', 1),
    register: booked('register', 2),
    out: ofPlayer((state, owner, said) => withPlayer(state, owner, { eliminated: Number(said) })),
  },
  lines: {
    phase: ofState(withCourse),
    passed: ofState((state, said) => ({
      ...state,
      course: { ...state.course, passed: Number(said) },
    })),
    defender: ofState((state, said) => ({ ...state, course: { ...state.course, defender: said } })),
    alliance: ofState((state, said) => {
      const id = `a${String(state.alliances.length + 1)}`;
      const members = said.split(' ').toSorted().join(' ');
      return { ...state, alliances: [...state.alliances, { id, owner: '', members, formed: 1 }] };
    }),
    /** `joint italy: conquered red blue`. */
    joint: ofState((state, said, region) => {
      const [word, ...owners] = said.split(' ');
      const kind = KINDS.find((one) => one === word);
      return kind && withHolding(state, region, kind, owners);
    }),
    /** A country nobody holds after all. */
    free: ofState((state, _, region) => ({
      ...state,
      holdings: state.holdings.filter((one) => one.region !== region),
    })),
    /** All countries nobody holds go to a player as allies, and nothing is booked. */
    rest: ofState((state, owner) => {
      const free = state.countries.filter(({ id }) =>
        state.holdings.every(({ region }) => region !== id),
      );
      const holdings = free.map(({ id: region }): Holding => ({
        id: `r-${region}`,
        owner,
        region,
        kind: 'allied',
        halves: 0,
        since: 1,
      }));
      return { ...state, holdings: [...state.holdings, ...holdings] };
    }),
    sides: ofCountry((sides) => ({ sides })),
    place: ofCountry((said) => {
      const [zone = 1, position = 1] = said.split(' ').map(Number);
      return { zone, position };
    }),
  },
};

/** How Eroberung der Welt plays cases. */
export const eroberungCaseGame = recordCases(eroberung, EMPTY_GAME, WORDS);
