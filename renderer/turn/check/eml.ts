/** A mail to be written as a file. */
export interface MailDraft {
  /** Addresses of the players; none = left open. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

const base64 = (text: string): string => {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

/** Bytes of a header word: with its frame it stays below 75 characters (RFC 2047). */
const WORD_BYTES = 42;

/** Parts of a text, each of a few bytes, no character cut apart. */
const chunksOf = (text: string): readonly string[] => {
  const chunks: string[] = [''];
  for (const character of text) {
    const grown = (chunks.at(-1) ?? '') + character;
    if (new TextEncoder().encode(grown).length > WORD_BYTES) chunks.push(character);
    else chunks[chunks.length - 1] = grown;
  }
  return chunks;
};

/** A header in plain characters, others in encoded words (RFC 2047); line breaks cannot begin another header. */
const headerText = (text: string): string => {
  const line = text.replace(/[\r\n]+/g, ' ');
  return /^[ -~]*$/.test(line)
    ? line
    : chunksOf(line)
        .map((chunk) => `=?utf-8?B?${base64(chunk)}?=`)
        .join('\r\n ');
};

/** Addresses only, without anything that could begin another header. */
const addressOf = (address: string): string => address.replace(/[^\w.+@-]/g, '');

/** A mail as a file (RFC 5322) that mail programs open as a draft, not sent yet. */
export const mailFile = ({ to, subject, text }: MailDraft): string =>
  [
    'X-Unsent: 1',
    ...(to.length === 0 ? [] : [`To: ${to.map(addressOf).join(', ')}`]),
    `Subject: ${headerText(subject)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(base64(text.replace(/\r\n|\r|\n/g, '\r\n')).match(/.{1,76}/g) ?? []),
    '',
  ].join('\r\n');
