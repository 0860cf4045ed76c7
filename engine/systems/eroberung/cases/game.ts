import { newParty, type World } from '../../../world';
import { BOARD_43 } from '../state/printed-board';
import { COUNTRIES } from '../records';
import { shared } from '../rules/amounts';
import { pbuAt } from '../rules/board';
import { boardWorld } from '../state/beginnings';
import { stateOf, withState } from '../state/keep';
import { type Country, type Course, type GameState, type Holding, PHASES } from '../state/types';

/** A game on the whole board before anybody plays. */
export const EMPTY_GAME: World = boardWorld(BOARD_43, 0);

/** Players as letters of cases call them, by their keys. */
const NAMES: Readonly<Record<string, string>> = {
  red: 'Rot',
  blue: 'Blau',
  green: 'Grün',
  yellow: 'Gelb',
  black: 'Schwarz',
  white: 'Weiß',
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

/** Applies one part of the line of a player: `home france`, `conquered italy spain`, `money 500`, `register 12.5`. */
function withPart(state: GameState, owner: string, part: string): GameState | undefined {
  const [word = '', ...rest] = part.trim().split(' ');
  const [first = ''] = rest;
  const kind = KINDS.find((one) => one === word);
  const now = state.players.find((one) => one.owner === owner);
  if (now === undefined || rest.length === 0) return undefined;
  if (kind !== undefined)
    return rest.reduce((before, region) => withHolding(before, region, kind, [owner]), state);
  switch (word) {
    case 'home': {
      const players = state.players.map((one) =>
        one.owner === owner ? { ...one, motherland: first } : one,
      );
      return withHolding({ ...state, players }, first, 'motherland', [owner]);
    }
    case 'money':
      return withEntry(state, owner, 'markers', Number(first) - now.markers);
    case 'register':
      return withEntry(state, owner, 'register', 2 * Number(first) - now.register);
    case 'out':
      return {
        ...state,
        players: state.players.map((one) =>
          one.owner === owner ? { ...one, eliminated: Number(first) } : one,
        ),
      };
    default:
      return undefined;
  }
}

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

/** Lines of a game beside its players. */
const LINES: Readonly<
  Record<string, (state: GameState, value: string, name: string) => GameState | undefined>
> = {
  phase: withCourse,
  passed: (state, value) => ({ ...state, course: { ...state.course, passed: Number(value) } }),
  defender: (state, value) => ({ ...state, course: { ...state.course, defender: value } }),
  alliance: (state, value) => {
    const no = state.alliances.length + 1;
    const members = value.split(' ').toSorted().join(' ');
    const made = { id: `a${String(no)}`, owner: '', members, formed: 1 };
    return { ...state, alliances: [...state.alliances, made] };
  },
  broken: (state, value) => {
    const [leaver = '', partner = ''] = value.split(' ');
    const pair = { id: `b${String(state.broken.length + 1)}`, owner: '', leaver, partner, turn: 1 };
    return { ...state, broken: [...state.broken, pair] };
  },
  /** `joint italy: conquered red blue`. */
  joint: (state, value, region) => {
    const [word, ...owners] = value.split(' ');
    const kind = KINDS.find((one) => one === word);
    return kind === undefined ? undefined : withHolding(state, region, kind, owners);
  },
  /** `change france: 12 from 2`. */
  change: (state, value, region) => {
    const [pbu = '', , turn = ''] = value.split(' ');
    const id = `c${String(state.changes.length + 1)}`;
    const change = { id, owner: '', region, pbu: Number(pbu), turn: Number(turn), reason: '' };
    return { ...state, changes: [...state.changes, change] };
  },
  /** A country nobody holds after all. */
  free: (state, _, region) => ({
    ...state,
    holdings: state.holdings.filter((one) => one.region !== region),
  }),
  /** All countries nobody holds go to a player as allies, and nothing is booked. */
  rest: (state, value) => {
    const free = state.countries.filter(({ id }) =>
      state.holdings.every(({ region }) => region !== id),
    );
    const holdings = free.map(({ id }): Holding => ({
      id: `r-${id}`,
      owner: value,
      region: id,
      kind: 'allied',
      halves: 0,
      since: 1,
    }));
    return { ...state, holdings: [...state.holdings, ...holdings] };
  },
};

/** The world with one more line of a case applied; undefined if there is no such line. */
export function giveLine(world: World, key: string, value: string): World | undefined {
  const [word = '', name = ''] = key.split(' ');
  if (word === 'turn') return { ...world, clock: { ...world.clock, turn: Number(value) } };
  if (word === 'sides') return withCountry(world, name, { sides: value });
  if (word === 'place') {
    const [zone, position] = value.split(' ').map(Number);
    return withCountry(world, name, { zone: zone ?? 1, position: position ?? 1 });
  }
  const line = LINES[word];
  if (line !== undefined) {
    const state = line(stateOf(world), value, name);
    return state && withState(world, state);
  }
  const called = NAMES[word];
  if (called === undefined) return undefined;
  const party = newParty({ key: word, name: called, colour: Object.keys(world.parties).length });
  const joined: World = { ...world, parties: { ...world.parties, [word]: party } };
  const state = value
    .split(';')
    .filter((part) => part.trim() !== '')
    .reduce<GameState | undefined>(
      (now, part) => now && withPart(now, word, part),
      stateOf(joined),
    );
  return state && withState(joined, state);
}

/** A country as the GM changes it in the table. */
function withCountry(world: World, country: string, more: Partial<Country>): World | undefined {
  const found = COUNTRIES.rows(world, {}).find(({ row }) => row.id === country);
  return found && COUNTRIES.put?.({ ...found.row, ...more }, { world, settings: {}, owner: null });
}
