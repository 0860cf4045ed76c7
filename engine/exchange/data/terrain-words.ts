/** Words in terrain names of other programs, and what they say of the height; the first that occurs counts. */
export const HEIGHT_WORDS: readonly (readonly [words: string, height: number])[] = [
  ['mountain mountains peak peaks alps volcano gebirge berge berg vulkan', 4],
  ['hill hills foothill foothills hügel hügelland bergland', 3],
  ['highland highlands plateau mesa upland hochland', 2],
  ['water sea ocean reef reefs shoal shoals kelp abyss wasser meer ozean tiefsee', 0],
  ['flat plain plains lowland tiefland ebene', 1],
];

/** Words in terrain names of other programs, and what they say of the type; the first that occurs counts. */
export const TYPE_WORDS: readonly (readonly [words: string, type: string])[] = [
  ['volcano volcanic lava vulkan', 'volcano'],
  ['ocean abyss tiefsee ozean', 'deepsea'],
  ['swamp marsh bog fen moor wetland wetlands mire sumpf', 'swamp'],
  ['ice icy glacier snow snowfield snowfields snowcapped frozen polar arctic eis gletscher', 'ice'],
  ['jungle dschungel', 'jungle'],
  ['forest forests wood woods woodland woodlands taiga trees wald', 'forest'],
  ['desert dune dunes sand sandy cactus badlands wüste', 'desert'],
  ['lake lakes pond see', 'lake'],
  ['steppe savanna savannah shrubland prairie grazing tundra scrub', 'steppe'],
];

/** Words that say nothing of the ground but are known, so that a name of them alone is open land. */
export const PLAIN_WORDS = 'farmland farm grassland grass grassy fields field meadow acker wiese';
