import type { Font } from '../../cartography';
import type { FontSubset } from '../fonts';

const FAMILIES = { serif: 'alegreya', sans: 'source-sans-3' } as const;

/** A face of the house: `alegreya-600-italic`. Of what the house has not, the nearest. */
export function fontName({ family, weight, italic = false }: Font): string {
  if (!italic) return `${FAMILIES[family]}-${String(weight)}-normal`;
  if (family === 'sans') return `${FAMILIES.sans}-400-italic`;
  return `${FAMILIES.serif}-${String(Math.min(weight, 600))}-italic`;
}

/** The file of a font: `alegreya-latin-600-italic.woff`. */
export function fileName(font: Font, part: FontSubset): string {
  const family = FAMILIES[font.family];
  return `${family}-${part}${fontName(font).slice(family.length)}.woff`;
}

/** Where a file lies in `node_modules`: `@fontsource/alegreya/files/...`. */
export function filePath(name: string): string {
  return `@fontsource/${name.startsWith(FAMILIES.serif) ? FAMILIES.serif : FAMILIES.sans}/files/${name}`;
}
