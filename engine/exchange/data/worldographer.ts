/** Worldographer's terrain for height and type (`height type`) of one of ours; several of ours may share one. */
export const TERRAIN_NAMES: Readonly<Record<string, string>> = {
  '0 normal': 'Classic/Water Sea',
  '0 deepsea': 'Classic/Water Ocean',
  '1 normal': 'Classic/Flat Grassland',
  '2 normal': 'Classic/Hills Grassland',
  '3 normal': 'Classic/Hills',
  '4 normal': 'Classic/Mountains',
  '1 forest': 'Classic/Flat Forest Deciduous Heavy',
  '2 forest': 'Classic/Hills Forest Deciduous',
  '3 forest': 'Classic/Hills Forest Evergreen',
  '4 forest': 'Classic/Mountains Forest Evergreen',
  '1 steppe': 'Classic/Flat Steppe',
  '1 swamp': 'Classic/Flat Swamp',
  '2 swamp': 'Classic/Flat Marsh',
  '3 swamp': 'Classic/Flat Moor',
  '1 jungle': 'Classic/Flat Forest Jungle Heavy',
  '2 jungle': 'Classic/Hills Forest Jungle',
  '3 jungle': 'Classic/Hills Forest Jungle',
  '1 desert': 'Classic/Flat Desert Sandy',
  '2 desert': 'Classic/Flat Desert Rocky',
  '3 desert': 'Classic/Flat Desert Rocky',
  '1 ice': 'Classic/Flat Snowfields',
  '4 ice': 'Classic/Mountains Snowcapped',
};

/** Worldographer's terrain for a type whatever its height, where {@link TERRAIN_NAMES} has none. */
export const TYPE_NAMES: Readonly<Record<string, string>> = {
  lake: 'Classic/Water Shoals',
  volcano: 'Classic/Mountain Volcano Dormant',
};

/** Worldographer's symbol for a kind of settlement; others get the first. */
export const SETTLEMENT_SYMBOLS: readonly (readonly [type: string, symbol: string])[] = [
  ['std', 'Settlement City'],
  ['met', 'Settlement Capital'],
  ['gar', 'Military Fort'],
  ['brg', 'Military Fort'],
  ['fst', 'Military Fort'],
];

/** Words in the names of Worldographer's symbols, and the kinds of settlement they may mean, best first. */
export const SYMBOL_WORDS: readonly (readonly [words: string, types: readonly string[]])[] = [
  ['capital metropolis', ['met', 'std']],
  ['city town', ['std']],
  ['fortress citadel', ['fst', 'brg']],
  ['castle keep tower fort', ['brg', 'gar']],
  ['garrison camp outpost', ['gar']],
];

/** Words in the tags of shapes that mark a river or a road. */
export const RIVER_WORDS = /river|stream|creek|canal|fluss|bach|kanal/i;
export const ROAD_WORDS = /road|path|trail|street|highway|straße|weg/i;
