const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const letter = (bits: number): string => ALPHABET[bits & 63] ?? '';

/** Bytes as Base64 (RFC 4648, with `=` at the end). */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const bits = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    text += letter(bits >> 18) + letter(bits >> 12);
    text += at + 1 < bytes.length ? letter(bits >> 6) : '=';
    text += at + 2 < bytes.length ? letter(bits) : '=';
  }
  return text;
}

const VALUES = new Map(Array.from(ALPHABET, (letter, value) => [letter, value]));

/** The bytes of Base64 as {@link toBase64} writes it; undefined for any other text. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined;
  const letters = text.replace(/={1,2}$/, '');
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let bits = 0;
  for (let at = 0; at < letters.length; at += 1) {
    bits = (bits << 6) | (VALUES.get(letters[at] ?? '') ?? 0);
    const shift = 4 - 2 * ((at - 1) % 4);
    if (at % 4 !== 0) bytes[Math.floor((at * 3) / 4)] = (bits >> Math.max(shift, 0)) & 0xff;
  }
  return bytes;
}
