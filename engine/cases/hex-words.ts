import { type Direction, type FieldAddress, grossfeldNo, parseFieldAddress } from '../hex';
import {
  applyMapChanges,
  type Edit,
  latticeOn,
  newGrossfeld,
  setOwner,
  setSideFeature,
  setTerrain,
  SIDE,
  type World,
} from '../world';
import { type CaseWord, type CaseWords, withEach } from './words';

/** What cases of a game on hexes say of its map, beside terrain, owners and what runs along sides. */
export interface HexWords {
  readonly isTerrain: (word: string) => boolean;
  /** Parts of the line `map` by their first word. */
  readonly map?: Readonly<Record<string, CaseWord>>;
  /** Contents of a field by their first word; `about` = the field. */
  readonly fields?: Readonly<Record<string, CaseWord<FieldAddress>>>;
  /** What is on a side by its first word; `about` = the side, `210/20(2)`. */
  readonly sides?: Readonly<Record<string, CaseWord>>;
}

/** The world after an edit of its map; undefined where it is refused. */
export function edited(world: World, edit: Edit): World | undefined {
  return edit.ok ? { ...world, map: applyMapChanges(world.map, edit.value) } : undefined;
}

/** The side of `210/20(2)`; undefined if it is none. */
export function sideOf(
  text: string,
): { readonly field: FieldAddress; readonly side: Direction } | undefined {
  const [, address = '', side] = /^(\d+\/\d+)\((\d)\)$/.exec(text) ?? [];
  const field = parseFieldAddress(address);
  return field && { field, side: Number(side) as Direction };
}

/** First word and the rest. */
const split = (part: string): readonly [word: string, rest: string] => {
  const [word = '', ...rest] = part.split(' ');
  return [word, rest.join(' ')];
};

/** `210 lowland`, a Großfeld of one terrain, and its place in the lattice, `211 water 1 0`. */
function withGrossfeld(world: World, part: string, { isTerrain }: HexWords): World | undefined {
  const [name = '', terrain = '', u = '0', v = '0'] = part.split(' ');
  const no = grossfeldNo(name.padStart(3, '0'));
  if (no === undefined || !isTerrain(terrain)) return undefined;
  const grossfeld = newGrossfeld(no, Number(u), Number(v), terrain);
  const { map } = world;
  return { ...world, map: { ...map, grossfelder: { ...map.grossfelder, [no]: grossfeld } } };
}

const FEATURES: Readonly<Record<string, number>> = SIDE;

/**
 * Words for lines about a map of hexes: `map: 210 lowland, 211 water 1 0`; of fields terrain, owner and contents,
 * `210/20 210/21: forest, of a`, `of nobody`; of sides what runs along them, `210/20(2): river, road`.
 */
export function hexWords(words: HexWords): Required<Pick<CaseWords, 'lines' | 'places'>> {
  const withContent =
    (field: FieldAddress): CaseWord =>
    (world, part, _, join) => {
      const [word, rest] = split(part);
      if (words.isTerrain(word)) return edited(world, setTerrain(world.map, [field], word));
      if (word !== 'of') return words.fields?.[word]?.(world, rest, field, join);
      if (rest === 'nobody') return edited(world, setOwner(world.map, [field], null));
      return edited(join(world, rest), setOwner(world.map, [field], rest));
    };
  const withFeature =
    (name: string): CaseWord =>
    (world, part, _, join) => {
      const [word, rest] = split(part);
      const own = words.sides?.[word];
      if (own !== undefined) return own(world, rest, name, join);
      const [side, bit] = [sideOf(name), FEATURES[word]];
      if (side === undefined || bit === undefined) return undefined;
      return edited(world, setSideFeature(world.map, latticeOn(world.map), side, bit, true));
    };
  return {
    lines: {
      map: (world, said, about, join) =>
        withEach(world, said.split(','), (now, part) => {
          const [word, rest] = split(part);
          const own = words.map?.[word];
          return own === undefined ? withGrossfeld(now, part, words) : own(now, rest, about, join);
        }),
    },
    places: (world, said, about, join) =>
      withEach(world, about.split(' '), (now, name) => {
        const field = parseFieldAddress(name);
        if (field === undefined && sideOf(name) === undefined) return undefined;
        const add = field === undefined ? withFeature(name) : withContent(field);
        return withEach(now, said.split(','), (one, part) => add(one, part, name, join));
      }),
  };
}
