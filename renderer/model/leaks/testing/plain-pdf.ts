const winAnsi = (text: string): string => `(${text.replaceAll(/[\\()]/g, '\\$&')})`;

const hexText = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  ).join('')}>`;

/** What a PDF made by hand holds beside its white paper. */
export interface PlainPdf {
  /** Operators of its page. */
  readonly content?: string;
  readonly title?: string;
  readonly layer?: string;
  readonly field?: { readonly name: string; readonly value: string };
  readonly note?: string;
  readonly script?: string;
  readonly xmp?: string;
  readonly attachment?: { readonly name: string; readonly text: string };
  /** An object to which nothing refers. */
  readonly loose?: string;
}

const stream = (dictionary: string, body: string): string =>
  `<< ${dictionary} /Length ${body.length} >>\nstream\n${body}\nendstream`;

/** What is written if there is something to write. */
const given = <Value>(value: Value | undefined, text: (value: Value) => string): string =>
  value === undefined ? '' : text(value);

const catalogue = ({ layer, field, script, xmp, attachment }: PlainPdf): string =>
  [
    '<< /Type /Catalog /Pages 2 0 R',
    given(layer, () => '/OCProperties << /OCGs [7 0 R] /D << /OFF [7 0 R] >> >>'),
    given(field, () => '/AcroForm << /Fields [8 0 R] /DA (/F1 9 Tf) >>'),
    given(script, (code) => `/OpenAction << /S /JavaScript /JS ${winAnsi(code)} >>`),
    given(xmp, () => '/Metadata 10 0 R'),
    given(
      attachment,
      ({ name }) => `/Names << /EmbeddedFiles << /Names [${winAnsi(name)} 11 0 R] >> >>`,
    ),
    '>>',
  ].join(' ');

const pageOf = ({ layer, field, note }: PlainPdf): string =>
  [
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595.276 841.89] /Contents 5 0 R',
    '/Resources << /Font << /F1 4 0 R >>',
    given(layer, () => '/Properties << /L1 7 0 R >>'),
    '>> /Annots [',
    given(field, () => '8 0 R'),
    given(note, () => '9 0 R'),
    '] >>',
  ].join(' ');

const packet = (subject: string): string =>
  `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:subject>${subject}</dc:subject></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

const fieldOf = (name: string, value: string): string =>
  `<< /Type /Annot /Subtype /Widget /FT /Tx /Rect [10 10 90 30] /T ${hexText(name)} /V ${hexText(value)} >>`;

const fileOf = (name: string): string =>
  `<< /Type /Filespec /F ${winAnsi(name)} /UF ${hexText(name)} /EF << /F 12 0 R >> >>`;

/** Objects by number, the first one is 1. */
const objectsOf = (pdf: PlainPdf): readonly string[] => [
  catalogue(pdf),
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  pageOf(pdf),
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  stream('', pdf.content ?? ''),
  `<< /Title ${hexText(pdf.title ?? '')} >>`,
  `<< /Type /OCG /Name ${hexText(pdf.layer ?? '')} >>`,
  given(pdf.field, ({ name, value }) => fieldOf(name, value)) || 'null',
  `<< /Type /Annot /Subtype /Text /Rect [10 50 30 70] /Contents ${hexText(pdf.note ?? '')} >>`,
  stream('/Type /Metadata /Subtype /XML', packet(pdf.xmp ?? '')),
  given(pdf.attachment, ({ name }) => fileOf(name)) || 'null',
  stream('/Type /EmbeddedFile', pdf.attachment?.text ?? ''),
  `<< /Loose ${hexText(pdf.loose ?? '')} >>`,
];

/** A PDF of one A4 page, made by hand and packed nowhere, with whatever is planted in it. */
export function plainPdf(pdf: PlainPdf): Uint8Array {
  const objects = objectsOf(pdf);
  const places: number[] = [];
  let text = '%PDF-1.7\n';
  objects.forEach((object, index) => {
    places.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const start = text.length;
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 0xff);
}

/** Words on a page: size in points, colour as `r g b`. */
export function pdfWords(text: string, size = 12, colour = '0 0 0', y = 700): string {
  return `BT ${colour} rg /F1 ${size} Tf 60 ${y} Td ${winAnsi(text)} Tj ET`;
}
