import { PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tharosCampaign } from '../../../../assets/examples/tharos';
import {
  type FormDefinition,
  formCodeIn,
  type RuleSystem,
  systems,
  type World,
} from '../../../../engine';
import type { Leaflet } from '../../../kit/paper';
import { pdfOf } from '../../../kit/paper/pdf';
import { fontsForTests } from '../../../kit/paper/testing';
import { composeForm } from '../../../screens/print/forms/compose';
import { readFile } from '../read-file';
import { inputName } from './names';
import { times } from '../../../../engine/testing/trials';

type Values = Readonly<Record<string, string>>;
type Language = 'de' | 'en';

const { world, settings } = tharosCampaign();
const fonts = fontsForTests();

const systemAtHand = (): RuleSystem<World> => {
  const system = systems['waben'];
  if (system === undefined) throw new Error('no system');
  return system;
};
const waben = systemAtHand();

const formOf = (id: string): FormDefinition => {
  const form = waben.forms?.definitions.find((one) => one.id === id);
  if (form === undefined) throw new Error(`no form ${id}`);
  return form;
};

const leafletOf = (id: string, values: Values, language: Language = 'de'): Leaflet => {
  const form = formOf(id);
  const code = {
    system: waben.id,
    edition: waben.edition,
    form: id,
    party: 'tha',
    turn: 58,
    language,
  };
  const pages = composeForm(
    { form, values, code, paper: 'A4', game: waben.title },
    { fonts, pageOf: (number, count) => `${number}/${count}` },
  );
  return { title: form.title[language], language, pages };
};

const sheets = new Map<string, Promise<Uint8Array>>();

/** An empty form as a file, made once. */
const emptyForm = (id: string, language: Language = 'de'): Promise<Uint8Array> => {
  const key = `${id} ${language}`;
  const known = sheets.get(key) ?? pdfOf(leafletOf(id, {}, language), fonts);
  sheets.set(key, known);
  return known;
};

/** A form filled in and returned with another program. */
const filled = async (bytes: Uint8Array, values: Values): Promise<PDFDocument> => {
  const file = await PDFDocument.load(bytes);
  const form = file.getForm();
  for (const [name, value] of Object.entries(values))
    form.getTextField(inputName(name)).setText(value);
  return file;
};

const saved = (file: PDFDocument): Promise<Uint8Array> =>
  file.save({ updateFieldAppearances: false });

const textOf = async (bytes: Uint8Array): Promise<string> => {
  const taken = await readFile({ name: 'zug.pdf', bytes });
  if (!taken.ok) throw new Error(`refused: ${taken.problem.code}`);
  return taken.value.document.text;
};

/** What was understood of orders, and the codes of what was not; without the places in the text. */
const reading = (text: string): unknown => {
  const { rows, findings } = waben.orders.read(text, 'tha', world);
  const plain: unknown = JSON.parse(
    JSON.stringify(
      rows.map(({ unit, content }) => [unit, content]),
      (key, value: unknown) => (key === 'span' ? undefined : value),
    ),
  );
  return { rows: plain, findings: findings.map(({ code }) => code).toSorted() };
};

const COLUMNS = [
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

const valuesOf = (rows: readonly (readonly string[])[]): Values =>
  Object.fromEntries(
    rows.flatMap((cells, row) =>
      cells.map((cell, column) => [`${COLUMNS[column] ?? ''}.${row + 1}`, cell] as const),
    ),
  );

const letterOf = (rows: readonly (readonly string[])[]): string =>
  [
    'Anschreiben',
    'Spielzug Nr. 58',
    '',
    'Zugbefehle',
    '',
    'Nr.\tGröße\tTyp\tHf\tPosition alt\tZugbefehl\tPosition neu\tBefehl\tmit Char\tSonstiges',
    ...rows.map((cells) => cells.join('\t')),
  ].join('\n');

const row = fc
  .record({
    unit: fc.constantFrom('101', '102', '103', '201', '202', '301', '401', '501', '99', '888'),
    size: fc.constantFrom('', '8.000', '750', '1e9'),
    type: fc.constantFrom('', 'K', 'R', 'KS'),
    leaders: fc.constantFrom('', '1', '2'),
    start: fc.constantFrom('', '210/19', '(102)', '210/99'),
    movement: fc.constantFrom('', '-20-21', '-30-001/01', '001/10-17', '1 2 3', '-20-xx', '210/21'),
    end: fc.constantFrom('', '210/21', '001/01'),
    order: fc.constantFrom('KVE', 'KH', 'KR', 'AB', 'S1', 'KX', 'kv'),
    character: fc.constantFrom('', '501'),
    remarks: fc.constantFrom(
      '',
      'neu 2000K',
      'einladen nach 302',
      'wenn sie kommen',
      'Größe ändern',
    ),
  })
  .map((cells) => Object.values(cells));

beforeEach(() => {
  vi.stubGlobal('fetch', () => {
    throw new Error('no network');
  });
});

describe('a returned form', () => {
  it(
    'WW-8.2-25, WW-10.2-01: any orders typed into it are read as in a letter',
    { timeout: 120_000 },
    async () => {
      const empty = await emptyForm('orders');
      await fc.assert(
        fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
          const file = await filled(empty, { turn: '58', ...valuesOf(rows) });
          expect(reading(await textOf(await saved(file)))).toEqual(reading(letterOf(rows)));
        }),
        times(10),
      );
    },
  );

  it('is a letter under its code, which identifies for whom it was made', async () => {
    const file = await filled(await emptyForm('orders'), {
      realm: 'Reich Tharos',
      turn: '58',
      moons: 'Falkenmond',
      'number.1': '101',
      'start.1': '210/19',
      'movement.1': '-20-21',
      'order.1': 'KVE',
      special: 'S1: Er sucht\nden Brunnen.',
      'messageTo.1': 'Valdrun',
      'message.1': 'Grüße aus Łódź',
    });
    const text = await textOf(await saved(file));
    expect(text.split('\n')).toEqual([
      'waben/1.02/orders/tha/58/de',
      'Anschreiben',
      'Reich Tharos, Spielzug Nr. 58',
      'Monde: Falkenmond',
      '',
      'Zugbefehle',
      '',
      'Nr.\tGröße\tTyp\tHf\tPosition alt\tZugbefehl\tPosition neu\tBefehl\tmit Char\tSonstiges',
      '101\t\t\t\t210/19\t-20-21\t\tKVE\t\t',
      '',
      'Besondere Aktionen',
      'S1: Er sucht',
      'den Brunnen.',
      '',
      'Botschaften an Valdrun:',
      'Grüße aus Łódź',
    ]);
    expect(formCodeIn(text)).toMatchObject({ form: 'orders', party: 'tha', turn: 58 });
    const kinds = (waben.orders.parts?.(text, 'tha', world) ?? []).map(({ kind, to }) => [
      kind,
      to,
    ]);
    expect(kinds).toEqual([
      ['cover', undefined],
      ['movement', undefined],
      ['special', undefined],
      ['message', 'val'],
    ]);
  });

  it.each(['de', 'en'] as const)(
    'WW-8.2-20, WW-3.3-07: filled in by the GM it contains what was filled in (%s)',
    async (language) => {
      for (const id of ['orders', 'realm', 'balance']) {
        const values = waben.forms?.values(id, world, 'tha', settings, language) ?? {};
        const text = await textOf(await pdfOf(leafletOf(id, values, language), fonts));
        const written = formOf(id).toText?.(values, language);
        expect(text).toBe(`waben/1.02/${id}/tha/58/${language}\n${written ?? ''}`);
      }
    },
  );

  it('WW-8.2-03: the turn of another month is found as in a letter', async () => {
    const file = await filled(await emptyForm('orders'), { turn: '57', 'number.1': '101' });
    const sheet = waben.orders.read(await textOf(await saved(file)), 'tha', world);
    const found = waben.orders.check(sheet, world, settings);
    expect(found.map(({ code }) => code)).toContain('F-TURN-HEADER');
  });

  it('nothing was typed: its code is all there is', async () => {
    expect(await textOf(await emptyForm('orders'))).toBe('waben/1.02/orders/tha/58/de');
  });

  it('added sheets are not lost, nor are foreign fields', async () => {
    const file = await filled(await emptyForm('orders'), { 'number.1': '101', 'order.1': 'KV' });
    const page = file.addPage();
    page.drawText('Noch ein Wort zum Hafen.', { x: 50, y: 700, size: 12 });
    const field = file.getForm().createTextField('zusatz');
    field.setText('Bitte anrufen');
    field.addToPage(page);
    const text = await textOf(await saved(file));
    expect(text).toContain('101\t\t\t\t\t\t\tKV');
    expect(text.endsWith('Noch ein Wort zum Hafen.\n\nzusatz: Bitte anrufen')).toBe(true);
  });

  it('printed flat by another program, its rows are still rows', async () => {
    const file = await filled(await emptyForm('orders'), {
      'number.1': '101',
      'start.1': '210/19',
      'movement.1': '-20-21',
      'order.1': 'KVE',
      'number.2': '103',
      'start.2': '210/04',
      'order.2': 'KH',
    });
    file.getForm().flatten();
    const text = await textOf(await file.save());
    const { rows } = waben.orders.read(text, 'tha', world);
    expect(rows.map(({ unit, cells }) => [unit, cells['order']?.text])).toEqual([
      [101, 'KVE'],
      [103, 'KH'],
    ]);
    expect(formCodeIn(text)?.party).toBe('tha');
  });

  it('whatever is typed into it stays text', { timeout: 60_000 }, async () => {
    const empty = await emptyForm('orders');
    const nasty = fc.oneof(
      fc.constantFrom(
        '<script>alert(1)</script>',
        '${7*7}',
        '\u202eknil',
        '\u200b\u200d',
        'a\tb\tc',
        ')/JS',
        '__proto__',
        'x'.repeat(10_000),
      ),
      fc.string({ maxLength: 200 }),
    );
    await fc.assert(
      fc.asyncProperty(nasty, nasty, async (realm, remarks) => {
        const values = { realm, 'number.1': '101', 'order.1': 'KV', 'remarks.1': remarks };
        const text = await textOf(await saved(await filled(empty, values)));
        const rows = text.split('\n').filter((line) => line.startsWith('101\t'));
        expect(rows.map((line) => line.split('\t').length)).toEqual([10]);
        expect(waben.orders.read(text, 'tha', world).rows[0]?.unit).toBe(101);
      }),
      times(6),
    );
  });
});

describe('a PDF with foreign fields', () => {
  const foreign = async (fields: Values): Promise<string> => {
    const file = await PDFDocument.create();
    file.addPage().drawText('Mein Zug', { x: 50, y: 700, size: 12 });
    for (const [name, value] of Object.entries(fields)) {
      const field = file.getForm().createTextField(name);
      field.setText(value);
      const [page] = file.getPages();
      if (page !== undefined) field.addToPage(page);
    }
    return textOf(await saved(file));
  };

  it('contains what is printed, then one line for each field', async () => {
    expect(await foreign({ Befehl: '101 210/19 -20 KV', leer: '', Gruß: 'Bis bald' })).toBe(
      'Mein Zug\n\nBefehl: 101 210/19 -20 KV\nGruß: Bis bald',
    );
  });

  it('is no form of ours by an invalid code, or of a form that is never returned', async () => {
    for (const code of ['waben/1.02/unknown/tha/58/de', 'waben/1.02/evaluation/tha/58/de', 'x'])
      expect(await foreign({ formCode: code, special: 'S1: x' })).toBe(
        `Mein Zug\n\nformCode: ${code}\nspecial: S1: x`,
      );
  });
});
