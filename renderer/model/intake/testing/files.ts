import { strToU8, zipSync } from 'fflate';

/** UTF-8 of a text. */
export function utf8(text: string): Uint8Array {
  return strToU8(text);
}

const CONTENT_TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>`;
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A paragraph of a Word document. */
export function paragraph(text: string): string {
  return `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** A table of a Word document. */
export function wordTable(rows: readonly (readonly string[])[]): string {
  return `<w:tbl>${rows
    .map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`;
}

/** A Word document of some body markup, further relations and parts. */
export function wordFile(
  body: string,
  relations = '',
  parts: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array {
  return zipSync({
    '[Content_Types].xml': utf8(CONTENT_TYPES),
    '_rels/.rels': utf8(
      `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': utf8(
      `<?xml version="1.0"?><w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}"><w:body>${body}</w:body></w:document>`,
    ),
    'word/_rels/document.xml.rels': utf8(
      `<Relationships xmlns="${RELATIONS}">${relations}</Relationships>`,
    ),
    ...parts,
  });
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const cellOf = (value: string | number): string =>
  typeof value === 'number'
    ? `<c><v>${String(value)}</v></c>`
    : `<c t="inlineStr"><is><t>${value}</t></is></c>`;

const letter = (index: number): string => String.fromCharCode(65 + index);

const sheetXml = (rows: readonly (readonly (string | number)[])[]): string =>
  `<?xml version="1.0"?><worksheet xmlns="${MAIN}"><sheetData>${rows
    .map(
      (row, at) =>
        `<row r="${String(at + 1)}">${row
          .map((value, column) =>
            cellOf(value).replace('<c', `<c r="${letter(column)}${String(at + 1)}"`),
          )
          .join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;

/** A workbook by the names of its sheets. */
export function workbook(
  sheets: Readonly<Record<string, readonly (readonly (string | number)[])[]>>,
): Uint8Array {
  const names = Object.keys(sheets);
  return zipSync({
    '[Content_Types].xml': utf8(CONTENT_TYPES),
    'xl/workbook.xml': utf8(
      `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names
        .map(
          (name, at) =>
            `<sheet name="${name}" sheetId="${String(at + 1)}" r:id="rId${String(at + 1)}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': utf8(
      `<Relationships xmlns="${RELATIONS}">${names
        .map(
          (_, at) =>
            `<Relationship Id="rId${String(at + 1)}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${String(at + 1)}.xml"/>`,
        )
        .join('')}</Relationships>`,
    ),
    'xl/styles.xml': utf8(`<?xml version="1.0"?><styleSheet xmlns="${MAIN}"></styleSheet>`),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [
        `xl/worksheets/sheet${String(at + 1)}.xml`,
        utf8(sheetXml(rows)),
      ]),
    ),
  });
}

/** A file enclosed in a mail, in base64. */
export function enclosure(name: string, type: string, bytes: Uint8Array): string {
  return [
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    btoa(String.fromCharCode(...bytes)).replace(/.{76}/g, '$&\r\n'),
  ].join('\r\n');
}

const HEAD = [
  'Received: from mx.example.org by mail.example.net; Sun, 01 Feb 2026 18:30:00 +0100',
  'From: =?utf-8?Q?J=C3=B6rg?= <spieler@example.org>',
  'To: sl@example.org',
  'Subject: =?utf-8?Q?Zug_58_f=C3=BCr_Tharos?=',
  'Date: Sun, 01 Feb 2026 18:29:00 +0100',
  'MIME-Version: 1.0',
];

/** A mail of a plain body and some enclosures. */
export function mail(body: string, ...enclosures: readonly string[]): Uint8Array {
  return utf8(
    enclosures.length === 0
      ? [...HEAD, 'Content-Type: text/plain; charset=utf-8', '', body].join('\r\n')
      : [
          ...HEAD,
          'Content-Type: multipart/mixed; boundary="grenze"',
          '',
          '--grenze',
          'Content-Type: text/plain; charset=utf-8',
          '',
          body,
          ...enclosures.flatMap((part) => ['--grenze', part]),
          '--grenze--',
          '',
        ].join('\r\n'),
  );
}

/** A mail that has nothing but a page of markup. */
export function markupMail(markup: string): Uint8Array {
  return utf8([...HEAD, 'Content-Type: text/html; charset=utf-8', '', markup].join('\r\n'));
}

/** A PDF of one page: words at places of the page, in points from the lower left corner. */
export function pdfFile(
  words: readonly { readonly x: number; readonly y: number; readonly text: string }[],
): Uint8Array {
  const stream = words
    .map(({ x, y, text }) => `BT /F1 10 Tf ${String(x)} ${String(y)} Td (${text}) Tj ET`)
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${String(stream.length)} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = file.length;
  file += `xref\n0 6\n0000000000 65535 f \n${places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')}`;
  return utf8(`${file}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${String(start)}\n%%EOF\n`);
}
