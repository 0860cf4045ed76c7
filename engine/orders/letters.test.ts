import { describe, expect, it } from 'vitest';
import { type Finding, type RuleSystem } from '../kernel';
import { systems } from '../systems/registry';
import { houseBot } from '../testing/house-bot';
import { diceOf } from '../testing/letters';
import { mills } from '../testing/mills';
import { millWorld } from '../testing/mills/campaign';
import { pollution } from '../testing/mutations';
import { bentLetter, damagedLetter } from '../testing/mutations-text';
import { samples } from '../testing/samples';
import { trialsOf } from '../testing/trials';
import type { World } from '../world';

/** Rounds of hostile letters, each of some 30 lines, and of careless ones; all of them by `npm run soak -- orders`. */
const HOSTILE = trialsOf({ small: 10, middle: 40, full: 18_000 });
const CARELESS = trialsOf({ small: 20, middle: 120, full: 20_000 });
/** Of so many rounds of letters one is played. */
const PLAYED = 10;
const PROPOSED = 20;

/** Every game whose letters are lists of orders, with its first sample; rows of units on the map have tests of their own. */
const GAMES: readonly (readonly [string, RuleSystem<World>, World])[] = [
  ...Object.values(systems).flatMap((system) => {
    const world = samples[system.id]?.inputs[0]?.input.world;
    const hasRows = Object.keys(world?.units ?? {}).length > 0;
    return hasRows || world === undefined ? [] : [[system.id, system, world] as const];
  }),
  [mills.id, mills, millWorld()],
];

/** Faults of findings in a letter: every finding has code, clause and place. */
function flawsOf({ register }: RuleSystem<World>, found: readonly Finding[], text: string) {
  const clauses = new Set(register.clauses);
  return found.flatMap(({ code, clause, span, words }) => [
    ...(Object.hasOwn(register.findings, code) ? [] : [`no code ${code}`]),
    ...(clauses.has(clause) ? [] : [`no clause ${clause}`]),
    ...(text.slice(span?.start ?? 0, span?.end ?? 0) === words
      ? []
      : [`words of ${code}: ${words}`]),
  ]);
}

/** Reads, checks and restates a letter and returns the faults; the codes of its findings are counted. */
function faultsOf(
  system: RuleSystem<World>,
  world: World,
  text: string,
  party: string,
  seen = new Set<string>(),
) {
  const { orders } = system;
  const sheet = orders.read(text, party, world);
  const found = orders.check(sheet, world, {});
  for (const [at, finding] of found.entries()) {
    seen.add(finding.code);
    // For a proposal the letter is read again: of so many findings one is asked for.
    if (at % PROPOSED === 0) orders.suggest(finding, sheet, world);
  }
  system.orders.parts?.(text, party, world);
  const cells = sheet.rows.flatMap((row) => Object.values(row.cells));
  return [
    ...flawsOf(system, found, text),
    ...(sheet.findings.every((one) => one.party === party) ? [] : ['a finding of somebody else']),
    ...(orders.restate(sheet, world).length === sheet.rows.length
      ? []
      : ['not every order said again']),
    ...(sheet.rows.every(({ unit }, at) => unit === at + 1) ? [] : ['orders are not numbered']),
    ...(cells.every((cell) => text.slice(cell.span.start, cell.span.end) === cell.text)
      ? []
      : ['a cell is not where it says']),
  ];
}

/** Faults after a played turn: money that is no whole number of its smallest part, or below zero. */
function brokenPurses(
  system: RuleSystem<World>,
  world: World,
  orders: Readonly<Record<string, string>>,
  seed: string,
) {
  const proposal = system.adjudicate({ world, orders, rulings: {}, settings: {}, seed });
  if (proposal === undefined) return ['not played'];
  return Object.values(proposal.world.parties)
    .flatMap(({ treasury, purses = {} }) => [treasury, ...Object.values(purses)])
    .filter((amount) => !Number.isSafeInteger(amount) || amount < 0)
    .map((amount) => `a purse of ${String(amount)}`);
}

describe.each(GAMES)('hostile and malformed letters of %s', (_, system, world) => {
  const bot = houseBot(system);

  it(
    `that mean harm are read, checked and played without a word out of place (${HOSTILE.label})`,
    () => {
      let slowest = { seed: 0, milliseconds: 0 };
      let lines = 0;
      for (const seed of HOSTILE.seeds()) {
        const dice = diceOf(seed);
        const letters = Object.entries(bot.letters(dice, world)).map(
          ([party, letter]) => [party, bentLetter(dice, letter.split('\n'))] as const,
        );
        for (const [, text] of letters) lines += text.split(/\r\n|\r|\n/).length;
        const started = performance.now();
        const flaws = letters.flatMap(([party, text]) => faultsOf(system, world, text, party));
        if ((seed - HOSTILE.seed) % PLAYED === 0)
          flaws.push(
            ...brokenPurses(system, world, Object.fromEntries(letters), `hostile ${String(seed)}`),
          );
        const milliseconds = performance.now() - started;
        if (milliseconds > slowest.milliseconds) slowest = { seed, milliseconds };
        expect({ seed, flaws }).toEqual({ seed, flaws: [] });
      }
      expect(pollution()).toEqual([]);
      HOSTILE.tell('rounds of letters:', HOSTILE.label, lines, 'lines', slowest);
    },
    6 * 60 * 60_000,
  );

  it(`with words left out, put twice or out of place: every finding has code, clause and place (${CARELESS.label})`, () => {
    const seen = new Set<string>();
    for (const seed of CARELESS.seeds()) {
      const dice = diceOf(seed);
      for (const [party, letter] of Object.entries(bot.letters(dice, world)))
        expect({
          seed,
          flaws: faultsOf(system, world, damagedLetter(dice, letter), party, seen),
        }).toEqual({
          seed,
          flaws: [],
        });
    }
    expect(seen.size).toBeGreaterThan(Object.keys(system.register.findings).length / 5);
  }, 120_000);

  // More words than a call may have arguments, more headings than calls may lie within each other.
  it.each([
    ['one line of words without end', `KRIEG in ${'ab '.repeat(150_000)}`],
    ['one line of articles without end', `KRIEG in ${'der '.repeat(50_000)} gegen x`],
    ['one line of headings without end', 'Start 1: '.repeat(20_000)],
    ['one line of dots without end', `BAUE 1 ${'.'.repeat(20_000)} a`],
    ['lines without end', 'PASSE\n'.repeat(20_000)],
  ])('are read when they are %s', (_what, text) => {
    const [party = ''] = Object.keys(world.parties);
    expect(faultsOf(system, world, text, party)).toEqual([]);
  });
});
