import { Buffer } from 'node:buffer';
import { PDFDocument } from '@cantoo/pdf-lib';
import { zlibSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { Font } from '../../cartography';
import { OP } from '../../cartography';
import type { Leaflet, PageMark } from '../page';
import { fontsForTests } from '../testing';
import { pdfChunks, pdfOf } from './index';

const fonts = fontsForTests();
const SERIF: Font = { family: 'serif', weight: 400 };
const MM = 25.4 / 72;

const text = (words: string, x: number, y: number, rest: object = {}): PageMark => ({
  kind: 'text',
  x,
  y,
  text: words,
  font: SERIF,
  size: 4,
  colour: '#1B1916',
  ...rest,
});

const leaflet = (marks: readonly PageMark[], rest: Partial<Leaflet> = {}): Leaflet => ({
  title: 'Größe',
  language: 'de',
  pages: [{ width: 210, height: 297, label: 'Blatt 1', marks }],
  ...rest,
});

const plain = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

interface Item {
  readonly str: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const itemsOf = async (bytes: Uint8Array, number = 1): Promise<readonly Item[]> => {
  const file = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const page = await file.getPage(number);
  const { items } = await page.getTextContent();
  const height = page.view[3] ?? 0;
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , x, y]: readonly number[] = item.transform as readonly number[];
    return [
      { str: item.str, x: (x ?? 0) * MM, y: (height - (y ?? 0)) * MM, width: item.width * MM },
    ];
  });
};

const allText = async (marks: readonly PageMark[]): Promise<string> =>
  (await itemsOf(await pdfOf(leaflet(marks), fonts))).map(({ str }) => str).join('|');

describe('text in a PDF', () => {
  it('is read back with umlauts, ligatures and signs, in order', async () => {
    const words = ['Größe fünf Schiffe', 'Öfen fließen – „Łódź“ 5.400', 'final offiziell −3'];
    const marks = words.map((line, index) => text(line, 20, 30 + 10 * index));
    // A change to the file with the rest of Latin begins a new item.
    expect((await allText(marks)).replaceAll('|', '')).toBe(words.join(''));
  });

  it.each([
    ['left', 40],
    ['center', 40 - 0.5 * fonts.widthOf('Ulmakesk', SERIF, 4)],
    ['right', 40 - fonts.widthOf('Ulmakesk', SERIF, 4)],
  ] as const)('set %s begins where it should', async (align, begins) => {
    const [item] = await itemsOf(
      await pdfOf(leaflet([text('Ulmakesk', 40, 50, { align })]), fonts),
    );
    expect(item?.x).toBeCloseTo(begins, 2);
    expect(item?.y).toBeCloseTo(50, 2);
    expect(item?.width).toBeCloseTo(fonts.widthOf('Ulmakesk', SERIF, 4), 1);
  });

  it('has its right place in groups within groups', async () => {
    const inner: PageMark = { kind: 'group', x: 10, y: 20, scale: 0.5, marks: [text('Hof', 8, 6)] };
    const outer: PageMark = { kind: 'group', x: 5, y: 5, scale: 2, marks: [inner] };
    const [item] = await itemsOf(await pdfOf(leaflet([outer]), fonts));
    expect([item?.x, item?.y].map((place) => Math.round((place ?? 0) * 100) / 100)).toEqual([
      33, 51,
    ]);
  });

  it('contains the words of a map once, in spite of halo and curve', async () => {
    const halo = { colour: '#FFFFFF', width: { of: 0.1 }, opacity: 0.8 };
    const drawing: PageMark = {
      kind: 'drawing',
      x: 20,
      y: 20,
      field: 10,
      window: { x: 0, y: 0, width: 200, height: 200 },
      list: [
        {
          kind: 'text',
          x: 2,
          y: 3,
          text: 'Eulenfels',
          font: SERIF,
          size: { of: 0.4 },
          colour: '#000000',
          align: 'left',
          halo,
        },
        {
          kind: 'curve',
          curve: [1, 5, 4, 4, 8, 6],
          text: 'KESK',
          font: SERIF,
          size: { of: 0.4 },
          colour: '#000000',
          halo,
          spacing: 0.4,
        },
      ],
    };
    const items = await itemsOf(await pdfOf(leaflet([drawing]), fonts));
    expect(items.map(({ str }) => str).join('')).toBe('EulenfelsKESK');
    expect(items[0]?.x).toBeCloseTo(40, 2);
    expect(items[0]?.y).toBeCloseTo(50, 2);
  });

  it.each([
    ['<script>alert(1)</script>'],
    ['${process.exit()}'],
    [') Tj ET endstream endobj'],
    ['\\(\\)<<>>'],
  ])('stays text whatever it contains: %s', async (name) => {
    expect(await allText([text(name, 10, 10)])).toBe(name);
  });

  it('loses marks that turn or hide it', async () => {
    expect(await allText([text('a\u202Eb\u200Bc\u0000d', 10, 10)])).toBe('abcd');
  });
});

describe('the file', () => {
  const marks: readonly PageMark[] = [
    text('Erste Zeile', 20, 20),
    {
      kind: 'shape',
      path: [OP.circle, 50, 50, 10, OP.move, 1, 1, OP.curve, 2, 2, 3, 1, OP.close],
      fill: '#7AA5C0',
      stroke: '#000000',
      width: 0.3,
      dash: [1, 0.5],
      opacity: 0.5,
    },
  ];

  it('has the same bytes for the same leaflet, and none of day or machine', async () => {
    const once = plain(await pdfOf(leaflet(marks), fonts));
    await pdfOf(leaflet([text('Anderes ﬁ Ω Text', 1, 1)]), fonts);
    expect(plain(await pdfOf(leaflet(marks), fonts))).toBe(once);
    expect(once).not.toMatch(/CreationDate|ModDate|JavaScript|\/JS|PDFKit|xmp/);
  });

  it('has title, language and sheets of exact size', async () => {
    const pages = [
      { width: 210, height: 297, label: '1', marks: [] },
      { width: 420, height: 148.5, label: '2', marks: [] },
    ];
    const file = await PDFDocument.load(await pdfOf(leaflet([], { pages }), fonts));
    const sizes = file.getPages().map((page) => page.getSize());
    expect(sizes.map(({ width, height }) => [width * MM, height * MM])).toEqual([
      [expect.closeTo(210, 4), expect.closeTo(297, 4)],
      [expect.closeTo(420, 4), expect.closeTo(148.5, 4)],
    ]);
    expect(file.getTitle()).toBe('Größe');
    expect(file.catalog.toString()).toContain('/Lang (de)');
  });

  it('embeds the used part of each font', async () => {
    const bytes = plain(await pdfOf(leaflet(marks), fonts));
    expect(bytes.match(/\/FontFile2/g)).toHaveLength(1);
    expect(bytes).toContain('/BaseFont /WABEAA+Alegreya-Regular');
    expect(bytes.length).toBeLessThan(12_000);
  });

  it('comes sheet by sheet', () => {
    const page = { width: 50, height: 50, label: '', marks };
    const chunks = [...pdfChunks(leaflet([], { pages: [page, page, page] }), fonts)];
    expect(chunks.length).toBeGreaterThan(3);
  });
});

describe('pictures', () => {
  const png = (
    kind: number,
    bits: number,
    row: readonly number[],
    extra: readonly (readonly [string, readonly number[]])[] = [],
  ): Uint8Array => {
    const chunk = (name: string, data: Uint8Array): Buffer => {
      const head = Buffer.alloc(8);
      head.writeUInt32BE(data.length);
      head.write(name, 4, 'latin1');
      return Buffer.concat([head, data, Buffer.alloc(4)]);
    };
    const size = Buffer.alloc(13);
    size.writeUInt32BE(2);
    size.writeUInt32BE(2, 4);
    size.set([bits, kind, 0, 0, 0], 8);
    return new Uint8Array(
      Buffer.concat([
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        chunk('IHDR', size),
        ...extra.map(([name, data]) => chunk(name, Uint8Array.from(data))),
        chunk('IDAT', zlibSync(Uint8Array.from([0, ...row, 2, ...row]))),
        chunk('tEXt', new Uint8Array(Buffer.from('Comment\0geheim'))),
        chunk('IEND', new Uint8Array()),
      ]),
    );
  };
  const shown = async (bytes: Uint8Array, type: 'image/png' | 'image/jpeg'): Promise<string> => {
    const picture = { bytes, type, width: 2, height: 2 };
    const box = { x: 10, y: 10, width: 20, height: 20 };
    const mark: PageMark = { kind: 'picture', box, picture: 'a', alt: '' };
    const file = await pdfOf(leaflet([mark, mark], { pictures: { a: picture } }), fonts);
    await PDFDocument.load(file);
    return plain(file);
  };
  it.each([
    ['colours', png(2, 8, [1, 2, 3, 4, 5, 6]), /DeviceRGB/, false],
    ['grey', png(0, 1, [0b01000000]), /DeviceGray/, false],
    ['a palette', png(3, 8, [0, 1], [['PLTE', [0, 0, 0, 9, 9, 9]]]), /Indexed/, false],
    ['colours and alpha', png(6, 8, [1, 2, 3, 4, 5, 6, 7, 8]), /DeviceRGB/, true],
    [
      'a clear colour in the palette',
      png(
        3,
        4,
        [0x01],
        [
          ['PLTE', [0, 0, 0, 9, 9, 9]],
          ['tRNS', [0]],
        ],
      ),
      /Indexed/,
      true,
    ],
  ] as const)(
    'of %s are embedded once, without their comments',
    async (_kind, bytes, space, hasMask) => {
      const file = await shown(bytes, 'image/png');
      expect(file).toMatch(space);
      expect(file.includes('/SMask')).toBe(hasMask);
      expect(file.match(/\/Subtype \/Image/g)).toHaveLength(hasMask ? 2 : 1);
      expect(file).not.toContain('geheim');
    },
  );

  it('of a camera lose what it wrote, not how it was held', async () => {
    const exif = [
      0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1,
      0, 6, 0, 0, 0, 0, 0, 0,
    ];
    const jpeg = Uint8Array.from([
      0xff,
      0xd8,
      0xff,
      0xe1,
      0,
      exif.length + 2 + 6,
      ...exif,
      ...Buffer.from('geheim'),
      0xff,
      0xc0,
      0,
      11,
      8,
      0,
      2,
      0,
      2,
      1,
      1,
      0x11,
      0,
      0xff,
      0xda,
      0,
      2,
      1,
      2,
      0xff,
      0xd9,
    ]);
    const file = await shown(jpeg, 'image/jpeg');
    expect(file).toContain('DCTDecode');
    expect(file).not.toContain('geheim');
  });

  it.each([[Uint8Array.of(1, 2, 3)], [png(6, 8, [1])]])(
    'that are unreadable leave an empty frame',
    async (bytes) => {
      expect(await shown(bytes, 'image/png')).not.toContain('/Subtype /Image');
    },
  );
});

describe('fields', () => {
  const box = { x: 20, y: 40, width: 60, height: 8 };
  const fields: readonly PageMark[] = [
    {
      kind: 'input',
      box,
      name: 'summe',
      label: 'Summe der Rüstung',
      value: '1.234',
      align: 'right',
      size: 3.5,
    },
    {
      kind: 'input',
      box: { ...box, y: 60, height: 30 },
      name: 'worte',
      label: 'Ihre Worte',
      value: 'Grüße aus Łódź\nund fünf Schiffe',
      isMultiline: true,
      size: 3.5,
    },
  ];

  it('are read back by a library with name, label and value', async () => {
    const file = await PDFDocument.load(await pdfOf(leaflet(fields), fonts));
    const form = file.getForm();
    expect(form.getFields().map((field) => field.getName())).toEqual(['summe', 'worte']);
    expect(form.getTextField('summe').getText()).toBe('1.234');
    expect(form.getTextField('worte').getText()).toBe('Grüße aus Łódź\nund fünf Schiffe');
    expect(form.getTextField('worte').isMultiline()).toBe(true);
    const [widget] = form.getTextField('summe').acroField.getWidgets();
    const { x, y, width, height } = widget?.getRectangle() ?? { x: 0, y: 0, width: 0, height: 0 };
    expect([x * MM, 297 - (y + height) * MM, width * MM, height * MM]).toEqual(
      [20, 40, 60, 8].map((length): unknown => expect.closeTo(length, 2)),
    );
  });

  it('embed a whole font for text typed later', async () => {
    const file = plain(await pdfOf(leaflet(fields), fonts));
    expect(file).toContain('/Encoding /WinAnsiEncoding');
    expect(file).toContain('/DA (/Typed 9.921 Tf 0 g)');
    expect(file).not.toContain('NeedAppearances');
    expect(plain(await pdfOf(leaflet(fields), fonts))).toBe(file);
  });

  it('accept input', async () => {
    const file = await PDFDocument.load(await pdfOf(leaflet(fields), fonts));
    file.getForm().getTextField('summe').setText('99 Öre');
    const again = await PDFDocument.load(await file.save());
    expect(again.getForm().getTextField('summe').getText()).toBe('99 Öre');
  });
});

describe('the outline of a PDF', () => {
  interface Entry {
    readonly title: string;
    readonly dest: readonly unknown[];
    readonly items: readonly Entry[];
  }

  it('names chapters and what is in them, each with its sheet and height', async () => {
    const mark = (title: string, level: 1 | 2, y: number): PageMark => ({
      kind: 'bookmark',
      title,
      level,
      y,
    });
    const sheet = (...marks: readonly PageMark[]) => ({
      width: 210,
      height: 297,
      label: '',
      marks,
    });
    const pages = [
      sheet(mark('Straße', 1, 20)),
      sheet({ kind: 'group', x: 0, y: 30, scale: 0.5, marks: [mark('Zug 1', 2, 40)] }),
    ];
    const bytes = await pdfOf(leaflet([], { pages }), fonts);
    const file = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
    const outline = (await file.getOutline()) as readonly Entry[];
    expect(outline.map(({ title, items }) => [title, items.map((item) => item.title)])).toEqual([
      ['Straße', ['Zug 1']],
    ]);
    const dest = outline[0]?.items[0]?.dest ?? [];
    expect(await file.getPageIndex(dest[0] as { num: number; gen: number })).toBe(1);
    expect((297 / MM - Number(dest[3])) * MM).toBeCloseTo(50, 3);
  });

  it('is given up where it is waited for and nobody wants it any more', async () => {
    const stopped = pdfOf(leaflet([]), fonts, () => Promise.reject(new Error('enough')));
    await expect(stopped).rejects.toThrow('enough');
  });
});
