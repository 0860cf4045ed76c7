/** Columns of a mail in plain text. */
export const MAIL_WIDTH = 72;

/** Length of a text in signs. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** A word that is longer than a line, cut. */
const pieces = (word: string, width: number): readonly string[] => {
  const letters = Array.from(word);
  const count = Math.max(1, Math.ceil(letters.length / width));
  return Array.from({ length: count }, (_, index) =>
    letters.slice(index * width, (index + 1) * width).join(''),
  );
};

/** Words in lines of at most so many columns; a word that is longer than that is cut. No words, no lines. */
export function wrapped(text: string, width = MAIL_WIDTH): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((one) => pieces(one, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || lengthOf(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** A heading in plain text: every line of it underlined. */
export function underlined(text: string, sign: string): readonly string[] {
  return wrapped(text).flatMap((line) => [line, sign.repeat(lengthOf(line))]);
}
