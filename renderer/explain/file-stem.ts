/** Most UTF-16 signs of a stem. */
const LONGEST = 80;

/** The name of a campaign or party as the beginning of a file name: only signs that every system accepts; `otherwise` where it has none. */
export const fileStem = (name: string, otherwise = 'Welt'): string => {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST)
    .replace(/[\uD800-\uDBFF]$/, '');
  return plain === '' ? otherwise : plain;
};
