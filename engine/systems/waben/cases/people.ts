import type { Letter, Ruling, Settings } from '../../../kernel';
import type { Person } from '../../../world';
import type { Case } from './case';

/** A participant with nothing but an id. */
export const person = (id: string, change: Partial<Person> = {}): Person => ({
  id,
  name: `Real ${id}`,
  address: '',
  email: '',
  phone: '',
  born: 1970,
  isMember: true,
  paidUntil: 2000,
  mode: null,
  channel: 'letter',
  roles: [{ party: 'tha', kind: 'single' }],
  account: [],
  ...change,
});

/** A letter of `tha` for the open turn. */
export const letter = (text: string, change: Partial<Letter> = {}): Letter => ({
  party: 'tha',
  sender: null,
  receivedAt: '2000-03-01T12:00:00Z',
  turn: 5,
  text,
  ...change,
});

/** Letters of one party, and the people behind them. */
export interface LettersGiven {
  readonly people?: readonly Person[];
  readonly letters: readonly Letter[];
  readonly deadline?: string;
  /** First moon of the turn; 1 unless stated, which begins on 17 March. */
  readonly moon?: number;
  readonly settings?: Settings;
  readonly rulings?: Readonly<Record<string, Ruling>>;
}

/** The text that counts (null = none), findings `CODE SEVERITY`, questions by key. */
export interface LettersExpected {
  readonly counts: string | null;
  readonly findings: readonly string[];
  readonly questions: readonly string[];
}

export type LettersCase = Case<LettersGiven, LettersExpected>;

const word = (key: string, value: string): Readonly<Record<string, Ruling>> => ({
  [key]: { key, value, reason: 'the GM says so' },
});

const LATE = letter('late', { receivedAt: '2000-03-03T08:00:00Z' });
const CO_PLAYER = person('co', { roles: [{ party: 'tha', kind: 'coPlayer' }] });

export const LETTER_CASES: readonly LettersCase[] = [
  {
    id: 'WW-10.1-02a',
    clauses: ['WW-10.1-02', 'WW-1.2-09', 'WW-1.2-10'],
    title: 'the letter of the player counts, whatever the channel',
    given: {
      people: [person('p', { channel: 'medium' }), CO_PLAYER],
      letters: [letter('mine', { sender: 'p' })],
    },
    expect: { counts: 'mine', findings: [], questions: [] },
  },
  {
    id: 'WW-1.2-10a',
    clauses: ['WW-1.2-10'],
    title: 'a co-player, a stranger and a realm GM cannot hand in',
    given: {
      people: [
        person('p'),
        CO_PLAYER,
        person('rsl', { roles: [{ party: 'tha', kind: 'realmGm' }] }),
      ],
      letters: [
        letter('a', { sender: 'co' }),
        letter('b', { sender: 'nobody' }),
        letter('c', { sender: 'rsl' }),
      ],
    },
    expect: { counts: null, findings: ['F-TURN-NOTPLAYER REJECT'], questions: [] },
  },
  {
    id: 'WW-1.2-09a',
    clauses: ['WW-1.2-09', 'WW-1.2-17'],
    title: 'the contact of a group and a wanderer are players',
    given: {
      people: [
        person('p', { roles: [{ party: 'tha', kind: 'contact' }] }),
        person('w', { roles: [{ party: 'tha', kind: 'wanderer' }] }),
      ],
      letters: [letter('w', { sender: 'w' })],
    },
    expect: { counts: 'w', findings: [], questions: [] },
  },
  {
    id: 'WW-1.2-08a',
    clauses: ['WW-1.2-08'],
    title:
      'a group without contact is told to name one; its letters come from nobody in particular',
    given: { people: [CO_PLAYER], letters: [letter('a', { sender: 'co' })] },
    expect: { counts: 'a', findings: ['F-PARTY-NOCONTACT ASK'], questions: [] },
  },
  {
    id: 'WW-12.1-10a',
    clauses: ['WW-12.1-10'],
    title: 'of two letters the one that came last counts, in whatever order they are given',
    given: {
      letters: [
        letter('second', { receivedAt: '2000-02-20T00:00:00Z' }),
        letter('first', { receivedAt: '2000-02-10T00:00:00Z' }),
      ],
    },
    expect: { counts: 'second', findings: ['F-TURN-DUPLICATE WARN'], questions: [] },
  },
  {
    id: 'WW-12.1-10b',
    clauses: ['WW-12.1-10'],
    title: 'or the first, if so set',
    given: {
      letters: [
        letter('second', { receivedAt: '2000-02-20T00:00:00Z' }),
        letter('first', { receivedAt: '2000-02-10T00:00:00Z' }),
      ],
      settings: { 'turn.duplicate_policy': 'first' },
    },
    expect: { counts: 'first', findings: ['F-TURN-DUPLICATE WARN'], questions: [] },
  },
  {
    id: 'WW-12.1-10c',
    clauses: ['WW-12.1-10'],
    title: 'or the one the GM names',
    given: {
      letters: [letter('first'), letter('second', { receivedAt: '2000-03-01T13:00:00Z' })],
      settings: { 'turn.duplicate_policy': 'ask' },
      rulings: word('letter/tha/which', 'first'),
    },
    expect: {
      counts: 'first',
      findings: ['F-TURN-DUPLICATE WARN'],
      questions: ['letter/tha/which'],
    },
  },
  {
    id: 'WW-8.1-04a',
    clauses: ['WW-8.1-04', 'WW-8.1-02', 'WW-12.8-01', 'WW-10.1-03'],
    title: 'a late letter is taken until the GM says otherwise',
    given: { letters: [LATE], deadline: '2000-03-02' },
    expect: { counts: 'late', findings: ['F-TURN-LATE ASK'], questions: ['letter/tha/late'] },
  },
  {
    id: 'WW-8.1-04b',
    clauses: ['WW-8.1-04'],
    title: 'and counts as missing when he does',
    given: {
      letters: [LATE],
      deadline: '2000-03-02',
      rulings: word('letter/tha/late', 'missing'),
    },
    expect: { counts: null, findings: ['F-TURN-LATE ASK'], questions: ['letter/tha/late'] },
  },
  {
    id: 'WW-12.8-01a',
    clauses: ['WW-12.8-01'],
    title: 'late letters are refused where the GM wants that',
    given: { letters: [LATE], deadline: '2000-03-02', settings: { 'turn.late_policy': 'reject' } },
    expect: { counts: null, findings: ['F-TURN-LATE REJECT'], questions: [] },
  },
  {
    id: 'WW-12.8-01b',
    clauses: ['WW-12.8-01'],
    title: 'or taken without a word',
    given: { letters: [LATE], deadline: '2000-03-02', settings: { 'turn.late_policy': 'accept' } },
    expect: { counts: 'late', findings: [], questions: [] },
  },
  {
    id: 'WW-8.1-04c',
    clauses: ['WW-8.1-04'],
    title: 'a letter in time goes before a late one',
    given: { letters: [letter('in time'), LATE], deadline: '2000-03-02' },
    expect: { counts: 'in time', findings: [], questions: [] },
  },
  {
    id: 'WW-12.3-13a',
    clauses: ['WW-12.3-13', 'WW-3.4-05'],
    title: 'without an announced date nobody is late: the turn record governs',
    given: { letters: [LATE] },
    expect: { counts: 'late', findings: [], questions: [] },
  },
  {
    id: 'WW-8.1-02a',
    clauses: ['WW-8.1-02', 'WW-12.3-13'],
    title: 'where real dates govern the first of the month is the date',
    given: { letters: [LATE], settings: { 'cal.authority': 'real_date' } },
    expect: { counts: 'late', findings: ['F-TURN-LATE ASK'], questions: ['letter/tha/late'] },
  },
  {
    id: 'WW-8.1-02b',
    clauses: ['WW-8.1-02'],
    title: 'or the day the GM has set',
    given: {
      letters: [LATE],
      settings: { 'cal.authority': 'real_date', 'turn.deadline_day': 3 },
    },
    expect: { counts: 'late', findings: [], questions: [] },
  },
  {
    id: 'WW-8.1-02c',
    clauses: ['WW-8.1-02'],
    title: 'in January the date of a December moon lies in the year before',
    given: {
      moon: 10,
      letters: [letter('late', { receivedAt: '2001-01-02T00:00:00Z' })],
      settings: { 'cal.authority': 'real_date' },
    },
    expect: { counts: 'late', findings: ['F-TURN-LATE ASK'], questions: ['letter/tha/late'] },
  },
  {
    id: 'WW-3.4-04a',
    clauses: ['WW-3.4-04'],
    title: 'no date falls into the Traumtage: it moves to the day after them',
    given: {
      letters: [letter('a', { receivedAt: '2000-03-17T00:00:00Z' })],
      settings: { 'cal.authority': 'real_date', 'turn.deadline_day': 10 },
    },
    expect: { counts: 'a', findings: [], questions: [] },
  },
  {
    id: 'WW-12.3-12a',
    clauses: ['WW-12.3-12'],
    title: 'unless they count as part of the wolf moon',
    given: {
      letters: [letter('a', { receivedAt: '2000-03-17T00:00:00Z' })],
      settings: {
        'cal.authority': 'real_date',
        'turn.deadline_day': 10,
        'cal.traumtage_active': true,
      },
    },
    expect: { counts: 'a', findings: ['F-TURN-LATE ASK'], questions: ['letter/tha/late'] },
  },
  {
    id: 'WW-12.8-08a',
    clauses: ['WW-12.8-08', 'WW-8.2-42', 'WW-10.1-15'],
    title: 'a letter for a later turn waits in the queue',
    given: { letters: [letter('now'), letter('later', { turn: 6 })] },
    expect: { counts: 'now', findings: [], questions: [] },
  },
  {
    id: 'WW-12.8-08b',
    clauses: ['WW-12.8-08'],
    title: 'or is refused where the GM keeps none',
    given: { letters: [letter('later', { turn: 6 })], settings: { 'turn.queue': false } },
    expect: { counts: null, findings: ['F-TURN-HEADER REJECT'], questions: [] },
  },
  {
    id: 'WW-1.4-01a',
    clauses: ['WW-1.4-01', 'WW-12.1-05'],
    title: 'a player under age is asked about, and plays until the GM refuses him',
    given: {
      people: [person('p', { born: 1983 })],
      letters: [letter('mine', { sender: 'p' })],
    },
    expect: { counts: 'mine', findings: ['F-JOIN-AGE ASK'], questions: ['join/p/age'] },
  },
  {
    id: 'WW-1.4-01b',
    clauses: ['WW-1.4-01'],
    title: 'whom the GM refuses cannot hand in',
    given: {
      people: [person('p', { born: 1983 })],
      letters: [letter('mine', { sender: 'p' })],
      rulings: word('join/p/age', 'refuse'),
    },
    expect: {
      counts: null,
      findings: ['F-JOIN-AGE ASK', 'F-TURN-NOTPLAYER REJECT'],
      questions: ['join/p/age'],
    },
  },
  {
    id: 'WW-1.4-01c',
    clauses: ['WW-1.4-01'],
    title: 'co-players have no least age, and the age may be another',
    given: {
      people: [
        person('p', { born: 1983 }),
        person('co', { born: 1990, roles: [{ party: 'tha', kind: 'coPlayer' }] }),
      ],
      letters: [letter('mine', { sender: 'p' })],
      settings: { 'acct.min_age': 16 },
    },
    expect: { counts: 'mine', findings: [], questions: [] },
  },
  {
    id: 'WW-12.1-11a',
    clauses: ['WW-12.1-11'],
    title: 'a non-member is told so and plays',
    given: {
      people: [person('p', { isMember: false })],
      letters: [letter('mine', { sender: 'p' })],
    },
    expect: { counts: 'mine', findings: ['F-JOIN-MEMBER WARN'], questions: [] },
  },
  {
    id: 'WW-12.1-11b',
    clauses: ['WW-12.1-11'],
    title: 'and is refused where membership is required',
    given: {
      people: [person('p', { isMember: false })],
      letters: [letter('mine', { sender: 'p' })],
      settings: { 'acct.require_membership': true },
    },
    expect: {
      counts: null,
      findings: ['F-JOIN-MEMBER REJECT', 'F-TURN-NOTPLAYER REJECT'],
      questions: [],
    },
  },
];
