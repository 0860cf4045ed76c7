import type { TerrainStyle } from '../kernel';
import type { TerrainKey } from '../world';
import { HEIGHT_WORDS, PLAIN_WORDS, TYPE_WORDS } from './data/terrain-words';

type Terrains = Readonly<Record<string, TerrainStyle>>;

const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .toLowerCase()
      .split(/[^a-zäöüß]+/)
      .filter((word) => word !== ''),
  );

const firstMatch = <Value>(
  words: ReadonlySet<string>,
  table: readonly (readonly [string, Value])[],
): Value | undefined =>
  table.find(([known]) => known.split(' ').some((word) => words.has(word)))?.[1];

const styleOf = (terrains: Terrains, height: number, type: string): TerrainKey | undefined =>
  Object.values(terrains).find((style) => style.height === height && style.type === type)?.key;

/** The kind a game calls by just this abbreviation or name, in either language. */
const calledSo = (terrains: Terrains, name: string): TerrainKey | undefined => {
  const sought = name.trim().toLowerCase();
  return Object.values(terrains).find(({ display, name: { de, en } }) =>
    [display, de, en].some((own) => own.toLowerCase() === sought),
  )?.key;
};

const byWords = (terrains: Terrains, name: string): TerrainKey | undefined => {
  const words = wordsOf(name);
  const statedHeight = firstMatch(words, HEIGHT_WORDS);
  const stated = firstMatch(words, TYPE_WORDS);
  const isPlain = PLAIN_WORDS.split(' ').some((word) => words.has(word));
  if (statedHeight === undefined && stated === undefined && !isPlain) return undefined;
  const type = stated ?? (statedHeight === 0 && words.has('deep') ? 'deepsea' : 'normal');
  const height = statedHeight ?? (type === 'deepsea' ? 0 : 1);
  return styleOf(terrains, height, type) ?? styleOf(terrains, height, 'normal');
};

/**
 * What a foreign terrain name is most likely to mean in a game: a kind called so, or the kind whose height and
 * type the words of the name speak of. Undefined = the name says nothing.
 */
export const guessTerrain = (terrains: Terrains, name: string): TerrainKey | undefined =>
  calledSo(terrains, name) ?? byWords(terrains, name);
