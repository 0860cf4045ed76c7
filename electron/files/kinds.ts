import type { FileFilter } from 'electron';
import type { FileKind } from '../ipc/contract';

export type Language = 'de' | 'en';

const FILTERS: Readonly<
  Record<FileKind, Readonly<Record<Language, string>> & { readonly extensions: readonly string[] }>
> = {
  campaign: { de: 'Wabenwart-Kampagne', en: 'Wabenwart campaign', extensions: ['wabenwart'] },
  parcel: {
    de: 'Paket über die Grenze',
    en: 'Parcel across the border',
    extensions: ['wabenpaket'],
  },
  orders: {
    de: 'Brief, Mail oder Tabelle',
    en: 'Letter, mail or table',
    extensions: ['txt', 'md', 'eml', 'html', 'htm', 'docx', 'pdf', 'csv', 'tsv', 'xlsx'],
  },
  mail: { de: 'Mail', en: 'Mail', extensions: ['eml'] },
  any: { de: 'Alle Dateien', en: 'All files', extensions: ['*'] },
  pdf: { de: 'PDF', en: 'PDF', extensions: ['pdf'] },
  text: { de: 'Text', en: 'Text', extensions: ['txt'] },
  html: { de: 'Webseite', en: 'Web page', extensions: ['html'] },
  picture: {
    de: 'Bild oder PDF',
    en: 'Picture or PDF',
    extensions: ['png', 'jpg', 'jpeg', 'webp', 'pdf'],
  },
  world: {
    de: 'Weltkarte',
    en: 'World map',
    extensions: ['wabenwart', 'geojson', 'json', 'csv', 'zip', 'txt', 'wxx'],
  },
  json: { de: 'JSON', en: 'JSON', extensions: ['json'] },
  geojson: { de: 'GeoJSON', en: 'GeoJSON', extensions: ['geojson', 'json'] },
  csv: { de: 'Tabelle (CSV)', en: 'Table (CSV)', extensions: ['csv'] },
  zip: { de: 'Zip-Archiv', en: 'Zip archive', extensions: ['zip'] },
  wxx: { de: 'Worldographer-Karte', en: 'Worldographer map', extensions: ['wxx'] },
  svg: { de: 'SVG-Bild', en: 'SVG picture', extensions: ['svg'] },
  png: { de: 'PNG-Bild', en: 'PNG picture', extensions: ['png'] },
  webm: { de: 'WebM-Video', en: 'WebM video', extensions: ['webm'] },
};

/** The filter of a file dialog for one kind of file. */
export function fileFilters(kind: FileKind, language: Language): FileFilter[] {
  const { extensions, ...names } = FILTERS[kind];
  return [{ name: names[language], extensions: [...extensions] }];
}
