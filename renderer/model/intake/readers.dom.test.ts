import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadDocument } from './document';
import { readFile, readText, type Taken } from './read-file';
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
import { times } from '../../../engine/testing/trials';

expectNoRequests();

const read = async (name: string, bytes: Uint8Array): Promise<Taken> => {
  const taken = await readFile({ name, bytes });
  if (!taken.ok) throw new Error(`refused: ${taken.problem.code}`);
  return taken.value;
};
const documentOf = async (name: string, bytes: Uint8Array): Promise<ReadDocument> =>
  (await read(name, bytes)).document;
const problemOf = async (name: string, bytes: Uint8Array) => {
  const taken = await readFile({ name, bytes });
  return taken.ok ? undefined : taken.problem;
};

const ROWS = [
  ['Nr.', 'Position alt', 'Zugbefehl', 'Befehl'],
  ['101', '210/19', '-20-21', 'KVE'],
  ['103', '210/04', '', 'KH'],
] as const;
const TABBED = 'Nr.\tPosition alt\tZugbefehl\tBefehl\n101\t210/19\t-20-21\tKVE\n103\t210/04\t\tKH';

describe('a letter as plain text', () => {
  it('preserves every character, and its bytes are the original', async () => {
    const text = '  101\tä ö ü ß\r\n\r\n';
    const bytes = utf8(text);
    expect(await documentOf('zug.txt', bytes)).toEqual({
      format: 'text',
      name: 'zug.txt',
      sender: '',
      receivedAt: null,
      text,
      bytes,
      enclosed: [],
    });
  });

  it.each([
    ['the old Windows code page', Uint8Array.from([0x61, 0x75, 0x66, 0x6c, 0xf6, 0x73]), 'auflös'],
    ['UTF-16 with its mark', Uint8Array.from([0xff, 0xfe, 0x4b, 0, 0x48, 0]), 'KH'],
  ])('is read in %s', async (_, bytes, text) => {
    expect((await documentOf('zug.txt', bytes)).text).toBe(text);
  });

  it('with some markup in it stays word for word', async () => {
    const text = '101\t210/19\tKH\n<b>Charaktere:</b>\n<table>\n<tr><td>101</td></tr></table>';
    expect(await documentOf('zug.txt', utf8(text))).toMatchObject({ format: 'text', text });
  });

  it('pasted is its own original', () => {
    expect(readText('101 KH')).toMatchObject({ ok: true, value: { text: '101 KH', bytes: null } });
    expect(readText(' \n\t')).toMatchObject({ ok: false, problem: { code: 'empty' } });
    expect(readText('x'.repeat(500_001))).toMatchObject({
      ok: false,
      problem: { code: 'huge', size: 500_001 },
    });
  });
});

describe('a mail', () => {
  it('gives subject, sender, moment of arrival and body', async () => {
    expect(await documentOf('x.eml', mail('Lieber SL,\r\n101 210/19 KH'))).toMatchObject({
      format: 'mail',
      name: 'Zug 58 für Tharos',
      sender: 'Jörg <spieler@example.org>',
      receivedAt: '2026-02-01T17:30:00.000Z',
      text: 'Lieber SL,\n101 210/19 KH',
    });
  });

  it('is recognised whatever its file is called', async () => {
    expect((await documentOf('zug.txt', mail('101 KH'))).format).toBe('mail');
  });

  it('brings its enclosures as documents of their own, and names what cannot be read', async () => {
    const { document, left } = await read(
      'x.eml',
      mail(
        'Anbei mein Zug.',
        enclosure('zug.docx', 'application/octet-stream', wordFile(wordTable(ROWS))),
        enclosure('wappen.png', 'image/png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2])),
      ),
    );
    expect(document.enclosed).toMatchObject([{ format: 'word', name: 'zug.docx', text: TABBED }]);
    expect(left).toEqual([{ code: 'binary', file: 'wappen.png' }]);
  });

  it('without a word of its own is the envelope of what it encloses', async () => {
    const bytes = mail('', enclosure('zug.txt', 'text/plain', utf8('101 KH')));
    expect(await documentOf('x.eml', bytes)).toMatchObject({
      text: '',
      enclosed: [{ text: '101 KH' }],
    });
    expect(await problemOf('x.eml', mail(''))).toMatchObject({ code: 'empty' });
  });

  it('that has a page of markup only is read like one, its trackers left alone', async () => {
    const bytes = markupMail(
      '<html><body><img src="https://tracker.example/1.gif"><p>Lieber SL,</p><table><tr><td>101</td><td>KH</td></tr></table></body></html>',
    );
    expect((await documentOf('x.eml', bytes)).text).toBe('Lieber SL,\n101\tKH');
  });

  it('with more enclosures than anybody sends is refused', async () => {
    const parts = Array.from({ length: 41 }, (_, index) =>
      enclosure(`${String(index)}.txt`, 'text/plain', utf8('KH')),
    );
    expect(await problemOf('x.eml', mail('Viele', ...parts))).toMatchObject({
      code: 'many',
      size: 41,
    });
  });

  it('within a mail within a mail ends somewhere', async () => {
    const wrapped = (bytes: Uint8Array, depth: number): Uint8Array =>
      depth === 0
        ? bytes
        : wrapped(mail('Weiter', enclosure('m.eml', 'application/octet-stream', bytes)), depth - 1);
    const { left } = await read('x.eml', wrapped(mail('101 KH'), 6));
    expect(left).toMatchObject([{ code: 'deep', file: 'm.eml' }]);
  });
});

describe('a page of markup', () => {
  it('becomes lines and tabs; nothing in it runs, shows or loads', async () => {
    const page = `<!DOCTYPE html><html><head><title>Nein</title><style>p{background:url(https://x.example/a)}</style></head>
      <body onload="fetch('https://x.example')"><script>fetch('https://x.example/b')</script>
      <link rel="stylesheet" href="https://x.example/c.css"><iframe src="https://x.example/d"></iframe>
      <img src="https://x.example/e.png" alt="Bild"><p>Lieber   <b>SL</b>,</p><p>&nbsp;</p><div>erste<br>zweite</div>
      <div style="display: none">geheim</div>
      <table><tr><th>Nr.</th><th>Position alt</th><th>Zugbefehl</th><th>Befehl</th></tr>
      <tr><td><p>101</p></td><td>210/19</td><td>-20-21</td><td>KVE</td></tr>
      <tr><td>103</td><td>210/04</td><td></td><td>KH</td></tr></table>Gruß</body></html>`;
    expect(await documentOf('zug.html', utf8(page))).toMatchObject({
      format: 'html',
      text: `Lieber SL,\n\nerste\nzweite\n${TABBED}\nGruß`,
    });
  });

  it('that is arranged by tables is read cell by cell', async () => {
    const page =
      '<html><table><tr><td><p>Lieber SL,</p><p>hier mein Zug:</p><table><tr><td>101</td><td>KH</td></tr></table></td></tr></table></html>';
    expect((await documentOf('x', utf8(page))).text).toBe('Lieber SL,\nhier mein Zug:\n101\tKH');
  });

  it('nested without end does not fail', async () => {
    const page = `<html><body>${'<div>'.repeat(5000)}101 KH${'</div>'.repeat(5000)}`;
    expect((await documentOf('x.html', utf8(page))).text).toBe('101 KH');
  });
});

describe('a document of Word', () => {
  it('becomes lines, its tables rows with tabs', async () => {
    const bytes = wordFile(paragraph('Lieber SL,') + paragraph('') + wordTable(ROWS));
    expect(await documentOf('zug.docx', bytes)).toMatchObject({
      format: 'word',
      text: `Lieber SL,\n\n${TABBED}`,
      bytes,
    });
  });

  it('that links to pictures elsewhere is read without them', async () => {
    const link =
      '<Relationship Id="r9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="https://x.example/a.png" TargetMode="External"/>';
    const picture =
      '<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:link="r9"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>';
    const bytes = wordFile(picture + paragraph('101 KH'), link);
    expect((await documentOf('zug.docx', bytes)).text).toBe('101 KH');
  });
});

describe('a table', () => {
  it.each([
    ['semicolons', ROWS.map((row) => row.join(';')).join('\r\n')],
    ['commas and quotes', ROWS.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')],
  ])('with %s becomes rows with tabs', async (_, text) => {
    expect(await documentOf('zug.csv', utf8(`\uFEFF${text}`))).toMatchObject({
      format: 'csv',
      text: TABBED,
    });
  });

  it('in name only is plain text', async () => {
    const text = 'Lieber SL, mir geht es gut, danke.\nIch ziehe nicht.';
    expect(await documentOf('zug.csv', utf8(text))).toMatchObject({ format: 'text', text });
  });

  it('of Excel becomes rows with tabs, every sheet under its name', async () => {
    expect(await documentOf('zug.xlsx', workbook({ Blatt: ROWS }))).toMatchObject({
      format: 'sheet',
      text: TABBED,
    });
    const both = workbook({
      Zugbefehle: [[101, '210/19', 'KH']],
      Leer: [],
      Bilanz: [['Alt', 20100]],
    });
    expect((await documentOf('zug.xlsx', both)).text).toBe(
      'Zugbefehle\n101\t210/19\tKH\n\nBilanz\nAlt\t20100',
    );
  });
});

describe('a PDF', () => {
  it('is read line by line, wide gaps as tabs', async () => {
    const bytes = pdfFile([
      { x: 200, y: 700, text: '210/19' },
      { x: 50, y: 700, text: '101' },
      { x: 50, y: 760, text: 'Lieber SL,' },
      { x: 300, y: 700, text: 'KH' },
      { x: 50, y: 686, text: '103' },
    ]);
    expect(await documentOf('zug.txt', bytes)).toMatchObject({
      format: 'pdf',
      text: 'Lieber SL,\n\n101\t210/19\tKH\n103',
    });
  });

  it('without any text is refused as a scan', async () => {
    expect(await problemOf('scan.pdf', pdfFile([]))).toEqual({ code: 'scanned', file: 'scan.pdf' });
  });

  it('cut short is refused or read, never an error', async () => {
    const whole = pdfFile([{ x: 50, y: 700, text: '101 KH' }]);
    expect(await problemOf('x.pdf', whole.slice(0, 40))).toMatchObject({ code: 'broken' });
  });
});

describe('bad input', () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0x49]);
  const docx = wordFile(paragraph('101 KH'));
  it.each([
    ['an empty file', 'x.txt', new Uint8Array(), 'empty'],
    ['blank lines', 'x.txt', utf8(' \r\n\t'), 'empty'],
    ['a picture', 'x.png', png, 'binary'],
    ['a picture called a letter', 'x.docx', png, 'binary'],
    ['half a document of Word', 'x.docx', docx.slice(0, docx.length / 2), 'broken'],
    ['an archive of something else', 'x.zip', zipSync({ 'a.txt': utf8('101 KH') }), 'foreign'],
    [
      'Word before 2007',
      'x.doc',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      'foreign',
    ],
    ['a document of Word without body', 'x.docx', wordFile(''), 'empty'],
    ['a document of Word of broken markup', 'x.docx', wordFile('<w:p><w:r>'), 'broken'],
    ['an empty workbook', 'x.xlsx', workbook({ Leer: [] }), 'empty'],
    [
      'a workbook of rubbish',
      'x.xlsx',
      zipSync({ 'xl/workbook.xml': utf8('<nonsense') }),
      'broken',
    ],
    ['a text of millions of signs', 'x.txt', utf8('101 KH\n'.repeat(300_000)), 'huge'],
    ['a text of more lines than any letter', 'x.txt', utf8(`${'\n'.repeat(20_000)}101 KH`), 'huge'],
    ['a file of 26 megabytes', 'x.txt', new Uint8Array(26 * 1024 * 1024), 'heavy'],
  ])('%s is refused with its reason', async (_, name, bytes, code) => {
    expect(await problemOf(name, bytes)).toMatchObject({ code, file: name });
  });

  it('a document that swells when unpacked is refused by the sizes it declares', async () => {
    const bomb = wordFile(paragraph('x'), '', {
      'word/media/big.xml': new Uint8Array(70 * 1024 * 1024),
    });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await problemOf('x.docx', bomb)).toMatchObject({ code: 'bomb' });
  });

  it('a document with a false size is refused while it is unpacked', async () => {
    const bytes = wordFile(paragraph('x'), '', {
      'word/big.xml': new Uint8Array(70 * 1024 * 1024),
    });
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    // The directory at the end of the archive declares ten bytes instead.
    for (let at = 0; at + 28 < bytes.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1_000_000)
        view.setUint32(at + 24, 10, true);
    expect(await problemOf('x.docx', bytes)).toMatchObject({ code: 'bomb' });
  });

  it('an archive of thousands of parts is refused', async () => {
    const parts = Object.fromEntries(
      Array.from({ length: 2001 }, (_, index) => [`word/${String(index)}.xml`, strToU8('')]),
    );
    expect(await problemOf('x.docx', wordFile('', '', parts))).toMatchObject({ code: 'bomb' });
  });

  it('whatever the bytes, there is a document or one reason', async () => {
    const starts = ['', '%PDF-1.4\n', 'PK\u0003\u0004', '<html>', 'From: a\nMIME-Version: 1.0\n\n'];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.uint8Array({ maxLength: 400 }),
        fc.constantFrom('x.eml', 'x.docx', 'x.csv', 'x.html', ''),
        async (start, rest, name) => {
          const taken = await readFile({ name, bytes: Uint8Array.from([...utf8(start), ...rest]) });
          expect(taken.ok ? typeof taken.value.document.text : taken.problem.code).toBeTruthy();
        },
      ),
      times(60),
    );
  });

  it('a file with a few bytes changed is read or refused', async () => {
    const files = [docx, workbook({ A: ROWS }), mail('101 KH', enclosure('a', 'a/b', docx))];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        async (file, changes) => {
          const bytes = file.slice();
          for (const [at, value] of changes) bytes[at % bytes.length] = value;
          expect(await readFile({ name: 'x', bytes })).toHaveProperty('ok');
        },
      ),
      times(60),
    );
  });
});
