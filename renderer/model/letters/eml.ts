import { joinedBytes } from '../../../engine';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

const CODES = utf8('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=');
/** Bytes that make a line of 76 characters. */
const LINE = 57;
/** Lines that are encoded at a time. */
const LINES = 512;

/** Some lines of Base64, each with its end. */
const encodedLines = (bytes: Uint8Array): Uint8Array => {
  const lines = Math.ceil(bytes.length / LINE);
  const encoded = new Uint8Array(Math.ceil(bytes.length / 3) * 4 + 2 * lines);
  let at = 0;
  const put = (code: number): void => {
    encoded[at] = CODES[code] ?? 0;
    at += 1;
  };
  for (let from = 0; from < bytes.length; from += LINE) {
    const until = Math.min(from + LINE, bytes.length);
    for (let i = from; i < until; i += 3) {
      const [a, b, c] = [bytes[i] ?? 0, bytes[i + 1] ?? 0, bytes[i + 2] ?? 0];
      put(a >> 2);
      put(((a & 3) << 4) | (b >> 4));
      put(i + 1 < until ? ((b & 15) << 2) | (c >> 6) : 64);
      put(i + 2 < until ? c & 63 : 64);
    }
    encoded.set([13, 10], at);
    at += 2;
  }
  return encoded;
};

/** A file in Base64, piece by piece, so that a long one is never in the memory as one text. */
function* base64Pieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += LINE * LINES)
    yield encodedLines(bytes.subarray(at, at + LINE * LINES));
}

/** Pieces of a text of at most `most` bytes each; a character is never cut. */
const piecesOf = (text: string, most: number): readonly string[] => {
  const pieces: string[] = [''];
  for (const character of text) {
    const last = pieces.at(-1) ?? '';
    if (utf8(last + character).length > most) pieces.push(character);
    else pieces[pieces.length - 1] = last + character;
  }
  return pieces;
};

const onOneLine = (text: string): string => text.replace(/[\r\n\t]+/g, ' ').trim();

/** Short plain ASCII that no reader takes for something encoded. */
const isPlainHead = (line: string): boolean => /^[ -~]{0,70}$/.test(line) && !line.includes('=?');

/** Text of a mail header: plain ASCII as it is, everything else encoded and folded (RFC 2047). */
const headWords = (text: string): string => {
  const line = onOneLine(text);
  if (isPlainHead(line)) return line;
  return piecesOf(line, 42)
    .map((piece) => `=?utf-8?B?${base64(utf8(piece))}?=`)
    .join('\r\n ');
};

/** An address that cannot inject another line or a second addressee. */
const isAddress = (address: string): boolean =>
  /^[!#-'*+\-/-9=?A-Z^-~.]+@[A-Za-z0-9.-]+$/.test(address);

const addressee = ({ name, email }: Recipient): readonly string[] => {
  const address = email.trim();
  if (!isAddress(address)) return [];
  const words = onOneLine(name).replace(/["\\<>]/g, '');
  return [words === '' ? address : `${quoted(words)} <${address}>`];
};

const quoted = (name: string): string => (isPlainHead(name) ? `"${name}"` : headWords(name));

/** To whom a mail goes. */
export interface Recipient {
  readonly name: string;
  readonly email: string;
}

/** A file that goes with a mail. */
export interface Enclosure {
  readonly name: string;
  /** Its media type, such as `application/pdf`. */
  readonly type: string;
  readonly bytes: Uint8Array;
  /** Elements of it that are the program's own, as they stand in it: no campaign has put a word into them. */
  readonly program?: readonly string[];
}

/** Characters that need no escape in an encoded parameter (RFC 2231). */
const asOctets = (text: string): string =>
  [...utf8(text)]
    .map((octet) => {
      const sign = String.fromCharCode(octet);
      return /[\w.-]/.test(sign) ? sign : `%${octet.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');

/** The name of a file as a parameter of a head: plain where it is short and plain, else in pieces (RFC 2231). */
const nameParameter = (name: string): string => {
  const line = onOneLine(name);
  if (/^[ !#-[\]-~]{1,60}$/.test(line)) return `filename="${line}"`;
  return piecesOf(line, 18)
    .map((piece, index) => {
      const charset = index === 0 ? "utf-8''" : '';
      return `filename*${String(index)}*=${charset}${asOctets(piece)}`;
    })
    .join(';\r\n ');
};

/** No line of Base64 and no head of ours begins like this. */
const BOUNDARY = '=_Wabenwart_Blatt';

const wordsHead = [
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: base64',
] as const;

const block = (lines: readonly string[]): Uint8Array => utf8(`${lines.join('\r\n')}\r\n`);

function* mailPieces(
  recipients: readonly Recipient[],
  title: string,
  text: string,
  enclosures: readonly Enclosure[],
): Generator<Uint8Array> {
  const to = recipients.flatMap(addressee);
  const isPlain = enclosures.length === 0;
  const words = utf8(text.replace(/\r?\n/g, '\r\n'));
  yield block([
    ...(to.length === 0 ? [] : [`To: ${to.join(',\r\n ')}`]),
    `Subject: ${headWords(title)}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    ...(isPlain
      ? wordsHead
      : [
          `Content-Type: multipart/mixed;\r\n boundary="${BOUNDARY}"`,
          '',
          `--${BOUNDARY}`,
          ...wordsHead,
        ]),
    '',
  ]);
  yield* base64Pieces(words);
  for (const { name, type, bytes } of enclosures) {
    yield block([
      `--${BOUNDARY}`,
      `Content-Type: ${type}`,
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: attachment;\r\n ${nameParameter(name)}`,
      '',
    ]);
    yield* base64Pieces(bytes);
  }
  if (!isPlain) yield block([`--${BOUNDARY}--`]);
}

/**
 * A letter as a mail that a mail program opens as a draft (RFC 5322), with what is enclosed (RFC 2046); nothing is sent
 * by it.
 */
export function mailFile(
  recipients: readonly Recipient[],
  title: string,
  text: string,
  enclosures: readonly Enclosure[] = [],
): Uint8Array {
  return joinedBytes([...mailPieces(recipients, title, text, enclosures)]);
}
