/** A text without halves of characters, which no mail, file or address can hold: each becomes U+FFFD. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** A letter as it is sent: without blanks at the ends of its lines, which mail programs drop. */
export function letterText(text: string): string {
  return wellFormed(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
}

/** Address that opens a letter in the mail program; lines end as RFC 6068 wants them. */
export function mailAddress(subject: string, letter: string): string {
  const encoded = (text: string): string =>
    encodeURIComponent(wellFormed(text).replaceAll(/\r?\n/g, '\r\n'));
  return `mailto:?subject=${encoded(subject)}&body=${encoded(letter)}`;
}
