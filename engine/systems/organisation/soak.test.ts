import { describe, expect, it } from 'vitest';
import { nodesOf, unfounded } from '../../kernel';
import type { World } from '../../world';
import { organisationWorld } from '../../testing/organisation';
import { type PlayedPhase, playAtRandom } from '../../testing/organisationBot';
import { trialsOf } from '../../testing/trials';
import { FINDINGS } from './data/findings';
import { LETTER_FINDINGS } from './data/letter-findings';
import { TABLES } from './data/tables';
import { holdingKey, organisationIn } from './state/read';

/** Games; all of them by `npm run soak -- organisation`. */
const GAMES = trialsOf({ small: 1, middle: 4, full: 50_000 });
const PHASES = 20;
/** Of so many games one is looked at figure by figure, the first among them. */
const THOROUGH = 8;

const CODES = new Set([...Object.keys(FINDINGS), ...Object.keys(LETTER_FINDINGS)]);

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

/** What is wrong with an organisation as it is kept (OS-0-03, OS-4-02, OS-4-03). */
const flawsOfHolding = (world: World, party: string): readonly string[] => {
  const organisation = organisationIn(world, party, {});
  const stored = world.parties[party];
  if (organisation === undefined || stored === undefined) return [`${party} is nobody`];
  const { units, advantages } = organisation;
  const purses = Object.values(stored.purses ?? {});
  const there = new Set(Object.keys(world.board?.regions ?? {}));
  return [
    ...(purses.every(isCount) ? [] : [`purses ${JSON.stringify(stored.purses)}`]),
    ...(purses.reduce((sum, amount) => sum + amount, 0) === stored.treasury
      ? []
      : [`treasury ${String(stored.treasury)} of ${JSON.stringify(stored.purses)}`]),
    ...repeated(units.map(({ id }) => id)).map((id) => `unit ${id} twice`),
    ...repeated(advantages.map(({ id }) => id)).map((id) => `advantage ${id} twice`),
    ...repeated(advantages.map(({ name }) => name)).map((name) => `name ${name} twice`),
    ...advantages
      .filter(({ intact, damaged, exhausted }) => ![intact, damaged, exhausted].every(isCount))
      .map(({ id }) => `levels of ${id}`),
    ...[...units, ...advantages]
      .filter(({ region }) => !there.has(region))
      .map(({ id }) => `${id} is nowhere`),
    ...(JSON.stringify(world.affairs?.[holdingKey(party)]).includes('null,null')
      ? ['a row with holes']
      : []),
  ];
};

/** What is wrong with the books: postings and purses, region by region (OS-19-02). */
const flawsOfBooks = ({ before, proposal }: PlayedPhase): readonly string[] =>
  Object.values(proposal.world.parties).flatMap(({ key, treasury }) => {
    const postings = proposal.postings.filter(({ party }) => party === key);
    const start = before.parties[key]?.treasury ?? 0;
    const sum = postings.reduce((total, { amount }) => total + amount, start);
    const sheet = proposal.balances.find(({ party }) => party === key);
    const wrong = postings.filter(({ amount, why }) => amount !== why.value);
    return [
      ...(sum === treasury ? [] : [`${key}: ${String(sum)} booked, ${String(treasury)} there`]),
      ...(sheet === undefined || sheet.after.value === treasury ? [] : [`${key}: its sheet`]),
      ...wrong.map(({ name, amount, why }) => `${name}: ${String(amount)}, ${String(why.value)}`),
    ];
  });

const flawsOfLists = ({ proposal }: PlayedPhase): readonly string[] => [
  ...repeated(proposal.questions.map(({ key }) => key)).map((key) => `question ${key} twice`),
  ...proposal.questions
    .filter(({ options, proposal: usual }) => !options.includes(usual))
    .map(({ key }) => `question ${key} proposes what is no option`),
  ...proposal.findings.filter(({ code }) => !CODES.has(code)).map(({ code }) => `code ${code}`),
];

const figuresOf = ({ proposal }: PlayedPhase) => [
  ...proposal.postings.map(({ why }) => why),
  ...proposal.events.flatMap(({ figures = {} }) => Object.values(figures)),
  ...proposal.balances.flatMap(({ sections, after }) => [
    after,
    ...sections.flatMap(({ rows }) => rows.flatMap(({ cells }) => Object.values(cells))),
  ]),
];

const flawsOfFigures = (phase: PlayedPhase): readonly string[] =>
  figuresOf(phase).flatMap((figure) => [
    ...unfounded(figure, TABLES).map((node) => `unfounded ${JSON.stringify(node).slice(0, 300)}`),
    ...(nodesOf(figure).every(({ value }) => Number.isFinite(value)) ? [] : ['no number']),
  ]);

const flawsOf = (phase: PlayedPhase, isThorough: boolean): readonly string[] => [
  ...Object.keys(phase.proposal.world.parties).flatMap((party) =>
    flawsOfHolding(phase.proposal.world, party),
  ),
  ...flawsOfBooks(phase),
  ...flawsOfLists(phase),
  ...(isThorough ? flawsOfFigures(phase) : []),
];

describe('games at random', () => {
  it(
    `OS-0-03, OS-0-05, OS-19-02: nothing fails, no number is negative, books balance, ids are unique (${String(PHASES)} phases each, ${GAMES.label})`,
    () => {
      const start = organisationWorld();
      let games = 0;
      let phases = 0;
      for (const seed of GAMES.seeds()) {
        games += 1;
        playAtRandom(start, PHASES, seed, (phase) => {
          phases += 1;
          const flaws = flawsOf(phase, (seed - GAMES.seed) % THOROUGH === 0);
          if (flaws.length > 0)
            expect({ seed, turn: phase.before.clock.turn, flaws }).toEqual({ flaws: [] });
        });
      }
      expect(phases).toBe(games * PHASES);
      GAMES.tell('games:', games, 'of', GAMES.label);
    },
    24 * 60 * 60_000,
  );
});
