import type { Campaign, Lattice } from '../../../engine';
import type { Words } from '../text/words';
import type { IconName } from '../ui';
import { createStore } from './create-store';

/** Something the palette can reach. */
export interface PaletteEntry {
  readonly id: string;
  readonly title: string;
  /** More words that lead here, shown quietly beside the title. */
  readonly detail?: string;
  /** What kind of thing it is, shown at the right edge. */
  readonly where: string;
  readonly icon?: IconName;
  readonly keys?: string;
  readonly run: () => void;
}

/** What sources make their entries of. */
export interface PaletteContext {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
  readonly words: Words;
}

/** A kind of things the palette can reach. */
export interface PaletteSource {
  readonly id: string;
  /** Everything there is, to be searched by its words. */
  readonly entries?: (context: PaletteContext) => readonly PaletteEntry[];
  /** What the typed text itself names, such as an address. Shown first. */
  readonly answers?: (text: string, context: PaletteContext) => readonly PaletteEntry[];
}

interface PaletteState {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

export const usePalette = createStore<PaletteState>((set) => ({
  isOpen: false,
  setOpen: (isOpen) => set({ isOpen }),
}));

const ACCENTS = /\p{Mn}/gu;

/** Words as they are compared: small letters, no accents, `ß` as `ss`, umlauts as plain vowels. */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(ACCENTS, '').replaceAll('ß', 'ss');
}

/** Also finds umlauts that were typed as digraphs: `ue` meets `ü` and `u` alike. */
export function undigraphed(text: string): string {
  return text.replace(/([aou])e/g, '$1');
}

const startsWords = (text: string, parts: readonly string[]): boolean => {
  const words = text.split(/[^\p{L}\p{N}]+/u);
  return parts.every((part) => words.some((word) => word.startsWith(part)));
};

const rank = (title: string, all: string, query: string): number => {
  if (title === query) return 5;
  if (title.startsWith(query)) return 4;
  const parts = query.split(/\s+/);
  if (startsWords(title, parts)) return 3;
  if (startsWords(all, parts)) return 2;
  return parts.every((part) => all.includes(part)) ? 1 : 0;
};

/** How well an entry meets the query: 5 = says exactly that, 0 = not at all. */
export function matchOf(
  { title, detail = '' }: Pick<PaletteEntry, 'title' | 'detail'>,
  query: string,
): number {
  const [name, all, wanted] = [folded(title), folded(`${title} ${detail}`), folded(query).trim()];
  return Math.max(
    rank(name, all, wanted),
    rank(undigraphed(name), undigraphed(all), undigraphed(wanted)),
  );
}

/** The best entries for a query, at most `limit`; equal matches keep the order of the sources. */
export function searchEntries(
  entries: readonly PaletteEntry[],
  query: string,
  limit = 12,
): readonly PaletteEntry[] {
  return entries
    .map((entry) => ({ entry, match: matchOf(entry, query) }))
    .filter(({ match }) => match > 0)
    .sort((a, b) => b.match - a.match)
    .slice(0, limit)
    .map(({ entry }) => entry);
}
