import { fact, findingOf, type RuleSystem } from '../../kernel';
import {
  choice,
  english,
  formsOf,
  type Grammar,
  german,
  type LetterContent,
  letterReader,
  noun,
  oneCode,
  regionBook,
} from '../../orders';
import { simpleGame, type World, type WorldTurn } from '../../world';
import { grist, MILLS, RECORDS, SETTINGS } from './records';
import { WORDS } from './words';

/* Orders: what players can write. */

interface Build {
  readonly kind: 'BUILD';
  readonly region: string;
}
const UNKNOWN = { code: 'mills.E_REGION', about: { reason: 'region' } };

const BUILD = formsOf<Build>()('BUILD', {
  verbs: [german('bauen'), english('build')],
  slots: {
    what: choice({ mill: 'mühle, mill' }, 'bare'),
    region: noun('region', 'in', { unknown: UNKNOWN, missing: UNKNOWN }),
  },
  make: ({ region = '' }) => [{ kind: 'BUILD', region }],
});

const FINDINGS = {
  'mills.E_LINE': {
    severity: 'ASK',
    clause: 'MT-1-02',
    words: ['„{{words}}“ ist kein Befehl.', '“{{words}}” is no order.'],
  },
  'mills.E_REGION': {
    severity: 'ASK',
    clause: 'MT-1-02',
    words: ['„{{words}}“ ist kein Tal.', '“{{words}}” is no valley.'],
  },
  'mills.E_MONEY': {
    severity: 'REJECT',
    clause: 'MT-1-02',
    words: ['„{{words}}“: Dafür reicht das Geld nicht.', '“{{words}}”: not enough money.'],
  },
} as const;

/** What players of Mühlental can order. */
export const MILL_GRAMMAR: Grammar<Build> = {
  forms: [BUILD],
  writers: 'party',
  codes: oneCode('mills.E_LINE'),
};

const LETTERS = letterReader({
  game: 'mills',
  grammar: MILL_GRAMMAR,
  bookOf: (world: World) => regionBook(world),
  findings: FINDINGS,
  unknownName: 'mills.E_REGION',
});

/* The turn: what a phase does, straight down. */

type MillTurn = WorldTurn<LetterContent<Build>>;

const COST = 5;

/** A mill for every order its miller can pay (MT-1-02). */
function build(turn: MillTurn): void {
  for (const { by, content, concern } of turn.orders()) {
    const { region } = content.order;
    if ((turn.world.parties[by]?.treasury ?? 0) < COST) {
      turn.find(findingOf(FINDINGS, 'mills.E_MONEY', by, concern));
      continue;
    }
    turn.add(MILLS, by, { region });
    const why = fact('mills.cost', -COST);
    turn.book({ party: by, name: 'mills.built', why, place: region });
    turn.tell({
      kind: 'mills.built',
      clause: 'MT-1-02',
      place: region,
      parties: [by],
      about: { region },
      isPublic: true,
    });
  }
}

/** Every mill grinds what its wheels can; in a drought that the GM decides on, nothing (MT-2-01). */
function grind(turn: MillTurn): void {
  const { settings } = turn.input;
  const options = ['rain', 'drought'] as const;
  const { answer: weather, block } = turn.choose('mills.weather', 'MT-2-01', options);
  const parties = Object.keys(turn.world.parties).sort();
  turn.tell({
    kind: `mills.${weather}`,
    clause: 'MT-2-01',
    parties,
    isPublic: true,
    blocks: [{ kind: 'sentence', name: 'mills.sky', about: { count: parties.length } }, block],
  });
  for (const { owner, row } of MILLS.rows(turn.world, settings)) {
    if (owner === null || weather === 'drought') continue;
    const { region } = row;
    const value = grist(row, settings);
    turn.book({ party: owner, name: 'mills.ground', why: value, place: region });
    turn.tell({
      kind: 'mills.ground',
      clause: 'MT-2-01',
      place: region,
      parties: [owner],
      about: { region },
      blocks: [{ kind: 'figure', name: 'mills.grist', about: {}, value }],
    });
  }
}

/** Mühlental, the smallest whole game: three kinds of records, two phases, one order, one decision. */
export const mills: RuleSystem<World> = simpleGame({
  id: 'mills',
  title: { de: 'Mühlental', en: 'Mill Valley' },
  edition: '1',
  currency: { parts: 1, sign: { de: 'Taler', en: 'thalers' } },
  words: WORDS,
  register: { clauses: ['MT-1-01', 'MT-1-02', 'MT-2-01'], findings: FINDINGS },
  settings: SETTINGS,
  records: RECORDS,
  orders: LETTERS,
  phases: [
    { id: 'build', run: build },
    { id: 'grind', run: grind },
  ],
  sheet: { title: { de: 'Mühlenbogen', en: 'Mill sheet' }, records: [MILLS] },
});
