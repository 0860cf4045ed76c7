import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { achtCampaign } from '../../../../assets/examples/acht';
import { tharosCampaign, tharosTurn } from '../../../../assets/examples/tharos';
import { cellName, type FormDefinition, type FormPart } from '../../../kernel';
import type { World } from '../../../world';
import { waben } from '..';
import { readLetter } from '../orders/letter';
import type { WabenOrder } from '../orders';

const LANGUAGES = ['de', 'en'] as const;
type Language = (typeof LANGUAGES)[number];
type Values = Readonly<Record<string, string>>;

const { world, settings } = tharosCampaign();
const eight = achtCampaign();

const formOf = (id: string): FormDefinition => {
  const form = waben.forms?.definitions.find((one) => one.id === id);
  if (form === undefined) throw new Error(`no form ${id}`);
  return form;
};
const valuesOf = (id: string, of: World, party: string, language: Language = 'de'): Values =>
  waben.forms?.values(id, of, party, settings, language) ?? {};
const textOf = (id: string, values: Values, language: Language = 'de'): string =>
  formOf(id).toText?.(values, language) ?? '';

const fieldsOf = (part: FormPart): readonly string[] =>
  part.kind === 'fields'
    ? part.fields.map(({ name }) => name)
    : Array.from({ length: part.rows }, (_, row) =>
        part.columns.map(({ name }) => cellName(name, row + 1)),
      ).flat();

/** Values of a table, row by row. */
const tableOf = (columns: readonly string[], rows: readonly (readonly string[])[]): Values =>
  Object.fromEntries(
    rows.flatMap((cells, row) =>
      cells.map((cell, column) => [cellName(columns[column] ?? '', row + 1), cell] as const),
    ),
  );

const codes = (found: readonly { readonly code: string }[]): readonly string[] =>
  found.map(({ code }) => code).toSorted();

/** Orders understood, without positions in the text. */
const understood = (content: WabenOrder): unknown =>
  JSON.parse(
    JSON.stringify(content, (key, value: unknown) => (key === 'span' ? undefined : value)),
  );

const rowsIn = (text: string, party: string, of: World): readonly unknown[] =>
  waben.orders.read(text, party, of).rows.map(({ unit, content }) => [unit, understood(content)]);

const ORDER_COLUMNS = [
  'number',
  'size',
  'type',
  'leaders',
  'start',
  'movement',
  'end',
  'order',
  'character',
  'remarks',
];

/** Rows of the booklet's table without the kind of leader, which the form omits. */
const bookletRows = tharosTurn
  .split('\n')
  .filter((line) => /^\d{3}\t/.test(line))
  .map((line) => line.split('\t'))
  .filter((cells) => cells.length > 8)
  .map((cells) => [...cells.slice(0, 4), ...cells.slice(5)]);

describe('the forms', () => {
  it('WW-8.1-08, WW-10.2-01, WW-10.2-02: are those of a turn, the sheet of the GM, and the card of players', () => {
    expect(
      waben.forms?.definitions.map(({ id, title, isReturned }) => [
        id,
        title.de,
        title.en,
        isReturned,
      ]),
    ).toEqual([
      ['orders', 'Zugbefehl', 'Order sheet', true],
      ['realm', 'Reichsaufstellung', 'List of the realm', true],
      ['balance', 'Reichsbilanz', 'Balance sheet', true],
      ['evaluation', 'Auswertung', 'Evaluation', false],
      ['card', 'Merkblatt', 'Reference card', false],
    ]);
  });

  it('have fields of their own names, and those sent back become text', () => {
    for (const { parts, isReturned, toText } of waben.forms?.definitions ?? []) {
      const names = parts.flatMap(fieldsOf);
      expect(new Set(names).size).toBe(names.length);
      expect(names.every((name) => /^[A-Za-z0-9.]+$/.test(name))).toBe(true);
      expect(toText !== undefined).toBe(isReturned);
    }
  });

  it('fill in nothing but fields they have', () => {
    for (const form of waben.forms?.definitions ?? []) {
      const single = new Set(
        form.parts.flatMap(fieldsOf).map((name) => name.replace(/\.\d+$/, '')),
      );
      for (const party of Object.keys(eight.world.parties))
        for (const name of Object.keys(valuesOf(form.id, eight.world, party)))
          expect(single).toContain(name.replace(/\.\d+$/, ''));
    }
  });

  it('do not exist for a form or a party nobody knows', () => {
    expect(valuesOf('orders', world, 'nobody')).toEqual({});
    expect(valuesOf('constructor', world, 'tha')).toEqual({});
    expect(valuesOf('orders', world, '__proto__')).toEqual({});
  });
});

describe('the order sheet', () => {
  it('WW-8.2-02, WW-8.2-03, WW-8.2-20 to WW-8.2-22: names turn and moons, every unit and its place', () => {
    const values = valuesOf('orders', world, 'tha');
    expect(values).toMatchObject({ realm: 'Reich Tharos', turn: '58', moons: 'Falkenmond' });
    const cells = { 'number.1': '101', 'size.1': '8.000', 'type.1': 'K', 'leaders.1': '2' };
    expect(values).toMatchObject({ ...cells, 'start.1': '210/19', 'order.1': 'KV' });
    expect(values).not.toHaveProperty(['movement.1']);
    expect(Object.keys(values).filter((name) => name.startsWith('number.'))).toHaveLength(
      Object.values(world.units).filter(({ party }) => party === 'tha').length,
    );
  });

  it.each(LANGUAGES)(
    'WW-8.2-25: sent back unchanged, nothing in it is wrong or unread (%s)',
    (language) => {
      for (const party of Object.keys(eight.world.parties)) {
        const text = textOf('orders', valuesOf('orders', eight.world, party, language), language);
        const sheet = waben.orders.read(text, party, eight.world);
        const own = Object.values(eight.world.units).filter((unit) => unit.party === party);
        expect(sheet.rows.map(({ unit }) => unit).toSorted()).toEqual(
          own.map(({ number }) => number).toSorted(),
        );
        expect(sheet.findings).toEqual([]);
        const found = codes(waben.orders.check(sheet, eight.world, settings));
        expect(found.filter((code) => /^F-(?:ROW|NUM|TURN-HEADER)/.test(code))).toEqual([]);
      }
    },
  );

  it('WW-8.3-10, WW-8.2-23, WW-8.2-24: typed into it, the example of the booklet reads as in a letter', () => {
    expect(bookletRows).toHaveLength(11);
    const values = tableOf(ORDER_COLUMNS, bookletRows);
    const text = textOf('orders', values);
    expect(rowsIn(text, 'tha', world)).toEqual(rowsIn(tharosTurn, 'tha', world));
    expect(codes(waben.orders.read(text, 'tha', world).findings)).toEqual(
      codes(waben.orders.read(tharosTurn, 'tha', world).findings),
    );
  });

  const full: Values = {
    realm: 'Tharos',
    turn: '58',
    moons: 'Falkenmond',
    player: 'Wer immer',
    address: 'Gasse 3\nHafenstadt',
    enclosed: 'Kulturbericht (öffentlich)',
    questions: 'Gilt die Brücke?',
    ...tableOf(ORDER_COLUMNS, [['101', '', '', '', '', '-20', '', 'KV', '', '']]),
    declarations: 'Steuersatz 8 %',
    special: 'S1: Traska sucht den Brunnen.',
    'messageTo.1': 'Königreich Valdrun',
    'messageSecrecy.1': 'streng geheim',
    'message.1': 'Haltet die Brücke!',
    'messageTo.2': 'Valdrun',
    'message.2': 'Der Friede gilt.',
    'announcementSecrecy.1': 'öffentlich',
    'announcement.1': 'Der Hafen ist offen.',
  };

  it.each([
    [
      'de',
      [
        'cover | Anschreiben',
        'movement | Zugbefehle',
        'declarations | Erklärungen',
        'special | Besondere Aktionen',
        'message | Botschaften an Königreich Valdrun (geheim) | val',
        'message | Botschaften an Valdrun | val',
        'announcement | Mitteilungen (öffentlich)',
      ],
    ],
    [
      'en',
      [
        'cover | Cover letter',
        'movement | Movement orders',
        'declarations | Declarations',
        'special | Special actions',
        'message | Messages to Königreich Valdrun (secret) | val',
        'message | Messages to Valdrun | val',
        'announcement | Announcements (public)',
      ],
    ],
  ] as const)(
    'WW-8.2-01, WW-8.2-04, WW-8.2-05, WW-8.2-07, WW-8.2-31, WW-8.2-34: all its parts are distinguished (%s)',
    (language, expected) => {
      const text = textOf('orders', full, language);
      const parts = waben.orders.parts?.(text, 'tha', world) ?? [];
      expect(
        parts.map(({ kind, title, to }) => [kind, title, ...(to ? [to] : [])].join(' | ')),
      ).toEqual(expected);
      const sheet = waben.orders.read(text, 'tha', world);
      expect(sheet.rows.map(({ unit }) => unit)).toEqual([101]);
      expect(sheet.findings).toEqual([]);
      expect(readLetter(text).cover).toMatchObject({ turn: { number: 58 } });
    },
  );

  it('WW-8.2-03: another turn than the open one has the same effect as in a letter', () => {
    const sheet = waben.orders.read(textOf('orders', { ...full, turn: '57' }), 'tha', world);
    const found = waben.orders.check(sheet, world, settings);
    expect(found.find(({ code }) => code === 'F-TURN-HEADER')).toMatchObject({
      about: { reason: 'otherTurn', stated: 57, expected: 58 },
    });
  });

  it('WW-8.2-20: rows beyond those printed are read, empty ones between them are none', () => {
    const values = { 'number.1': '101', 'order.1': 'KV', 'number.40': '103', 'order.40': 'KH' };
    const sheet = waben.orders.read(textOf('orders', values), 'tha', world);
    expect(sheet.rows.map(({ unit }) => unit)).toEqual([101, 103]);
  });

  it('an empty sheet has no content', () => {
    expect(textOf('orders', {})).toBe('');
    expect(textOf('realm', {})).toBe('');
    expect(textOf('balance', {}, 'en')).toBe('');
  });

  it('a field stays in its cell, whatever is typed into it', () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('a\tb', 'a\nZugbefehle\nb', '\u2028', '<script>x</script>', '${x}', '\u202e'),
    );
    fc.assert(
      fc.property(nasty, nasty, (remarks, realm) => {
        const values = { realm, 'number.1': '101', 'order.1': 'KV', 'remarks.1': remarks };
        const lines = textOf('orders', values).split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
        const rows = lines.filter((line) => line.startsWith('101\t'));
        expect(rows).toHaveLength(1);
        expect(rows[0]?.split('\t')).toHaveLength(10);
        expect(lines.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});

describe('the list of the realm', () => {
  it('WW-8.2-10 to WW-8.2-12, WW-8.2-15: fills in people, gold, structures and units', () => {
    const values = valuesOf('realm', world, 'tha');
    expect(values).toMatchObject({
      'charNumber.1': '501',
      'charName.1': 'Traska Dagon II.',
      'stockPlace.1': '210/04',
      'stockGold.1': '20.100',
      'structureType.2': 'MET',
      'structurePlace.2': '210/04',
      'structureName.2': 'Tharos',
      'unitNumber.1': '101',
      'unitPoints.1': '15',
    });
  });

  it.each(LANGUAGES)(
    'WW-10.2-01: sent back unchanged, it agrees with the books (%s)',
    (language) => {
      for (const party of Object.keys(eight.world.parties)) {
        const text = textOf('realm', valuesOf('realm', eight.world, party, language), language);
        const compared = waben.parties.compare?.(text, party, eight.world, settings, {});
        const bare = waben.parties.compare?.('Anschreiben', party, eight.world, settings, {});
        expect({ party, found: codes(compared?.findings ?? []) }).toEqual({
          party,
          found: codes(bare?.findings ?? []),
        });
      }
    },
  );

  it('WW-8.2-12: a structure marked as new is ordered by its row, others are only listed', () => {
    const values = tableOf(
      ['structureType', 'structurePlace', 'structureName', 'structureProgress', 'structureNew'],
      [
        ['STD', '210/01', 'Trakan', '', ''],
        ['BRG', '210/20', 'Neuburg', '', 'neu'],
      ],
    );
    const text = textOf('realm', values);
    expect(text).toContain('STD\t210/01\tTrakan');
    expect(text).toContain('\nBRG 210/20 Neuburg neu');
  });

  it('WW-8.2-13, WW-10.2-01: its lists are a part of the turn', () => {
    const text = textOf('realm', {
      ...valuesOf('realm', world, 'tha'),
      'moneyCause.1': 'Zoll',
      'moneyGold.1': '300',
    });
    const kinds = (waben.orders.parts?.(text, 'tha', world) ?? []).map(({ kind }) => kind);
    expect(kinds).toEqual(['cover', 'possessions', 'balance']);
  });
});

describe('the balance sheet', () => {
  /** The figures of the booklet, as a player would type them (WW-8.3-20 to WW-8.3-29). */
  const land = tharosTurn
    .split('\n')
    .filter((line) =>
      /^(?:Normal|Wald|See|Steppe|Sumpf|Dschungel|Wüste|Eis|Vulkan|Zwischen)/.test(line),
    )
    .map((line) => line.split('\t').slice(1));
  const booklet: Values = {
    ...tableOf(
      [0, 1, 2, 3, 4].flatMap((no) => [`fields${no}`, `tax${no}`]),
      land,
    ),
    landFields: '181 KF',
    landGold: '153.623 GS',
    ...tableOf(
      ['townType', 'townPlace', 'townName', 'townGold'],
      [
        ['MET', '210/04', 'Tharos', '10.200'],
        ['FST', '210/19', 'Elystria', '3.900'],
        ['STD', '210/01', 'Trakan', '5.100'],
      ],
    ),
    townSum: '19.200',
    ...tableOf(
      ['musterUnit', 'musterCount', 'musterPlace', 'musterGold'],
      [
        ['101 (aufr.)', '+3000K', '210/19', '-11.000'],
        ['106', '+3000K', '210/04', '-16.000'],
        ['203 (abr.)', '-430 R', '210/19', '+3.725'],
      ],
    ),
    ...tableOf(
      ['works0', 'works1', 'works2', 'worksGold'],
      [['23', '2'], ['5', '1', '4'], ['2'], [], ['30', '6', '12', '-4.800']],
    ),
    ...tableOf(
      ['heads', 'rate', 'cost'],
      [
        ['26.480', '1', '-27.480'],
        ['220', '20', '-4.400'],
        ['35', '200', '-7.000'],
      ],
    ),
    ...tableOf(
      ['gold'],
      [
        '20.100',
        '153.623',
        '30.000',
        '-15.600',
        '-4.800',
        '-38.880',
        '-28.275',
        '-15.000',
        '0',
        '0',
        '101.168',
      ].map((gold) => [gold]),
    ),
  };

  it.each(LANGUAGES)(
    'WW-3.3-02 to WW-3.3-04, WW-3.3-07, WW-8.2-14: typed into it, the balance of the booklet is found wrong as there (%s)',
    (language) => {
      const letter = tharosTurn.slice(tharosTurn.indexOf('4. Steuern'));
      const compare = (text: string) => waben.parties.compare?.(text, 'tha', world, settings, {});
      const typed = compare(textOf('balance', booklet, language));
      expect(land).toHaveLength(10);
      expect(codes(typed?.findings ?? [])).toEqual(codes(compare(letter)?.findings ?? []));
      expect(codes(typed?.findings ?? [])).toContain('F-BAL-LAND');
      expect(typed?.rows.map(({ key, stated }) => [key, stated])).toEqual(
        compare(letter)?.rows.map(({ key, stated }) => [key, stated]),
      );
    },
  );

  it('WW-3.3-01, WW-3.3-03: fills in the figures of the books, and leaves the rest to the player', () => {
    expect(valuesOf('balance', world, 'tha')).toMatchObject({
      'fields0.8': '40',
      'tax0.8': '2.400',
      landFields: '181',
      landGold: '155.963',
      'townName.1': 'Trakan',
      townSum: '19.200',
      'works1.5': '6',
      'worksGold.5': '-4.800',
      'cost.2': '-2.200',
      'gold.1': '20.100',
      'gold.6': '-27.430',
    });
    const { 'gold.7': muster, 'gold.11': after } = valuesOf('balance', world, 'tha');
    expect([muster, after]).toEqual([undefined, undefined]);
  });

  it.each(LANGUAGES)('WW-3.3-06: what is filled in agrees with the books (%s)', (language) => {
    for (const party of Object.keys(eight.world.parties)) {
      const after = waben.parties.forecast?.(eight.world, party, settings)?.after.value ?? 0;
      const filled = valuesOf('balance', eight.world, party, language);
      const text = textOf('balance', { ...filled, 'gold.11': String(after) }, language);
      const compared = waben.parties.compare?.(text, party, eight.world, settings, {});
      // That harbours are not listed is information (WW-8.3-70).
      const found = codes(compared?.findings ?? []).filter((code) => code !== 'F-PORT-MISSING');
      expect({ party, found }).toEqual({ party, found: [] });
    }
  });

  it('WW-3.3-02: other income and expenses keep their cause', () => {
    const values = { 'cause.9': 'Tribut an Valdrun', 'gold.9': '-500', 'gold.11': '19.600' };
    const text = textOf('balance', values);
    expect(text).toContain('Sonstiges 1: Tribut an Valdrun\t-500');
    const compared = waben.parties.compare?.(text, 'tha', world, settings, {});
    expect(compared?.rows.map(({ key, stated }) => [key, stated])).toContainEqual(['other', -500]);
  });
});

describe('the sheet on which the GM writes', () => {
  it('WW-8.2-40: knows realm, turn and treasury', () => {
    expect(valuesOf('evaluation', world, 'tha', 'en')).toMatchObject({
      realm: 'Reich Tharos',
      turn: '58',
      moons: 'Falcon Moon (2)',
      'moneyCause.1': 'Treasury',
      'moneyGold.1': '20100',
    });
  });
});

describe('the content of a form', () => {
  it('does not depend on what others have, do and hide', () => {
    const [own = ''] = Object.keys(eight.world.parties);
    const others = Object.fromEntries(
      Object.values(eight.world.units).map((unit) => [
        unit.id,
        unit.party === own ? unit : { ...unit, size: unit.size + 7, order: 'KA', leaders: 9 },
      ]),
    );
    const parties = Object.fromEntries(
      Object.values(eight.world.parties).map((party) => [
        party.key,
        party.key === own ? party : { ...party, treasury: 4711, name: 'Anders', storage: {} },
      ]),
    );
    const changed: World = { ...eight.world, units: others, parties };
    for (const { id } of waben.forms?.definitions ?? [])
      expect(valuesOf(id, changed, own)).toEqual(valuesOf(id, eight.world, own));
  });
});
