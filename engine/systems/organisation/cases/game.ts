import {
  CASE_SEED,
  type CaseGame,
  type CaseInput,
  type CaseWord,
  type CaseWords,
  readLine,
  type ToldGame,
} from '../../../cases';
import { type OrderSheet, plainCopy } from '../../../kernel';
import { BLANK_REGION_WORLD, type Party, type PartyKey, type World } from '../../../world';
import { organisation } from '..';
import { type OrganisationOrder, readOrders } from '../orders';
import { holdingKey } from '../state/read';
import {
  ACTINGS,
  type Advantage,
  CATEGORIES,
  type Holding,
  type PopulationUnit,
  STEPS,
  type Step,
} from '../state/types';
import { withState } from '../state/write';
import { PHASES } from '../turn';
import { openPhase, type PhaseTurn } from '../turn/turn';
import { restatedOrders } from '../views/restate';

/**
 * Situation of a case: the world, by default regions `r1`, `r2`, `r3` in a row and `r4` apart, and the steps that run.
 */
export interface CaseSituation {
  readonly world: World;
  readonly steps: readonly Step[];
}

const REGIONS = ['r1', 'r2', 'r3', 'r4'].map((key) => {
  const name = key.toUpperCase();
  return {
    key,
    name,
    outlines: [],
    point: { x: 0, y: 0 },
    tint: 'plain',
    figures: {},
    note: '',
  } as const;
});

const EMPTY: CaseSituation = {
  world: {
    ...BLANK_REGION_WORLD,
    board: {
      regions: Object.fromEntries(REGIONS.map((region) => [region.key, region])),
      borders: [
        ['r1', 'r2'],
        ['r2', 'r3'],
      ],
    },
  },
  // Steps without dice.
  steps: STEPS.filter((step) => step !== 'event' && step !== 'act'),
};

/** `r1 2 since 4, r2 1.5`: region, how much, and since which phase. */
const amountsOf = (text: string) =>
  text.split(', ').map((part) => {
    const [region = '', amount, , since] = part.split(' ');
    return { region, amount: Number(amount), since: since === undefined ? null : Number(since) };
  });

const withParty = (world: World, key: string, more: Partial<Party>): World | undefined => {
  const party = world.parties[key];
  return party && { ...world, parties: { ...world.parties, [key]: { ...party, ...more } } };
};

const ADVANTAGE =
  /^(\w+)(?: (\d+)(?:\/(\d+)(?:\/(\d+))?)?)?(?: "([^"]*)")?(?: in (\w+))?(?: as (\w+))?$/;

/**
 * `military 2/1 "Guard" in r2`: category, intact, damaged and exhausted levels, name, region, the category it acts as.
 */
function advantageOf(text: string): Omit<Advantage, 'id'> | undefined {
  const [, word, intact = 0, damaged = 0, exhausted = 0, called, region = 'r1', acting] =
    ADVANTAGE.exec(text) ?? [];
  const category = CATEGORIES.find((one) => one === word);
  const actsAs = ACTINGS.find((one) => one === acting) ?? null;
  const name = called ?? `${String(category)} ${region}`;
  const levels = { intact: Number(intact), damaged: Number(damaged), exhausted: Number(exhausted) };
  return category && { name, category, actsAs, region, ...levels };
}

/** An organisation as its row holds it before it is read: units and advantages get their ids then. */
interface CaseHolding extends Pick<Holding, 'origin'> {
  readonly founded: number;
  readonly units: readonly Pick<PopulationUnit, 'region' | 'unrestSince'>[];
  readonly advantages: readonly Omit<Advantage, 'id'>[];
  readonly lastEvent?: string;
}

const NOTHING: CaseHolding = { origin: 'start', units: [], advantages: [], founded: 1 };

/** What is said of an organisation beside its name, seat and money. */
const ofHolding =
  (read: (said: string, before: CaseHolding) => Partial<CaseHolding> | undefined): CaseWord =>
  (world, said, party) => {
    const key = holdingKey(party);
    const before = (world.affairs?.[key] as CaseHolding | undefined) ?? NOTHING;
    const more = read(said, before);
    const row = plainCopy({ ...before, ...more });
    return more && { ...world, affairs: { ...world.affairs, [key]: row } };
  };

/** Units of one state by region, `r1 2 since 4`. */
const population = ofHolding((said, { units }) => ({
  units: [
    ...units,
    ...amountsOf(said).flatMap(({ region, amount, since: unrestSince }) =>
      Array.from({ length: amount }, () => ({ region, unrestSince })),
    ),
  ],
}));

/** Words of organisations: `name Guild; seat r2; money r1 3; calm r1 2; unrest r1 1 since 4; rebel; last unrest; trade 2 "Mill"`. */
const WORDS: CaseWords = {
  party: (key) => ({ name: key.toUpperCase(), seat: 'r1', purses: {}, colour: 0 }),
  short: [[new RegExp(`^(?=(?:${CATEGORIES.join('|')})\\b)`), 'advantage ']],
  parts: {
    name: (world, name, key) => withParty(world, key, { name }),
    money: (world, said, key) => {
      const halves = amountsOf(said).map(({ region, amount }) => [region, amount * 2] as const);
      const treasury = halves.reduce((total, [, amount]) => total + amount, 0);
      return withParty(world, key, { purses: Object.fromEntries(halves), treasury });
    },
    calm: population,
    unrest: population,
    last: ofHolding((lastEvent) => ({ lastEvent })),
    rebel: ofHolding(() => ({ origin: 'rebel' })),
    advantage: ofHolding((said, { advantages }) => {
      const advantage = advantageOf(said);
      return advantage && { advantages: [...advantages, advantage] };
    }),
  },
  settled: (world, key) => ofHolding(() => ({}))(world, '', key, (now) => now) ?? world,
};

function withLimits(world: World, text: string): World {
  const regions = { ...world.board?.regions };
  for (const { region, amount } of amountsOf(text)) {
    const one = regions[region];
    if (one !== undefined) regions[region] = { ...one, figures: { base_limit: amount } };
  }
  return { ...world, board: { borders: [], ...world.board, regions } };
}

/** A line of a letter with data of its order that no letter can express: `SUPPORT in r1 {"levels": -1}`. */
const PATCHED = /^(.*?)(?: (\{.*\}))?$/;

/** A letter as it is read; lines with data are read one by one. */
function sheetOf(
  lines: readonly string[],
  party: PartyKey,
  world: World,
): OrderSheet<OrganisationOrder> {
  const text = lines.join('\n');
  if (!lines.some((line) => line.endsWith('}'))) return readOrders(text, party, world);
  const read = lines.map((line) => {
    const [, said = '', data = '{}'] = PATCHED.exec(line) ?? [];
    return { line, data: JSON.parse(data) as object, sheet: readOrders(said, party, world) };
  });
  const rows = read.flatMap(({ line, data, sheet }) => {
    const start = text.indexOf(line);
    return sheet.rows.map(({ content: { step, order } }) => ({
      span: { start, end: start + line.length },
      content: { step, order: { ...order, ...data } },
      cells: {},
    }));
  });
  return {
    party,
    text,
    columns: [],
    rows: rows.map((row, at) => ({ ...row, unit: at + 1 })),
    findings: read.flatMap(({ sheet }) => sheet.findings),
  };
}

/** A phase carried through some of its steps, with the letters as they were read. */
export function runSteps(
  { world, steps }: CaseSituation,
  sheets: Readonly<Record<PartyKey, OrderSheet<OrganisationOrder>>>,
  { settings, rulings }: Pick<CaseInput, 'settings' | 'rulings'>,
): PhaseTurn {
  const turn = openPhase({ world, orders: {}, settings, rulings, seed: CASE_SEED });
  turn.sheets = sheets;
  turn.findings.push(...Object.values(sheets).flatMap(({ findings }) => findings));
  for (const { id, run } of PHASES) if (steps.some((step) => step === id)) run(turn);
  return turn;
}

/** How the Organisationsspiel plays cases; `example` is the world of those that name it. */
export function caseGameIn(example: () => World): ToldGame & CaseGame<CaseSituation, PhaseTurn> {
  return {
    system: organisation,
    words: WORDS,
    start: EMPTY.world,
    empty: EMPTY,
    give: ({ world, steps }, key, value) => {
      const given = (after: World | undefined) => after && { world: after, steps };
      if (key === 'world') return value === 'example' ? given(example()) : undefined;
      if (key === 'phase')
        return given({ ...world, clock: { ...world.clock, turn: Number(value) } });
      if (key === 'limits') return given(withLimits(world, value));
      if (key !== 'steps') return given(readLine(organisation, WORDS, world, { key, value }));
      const chosen = STEPS.filter((step) => value === 'all' || value.split(' ').includes(step));
      return chosen.length > 0 || value === 'none' ? { world, steps: chosen } : undefined;
    },
    run: (situation, { orders, ...input }) => {
      const sheets = Object.entries(orders).map(
        ([party, lines]) => [party, sheetOf(lines, party, situation.world)] as const,
      );
      return runSteps(situation, Object.fromEntries(sheets), input);
    },
    worlds: ({ input, state }) => [input.world, withState(input.world, state)],
    understood: ({ sheets, input }) =>
      Object.values(sheets).flatMap((sheet) => restatedOrders(sheet, input.world)),
  };
}
