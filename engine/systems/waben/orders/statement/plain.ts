const blanksFor = (text: string): string => ' '.repeat(text.length);

/** A tag as a sign of the same length: cells of a table end with a tab, its rows with a line. */
const ofTag = (tag: string): string => {
  const name = /^<(\/?\w+)/.exec(tag)?.[1]?.toLowerCase() ?? '';
  if (name === '/td' || name === '/th') return `\t${blanksFor(tag.slice(1))}`;
  if (name === '/tr' || name === 'br') return `\n${blanksFor(tag.slice(1))}`;
  return blanksFor(tag);
};

/**
 * A letter without markup, every character at its old place: tags, bold marks, quotes and written-out blanks become
 * blanks, the ends of table cells tabs, those of table rows lines.
 */
export const withoutMarkup = (text: string): string =>
  text.replace(/<[^<>\n]{1,60}>/g, ofTag).replace(/\*\*|__|"|&nbsp;|^#+(?= )/gm, blanksFor);
