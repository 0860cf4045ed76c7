import { fileStem } from '../../../kit/explain';
import type { FileKind } from '../../../kit/bridge';

/** What a map can be written as: the program's own file, foreign maps, pictures. */
export const OUT_FORMATS = [
  'campaign',
  'csv',
  'geojson',
  'worldographer',
  'text-mapper',
  'svg',
  'png',
] as const;
export type OutFormat = (typeof OUT_FORMATS)[number];

/** Which part of the world goes out. */
export type Scope = 'all' | 'chosen' | 'window';

/** True for formats that are pictures. */
export function isPicture(format: OutFormat): boolean {
  return format === 'svg' || format === 'png';
}

/** True for formats that can carry notes and secrets. */
export function canTellAll(format: OutFormat): boolean {
  return format === 'csv' || format === 'geojson' || format === 'worldographer';
}

/** Kind of file and ending of each format. */
export const FILES: Readonly<
  Record<OutFormat, { readonly kind: FileKind; readonly ending: string }>
> = {
  campaign: { kind: 'campaign', ending: 'wabenwart' },
  csv: { kind: 'zip', ending: 'zip' },
  geojson: { kind: 'geojson', ending: 'geojson' },
  worldographer: { kind: 'wxx', ending: 'wxx' },
  'text-mapper': { kind: 'text', ending: 'txt' },
  svg: { kind: 'svg', ending: 'svg' },
  png: { kind: 'png', ending: 'png' },
};

/** The name of a file made of a campaign's name: only signs that every system accepts. */
export function fileName(campaign: string, { ending }: { readonly ending: string }): string {
  return `${fileStem(campaign)}.${ending}`;
}
