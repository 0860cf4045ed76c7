import { type CaseWord, hexWords, sideOf, withEach } from '../../../cases';
import {
  type Direction,
  type FieldAddress,
  grossfeldOf,
  kleinfeldOf,
  parseFieldAddress,
} from '../../../hex';
import { blankWork, type Grossfeld, sideIndex, type WorkKind, type World } from '../../../world';
import { SETTLEMENT_KEYS, TERRAIN_KEYS } from '../data';

/** Whether a word is one of several. */
export function isOneOf<One extends string>(all: readonly One[], word: string): word is One {
  return all.some((one) => one === word);
}

const WORK_KINDS: readonly WorkKind[] = ['settlement', 'road', 'bridge', 'wall', 'canal'];

/** The world with something else in a field; undefined where it is on no Großfeld. */
const withField = (
  world: World,
  field: FieldAddress,
  change: (chunk: Grossfeld, index: number) => Partial<Grossfeld> | undefined,
): World | undefined => {
  const chunk = world.map.grossfelder[grossfeldOf(field)];
  const more = chunk && change(chunk, kleinfeldOf(field) - 1);
  const { map } = world;
  return more
    ? {
        ...world,
        map: { ...map, grossfelder: { ...map.grossfelder, [chunk.no]: { ...chunk, ...more } } },
      }
    : undefined;
};

/** A property of a field, `difficulty 3`. */
const inField =
  (
    change: (said: string, chunk: Grossfeld, index: number) => Partial<Grossfeld> | undefined,
  ): CaseWord<FieldAddress> =>
  (world, said, field) =>
    withField(world, field, (chunk, index) => change(said, chunk, index));

/** `std b 24`, of its owner and with points of its building value; a whole town's unless said. */
const settlement =
  (type: string): CaseWord<FieldAddress> =>
  (world, said, field, join) => {
    const [owner = '', built = '24'] = said.split(' ');
    const town = { type, name: 'Town', owner, built: Number(built), harbours: [] };
    return withField(join(world, owner), field, ({ settlements }, index) => ({
      settlements: { ...settlements, [index]: town },
    }));
  };

/** Lines of cases about the map. */
export const LAND = hexWords({
  isTerrain: (word) => isOneOf(TERRAIN_KEYS, word),
  fields: {
    ...Object.fromEntries(SETTLEMENT_KEYS.map((type) => [type, settlement(type)])),
    /** A field without an owner and a settlement after all. */
    bare: inField((_, { owner, settlements }, index) => ({
      owner: owner.with(index, null),
      settlements: Object.fromEntries(
        Object.entries(settlements).filter(([at]) => at !== String(index)),
      ),
    })),
    /** Sides with harbours of the settlement before, `harbours 2 5`. */
    harbours: inField((said, { settlements }, index) => {
      const town = settlements[index];
      const harbours = said.split(' ').map(Number) as readonly Direction[];
      return town && { settlements: { ...settlements, [index]: { ...town, harbours } } };
    }),
    difficulty: inField((said, { difficulty }, index) => ({
      difficulty: { ...difficulty, [index]: Number(said) },
    })),
    low: inField((_, { lowView }, index) => ({ lowView: { ...lowView, [index]: true } })),
    /** What ice was before. */
    base: inField((said, { baseTerrain }, index) => ({
      baseTerrain: { ...baseTerrain, [index]: said },
    })),
  },
  sides: {
    wall: (world, value, about) => {
      const at = sideOf(about);
      if (at === undefined) return undefined;
      const index = sideIndex(kleinfeldOf(at.field), at.side);
      return withField(world, at.field, ({ walls }) => ({
        walls: { ...walls, [index]: Number(value) },
      }));
    },
  },
});

const WORK_FIGURES = ['value', 'progress', 'paid', 'completed'] as const;

/** `of b, damage fortification 17500` of the books of a structure; of one being built, `to brg, begun 2, paid 60000`. */
export const withWork: CaseWord = (world, said, about) => {
  const [, kind = '', place = '', side] = /^(\w+) (\d+\/\d+)(?:\((\d)\))?$/.exec(about) ?? [];
  const field = parseFieldAddress(place);
  if (!isOneOf(WORK_KINDS, kind) || field === undefined) return undefined;
  const blank = blankWork(kind, field, side === undefined ? null : (Number(side) as Direction), 0);
  const work = withEach(blank, said.split(','), (one, part) => {
    const [word = '', first = '', amount] = part.split(' ');
    if (word === 'of') return { ...one, owners: first.split('+').filter((key) => key !== '') };
    if (word === 'damage') return { ...one, damage: { ...one.damage, [first]: Number(amount) } };
    if (word === 'to') return { ...one, type: first };
    if (word === 'begun')
      return { ...one, begun: Number(first), progress: one.progress ?? 0, completed: null };
    return isOneOf(WORK_FIGURES, word) ? { ...one, [word]: Number(first) } : undefined;
  });
  return work && { ...world, works: { ...world.works, [work.id]: work } };
};
