import { textOfBytes } from '../reading';

/** Strings in the objects of a PDF, whatever refers to them, and the names of actions that would run something. */
export interface RawPdf {
  readonly strings: string;
  readonly names: string;
  readonly scripts: readonly string[];
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '', f: '' };

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 0xff);

const literal = (text: string): string =>
  text.replaceAll(
    /\\(?:([0-7]{1,3})|\r?\n|([\s\S]))/g,
    (_whole, octal: string | undefined, sign: string | undefined) =>
      octal === undefined
        ? (ESCAPES[sign ?? ''] ?? sign ?? '')
        : String.fromCharCode(Number.parseInt(octal, 8)),
  );

const hexadecimal = (text: string): string =>
  (text.replaceAll(/\s/g, '').match(/../g) ?? [])
    .map((pair) => String.fromCharCode(Number.parseInt(pair, 16)))
    .join('');

const STRING =
  /\(((?:\\[\s\S]|[^\\()])*(?:\((?:\\[\s\S]|[^\\()])*\)(?:\\[\s\S]|[^\\()])*)*)\)|<([\dA-Fa-f\s]{4,})>/g;

/** Packed and packed-in data are read through the tree of the file; here only what stands between them. */
const withoutStreams = (text: string): string =>
  text.replaceAll(/stream\r?\n[\s\S]*?endstream/g, (stream) =>
    stream.includes('<?xpacket') || stream.includes('<rdf:') ? stream : 'endstream',
  );

const RUNS =
  /\/(?:JavaScript|JS|Launch|SubmitForm|ImportData|GoToR|GoToE|RichMedia|Rendition|XFA|AA)(?![A-Za-z])/g;

/** The objects of a PDF read byte by byte, without following any reference. */
export const rawPdf = (bytes: Uint8Array): RawPdf => {
  const text = withoutStreams(new TextDecoder('latin1').decode(bytes));
  const strings = [...text.matchAll(STRING)].map(([, words, digits]) =>
    textOfBytes(bytesOf(words === undefined ? hexadecimal(digits ?? '') : literal(words))),
  );
  const names = [...text.matchAll(/\/([^\s/<>[\]()%{}]+)/g)].map(([, name = '']) =>
    name.replaceAll(/#([\da-f]{2})/gi, (_whole, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  );
  const metadata = [...text.matchAll(/<\?xpacket[\s\S]*?endstream/g)].map(([packet]) =>
    textOfBytes(bytesOf(packet)),
  );
  const remarks = [...text.matchAll(/^%(?!PDF-|%EOF)(.*)$/gm)].map(([, remark = '']) => remark);
  return {
    strings: [...strings, ...metadata, ...remarks].join('\t'),
    names: [...new Set(names)].join('\t'),
    scripts: [...new Set(text.match(RUNS) ?? [])],
  };
};
