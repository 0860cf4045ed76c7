import type { ViewChunk } from '../../../../engine';
import { shieldColour } from '../colour';
import { SETTLEMENT_GLYPHS, SETTLEMENT_RANK } from '../data/glyphs';
import type { Mark, Measure } from '../marks';
import { type Path, stamp, stroke, type Trail } from '../path';
import { pathOf } from '../pathdata';
import { type Field, type Scene, settlementOf } from '../scene';
import { inksOf, type MapStyle, stampOf } from '../style';

type ViewSettlement = ViewChunk['settlements'][number];

interface Symbol {
  readonly body: Path;
  readonly solid: Path;
  readonly size: number;
}

const SYMBOLS: ReadonlyMap<string, Symbol> = new Map(
  Object.entries(SETTLEMENT_GLYPHS).map(
    ([type, { body, solid, size }]) =>
      [type, { body: pathOf(body), solid: pathOf(solid), size }] as const,
  ),
);

/** The symbol of a settlement type; a town for an unknown type. */
export function settlementSymbol(type: string): Symbol {
  return SYMBOLS.get(type) ?? SYMBOLS.get('std') ?? { body: [], solid: [], size: 1 };
}

/** How important a type is on the map, 0 to 3. */
export function rankOf(type: string): number {
  return SETTLEMENT_RANK[type] ?? 1;
}

/** Size of one unit of a settlement's symbol, in field widths. */
export function symbolSize(style: MapStyle, type: string): number {
  return (style.width >= 48 ? 0.2 : 0.25) * settlementSymbol(type).size;
}

/** Symbols sink a little to leave room for the number of the field. */
export function symbolDrop({ width }: MapStyle): number {
  return width >= 40 ? 0.04 : 0;
}

/** What a dot of a settlement depends on. */
type Dotted = Pick<ViewSettlement, 'type' | 'capital'>;

/** Radius of the dot or circle of a settlement on small maps; undefined = not shown. */
export function dotRadius(style: MapStyle, { type, capital }: Dotted): Measure | undefined {
  const rank = rankOf(type);
  if (style.width < 12) {
    if (rank < 2 && !capital) return undefined;
    return { of: 0, min: capital ? 2.5 : 1.6 };
  }
  return { of: capital ? 0.23 : rank > 1 ? 0.17 : 0.13 };
}

/** True on maps so small that settlements are dots. */
export function hasDots({ width }: MapStyle): boolean {
  return width < 24;
}

/** The dot of a settlement around a point; nothing where it is not shown. */
export function settlementDot(
  style: MapStyle,
  settlement: Dotted,
  { x, y }: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): readonly Mark[] {
  const radius = dotRadius(style, settlement);
  if (radius === undefined) return [];
  const stamped = stampOf(style);
  const at = [x, y];
  const marks: Mark[] = [
    {
      kind: 'dots',
      at,
      radius,
      fill: stamped.paper,
      edge: { colour: stamped.ink, width: { of: 0, min: style.width < 12 ? 1 : 1.1 } },
    },
  ];
  if (settlement.capital && style.width >= 12)
    marks.push({ kind: 'dots', at, radius: { of: radius.of * 0.45 }, fill: stamped.ink });
  return marks;
}

const drawing = (scene: Scene, field: Field, settlement: ViewSettlement): readonly Mark[] => {
  const { style, view } = scene;
  const symbol = settlementSymbol(settlement.type);
  const size = symbolSize(style, settlement.type);
  const y = field.y + symbolDrop(style);
  const stamped = stampOf(style);
  const body: Trail = [];
  const solid: Trail = [];
  stamp(body, symbol.body, field.x, y, size);
  stamp(solid, symbol.solid, field.x, y, size);
  const marks: Mark[] = [
    {
      kind: 'line',
      path: body,
      colour: stamped.paper,
      width: { of: 0, min: 3.6 },
      opacity: 0.9,
      join: 'round',
    },
    { kind: 'area', path: body, colour: stamped.paper },
    {
      kind: 'line',
      path: body,
      colour: stamped.ink,
      width: { of: 0.03, min: 1.05 },
      join: 'round',
    },
    { kind: 'area', path: solid, colour: stamped.ink },
  ];
  if (settlement.capital) {
    const bar: Trail = [];
    stroke(bar, field.x - size * 1.15, y + size * 1.02, field.x + size * 1.15, y + size * 1.02);
    marks.push({
      kind: 'line',
      path: bar,
      colour:
        style.look === 'hatching'
          ? inksOf(style).ink
          : shieldColour(view.parties, settlement.owner),
      width: { of: 0.05, min: 1.6 },
    });
  }
  return marks;
};

/** Dots on small maps, circles on middling ones, ink drawings from 24 pixels on; a bar marks a capital. */
export function settlements(scene: Scene): readonly Mark[] {
  return scene.fields.flatMap((field) => {
    const settlement = settlementOf(field);
    if (settlement === undefined) return [];
    return hasDots(scene.style)
      ? settlementDot(scene.style, settlement, field)
      : drawing(scene, field, settlement);
  });
}
