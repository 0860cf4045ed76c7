import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';

/** A file as a browser hands it over. */
export interface Posted {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const posted = (name: string, mimeType: string, bytes: Uint8Array): Posted => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

const base64Lines = (bytes: Uint8Array): string =>
  (
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');

const encodedWord = (text: string): string => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;

/** A mail with a text and, if wanted, files enclosed. */
export function mailOf(
  {
    from,
    subject,
    text,
  }: { readonly from: string; readonly subject: string; readonly text: string },
  enclosed: readonly Posted[] = [],
): Posted {
  const boundary = 'wabenwart-boundary';
  const part = (type: string, bytes: Uint8Array, more: readonly string[] = []): string =>
    [
      `--${boundary}`,
      `Content-Type: ${type}`,
      'Content-Transfer-Encoding: base64',
      ...more,
      '',
      base64Lines(bytes),
    ].join('\r\n');
  const lines = [
    `From: ${encodedWord(subject)} <${from}>`,
    'To: spielleitung@spielleiter.example',
    `Subject: ${encodedWord(subject)}`,
    'Date: Mon, 02 Feb 2026 19:30:00 +0100',
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    part('text/plain; charset=utf-8', strToU8(text)),
    ...enclosed.map(({ name, mimeType, buffer }) =>
      part(mimeType, buffer, [`Content-Disposition: attachment; filename="${name}"`]),
    ),
    `--${boundary}--`,
    '',
  ];
  return posted(`${subject}.eml`, 'message/rfc822', strToU8(lines.join('\r\n')));
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const paragraph = (text: string): string =>
  `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;

const tableRow = (line: string): string =>
  `<w:tr>${line
    .split('\t')
    .map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`)
    .join('')}</w:tr>`;

/** Lines of a letter as paragraphs; lines with tabs that follow each other become a table. */
const bodyOf = (text: string): string => {
  const pieces: string[] = [];
  let rows: string[] = [];
  const endTable = (): void => {
    if (rows.length > 0) pieces.push(`<w:tbl>${rows.map(tableRow).join('')}</w:tbl>`);
    rows = [];
  };
  for (const line of text.split('\n')) {
    if (line.includes('\t')) {
      rows.push(line);
      continue;
    }
    endTable();
    pieces.push(paragraph(line));
  }
  endTable();
  return pieces.join('');
};

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const typesOf = (overrides: readonly (readonly [part: string, type: string])[]): string =>
  `${XML}<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides
    .map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`)
    .join('')}</Types>`;

const relationsOf = (...targets: readonly (readonly [id: string, type: string, to: string])[]) =>
  `${XML}<Relationships xmlns="${RELATIONS}">${targets
    .map(([id, type, to]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${to}"/>`)
    .join('')}</Relationships>`;

const zipped = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([part, text]) => [part, strToU8(text)])), {
    mtime: '1990-01-01T00:00:00',
  });

/** A letter as a document of a word processor. */
export function wordOf(name: string, text: string): Posted {
  return posted(
    `${name}.docx`,
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    zipped({
      '[Content_Types].xml': typesOf([
        [
          '/word/document.xml',
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
        ],
      ]),
      '_rels/.rels': relationsOf(['rId1', 'officeDocument', 'word/document.xml']),
      'word/document.xml': `${XML}<w:document xmlns:w="${WORD}"><w:body>${bodyOf(text)}</w:body></w:document>`,
    }),
  );
}

const sheetRow = (line: string, index: number): string =>
  `<row r="${String(index + 1)}">${line
    .split('\t')
    .map(
      (cell, column) =>
        `<c r="${String.fromCharCode(65 + column)}${String(index + 1)}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`,
    )
    .join('')}</row>`;

/** A letter typed into a spreadsheet, a line a row. */
export function spreadsheetOf(name: string, text: string): Posted {
  return posted(
    `${name}.xlsx`,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    zipped({
      '[Content_Types].xml': typesOf([
        [
          '/xl/workbook.xml',
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
        ],
        [
          '/xl/worksheets/sheet1.xml',
          'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml',
        ],
      ]),
      '_rels/.rels': relationsOf(['rId1', 'officeDocument', 'xl/workbook.xml']),
      'xl/workbook.xml': `${XML}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Zug" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': relationsOf(['rId1', 'worksheet', 'worksheets/sheet1.xml']),
      'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${SHEET}"><sheetData>${text.split('\n').map(sheetRow).join('')}</sheetData></worksheet>`,
    }),
  );
}

/** A letter as a table with semicolons, in the old code page of office programs. */
export function csvOf(name: string, text: string): Posted {
  return posted(
    `${name}.csv`,
    'text/csv',
    Buffer.from(
      text
        .split('\n')
        .map((line) =>
          line
            .split('\t')
            .map((cell) => (/[;"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
            .join(';'),
        )
        .join('\r\n'),
      'latin1',
    ),
  );
}

/** A letter as a page of markup, a line a row of a table. */
export function htmlOf(name: string, text: string): Posted {
  const cells = (line: string): string =>
    line
      .split('\t')
      .map((cell) => `<td>${escaped(cell)}</td>`)
      .join('');
  const rows = text.split('\n').map((line) => `<tr>${cells(line)}</tr>`);
  return posted(
    `${name}.html`,
    'text/html',
    strToU8(
      `<!doctype html><meta charset="utf-8"><title>${name}</title><table>${rows.join('')}</table>`,
    ),
  );
}

/** A letter as the browser prints it into a PDF. */
export async function pdfOf(page: Page, name: string, text: string): Promise<Posted> {
  const sheet = await page.context().newPage();
  await sheet.setContent(`<pre>${escaped(text)}</pre>`);
  const bytes = await sheet.pdf();
  await sheet.close();
  await page.bringToFront();
  return posted(`${name}.pdf`, 'application/pdf', bytes);
}

/** A letter as a plain text file. */
export function textOf(name: string, text: string): Posted {
  return posted(`${name}.txt`, 'text/plain', strToU8(text));
}
