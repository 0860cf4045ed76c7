import {
  centreOf,
  DIRECTIONS,
  type FieldAddress,
  fieldAddress,
  fieldAt,
  type GrossfeldNo,
  type GrossfeldPlace,
  grossfeldOf,
  KLEINFELDER,
  kleinfeldOf,
  type Lattice,
  localStep,
  parseFieldAddress,
  wrapPlace,
} from '../hex';
import type { Chart, Knowledge, RealmView, ViewChunk, ViewLabel } from './knowledge';
import { numberAfter } from './numbering';
import { sideFeatures, sideIndex } from './sides';

/** Where the Großfelder of a chart lie on its sheet, by their numbers in the world. */
type Sheet = ReadonlyMap<GrossfeldNo, GrossfeldPlace>;

/** A Großfeld of which something is known. */
interface KnownPlot {
  readonly no: GrossfeldNo;
  readonly plot: number;
  /** What a reader can tell it from others by; nothing of where it lies. */
  readonly look: string;
  /** True if the party has a number for it already, or lives there. */
  readonly isFixed: boolean;
}

/** Empty columns between parts of a sheet that are not known to hang together. */
const GAP = 2;

const FIRST = '001' as GrossfeldNo;

const levelsOf = ({ grossfelder }: Knowledge, no: GrossfeldNo): readonly number[] =>
  grossfelder[no]?.level ?? [];

/** The known Großfelder: charted ones by their own numbers, then home, then by what they look like. */
function plotsKnown(
  knowledge: Knowledge,
  { plots }: Lattice,
  chart: Chart,
  home: FieldAddress | null,
): readonly KnownPlot[] {
  const homeNo = home === null ? null : grossfeldOf(home);
  const rank = ({ no, look }: KnownPlot): string =>
    [chart[no] ?? '999', no === homeNo ? '0' : '1', look].join(' ');
  return plots
    .map(({ no }, plot): KnownPlot => {
      const { level, since, terrain } = knowledge.grossfelder[no] ?? {};
      const isFixed = chart[no] !== undefined || no === homeNo;
      return { no, plot, look: JSON.stringify([since, level, terrain]), isFixed };
    })
    .filter(({ no }) => levelsOf(knowledge, no).some((level) => level > 0))
    .toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/** Steps from a Großfeld to those known to touch it: known fields on both sides of the border. */
function stepsFrom(
  knowledge: Knowledge,
  lattice: Lattice,
  { no, plot }: KnownPlot,
): readonly { readonly to: GrossfeldNo; readonly du: number; readonly dv: number }[] {
  const levels = levelsOf(knowledge, no);
  return Array.from({ length: KLEINFELDER }, (_, index) => index)
    .filter((index) => (levels[index] ?? 0) > 0)
    .flatMap((index) =>
      DIRECTIONS.flatMap((direction) => {
        const { du, dv } = localStep(index + 1, direction);
        const cell = plot * KLEINFELDER + index;
        const next = lattice.neighbour(cell, direction);
        // Over a cut of a net directions turn: what lies beyond is not known to hang together with this side.
        if ((du === 0 && dv === 0) || next < 0 || lattice.isCut(cell, direction)) return [];
        const beyond = lattice.addressOf(next);
        const isKnown =
          (levelsOf(knowledge, grossfeldOf(beyond))[kleinfeldOf(beyond) - 1] ?? 0) > 0;
        return isKnown ? [{ to: grossfeldOf(beyond), du, dv }] : [];
      }),
    );
}

/** All that hangs together with a Großfeld, from it on; it lies at (0, 0). */
function partFrom(
  root: KnownPlot,
  byNo: ReadonlyMap<GrossfeldNo, KnownPlot>,
  steps: (plot: KnownPlot) => ReturnType<typeof stepsFrom>,
): Sheet {
  const part = new Map<GrossfeldNo, GrossfeldPlace>([[root.no, { u: 0, v: 0 }]]);
  for (const [no, { u, v }] of part) {
    const plot = byNo.get(no);
    for (const { to, du, dv } of plot === undefined ? [] : steps(plot))
      if (!part.has(to)) part.set(to, { u: u + du, v: v + dv });
  }
  return part;
}

/** What a part looks like from its first Großfeld on, whatever its numbers. */
function lookOf(part: Sheet, byNo: ReadonlyMap<GrossfeldNo, KnownPlot>): string {
  return [...part]
    .map(([no, { u, v }]) => JSON.stringify([u, v, byNo.get(no)?.look]))
    .toSorted()
    .join('\n');
}

/**
 * Parts of what is known that hang together, each from its first Großfeld on. Where several could be the first, the one
 * from which the part looks first is; the numbers of the world decide nothing.
 */
function partsOf(
  knowledge: Knowledge,
  lattice: Lattice,
  known: readonly KnownPlot[],
): readonly Sheet[] {
  const byNo = new Map(known.map((one) => [one.no, one]));
  const found = new Map<GrossfeldNo, ReturnType<typeof stepsFrom>>();
  const steps = (plot: KnownPlot) => {
    const kept = found.get(plot.no) ?? stepsFrom(knowledge, lattice, plot);
    found.set(plot.no, kept);
    return kept;
  };
  const placed = new Set<GrossfeldNo>();
  const parts = known.flatMap((root) => {
    if (placed.has(root.no)) return [];
    const part = partFrom(root, byNo, steps);
    for (const no of part.keys()) placed.add(no);
    const equals = root.isFixed
      ? [root]
      : known.filter(({ no, look }) => part.has(no) && look === root.look);
    const [best] = equals
      .map((one) => (one === root ? part : partFrom(one, byNo, steps)))
      .map((one) => ({ isFixed: root.isFixed, part: one, look: lookOf(one, byNo) }))
      .toSorted((a, b) => (a.look < b.look ? -1 : 1));
    return best === undefined ? [] : [best];
  });
  const loose = parts.filter(({ isFixed }) => !isFixed);
  return [
    ...parts.filter(({ isFixed }) => isFixed),
    ...loose.toSorted((a, b) => (a.look < b.look ? -1 : 1)),
  ].map(({ part }) => part);
}

/** One sheet with all parts side by side, the oldest one first. */
function sheetOf(parts: readonly Sheet[]): Sheet {
  const sheet = new Map<GrossfeldNo, GrossfeldPlace>();
  let left = 0;
  for (const part of parts) {
    const columns = [...part.values()].map(({ u }) => u);
    const shift = sheet.size === 0 ? 0 : left + GAP - Math.min(...columns);
    // Even columns keep the rows of parts level with each other.
    const even = shift + (shift % 2);
    for (const [no, { u, v }] of part) sheet.set(no, { u: u + even, v: v - even / 2 });
    left = Math.max(left, ...columns.map((u) => u + even));
  }
  return sheet;
}

/**
 * Großfelder of fields a party was told of, by the fields it was told there, those alike by where they lie: the numbers
 * of the world decide nothing.
 */
function plotsTold({ plots }: Lattice, told: readonly FieldAddress[]): readonly GrossfeldNo[] {
  return plots
    .map(({ no, u, v }) => {
      const fields = told.filter((field) => grossfeldOf(field) === no).map(kleinfeldOf);
      return { no, u, v, fields: fields.toSorted((a, b) => a - b) };
    })
    .filter(({ fields }) => fields.length > 0)
    .toSorted(
      (a, b) =>
        (a.fields[0] ?? 0) - (b.fields[0] ?? 0) ||
        b.fields.length - a.fields.length ||
        a.u - b.u ||
        a.v - b.v,
    )
    .map(({ no }) => no);
}

/**
 * The chart with every Großfeld of which something is known by now. Numbers once dealt stay; new ones follow in the order
 * of the sheet, which depends on nothing but what the party knows and where it lies from its home.
 * @param told Fields it has only heard of: their Großfelder get numbers last and do not lie on the sheet yet.
 */
export function chartWith(
  chart: Chart,
  knowledge: Knowledge,
  lattice: Lattice,
  home: FieldAddress | null,
  told: readonly FieldAddress[] = [],
): Chart {
  const known = plotsKnown(knowledge, lattice, chart, home);
  const seen = known.every(({ no }) => chart[no] !== undefined)
    ? []
    : partsOf(knowledge, lattice, known).flatMap((part) => [...part.keys()]);
  const all = new Set([...seen, ...plotsTold(lattice, told)]);
  const fresh = [...all].filter((no) => chart[no] === undefined);
  if (fresh.length === 0) return chart;
  const count = Object.keys(chart).length;
  return {
    ...chart,
    ...Object.fromEntries(fresh.map((no, index) => [no, numberAfter(FIRST, count + index)])),
  };
}

/** An address of the world as a party writes it; undefined where its chart has no such place. */
export function toChart(chart: Chart, field: FieldAddress): FieldAddress | undefined {
  const no = chart[grossfeldOf(field)];
  return no === undefined ? undefined : fieldAddress(no, kleinfeldOf(field));
}

/** An address a party wrote as the world has it; undefined where its chart has no such place. */
export function fromChart(chart: Chart, field: FieldAddress): FieldAddress | undefined {
  const own = grossfeldOf(field);
  const found = (Object.keys(chart) as GrossfeldNo[]).find((no) => chart[no] === own);
  return found === undefined ? undefined : fieldAddress(found, kleinfeldOf(field));
}

const ADDRESS = /(?<!\d)(\d{3})\/(\d{2})(?!\d)/g;
/** A text that lists addresses and says nothing else. */
const ADDRESS_LIST = /^\d{3}\/\d{2}(?:, \d{3}\/\d{2})+$/;
/** Stands for a place a party has no number for. */
const NOWHERE = '?';

/** Fields a text names by all their digits. */
export function fieldsNamed(text: string): readonly FieldAddress[] {
  return [...text.matchAll(ADDRESS)].flatMap(([address]) => parseFieldAddress(address) ?? []);
}

/**
 * A text with every address in it as the party writes it; places its chart does not have are not told. A list of
 * addresses comes in the order of the party's own.
 */
export function textInChart(chart: Chart, text: string): string {
  const written = text.replace(
    ADDRESS,
    (address) => toChart(chart, address as FieldAddress) ?? NOWHERE,
  );
  return ADDRESS_LIST.test(text) ? written.split(', ').toSorted().join(', ') : written;
}

/** Addresses as players write them, with leading zeros or without. */
const WRITTEN = /(?<![\d/])\d{1,3}\/\d{2}(?![\d/])/g;

/** What a party wrote under its own numbers, under those of another one; places only one of them numbers stay as written. */
export function textBetween(writer: Chart, reader: Chart, text: string): string {
  return text.replace(WRITTEN, (words) => {
    const own = parseFieldAddress(words.padStart(6, '0'));
    const field = own && fromChart(writer, own);
    return (field && toChart(reader, field)) ?? words;
  });
}

/**
 * Plain data with every text in it, and every name of a property, as the party writes it. What is called `words` it wrote
 * itself: they stay.
 */
export function inChart<Value>(chart: Chart, value: Value): Value {
  const translated = (one: unknown): unknown => {
    if (typeof one === 'string') return textInChart(chart, one);
    if (Array.isArray(one)) return one.map(translated);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(
      Object.entries(one).map(([key, part]) => [
        textInChart(chart, key),
        key === 'words' ? part : translated(part),
      ]),
    );
  };
  return translated(value) as Value;
}

/** How far a place moves in the plane when a Großfeld is drawn elsewhere. */
function shiftOf(
  from: GrossfeldPlace,
  to: GrossfeldPlace,
): { readonly x: number; readonly y: number } {
  const [a, b] = [from, to].map((place) => centreOf(fieldAt(place, 1)));
  return { x: (b?.x ?? 0) - (a?.x ?? 0), y: (b?.y ?? 0) - (a?.y ?? 0) };
}

/** Features of the sides of a Großfeld, those the world keeps with a neighbour among them that is not on the sheet. */
function sidesOf(
  view: RealmView,
  lattice: Lattice,
  sheet: Sheet,
  { no, sides, level }: ViewChunk,
): ViewChunk['sides'] {
  const rim = level.flatMap((known, index) =>
    DIRECTIONS.flatMap((direction) => {
      const field = fieldAddress(no, index + 1);
      const beyond = lattice.neighbourOf(field, direction);
      if (known === 0 || beyond === undefined || sheet.has(grossfeldOf(beyond))) return [];
      const bits = sideFeatures(view.chunks, lattice, { field, side: direction });
      return bits === 0 ? [] : [[sideIndex(index + 1, direction), bits] as const];
    }),
  );
  return { ...sides, ...Object.fromEntries(rim) };
}

/**
 * The map of a party on its own sheet: Großfelder under its numbers, placed from its first one on, parts that are not
 * known to hang together apart. Whatever lies beyond what it knows, and where all of it lies in the world, changes
 * nothing of it.
 */
export function viewInChart(
  view: RealmView,
  chart: Chart,
  knowledge: Knowledge,
  lattice: Lattice,
  home: FieldAddress | null,
): RealmView {
  const known = plotsKnown(knowledge, lattice, chart, home);
  const sheet = sheetOf(partsOf(knowledge, lattice, known));
  const chunks = [...sheet].flatMap(([no, place]): readonly ViewChunk[] => {
    const [chunk, own] = [view.chunks[no], chart[no]];
    if (chunk === undefined || own === undefined) return [];
    return [{ ...chunk, ...place, no: own, sides: sidesOf(view, lattice, sheet, chunk) }];
  });
  const labels = view.labels.flatMap((label): readonly ViewLabel[] => {
    const middle = 2 * Math.floor(label.points.length / 4);
    const [x = 0, y = 0] = label.points.slice(middle, middle + 2);
    const under = lattice.plots.find(({ no, u, v }) => {
      const chunk = sheet.has(no) && view.chunks[no] !== undefined;
      const at = centreOf(fieldAt(wrapPlace(lattice.topology, { u, v }), 26));
      return chunk && Math.hypot(at.x - x, at.y - y) < 4.5;
    });
    const place = under && sheet.get(under.no);
    if (under === undefined || place === undefined) return [];
    const shift = shiftOf(wrapPlace(lattice.topology, under), place);
    const points = label.points.map((one, at) => one + (at % 2 === 0 ? shift.x : shift.y));
    return [{ ...label, points }];
  });
  const pieces = view.pieces.flatMap((piece) => {
    const field = toChart(chart, piece.place.field);
    return field === undefined ? [] : [{ ...piece, place: { ...piece.place, field } }];
  });
  return {
    ...view,
    chunks: Object.fromEntries(
      chunks.toSorted((a, b) => (a.no < b.no ? -1 : 1)).map((chunk) => [chunk.no, chunk]),
    ),
    pieces,
    labels,
  };
}
