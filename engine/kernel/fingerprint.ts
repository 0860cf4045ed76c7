/** A short mark of some words, eight hexadecimal digits (FNV-1a over UTF-16 units): equal words, equal mark. */
export function fingerprintOfText(text: string): string {
  let mark = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    mark ^= text.charCodeAt(at);
    mark = Math.imul(mark, 0x01000193);
  }
  return (mark >>> 0).toString(16).padStart(8, '0');
}
