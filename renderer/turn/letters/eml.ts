const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

const base64Text = (text: string): string => {
  const bytes = utf8(text);
  const pieces: string[] = [];
  // 57 bytes make a line of 76 characters.
  for (let at = 0; at < bytes.length; at += 57) pieces.push(base64(bytes.subarray(at, at + 57)));
  return pieces.join('\r\n');
};

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

/** Words of a head: plain ASCII as it is, everything else encoded and folded (RFC 2047). */
const headWords = (text: string): string => {
  const line = onOneLine(text);
  if (/^[ -~]{0,70}$/.test(line) && !line.includes('=?')) return line;
  return piecesOf(line, 42)
    .map((piece) => `=?utf-8?B?${base64(utf8(piece))}?=`)
    .join('\r\n ');
};

/** An address nobody can smuggle another line or a second addressee into. */
const isAddress = (address: string): boolean =>
  /^[!#-'*+\-/-9=?A-Z^-~.]+@[A-Za-z0-9.-]+$/.test(address);

const addressee = ({ name, email }: Recipient): readonly string[] => {
  const address = email.trim();
  if (!isAddress(address)) return [];
  const words = onOneLine(name).replace(/["\\<>]/g, '');
  return [words === '' ? address : `${quoted(words)} <${address}>`];
};

const quoted = (name: string): string => (/^[ -~]*$/.test(name) ? `"${name}"` : headWords(name));

/** To whom a mail goes. */
export interface Recipient {
  readonly name: string;
  readonly email: string;
}

/** A letter as a mail that a mail program opens as a draft (RFC 5322); nothing is sent by it. */
export const mailFile = (
  recipients: readonly Recipient[],
  title: string,
  text: string,
): Uint8Array => {
  const to = recipients.flatMap(addressee);
  const head = [
    ...(to.length === 0 ? [] : [`To: ${to.join(',\r\n ')}`]),
    `Subject: ${headWords(title)}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
  ];
  return utf8(`${head.join('\r\n')}\r\n\r\n${base64Text(text.replace(/\r?\n/g, '\r\n'))}\r\n`);
};
