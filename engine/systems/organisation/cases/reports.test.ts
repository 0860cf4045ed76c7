import { describe, expect, it } from 'vitest';
import type { TurnInput } from '../../../kernel';
import { organisationWorld } from '../../../testing/organisation';
import { orderLines } from '../../../testing/organisationCases';
import { organisationSamples, withOtherSecrets } from '../../../testing/organisationSamples';
import { forecastSection, othersRecords, ownRecords, secretsOf, type World } from '../../../world';
import { organisation } from '..';
import { RECORDS } from '../records';
import { computed } from '../../../testing/there';
import { forecastOf } from '../views/balance';

const world = organisationWorld();
const [quiet, war] = organisationSamples.map(({ input }) => input) as [
  TurnInput<World>,
  TurnInput<World>,
];

const run = (input: TurnInput<World>) => computed(organisation, input);
const reportOf = (input: TurnInput<World>, party: string) =>
  run(input).reports.find((one) => one.party === party);

describe('the report of an organisation (OS-20-03)', () => {
  it('contains dice rolled again in a war, not the research of the other side', () => {
    const key = 'reroll/demo|1|war|orden|1|zirkel';
    const again = { key, value: [{ by: 'zirkel', die: 1 }], reason: 'at the table' };
    const input = { ...war, rulings: { ...war.rulings, [key]: again } };
    const told = JSON.stringify(run(input).events.flatMap(({ blocks = [] }) => blocks));
    expect(told).toContain('Archiv');
    expect(JSON.stringify(reportOf(input, 'orden'))).toContain('organisation.die');
    expect(JSON.stringify(reportOf(input, 'orden'))).not.toContain('Archiv');
  });

  it('contains war and plunder for everybody, sabotage for nobody else', () => {
    const news = reportOf(war, 'kontor')?.news.map(({ kind }) => kind) ?? [];
    expect(news).toEqual(expect.arrayContaining(['organisation.war', 'organisation.plunder']));
    expect(news.filter((kind) => kind.includes('abotage'))).toEqual([]);
    expect(reportOf(war, 'waldbund')?.news).toEqual(reportOf(war, 'kontor')?.news);
  });

  it('contains names and regions of the others', () => {
    const known = othersRecords(RECORDS, world, 'kontor', {});
    expect(known.map(({ key }) => key)).toEqual(['regions']);
    const told = known[0]?.rows.map(({ cells }) =>
      Object.values(cells).map((cell) => (cell.kind === 'name' ? cell.text : cell)),
    );
    expect(told).toEqual([
      ['Hochland', 'Orden der Hochwacht'],
      ['Waldmark', 'Waldbund'],
      ['Seenland', 'Zirkel der Schreiber'],
    ]);
  });

  it('contains its own secrets and none of the GM’s; names and secrets belong to their owner', () => {
    const keysOf = (viewer: string) =>
      ownRecords(RECORDS, withOtherSecrets(world, viewer), 'orden', {}).map(({ key }) => key);
    expect(keysOf('kontor')).toContain('secrets');
    expect(keysOf('orden')).not.toContain('secrets');
    const affairs = secretsOf(RECORDS, withOtherSecrets(world, 'orden'), {});
    expect(affairs.find(({ words }) => words.includes('Turmritter'))?.owner).toBe('orden');
    expect(affairs.filter(({ words }) => words.includes('hidden'))).toHaveLength(4);
    expect(new Set(affairs.map(({ key }) => key)).size).toBe(affairs.length);
  });
});

describe('a phase as a whole', () => {
  it('OS-22-04, OS-16-02: its books explain the money of the Küstenkontor', () => {
    const sheet = run(quiet).balances.find(({ party }) => party === 'kontor');
    const rows =
      sheet?.summary.map(({ key, cells }) => [key, (cells['gold']?.value ?? 0) / 2]) ?? [];
    expect(Object.fromEntries(rows)).toEqual({
      oldTreasury: 6,
      'organisation.trade': 4.5,
      'organisation.population': 3,
      'organisation.upkeep': -5,
      newTreasury: 8.5,
    });
    expect(sheet?.sections.map(({ key }) => key)).toEqual([
      'organisation.income',
      'organisation.upkeep',
    ]);
    expect(sheet?.storage).toEqual({ kueste: 17 });
  });

  it('OS-15-03: of letters for a phase the last one counts, those of other phases do not', () => {
    const letter = { party: 'orden', sender: null, receivedAt: '1', turn: 1, text: 'PASSE' };
    const letters = [
      { ...letter, receivedAt: '2', text: 'BAUE Turmritter' },
      letter,
      { ...letter, receivedAt: '3', turn: 2, text: 'Nächstes Mal' },
    ];
    const { postings, findings } = run({ ...quiet, letters });
    expect(findings).toEqual([]);
    expect(postings.some(({ name }) => name === 'organisation.build')).toBe(true);
  });
});

describe('the sheet of an organisation (OS-20-02)', () => {
  const forecast = forecastOf(world, 'orden', {});
  const sheet = [
    ...ownRecords(RECORDS, world, 'orden', {}),
    ...forecastSection(forecast, 'organisation'),
  ];

  it.each([
    [
      'OS-5.7-03: limit, purse and what is protected',
      'regions',
      0,
      { limit: 3, purse: 12, protected: 4, calm: 3 },
    ],
    ['OS-6-03: levels of an advantage', 'advantages', 0, { current: 3 }],
    ['OS-8.5-01: and its upkeep', 'advantages', 1, { upkeep: 1 }],
    ['OS-22-04: the closing as things stand', 'forecast', -1, { money: 9 }],
  ] as const)('contains %s', (_, key, row, figures) => {
    const cells = sheet.find((section) => section.key === key)?.rows.at(row)?.cells ?? {};
    for (const [column, value] of Object.entries(figures))
      expect(cells[column]).toMatchObject({ kind: 'figure', value: { value } });
  });

  it('names its advantages, and forecasts nothing of nobody', () => {
    const rows = sheet.find(({ key }) => key === 'advantages')?.rows ?? [];
    const names = rows.map(({ cells }) => cells['name']);
    expect(names).toMatchObject(['Turmritter', 'Passfeste', 'Ordensrat'].map((text) => ({ text })));
    expect(forecastOf(world, 'nobody', {})).toBeUndefined();
  });
});

const valuesOf = (form: string, party = 'kontor', language: 'de' | 'en' = 'de') =>
  organisation.forms?.values(form, world, party, {}, language) ?? {};
const letterOf = (values: Readonly<Record<string, string>>, language: 'de' | 'en') =>
  organisation.forms?.definitions.find(({ id }) => id === 'orders')?.toText?.(values, language) ??
  '';

/** Column of the order sheet in which orders of a kind are written. */
const COLUMN: Readonly<Record<string, string>> = { BUILD: 'build', REPAIR: 'build', PASS: 'act' };

describe('forms (OS-20-04)', () => {
  it.each(['de', 'en'] as const)(
    'the order sheet is sent back as a letter that is understood, %s',
    (language) => {
      const values = {
        ...valuesOf('orders', 'orden'),
        'build.1': 'BAUE Turmritter',
        'build.3': 'REPARIERE Passfeste',
        'move.1': 'BEWEGE 1,5 Geld nach Seenland',
        'act.2': 'PASSE',
        'close.1': 'AUFRUHR in Hochland: u3',
        'close.4': 'HANDEL in Hochland: 0',
        'close.5': 'ZAHLE nichts in Hochland',
        'close.10': 'BERUHIGE 1 in Hochland',
      };
      const sheet = organisation.orders.read(letterOf(values, language), 'orden', world);
      expect(sheet.findings).toEqual([]);
      expect(
        sheet.rows.map(({ content: { step, order } }) => `${String(step)} ${order.kind}`),
      ).toEqual([
        'build_begin BUILD',
        'build_begin REPAIR',
        'move_begin MOVE_MONEY',
        'act PASS',
        'population OVERPOPULATION',
        'income TRADE',
        'upkeep PAY',
        'unrest CALM',
      ]);
    },
  );

  it.each(
    orderLines().filter(
      ({ isWhole, orders }) => isWhole && orders.every(({ kind }) => kind in COLUMN),
    ),
  )('a field of it holds any order: $line', ({ line, orders }) => {
    const column = COLUMN[orders[0]?.kind ?? ''] ?? '';
    const text = letterOf({ [`${column}.1`]: line }, 'de');
    const { rows } = organisation.orders.read(text, 'orden', world);
    expect(rows.map(({ content }) => content.order)).toEqual(orders);
  });

  it.each([
    [
      'OS-22-02: the sheet of the Küstenkontor',
      'sheet',
      'de',
      {
        organisation: 'Küstenkontor',
        phase: '1',
        seat: 'Küste',
        'regions.region.1': 'Küste',
        'regions.calm.1': '3',
        'regions.limit.1': '6',
        'regions.purse.1': '6',
        'advantages.name.1': 'Salzhandel',
        'advantages.category.1': 'Handel',
        'advantages.intact.1': '3',
        'advantages.upkeep.3': '1',
      },
    ],
    [
      'OS-22-04: its closing account',
      'closing',
      'de',
      {
        before: '6',
        change: '2,5',
        after: '8,5',
        'item.1': 'Handel',
        'itemRegion.1': 'Küste',
      },
    ],
    ['OS-22-04: in the notation of the language', 'closing', 'en', { after: '8.5' }],
    [
      'OS-4-09, OS-10-02, OS-13-08, OS-14-03: the tables in force',
      'reference',
      'de',
      {
        'categoryUpkeep.7': '0,5',
        'price.1': '4',
        'price.9': '21',
        'warEffect.4': '1 Geld stehlen',
        'eventLow.1': 'Chance',
        'eventStrong.5': '−2 Geld',
        'eventLow.7': '–',
      },
    ],
  ] as const)('hold %s', (_, form, language, values) => {
    expect(valuesOf(form, 'kontor', language)).toMatchObject(values);
    expect(valuesOf('sheet', 'nobody')).toEqual({});
  });
});

describe('orders against the world (OS-15-04)', () => {
  const sheetOf = (text: string) => organisation.orders.read(text, 'orden', world);

  it.each([
    [
      'OS-9.2-02: money',
      'BAUE Turmritter\nBAUE Passfeste',
      [['organisation.E_MONEY', 'BAUE Passfeste']],
    ],
    [
      'OS-9.3-04: the way',
      'BEWEGE Turmritter nach Marsch',
      [['organisation.E_NOT_NEIGHBOUR', 'BEWEGE Turmritter nach Marsch']],
    ],
    ['OS-15-03: nothing of one that orders nothing', 'PASSE', []],
  ] as const)('report before the phase what they are refused for: %s', (_, text, found) => {
    const checked = organisation.orders.check(sheetOf(text), world, {});
    expect(checked.map(({ code, words }) => [code, words])).toEqual(found);
  });

  it.each([
    ['BEWEGE Turmritter nach Seenlnd', 'Seenland'],
    ['REPARIERE Turmriter', 'Turmritter'],
    ['BUAE Turmritter', undefined],
    ['PLÜNDERE Waldbunt in Waldmark', 'Waldbund'],
    ['BEWEGE Turmritter nach Atlantis', undefined],
  ])(
    'OS-0-07: typing errors in names are recognised, nothing is inserted automatically: %s',
    (text, meant) => {
      const sheet = sheetOf(text);
      const suggested = sheet.findings.map((one) => organisation.orders.suggest(one, sheet, world));
      expect(suggested).toEqual([meant]);
    },
  );

  it.each([
    ['BERUIGE 1 mit Geld', 'BERUHIGE 1 mit Geld', 'BERUIGE'],
    ['REPARIRE Turmritter', 'REPARIERE Turmritter', 'REPARIRE'],
  ])(
    'OS-0-07: a slip of the pen in a word of an order is read as the only word it can mean, with E_SLIP at it: %s',
    (text, meant, slip) => {
      const sheet = sheetOf(text);
      const orderOf = ({ rows }: typeof sheet): unknown => rows.map(({ content }) => content.order);
      expect(orderOf(sheet)).toEqual(orderOf(sheetOf(meant)));
      expect(sheet.findings.map(({ code, words }) => [code, words])).toEqual([
        ['organisation.E_SLIP', slip],
      ]);
    },
  );
});
