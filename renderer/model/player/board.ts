import {
  centreOf,
  createLattice,
  type FieldAddress,
  fieldAtPoint,
  hexGameOf,
  inLanguage,
  type KnownSnapshot,
  type Lattice,
  type Point,
  regionNameIn,
} from '../../../engine';
import { type BoardCells, nextInOrder, shapeCells, shapeTowards } from '../../kit/board/cells';
import { hexBox } from '../../kit/board/hex-cells';
import { letteredCells, letteredPlan } from '../../kit/board/lettered/drawing';
import type { BoardPlan } from '../../kit/board/paper';
import {
  hexagon,
  letteringIn,
  mapStyle,
  overlay,
  type Path,
  piecesIn,
  riverFlow,
  sceneDisplayList,
  type Trail,
  wholeScene,
} from '../../kit/cartography';
import { moneyOf } from '../../kit/explain';
import type { Language, Words } from '../../kit/text/words';
import { countryCells } from '../boards/countries/cells';
import { countryPlan, countryScene } from '../boards/countries/plan';
import { BLANK_BOX, regionPlan } from '../boards/regions/drawing/list';
import { joinedLattice, knownFields } from '../print/known';
import type { Writer } from './writer';

/** A board as a player knows it: how it is drawn, and its cells for pointer and keys. */
export interface KnownBoard {
  readonly plan: BoardPlan;
  readonly cells: Pick<BoardCells, 'all' | 'cellAt' | 'pointOf' | 'outlineOf' | 'towards'>;
  /** CSS pixels of a unit of the plane below which nobody can hit a cell with a finger. */
  readonly least: number;
  readonly nameOf: (cell: string) => string;
}

/** Cells that are called by their keys. */
const asKey = (cell: string): string => cell;

/** Pixels of a hex. */
const HEX = 22;

/** Pixels of a unit of the board of countries. */
const COUNTRY = 7;

/** Field widths around what is known. */
const AIR = 1;

/** Everywhere on the plane. */
const EVERYWHERE = [-1e6, -1e6, 1e6, 1e6] as const;

/** The fields of a map; keys go to known ones alone, but those beside them have a place, too. */
function mapCells(
  lattice: Lattice,
  known: readonly { readonly cell: number }[],
): KnownBoard['cells'] {
  const points = new Map<string, Point>(
    known.map(({ cell }) => [lattice.addressOf(cell), centreOf(lattice.axialOf(cell))]),
  );
  const all = [...points.keys()];
  const pointOf = (field: string): Point | undefined => {
    const cell = lattice.cellOf(field as FieldAddress);
    return points.get(field) ?? (cell === undefined ? cell : centreOf(lattice.axialOf(cell)));
  };
  return {
    all,
    cellAt: (point) => {
      const cell = lattice.cellAt(fieldAtPoint(point));
      return cell === undefined ? undefined : lattice.addressOf(cell);
    },
    pointOf,
    outlineOf: (cell): Path | undefined => {
      const middle = pointOf(cell);
      if (middle === undefined) return undefined;
      const trail: Trail = [];
      hexagon(trail, middle);
      return trail;
    },
    towards: (from, direction) => {
      const start = from === null ? undefined : pointOf(from);
      if (start === undefined) return all[0];
      const near = Object.fromEntries(
        [...points]
          .filter(([, { x, y }]) => Math.hypot(x - start.x, y - start.y) < 3)
          .map(([key, point]) => [key, { point, outlines: [] }]),
      );
      if (from !== null) near[from] = { point: start, outlines: [] };
      return shapeTowards(near, from, direction) ?? nextInOrder(all, from, 1);
    },
  };
}

/** The map of a player; undefined where he knows nothing of it. */
function mapOf({ view, topology, plots }: KnownSnapshot, writer: Writer): KnownBoard | undefined {
  const { terrains } = hexGameOf(writer.system);
  const lattice = joinedLattice(view, createLattice(plots, topology));
  const known = knownFields(view, lattice);
  const box = hexBox(known.map(({ centre }) => centre));
  if (box === undefined) return undefined;
  const { left, top, right, bottom } = box;
  return {
    cells: mapCells(lattice, known),
    least: HEX,
    nameOf: asKey,
    plan: {
      box: { left: left - AIR, top: top - AIR, right: right + AIR, bottom: bottom + AIR },
      layers: [],
      draw: ({ theme, scale }) => {
        const style = mapStyle(theme, Math.max(24, scale), { look: 'colours' });
        const above = overlay(view, lattice, terrains, style, scale);
        const scene = wholeScene(view, lattice, terrains, style);
        return {
          ground: sceneDisplayList(scene, riverFlow(view, lattice, terrains), {}),
          writing: [...letteringIn(EVERYWHERE, above), ...piecesIn(EVERYWHERE, above)],
        };
      },
    },
  };
}

/** The board of a player, of whatever kind his game has; undefined where nothing of it is known. */
export function knownBoard(
  snapshot: KnownSnapshot,
  writer: Writer,
  words: Words,
  language: Language,
): KnownBoard | undefined {
  const { system, world, settings } = writer;
  const { lettered, countries } = system.board;
  if (snapshot.lettered !== undefined && lettered !== undefined)
    return {
      plan: letteredPlan({ ...snapshot.lettered, marks: lettered.marks }),
      cells: letteredCells(snapshot.lettered.sight.board),
      least: HEX,
      nameOf: asKey,
    };
  if (countries !== undefined) {
    const scene = countryScene(countries, { world, settings }, language);
    return {
      plan: countryPlan(scene, 'map'),
      cells: countryCells(scene, 'map'),
      least: COUNTRY,
      nameOf: (cell) => {
        const name = scene.sight.countries.find(({ key }) => key === cell)?.name;
        return name === undefined ? cell : inLanguage(name, language);
      },
    };
  }
  if (snapshot.board === undefined) return mapOf(snapshot, writer);
  const regions = Object.values(snapshot.board.regions);
  const money = moneyOf(system.currency, words).plain;
  return {
    plan: regionPlan({ ...snapshot.board, regions, money }),
    cells: shapeCells(snapshot.board.regions, BLANK_BOX),
    least: 0,
    nameOf: (cell) => {
      const region = snapshot.board?.regions[cell];
      return region === undefined ? cell : regionNameIn(region, language);
    },
  };
}
