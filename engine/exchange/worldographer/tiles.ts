import { failure, success } from '../../kernel';
import { placeOf } from '../json';
import type { ExchangeResult } from '../model';
import { refuse } from '../propose';
import { childrenOf, type XmlElement } from '../xml';
import { MOST_TILES } from './grid';

/** One hex of a grid as its file has it. */
export interface Tile {
  readonly column: number;
  readonly row: number;
  /** Name of its terrain. */
  readonly terrain: string;
  readonly isIcy: boolean;
  readonly isGmOnly: boolean;
}

const WHOLE = /^-?\d{1,9}$/;
const DECIMAL = /^-?\d{1,9}(?:\.\d{1,20})?(?:[eE]-?\d{1,3})?$/;

/** Terrain names by number: name and number in turn, parted by tabs. Two names for one number are refused. */
export function readTerrainMap(
  element: XmlElement | undefined,
): ExchangeResult<ReadonlyMap<string, string>> {
  const cells = (element?.text ?? '').trim().split('\t');
  const names = new Map<string, string>();
  for (let index = 0; index < cells.length; index += 2) {
    const name = (cells[index] ?? '').trim();
    const number = (cells[index + 1] ?? '').trim();
    if (name === '' || !WHOLE.test(number) || names.has(number)) {
      return refuse('terrainmap-broken', { entry: index / 2 + 1, value: name.slice(0, 60) });
    }
    names.set(number, name);
  }
  return success(names);
}

/** Six, seven, eleven or twelve values: `Z` or six resources, with or without a colour behind. */
const hasValidShape = (values: readonly string[]): boolean => {
  const [, elevation = '', icy = '', gmOnly = '', animals = ''] = values;
  const isHead = DECIMAL.test(elevation) && /^[01]$/.test(icy) && /^[01]$/.test(gmOnly);
  if (!isHead || !DECIMAL.test(animals)) return false;
  if (values.length === 6 || values.length === 7) return values[5] === 'Z';
  return (
    (values.length === 11 || values.length === 12) &&
    values.slice(5, 11).every((value) => DECIMAL.test(value))
  );
};

const readTile = (
  line: string,
  column: number,
  row: number,
  names: ReadonlyMap<string, string>,
): ExchangeResult<Tile> => {
  const values = line.split('\t').map((value) => value.trim());
  const [number = '', , icy, gmOnly] = values;
  if (!hasValidShape(values)) {
    return refuse('tile-broken', { column, row, value: line.slice(0, 60) });
  }
  const terrain = names.get(number);
  if (terrain === undefined) return refuse('tile-terrain', { column, row, value: number });
  return success({ column, row, terrain, isIcy: icy === '1', isGmOnly: gmOnly === '1' });
};

const dimension = (element: XmlElement, name: string): number => {
  const text = element.attributes.get(name) ?? '';
  return /^\d{1,5}$/.test(text) ? Number(text) : 0;
};

/** All hexes of a grid: one `tilerow` a column, one line a hex, as many as the grid says of itself. */
export function readTiles(
  text: string,
  element: XmlElement,
  names: ReadonlyMap<string, string>,
): ExchangeResult<readonly Tile[]> {
  const wide = dimension(element, 'tilesWide');
  const high = dimension(element, 'tilesHigh');
  if (wide === 0 || high === 0)
    return refuse('tile-count', { ...placeOf(text, element.at), expected: wide * high, found: 0 });
  if (wide * high > MOST_TILES) return refuse('too-many-fields', { count: wide * high });
  const columns = childrenOf(element, 'tilerow');
  if (columns.length !== wide) {
    return refuse('tile-count', {
      ...placeOf(text, element.at),
      expected: wide,
      found: columns.length,
    });
  }
  const tiles: Tile[] = [];
  for (const [column, { text: content, at }] of columns.entries()) {
    const lines = content.split('\n').filter((line) => line.trim() !== '');
    if (lines.length !== high) {
      return refuse('tile-count', {
        ...placeOf(text, at),
        column,
        expected: high,
        found: lines.length,
      });
    }
    for (const [row, line] of lines.entries()) {
      const tile = readTile(line, column, row, names);
      if (!tile.ok) return failure(tile.problem);
      tiles.push(tile.value);
    }
  }
  return success(tiles);
}
