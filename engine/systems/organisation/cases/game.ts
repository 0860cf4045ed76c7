import type { CaseGame, CaseInput } from '../../../cases';
import type { World } from '../../../world';
import { type OrganisationOrder, readOrders } from '../orders';
import { ACTINGS, CATEGORIES, STEPS, type Step } from '../state/types';
import { withState } from '../state/write';
import type { PhaseTurn } from '../turn/turn';
import { restatedOrders } from '../views/restate';
import type { CaseAdvantage, CaseOrganisation } from './case';
import { phaseOfCase, QUIET, runPhase, worldOfCase } from './run';

/** What a case says of the world of a phase. */
export interface CaseSituation {
  /** Regions `r1`, `r2`, `r3` in a row and `r4` apart, or the world of the example. */
  readonly world: 'example' | 'regions';
  readonly phase: number;
  readonly steps: readonly Step[];
  readonly limits: Readonly<Record<string, number>>;
  readonly organisations: Readonly<Record<string, CaseOrganisation>>;
}

const EMPTY: CaseSituation = {
  world: 'regions',
  phase: 1,
  steps: QUIET,
  limits: {},
  organisations: {},
};

/** `r1 3, r2 1.5`. */
function amountsOf(text: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    text.split(', ').map((part) => {
      const [region = '', amount] = part.split(' ');
      return [region, Number(amount)];
    }),
  );
}

/** `r1 2 since 4, r2 1 since 3`: region, units, phase in which it began. */
const unrestOf = (text: string) =>
  text.split(', ').flatMap((part) => {
    const [region = '', count, , since] = part.split(' ');
    return Array.from({ length: Number(count) }, () => [region, Number(since)] as const);
  });

const ADVANTAGE =
  /^(\w+)(?: (\d+)(?:\/(\d+)(?:\/(\d+))?)?)?(?: "([^"]*)")?(?: in (\w+))?(?: as (\w+))?$/;

/** `military 2/1 "Guard" in r2`: category, intact, damaged and exhausted levels, name, region, as what it acts. */
function advantageOf(text: string): CaseAdvantage | undefined {
  const [, word, intact, damaged, exhausted, name, region, acting] = ADVANTAGE.exec(text) ?? [];
  const category = CATEGORIES.find((one) => one === word);
  const actsAs = ACTINGS.find((one) => one === acting);
  if (category === undefined) return undefined;
  return {
    category,
    intact: Number(intact ?? 0),
    damaged: Number(damaged ?? 0),
    exhausted: Number(exhausted ?? 0),
    ...(name === undefined ? {} : { name }),
    ...(region === undefined ? {} : { region }),
    ...(actsAs === undefined ? {} : { actsAs }),
  };
}

/** What an organisation has: `seat r2; money r1 3; calm r1 2; unrest r1 1 since 4; rebel; last unrest; trade 2 "Mill"`. */
function organisationOf(text: string): CaseOrganisation | undefined {
  return text.split(/; |\n/).reduce<CaseOrganisation | undefined>((one, part) => {
    const [word = '', ...rest] = part.split(' ');
    const said = rest.join(' ');
    if (one === undefined || part === '') return one;
    if (word === 'seat') return { ...one, seat: said };
    if (word === 'last') return { ...one, lastEvent: said };
    if (word === 'rebel') return { ...one, origin: 'rebel' };
    if (word === 'money') return { ...one, purses: amountsOf(said) };
    if (word === 'calm') return { ...one, calm: amountsOf(said) };
    if (word === 'unrest') return { ...one, unrest: unrestOf(said) };
    const advantage = advantageOf(part);
    return advantage && { ...one, advantages: [...(one.advantages ?? []), advantage] };
  }, {});
}

function give(situation: CaseSituation, key: string, value: string): CaseSituation | undefined {
  if (key === 'world') return value === 'example' ? { ...situation, world: value } : undefined;
  if (key === 'phase') return { ...situation, phase: Number(value) };
  if (key === 'limits') return { ...situation, limits: amountsOf(value) };
  if (key === 'steps') {
    const steps = value === 'all' ? STEPS : STEPS.filter((step) => value.split(' ').includes(step));
    return steps.length > 0 || value === 'none' ? { ...situation, steps } : undefined;
  }
  const organisation = /^\w+$/.test(key) ? organisationOf(value) : undefined;
  const { organisations } = situation;
  return organisation && { ...situation, organisations: { ...organisations, [key]: organisation } };
}

/** A line of a letter with data of its order no letter can say: `SUPPORT in r1 {"levels": -1}`. */
const PATCHED = /^(.*?)(?: (\{.*\}))?$/;

/** A letter as it is read; lines with data are read one by one. */
function sheetOf(lines: readonly string[], party: string, world: World) {
  const text = lines.join('\n');
  if (!lines.some((line) => line.endsWith('}'))) return readOrders(text, party, world);
  const read = lines.map((line) => {
    const [, said = '', data = '{}'] = PATCHED.exec(line) ?? [];
    return { line, data, sheet: readOrders(said, party, world) };
  });
  const rows = read.flatMap(({ line, data, sheet }) =>
    sheet.rows.map(({ content: { step, order } }) => {
      const start = text.indexOf(line);
      const patched = { ...order, ...(JSON.parse(data) as object) } as OrganisationOrder['order'];
      return { span: { start, end: start + line.length }, content: { step, order: patched } };
    }),
  );
  return {
    party,
    text,
    columns: [],
    rows: rows.map((row, at) => ({ ...row, unit: at + 1, cells: {} })),
    findings: read.flatMap(({ sheet }) => sheet.findings),
  };
}

function run(
  example: () => World,
  situation: CaseSituation,
  { settings, rulings, orders }: CaseInput,
): PhaseTurn {
  const given = { ...situation, settings, rulings };
  const world = situation.world === 'example' ? example() : worldOfCase(given);
  const turn = phaseOfCase(given, world);
  const sheets = Object.entries(orders).map(
    ([party, lines]) => [party, sheetOf(lines, party, world)] as const,
  );
  turn.sheets = Object.fromEntries(sheets);
  turn.findings.push(...sheets.flatMap(([, sheet]) => sheet.findings));
  return runPhase(turn, situation.steps);
}

/** How the Organisationsspiel plays cases; `example` is the world of those that name it. */
export function caseGameIn(example: () => World): CaseGame<CaseSituation, PhaseTurn> {
  return {
    empty: EMPTY,
    give,
    run: (situation, input) => run(example, situation, input),
    worlds: ({ input, state }) => [input.world, withState(input.world, state)],
    understood: ({ sheets, input }) =>
      Object.values(sheets).flatMap((sheet) => restatedOrders(sheet, input.world)),
  };
}
