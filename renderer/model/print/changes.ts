import {
  type Cell,
  centreOf,
  type FieldAddress,
  type Lattice,
  parseFieldAddress,
  type RealmView,
} from '../../../engine';
import {
  type DisplayList,
  hexagon,
  type Mark,
  OP,
  type Path,
  stroke,
  type Trail,
} from '../../kit/cartography';
import { outlineOf } from '../map/pane/fields-outline';
import type { KnownField } from './known';
import type { PrintLook } from './order';
import type { MapMonth } from './source';

/** What can happen to a field in a month, the weightiest first: a field is marked once. */
export const CHANGE_KINDS = ['lost', 'gained', 'discovered', 'explored'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What is new on a map this month. */
export interface MonthChanges {
  readonly fields: ReadonlyMap<Cell, ChangeKind>;
  /** Fields where foreign units were seen. */
  readonly sighted: ReadonlySet<Cell>;
}

/** What is new this month among the fields of a view. */
export function changesOf(
  view: RealmView,
  lattice: Lattice,
  known: readonly KnownField[],
  month: MapMonth | null,
): MonthChanges {
  const isKnown = new Set(known.map(({ cell }) => cell));
  const fields = new Map<Cell, ChangeKind>();
  const cellOf = (text: string): Cell | undefined => {
    const address = parseFieldAddress(text);
    const cell = address === undefined ? undefined : lattice.cellOf(address);
    return cell !== undefined && isKnown.has(cell) ? cell : undefined;
  };
  for (const kind of month === null ? [] : CHANGE_KINDS) {
    for (const text of month?.[kind] ?? []) {
      const cell = cellOf(text);
      if (cell !== undefined && !fields.has(cell)) fields.set(cell, kind);
    }
  }
  const sighted = view.pieces
    .filter(({ seen }) => seen !== null && seen === month?.turn)
    .map(({ place }) => cellOf(place.field))
    .filter((cell) => cell !== undefined);
  return { fields, sighted: new Set(sighted) };
}

/** Every field on which something is new. */
export function changedCells({ fields, sighted }: MonthChanges): ReadonlySet<Cell> {
  return new Set([...fields.keys(), ...sighted]);
}

/** Colour, and parts of a field's side that the outline covers: told apart without colour as well. */
interface Outline {
  readonly colour: string;
  readonly dashes: readonly (readonly [number, number])[];
}

const OUTLINES: Readonly<Record<ChangeKind, Outline>> = {
  gained: { colour: '#1E6B35', dashes: [[0, 1]] },
  lost: {
    colour: '#B0201A',
    dashes: [
      [0, 0.32],
      [0.68, 1],
    ],
  },
  discovered: {
    colour: '#17518A',
    dashes: [
      [0.06, 0.22],
      [0.42, 0.58],
      [0.78, 0.94],
    ],
  },
  explored: {
    colour: '#5D3A86',
    dashes: [
      [0, 0.12],
      [0.26, 0.74],
      [0.88, 1],
    ],
  },
};
const SIGHTED = '#1B1916';
const BLACK = '#000000';

/** How an outline is drawn in a look; the copier knows one ink. */
export function outlineIn(kind: ChangeKind, look: PrintLook): Outline {
  return {
    ...OUTLINES[kind],
    ...(look === 'hatching' ? { colour: BLACK } : {}),
  };
}

/** Colour of the ring around a sighting. */
export function sightingColour(look: PrintLook): string {
  return look === 'hatching' ? BLACK : SIGHTED;
}

const WIDTH = { of: 0.062, min: 1.4 };
const CASE = { of: 0.115, min: 2.6 };
/** How much of the unchanged land the veil lets through is 1 minus this. */
const VEIL = 0.62;
/** Radius of the ring around a sighting, in field widths. */
const RING = 0.4;

/** Parts of every stroke of a rim. */
const dashed = (rim: Path, dashes: Outline['dashes']): Path => {
  const trail: Trail = [];
  for (let at = 0; at + 5 < rim.length; at += 6) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [rim[at + 1], rim[at + 2], rim[at + 4], rim[at + 5]];
    for (const [from, to] of dashes)
      stroke(
        trail,
        x0 + (x1 - x0) * from,
        y0 + (y1 - y0) * from,
        x0 + (x1 - x0) * to,
        y0 + (y1 - y0) * to,
      );
  }
  return trail;
};

/** A veil over known fields on which nothing is new, so that the new stands out. */
export function veil(known: readonly KnownField[], changes: MonthChanges): DisplayList {
  const changed = changedCells(changes);
  const path: Trail = [];
  for (const { cell, centre } of known) if (!changed.has(cell)) hexagon(path, centre, 1.01);
  return path.length === 0 ? [] : [{ kind: 'area', path, colour: '#FFFFFF', opacity: VEIL }];
}

const outlineMarks = (lattice: Lattice, changes: MonthChanges, look: PrintLook): DisplayList =>
  CHANGE_KINDS.toReversed().flatMap((kind): readonly Mark[] => {
    const fields: FieldAddress[] = [];
    for (const [cell, what] of changes.fields)
      if (what === kind) fields.push(lattice.addressOf(cell));
    if (fields.length === 0) return [];
    const { rim } = outlineOf(lattice, fields);
    const { colour, dashes } = outlineIn(kind, look);
    return [
      { kind: 'line', path: rim, colour: '#FFFFFF', width: CASE, opacity: 0.85, cap: 'round' },
      {
        kind: 'line',
        path: dashed(rim, dashes),
        colour,
        width: WIDTH,
        cap: kind === 'gained' ? 'round' : 'butt',
      },
    ];
  });

const ringMarks = (lattice: Lattice, { sighted }: MonthChanges, look: PrintLook): DisplayList => {
  const path: number[] = [];
  for (const cell of sighted) {
    const { x, y } = centreOf(lattice.axialOf(cell));
    path.push(OP.circle, x, y, RING);
  }
  if (path.length === 0) return [];
  return [
    { kind: 'line', path, colour: '#FFFFFF', width: CASE, opacity: 0.85 },
    { kind: 'line', path, colour: sightingColour(look), width: { of: 0.05, min: 1 } },
  ];
};

/** Outlines of what is new, each kind in its colour and its dashes, and rings around sightings. */
export function changeMarks(lattice: Lattice, changes: MonthChanges, look: PrintLook): DisplayList {
  return [...outlineMarks(lattice, changes, look), ...ringMarks(lattice, changes, look)];
}
