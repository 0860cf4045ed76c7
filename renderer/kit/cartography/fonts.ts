import type { Font } from './marks';

const FAMILIES = {
  serif: "Alegreya, 'Source Serif 4', Georgia, serif",
  sans: "'Source Sans 3', 'Segoe UI', system-ui, sans-serif",
} as const;

/** The families of a face as CSS names them: serif for names on the map, sans for figures. */
export function fontFamily(family: Font['family']): string {
  return FAMILIES[family];
}
