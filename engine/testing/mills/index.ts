import {
  fact,
  findingOf,
  fraction,
  openTurn,
  operation,
  proposalOf,
  type Question,
  reportsOf,
  type RuleSystem,
  runTurn,
  setting,
  type Turn,
  type TurnPhase,
} from '../../kernel';
import {
  choice,
  english,
  formsOf,
  type Grammar,
  german,
  letterReader,
  named,
  noun,
  type Nouns,
} from '../../orders';
import { recordTable, recordValues, type World } from '../../world';
import { grist, MILLS, RECORDS } from './records';
import { WORDS } from './words';

/* Orders: what players can write. */

interface Build {
  readonly kind: 'BUILD';
  readonly region: string;
}
interface Book {
  readonly nouns: Nouns;
}

const BUILD = formsOf<Build, Book>()('BUILD', {
  verbs: [german('bauen'), english('build')],
  slots: {
    what: choice({ mill: 'mühle, mill' }, 'bare'),
    region: noun('region', 'in', {
      unknown: { code: 'mills.E_REGION', about: { reason: 'region' } },
      missing: { code: 'mills.E_REGION', about: { reason: 'region' } },
    }),
  },
  make: ({ region = '' }) => [{ kind: 'BUILD', region }],
});

const ASK = { severity: 'ASK', clause: 'MT-1-02' } as const;
const FINDINGS = {
  'mills.E_LINE': ASK,
  'mills.E_REGION': ASK,
  'mills.E_MONEY': { severity: 'REJECT', clause: 'MT-1-02' },
} as const;
const LINE = 'mills.E_LINE';

/** What players of Mühlental can order. */
export const MILL_GRAMMAR: Grammar<Build, Book, string> = {
  forms: [BUILD],
  writers: 'party',
  codes: { line: LINE, rest: LINE, held: LINE, quoted: LINE, empty: LINE, number: LINE },
};

/** What the names in a letter can mean. */
export function millBookOf({ board, parties }: World): Book {
  return {
    nouns: {
      region: Object.values(board?.regions ?? {}).map(({ key, name }) => named(key, name)),
      party: Object.values(parties).map(({ key, name }) => named(key, name)),
    },
  };
}

const LETTERS = letterReader<World, Build, Book, string>({
  game: 'mills',
  grammar: MILL_GRAMMAR,
  bookOf: millBookOf,
  findings: FINDINGS,
  unknownName: 'mills.E_REGION',
});

/* The turn: what a phase does, straight down. */

interface MillTurn extends Turn<World> {
  world: World;
}

const COST = 5;

function pay(turn: MillTurn, party: string, amount: number): void {
  const one = turn.world.parties[party];
  if (one === undefined) return;
  const paid = { ...one, treasury: one.treasury + amount };
  turn.world = { ...turn.world, parties: { ...turn.world.parties, [party]: paid } };
}

/** A mill for every order its miller can pay (MT-1-02). */
function build(turn: MillTurn): void {
  for (const [party, text] of Object.entries(turn.input.orders)) {
    const sheet = LETTERS.read(text, party, turn.world);
    for (const found of sheet.findings) turn.find(found);
    for (const { unit, span, content } of sheet.rows) {
      const { settings } = turn.input;
      const { region } = content.order;
      if ((turn.world.parties[party]?.treasury ?? 0) < COST) {
        const at = { text: text.slice(span.start, span.end), span };
        turn.find(findingOf(FINDINGS, 'mills.E_MONEY', party, { order: unit, at }));
        continue;
      }
      const place = { world: turn.world, settings, owner: party };
      const row = MILLS.blank?.(place);
      if (row === undefined) continue;
      turn.world = MILLS.put?.({ ...row, region }, place) ?? turn.world;
      const why = operation('difference', [fact('mills.none', 0), fact('mills.cost', COST)]);
      turn.book({ party, amount: -COST, name: 'mills.built', why, place: region });
      pay(turn, party, -COST);
      turn.tell({
        kind: 'mills.built',
        clause: 'MT-1-02',
        time: fraction(0, 1),
        place: region,
        parties: [party],
        about: { region },
        isPublic: true,
      });
    }
  }
}

/** Every mill grinds what its wheels can; in a drought that the GM decides on, nothing (MT-2-01). */
function grind(turn: MillTurn): void {
  const { settings } = turn.input;
  const question: Question = {
    key: `weather/${String(turn.world.clock.turn)}`,
    clause: 'MT-2-01',
    name: 'mills.weather',
    about: {},
    options: ['rain', 'drought'],
    proposal: 'rain',
  };
  const weather = turn.ask(question);
  const everybody = Object.keys(turn.world.parties).sort();
  turn.tell({
    kind: weather === 'drought' ? 'mills.drought' : 'mills.rain',
    clause: 'MT-2-01',
    time: fraction(1, 1),
    place: '',
    parties: everybody,
    about: {},
    isPublic: true,
    blocks: [
      { kind: 'sentence', name: 'mills.sky', about: { count: everybody.length } },
      { kind: 'decision', decision: question },
    ],
  });
  for (const { owner, row } of MILLS.rows(turn.world, settings)) {
    if (owner === null || weather === 'drought') continue;
    const why = grist(row, settings);
    turn.book({ party: owner, amount: why.value, name: 'mills.ground', why, place: row.region });
    pay(turn, owner, why.value);
    turn.tell({
      kind: 'mills.ground',
      clause: 'MT-2-01',
      time: fraction(1, 1),
      place: row.region,
      parties: [owner],
      about: { region: row.region },
      blocks: [{ kind: 'figure', name: 'mills.grist', about: {}, value: why }],
    });
  }
}

const PHASES: readonly TurnPhase<MillTurn>[] = [
  { id: 'build', run: build },
  { id: 'grind', run: grind },
];

/** Mühlental, the smallest whole game: three kinds of records, two phases, one order, one decision. */
export const mills: RuleSystem<World, { readonly step: string | null; readonly order: Build }> = {
  id: 'mills',
  title: { de: 'Mühlental', en: 'Mill Valley' },
  edition: '1',
  board: { kind: 'regions' },
  currency: {
    parts: 1,
    name: { de: 'Taler', en: 'thalers' },
    sign: { de: 'Taler', en: 'thalers' },
  },
  calendar: { by: 'turns' },
  words: WORDS,
  register: { clauses: ['MT-1-01', 'MT-1-02', 'MT-2-01'], findings: FINDINGS },
  tables: [],
  settings: [
    setting('mills.wheel', 'MT-1-01', 'int', 2, {
      name: ['Mahlgeld je Rad', 'Money a wheel grinds'],
    }),
  ],
  records: RECORDS,
  orders: {
    ...LETTERS,
    check: ({ findings }) => findings,
    restate: ({ rows }) =>
      rows.map(({ unit, span, content: { order } }) => ({
        unit,
        span,
        sayings: [{ name: `mills.${order.kind}`, about: { region: order.region } }],
      })),
  },
  phases: PHASES.map(({ id }) => id),
  adjudicate: (input, progress) => {
    const turn: MillTurn = { ...openTurn(input), world: input.world };
    if (!runTurn(PHASES, turn, progress)) return undefined;
    const { clock, parties } = turn.world;
    const world = { ...turn.world, clock: { ...clock, turn: clock.turn + 1 } };
    return proposalOf(turn, world, { reports: reportsOf(turn, Object.keys(parties).sort()) });
  },
  parties: {
    figures: ({ parties }) =>
      Object.fromEntries(
        Object.values(parties).map(({ key, treasury }) => [key, { 'mills.money': treasury }]),
      ),
    forecast: () => undefined,
  },
  forms: {
    definitions: [
      {
        id: 'mills',
        title: { de: 'Mühlenbogen', en: 'Mill sheet' },
        isReturned: false,
        parts: [recordTable(MILLS, 6)],
      },
    ],
    values: (_, world, party, settings, language) =>
      recordValues(MILLS, world, party, settings, language, 1),
  },
  observe: (world) => world,
};
