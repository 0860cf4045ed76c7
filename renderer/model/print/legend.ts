import {
  KLEINFELDER,
  type MapView,
  type PartyKey,
  SIDE,
  type TerrainKey,
  type TerrainStyle,
} from '../../../engine';
import type { ChangeKind, MonthChanges } from './changes';
import type { KnownField } from './known';
import type { MapOrder } from './order';

/** A line or sign of the map that the legend explains, as a word of `print:line`. */
export type LegendLine =
  | 'road'
  | 'bridge'
  | 'river'
  | 'canal'
  | 'wall'
  | 'border'
  | 'capital'
  | 'unit'
  | 'route';

/** A mark of what is new, as a word of `print:change`. */
export type LegendChange = ChangeKind | 'sighted';

/** What occurs on a map and is therefore explained beside it. */
export interface Legend {
  readonly terrains: readonly TerrainStyle[];
  /** Realms distinguished by their pattern or border; absent = none. */
  readonly realms?: readonly PartyKey[];
  /** Settlement types, largest first. */
  readonly settlements: readonly string[];
  readonly lines: readonly LegendLine[];
  readonly changes: readonly LegendChange[];
}

/** Settlement types from the largest to the smallest; unknown types come last. */
const SETTLEMENT_ORDER: readonly string[] = ['met', 'fst', 'std', 'brg', 'gar'];

const rank = (type: string): number => {
  const index = SETTLEMENT_ORDER.indexOf(type);
  return index < 0 ? SETTLEMENT_ORDER.length : index;
};

/** The owners of known fields; null for land without owner. */
const ownersIn = (view: MapView): ReadonlySet<PartyKey | null> =>
  new Set(
    Object.values(view.chunks).flatMap(({ owner, terrain }) =>
      Array.from({ length: KLEINFELDER }, (_, index) =>
        terrain[index] === null ? null : (owner[index] ?? null),
      ),
    ),
  );

/** What is printed, as far as the legend depends on it. */
export interface LegendSource {
  readonly view: MapView;
  readonly known: readonly KnownField[];
  readonly order: Pick<MapOrder, 'look' | 'parts'>;
  readonly changes: MonthChanges | null;
  readonly hasRoutes: boolean;
  /** True if realms are explained in every look, not only where their land is drawn. */
  readonly namesRealms?: boolean;
}

const linesOf = ({ view, order, hasRoutes }: LegendSource): readonly LegendLine[] => {
  const chunks = Object.values(view.chunks);
  const bits = chunks
    .flatMap(({ sides }) => Object.values(sides))
    .reduce((all, side) => all | side, 0);
  const settlements = chunks.flatMap((chunk) => Object.values(chunk.settlements));
  const occurs: Readonly<Record<LegendLine, boolean>> = {
    road: (bits & SIDE.road) !== 0,
    bridge: (bits & SIDE.bridge) !== 0,
    river: (bits & SIDE.river) !== 0,
    canal: (bits & SIDE.canal) !== 0,
    wall: chunks.some(({ walls }) => Object.keys(walls).length > 0),
    border: ownersIn(view).size > 1,
    capital: settlements.some(({ capital }) => capital),
    unit: order.parts.units && view.pieces.length > 0,
    route: hasRoutes,
  };
  return (Object.keys(occurs) as LegendLine[]).filter((line) => occurs[line]);
};

const ORDER_OF_CHANGES = ['gained', 'lost', 'discovered', 'explored'] as const;

const changesIn = (changes: MonthChanges | null): readonly LegendChange[] => {
  if (changes === null) return [];
  const kinds = new Set(changes.fields.values());
  return [
    ...ORDER_OF_CHANGES.filter((kind) => kinds.has(kind)),
    ...(changes.sighted.size > 0 ? (['sighted'] as const) : []),
  ];
};

/** The legend of a print: only what occurs, in the order of the rule page; realms instead of terrain where they are shown. */
export function legendOf(
  source: LegendSource,
  terrains: Readonly<Record<TerrainKey, TerrainStyle>>,
): Legend {
  const { view, known, order, changes, namesRealms = false } = source;
  const keys = new Set(known.map(({ terrain }) => terrain));
  const types = new Set(
    Object.values(view.chunks).flatMap(({ settlements }) =>
      Object.values(settlements).map(({ type }) => type),
    ),
  );
  const isOfRealms = order.look === 'politics';
  const owners = [...ownersIn(view)].filter((party) => party !== null).sort();
  return {
    terrains: isOfRealms ? [] : Object.values(terrains).filter(({ key }) => keys.has(key)),
    ...(isOfRealms || namesRealms ? { realms: owners } : {}),
    settlements: [...types].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)),
    lines: linesOf(source),
    changes: changesIn(changes),
  };
}
