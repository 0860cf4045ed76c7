import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Explained, nodesOf, type Proposal, type TurnInput, unfounded } from './kernel';
import { systems } from './systems/registry';
import { deepFreeze, withPoisonedGlobals } from './testing';
import { hiddenChanged } from './testing/hidden';
import { samples, type SystemSample } from './testing/samples';
import { caseFilesOf } from './testing/case-files';
import { clausesCited, engineSources } from './testing/sources';
import {
  BLANK_CAMPAIGN,
  type Campaign,
  type Grossfeld,
  type Knowledge,
  readCampaignFile,
  realmView,
  type World,
} from './world';
import { canonicalJson } from './world/save/canonical';
import { CAMPAIGN_VERSION } from './world/save/format';
import { MIGRATIONS } from './world/save/migrate';
import { campaignFile } from './testing/files';
import { computed } from './testing/there';

const EXPLAINED = new Set(['fact', 'cell', 'roll', 'operation', 'rule', 'override']);

const isExplained = (value: object): value is Explained =>
  'kind' in value &&
  typeof value.kind === 'string' &&
  EXPLAINED.has(value.kind) &&
  'value' in value &&
  typeof value.value === 'number';

/** Every explained value anywhere in some data, outermost only. */
const explainedIn = (data: unknown): readonly Explained[] => {
  if (typeof data !== 'object' || data === null) return [];
  return isExplained(data) ? [data] : Object.values(data).flatMap(explainedIn);
};

const clausesIn = (data: unknown): readonly string[] => {
  if (typeof data !== 'object' || data === null) return [];
  const own = 'clause' in data && typeof data.clause === 'string' ? [data.clause] : [];
  return [...own, ...Object.values(data).flatMap(clausesIn)];
};

const reversed = <Value>(
  record: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> => Object.fromEntries(Object.entries(record).reverse());

const boardBackwards = ({ board }: World): Pick<World, 'board'> =>
  board === undefined ? {} : { board: { ...board, regions: reversed(board.regions) } };

/** The same input with everything inserted the other way round. */
const insertedBackwards = (input: TurnInput<World>): TurnInput<World> => ({
  ...input,
  orders: reversed(input.orders),
  rulings: reversed(input.rulings),
  settings: reversed(input.settings),
  world: {
    ...input.world,
    map: { ...input.world.map, grossfelder: reversed(input.world.map.grossfelder) },
    parties: reversed(input.world.parties),
    units: reversed(input.world.units),
    labels: reversed(input.world.labels),
    knowledge: reversed(input.world.knowledge),
    ...boardBackwards(input.world),
    ...(input.world.affairs === undefined ? {} : { affairs: reversed(input.world.affairs) }),
  },
});

/** A Großfeld whose fields are another land wherever none of some parties has ever looked. */
const unseenChanged = (
  grossfeld: Grossfeld,
  knowledge: readonly (Knowledge | undefined)[],
): Grossfeld => {
  const isUnseen = (index: number): boolean =>
    knowledge.every((one) => (one?.grossfelder[grossfeld.no]?.level[index] ?? 0) === 0);
  return {
    ...grossfeld,
    terrain: grossfeld.terrain.map((key, index) => (isUnseen(index) ? 'vul' : key)),
    owner: grossfeld.owner.map((owner, index) => (isUnseen(index) ? null : owner)),
    settlements: Object.fromEntries(
      Object.entries(grossfeld.settlements).filter(([index]) => !isUnseen(Number(index))),
    ),
  };
};

/** A board on whose regions the GM noted something for himself. */
const noted = ({ board }: World): Pick<World, 'board'> =>
  board === undefined
    ? {}
    : {
        board: {
          ...board,
          regions: Object.fromEntries(
            Object.values(board.regions).map((region) => [
              region.key,
              { ...region, note: 'hidden' },
            ]),
          ),
        },
      };

/** The same input with other land where neither the viewer nor anybody who moves has looked by the end of the turn. */
const elsewhereChanged = (
  input: TurnInput<World>,
  viewer: string,
  after: World,
): TurnInput<World> => {
  const knowledge = [viewer, ...Object.keys(input.orders)].map((party) => after.knowledge[party]);
  const grossfelder = Object.fromEntries(
    Object.values(input.world.map.grossfelder).map((grossfeld) => [
      grossfeld.no,
      unseenChanged(grossfeld, knowledge),
    ]),
  );
  return {
    ...input,
    world: { ...input.world, map: { ...input.world.map, grossfelder }, ...noted(input.world) },
  };
};

const hasLand = ({ map, board }: World): boolean =>
  Object.keys(board?.regions ?? {}).length + Object.keys(map.grossfelder).length > 0;

const sources = engineSources();

describe.each(Object.values(systems))('the laws of the project hold for $id', (system) => {
  const sample: Omit<SystemSample, 'checked' | 'figures' | 'cellsNotRead'> = samples[system.id] ?? {
    inputs: [],
    clauses: [],
    settingsNotRead: {},
  };
  const run = (input: TurnInput<World>): Proposal<World> => computed(system, input);
  const known = new Set(sample.clauses);

  it('there is something to test them on', () => {
    expect(sample.inputs.length).toBeGreaterThan(0);
    expect(known.size).toBeGreaterThan(0);
  });

  describe.each(sample.inputs)('in $name', ({ input }) => {
    const first = run(input);
    const step = first.marches.flatMap(({ steps }) => steps)[0];
    const key = step?.rulings.difficulty ?? 'no march';
    const ruled: TurnInput<World> = {
      ...input,
      rulings: { ...input.rulings, [key]: { key, value: 1, reason: 'the law tries a ruling' } },
    };
    const second = run(ruled);
    /** Input and output, computed once for all laws. */
    const turns = [
      [input, first],
      [ruled, second],
    ] as const;

    it('1: re-evaluating a trace gives its value', () => {
      for (const [, outcome] of turns) {
        const explained = explainedIn(outcome);
        expect(explained.flatMap((value) => unfounded(value, system.tables))).toEqual([]);
        if (first.marches.length > 0) expect(explained.length).toBeGreaterThan(0);
      }
    });

    it('2: same world, orders, rulings and seed give the same outcome, whatever was inserted first', () => {
      for (const [one, before] of turns) {
        const outcome = canonicalJson(before);
        expect(canonicalJson(run(one))).toBe(outcome);
        expect(canonicalJson(run(insertedBackwards(one)))).toBe(outcome);
      }
    });

    it('3: the run works on frozen input, without clock, timers and unseeded chance', () => {
      for (const [one, outcome] of turns) {
        const frozen = deepFreeze(structuredClone(one));
        expect(withPoisonedGlobals(() => run(frozen))).toEqual(outcome);
      }
    });

    it('4: world, proposal and campaign survive storage unchanged', () => {
      for (const [one, proposal] of turns) {
        expect(JSON.parse(JSON.stringify(proposal))).toStrictEqual(proposal);
        const campaign: Campaign = {
          ...BLANK_CAMPAIGN,
          id: 'law',
          name: 'law',
          system: system.id,
          seed: one.seed,
          settings: one.settings,
          world: proposal.world,
          rulings: one.rulings,
        };
        expect(readCampaignFile(campaignFile(campaign))).toStrictEqual({
          ok: true,
          value: campaign,
        });
      }
    });

    it('5: the sum of postings equals the change of balances; gold is whole', () => {
      const { postings, world } = first;
      for (const party of Object.values(world.parties)) {
        const before = input.world.parties[party.key]?.treasury ?? 0;
        const booked = postings.filter((posting) => posting.party === party.key);
        expect(booked.every(({ amount }) => Number.isInteger(amount))).toBe(true);
        expect(booked.every(({ amount, why }) => amount === why.value)).toBe(true);
        const total = booked.reduce((sum, { amount }) => sum + amount, before);
        expect(party.treasury).toBe(total);
      }
    });

    it('6: every clause the outcome cites exists on the rule page', () => {
      const cited = clausesIn(second);
      expect(cited.length).toBeGreaterThan(0);
      expect(cited.filter((clause) => !known.has(clause))).toEqual([]);
    });

    it('7: every cell the outcome reads exists in a table of the system', () => {
      const cells = explainedIn(second)
        .flatMap(nodesOf)
        .filter((node) => node.kind === 'cell');
      for (const { table, row, column, value } of cells) {
        expect(system.tables.find(({ id }) => id === table)?.cells[row]?.[column]).toBe(value);
      }
    });

    it('9: what a party sees afterwards does not depend on what it cannot know', () => {
      for (const party of Object.keys(input.world.parties)) {
        const seen = ({ world: after, reports }: Proposal<World>): string =>
          JSON.stringify([
            realmView(after, party),
            reports.find((report) => report.party === party),
          ]);
        const { hidden = (world: World): World => world } = sample;
        const other = hidden(hiddenChanged(input.world, party), party);
        expect(seen(run({ ...input, world: other })) === seen(first)).toBe(true);
      }
    });

    it('9: land nobody looked at is in nothing a party sees, before the turn and after it', () => {
      for (const party of Object.keys(input.world.parties)) {
        const elsewhere = elsewhereChanged(input, party, first.world);
        // A game with its board among its own rows has no other land: the law before this one changes those.
        if (hasLand(input.world)) expect(elsewhere.world).not.toEqual(input.world);
        const seen = (before: World, after: World): string =>
          JSON.stringify([realmView(before, party), realmView(after, party)]);
        expect(seen(elsewhere.world, run(elsewhere).world) === seen(input.world, first.world)).toBe(
          true,
        );
      }
    });
  });

  it('6: every clause cited in the source exists on the rule page', () => {
    // Beside chapters, rulings and examples of a specification, `EW-27` and `HR-03`, are written as clauses without chapter.
    const bookOf = (clause: string): string => clause.replace(/-\d+$/, '');
    const books = new Set(sample.clauses.map(bookOf));
    const strangers = sources
      .filter(({ path }) => path.startsWith(`systems/${system.id}/`))
      .flatMap(({ path, text }) =>
        clausesCited(text)
          .filter((clause) => /-.*-/.test(clause) || books.has(bookOf(clause)))
          .filter((clause) => !known.has(clause))
          .map((clause) => `${path}: ${clause}`),
      );
    expect(strangers).toEqual([]);
  });

  it('7: tables are well formed: known rows and columns, finite numbers, each id once', () => {
    const ids = system.tables.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { clause, rows, columns, cells } of system.tables) {
      expect(known).toContain(clause);
      expect(Object.keys(cells).filter((row) => !rows.includes(row))).toEqual([]);
      for (const row of Object.values(cells)) {
        expect(Object.keys(row).filter((column) => !columns.includes(column))).toEqual([]);
        expect(Object.values(row).every(Number.isFinite)).toBe(true);
      }
    }
  });

  it('settings have a default of their own kind, each key once, each with its clause', () => {
    const keys = system.settings.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { clause, type, initial, allowed } of system.settings) {
      expect(known).toContain(clause);
      if (type === 'enum') expect(allowed).toContain(initial);
      if (type === 'bool') expect(typeof initial).toBe('boolean');
      if (type === 'int') expect(Number.isInteger(initial)).toBe(true);
    }
  });

  it('settings are read by a rule and tested by a case or test, or are in the list of those that are not', () => {
    const own = sources.filter(
      ({ path }) =>
        path.startsWith(`systems/${system.id}/`) && !path.endsWith('/cases/settingsNotRead.ts'),
    );
    const isTrial = (path: string): boolean =>
      path.endsWith('.test.ts') || path.includes('/cases/');
    const names = (key: string, wanted: (path: string) => boolean): boolean =>
      own.some(({ path, text }) => wanted(path) && text.includes(`'${key}'`));
    const isRead = (key: string): boolean =>
      names(key, (path) => !isTrial(path) && !path.includes('/data/'));
    const keys = system.settings.map(({ key }) => key);
    const listed = (key: string): boolean =>
      [key, key.split('.')[0] ?? ''].some((name) => Object.hasOwn(sample.settingsNotRead, name));
    expect(keys.filter((key) => !isRead(key) && !listed(key))).toEqual([]);
    const cases = caseFilesOf(system.id).flatMap(({ cases: all }) => all);
    const given = new Set(cases.flatMap((one) => one.given.map(({ key }) => key)));
    const isTried = (key: string): boolean => given.has(`setting ${key}`) || names(key, isTrial);
    expect(keys.filter((key) => isRead(key) && !isTried(key))).toEqual([]);
    const outdated = Object.keys(sample.settingsNotRead).filter(
      (name) => !keys.some((key) => !isRead(key) && (key === name || key.startsWith(`${name}.`))),
    );
    expect(outdated).toEqual([]);
  });

  it('the listener is called for every phase and can cancel before each', () => {
    const input = sample.inputs[0]?.input;
    if (input === undefined) throw new Error('no sample');
    const told: string[] = [];
    system.adjudicate(input, (_, __, phase) => told.push(phase) > 0);
    expect(told.filter((phase) => phase !== '')).toEqual([...system.phases]);
    for (const [index] of system.phases.entries()) {
      expect(system.adjudicate(input, (done) => done < index)).toBeUndefined();
    }
  });
});

describe('the laws of the project hold for files', () => {
  const versions = Array.from({ length: CAMPAIGN_VERSION }, (_, index) => index + 1);

  it.each(versions)('8: a stored file of version %d is still read', (version) => {
    const path = new URL(`./world/save/versions/${String(version)}.wabenwart`, import.meta.url);
    const file = readCampaignFile(new Uint8Array(readFileSync(path)));
    if (!file.ok) throw new Error(JSON.stringify(file.problem));
    const { name, sheets, world } = file.value;
    expect(name).toBe('Die älteste Kampagne');
    expect(sheets['tha']?.text).toBe('101\t8.000\tK\t2\t210/19\t-20-21\r\n');
    expect(Object.keys(world.units)).toEqual(['tha:101']);
    expect(readCampaignFile(campaignFile(file.value))).toEqual(file);
  });

  it('8: there is a migration from every older version', () => {
    expect(MIGRATIONS.map(({ from }) => from)).toEqual(versions.slice(0, -1));
  });
});
