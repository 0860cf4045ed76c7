import type { Point } from '../../hex';
import { failure, type Result, success } from '../../kernel';
import type { Region, RegionBoard, RegionKey, RegionTint } from './board';
import { inOrder } from './neighbours';
import { refuse, type RegionProblem } from './problem';
import {
  cornerAt,
  type Edge,
  edgesOf,
  isInRegion,
  labelPoint,
  type Ring,
  ringOf,
  signedArea,
} from './shape';
import { outlineProblem } from './validity';

const nameOf = ({ x, y }: Point): string => {
  const fine = cornerAt({ x, y });
  return `${String(fine.x)} ${String(fine.y)}`;
};

/** The sides that belong to one outline only, by the corner at which they begin. */
const outerSides = (edges: readonly Edge[]): Map<string, Edge[]> => {
  const taken = new Set(edges.map(([from, to]) => `${nameOf(from)}>${nameOf(to)}`));
  const loose = new Map<string, Edge[]>();
  for (const edge of edges) {
    const [from, to] = edge;
    if (taken.has(`${nameOf(to)}>${nameOf(from)}`)) continue;
    const name = nameOf(from);
    loose.set(name, [...(loose.get(name) ?? []), edge]);
  }
  return loose;
};

/** Takes one side that begins at a corner. */
const takeFrom = (loose: Map<string, Edge[]>, name: string): Edge | undefined => {
  const [first, ...rest] = loose.get(name) ?? [];
  if (rest.length === 0) loose.delete(name);
  else loose.set(name, rest);
  return first;
};

const follow = (loose: Map<string, Edge[]>, start: string): readonly Point[] => {
  const corners: Point[] = [];
  let edge = takeFrom(loose, start);
  while (edge !== undefined) {
    corners.push(edge[0]);
    const next = nameOf(edge[1]);
    edge = next === start ? undefined : takeFrom(loose, next);
  }
  return corners;
};

/**
 * The outlines around areas that share sides corner by corner: what two of them share falls away. Outlines of holes
 * run the other way round. The areas run clockwise, whatever their outlines did.
 */
export function joinedOutlines(rings: readonly Ring[]): readonly Ring[] {
  const clockwise = rings.map((ring) =>
    signedArea(ring) < 0 ? edgesOf(ring).map(([a, b]): Edge => [b, a]) : edgesOf(ring),
  );
  const loose = outerSides(clockwise.flat());
  const outlines: Ring[] = [];
  for (const start of Array.from(loose.keys())) {
    while (loose.has(start)) {
      const ring = ringOf(follow(loose, start));
      if (ring.length >= 6) outlines.push(ring);
    }
  }
  return outlines;
}

/** A board after an edit, or why it is refused. */
export type BoardEdit = Result<RegionBoard, RegionProblem>;

/** Valid keys. */
const KEY = /^[a-z0-9-]{1,40}$/;
const LONGEST_NAME = 60;

const without = <Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

const withRegion = (board: RegionBoard, region: Region): RegionBoard => ({
  ...board,
  regions: { ...board.regions, [region.key]: region },
});

/** Changes what is there of a region; refused where there is none. */
const changed = (
  board: RegionBoard,
  key: RegionKey,
  change: (region: Region) => Result<Region, RegionProblem>,
): BoardEdit => {
  const region = board.regions[key];
  if (region === undefined) return failure(refuse('not-there', { region: key }));
  const next = change(region);
  return next.ok ? success(withRegion(board, next.value)) : next;
};

/** A free key: `stem-1`, `stem-2` and so on. */
export function freeKey({ regions }: RegionBoard, stem: string): RegionKey {
  for (let number = 1; ; number += 1) {
    const key = `${stem}-${String(number)}`;
    if (regions[key] === undefined) return key;
  }
}

/** Letters that are written with others in keys. */
const PLAIN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A key made of a name: small letters, figures and `-`; empty where nothing is left. */
export function keyFromName(name: string): RegionKey {
  return name
    .toLowerCase()
    .replace(/[äöüß]/g, (sign) => PLAIN[sign] ?? sign)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
}

const keyProblem = ({ regions }: RegionBoard, key: RegionKey): RegionProblem | undefined => {
  if (!KEY.test(key)) return refuse('bad-key', { region: key });
  return regions[key] === undefined ? undefined : refuse('key-taken', { region: key });
};

const nameProblem = (name: string): RegionProblem | undefined =>
  name.trim() === '' || name.trim().length > LONGEST_NAME
    ? refuse('bad-name', { name, most: LONGEST_NAME })
    : undefined;

/** Adds a region with these outlines; its name is at its innermost point. */
export function addRegion(
  board: RegionBoard,
  { key, name, tint }: Pick<Region, 'key' | 'name' | 'tint'>,
  outlines: readonly Ring[],
): BoardEdit {
  const problem = keyProblem(board, key) ?? nameProblem(name) ?? outlineProblem(outlines);
  if (problem !== undefined) return failure(problem);
  const point = labelPoint({ outlines });
  return success(
    withRegion(board, { key, name: name.trim(), outlines, point, tint, figures: {}, note: '' }),
  );
}

/** Gives a region another name. */
export function renameRegion(board: RegionBoard, key: RegionKey, name: string): BoardEdit {
  return changed(board, key, (region) => {
    const problem = nameProblem(name);
    return problem === undefined ? success({ ...region, name: name.trim() }) : failure(problem);
  });
}

/** Gives a region another key, in its borders, too. Its content is not the board's: the caller updates that. */
export function rekeyRegion(board: RegionBoard, from: RegionKey, to: RegionKey): BoardEdit {
  const region = board.regions[from];
  if (region === undefined) return failure(refuse('not-there', { region: from }));
  if (from === to) return success(board);
  const problem = keyProblem(board, to);
  if (problem !== undefined) return failure(problem);
  const renamed = (key: RegionKey): RegionKey => (key === from ? to : key);
  return success({
    regions: { ...without(board.regions, from), [to]: { ...region, key: to } },
    borders: inOrder(board.borders.map(([a, b]) => [renamed(a), renamed(b)] as const)),
  });
}

/** Gives a region another look. */
export function tintRegion(board: RegionBoard, key: RegionKey, tint: RegionTint): BoardEdit {
  return changed(board, key, (region) => success({ ...region, tint }));
}

/** Notes something of a region for the GM alone. */
export function noteRegion(board: RegionBoard, key: RegionKey, note: string): BoardEdit {
  return changed(board, key, (region) => success({ ...region, note: note.trim() }));
}

/** Sets a figure the game counts of a region; null = the game's default again. */
export function setRegionFigure(
  board: RegionBoard,
  key: RegionKey,
  figure: string,
  value: number | null,
): BoardEdit {
  return changed(board, key, (region) => {
    const others = without(region.figures, figure);
    if (value === null) return success({ ...region, figures: others });
    if (!Number.isSafeInteger(value)) return failure(refuse('bad-figure', { figure }));
    return success({ ...region, figures: { ...others, [figure]: value } });
  });
}

/** Moves the place of name and signs of a region. */
export function moveLabelPoint(board: RegionBoard, key: RegionKey, to: Point): BoardEdit {
  return changed(board, key, (region) => success({ ...region, point: cornerAt(to) }));
}

/** The place of a name, unless it is outside now. */
const keptPoint = (point: Point, outlines: readonly Ring[]): Point =>
  isInRegion({ outlines }, point) ? point : labelPoint({ outlines });

/** Gives a region other outlines; its name moves only if it no longer stands in it. */
export function redrawRegion(
  board: RegionBoard,
  key: RegionKey,
  outlines: readonly Ring[],
): BoardEdit {
  return changed(board, key, (region) => {
    const problem = outlineProblem(outlines);
    return problem === undefined
      ? success({ ...region, outlines, point: keptPoint(region.point, outlines) })
      : failure(problem);
  });
}

/** Removes a region and its borders. Whether something still stands there only the game knows. */
export function removeRegion(board: RegionBoard, key: RegionKey): BoardEdit {
  if (board.regions[key] === undefined) return failure(refuse('not-there', { region: key }));
  const regions = without(board.regions, key);
  return success({ regions, borders: board.borders.filter(([a, b]) => a !== key && b !== key) });
}

/** Makes one region of two that share sides: `other` becomes part of `key`, with its neighbours. */
export function mergeRegions(board: RegionBoard, key: RegionKey, other: RegionKey): BoardEdit {
  if (key === other) return failure(refuse('loop', { region: key }));
  const [one, two] = [board.regions[key], board.regions[other]];
  if (one === undefined || two === undefined) {
    return failure(refuse('not-there', { region: one === undefined ? key : other }));
  }
  const apart = [...one.outlines, ...two.outlines];
  const outlines = joinedOutlines(apart);
  const sides = (rings: readonly Ring[]): number =>
    rings.reduce((sum, ring) => sum + ring.length / 2, 0);
  if (sides(outlines) === sides(apart)) {
    return failure(refuse('apart', { region: key, other }));
  }
  const regions = without(board.regions, other);
  const renamed = (each: RegionKey): RegionKey => (each === other ? key : each);
  const borders = inOrder(board.borders.map(([a, b]) => [renamed(a), renamed(b)] as const));
  return redrawRegion({ regions, borders }, key, outlines);
}
