import type { Direction, FieldAddress, GrossfeldNo } from '../hex';
import { byTextOf } from '../kernel';
import type { KleinfeldIndex, PartyKey, SideIndex, TerrainKey } from './grossfeld';

/** How much a party knows of a field: nothing, terrain features, or details. */
export const KNOWN = { nothing: 0, terrain: 1, details: 2 } as const;
export type KnowledgeLevel = 0 | 1 | 2;

/** Where a piece of knowledge comes from. */
export type KnowledgeSource = 'start' | 'territory' | `unit ${number}` | 'gm';

/** A settlement as a party believes it to be. */
export interface KnownSettlement {
  readonly type: string;
  readonly name: string;
  readonly owner: PartyKey;
  /** Sides with a harbour, as far as known; absent = none known. */
  readonly harbours?: readonly Direction[];
}

/**
 * Belief of a party about one Großfeld. It is a copy made when the party looked, never a reference to the truth:
 * beliefs may be old or wrong. Unknown entries are null.
 */
export interface KnownGrossfeld {
  readonly level: readonly KnowledgeLevel[];
  /** Turn of the last look at that level; 0 = never. */
  readonly since: readonly number[];
  readonly source: readonly (KnowledgeSource | null)[];
  readonly terrain: readonly (TerrainKey | null)[];
  readonly owner: readonly (PartyKey | null)[];
  /** Bit sets of `SIDE`, at the side's home, as far as seen. */
  readonly sides: Readonly<Record<SideIndex, number>>;
  readonly walls: Readonly<Record<SideIndex, number>>;
  readonly springs: Readonly<Record<number, true>>;
  readonly settlements: Readonly<Record<KleinfeldIndex, KnownSettlement>>;
  /** Fields whose beliefs override what the party sees until the GM revokes that; absent = none. */
  readonly firm?: Readonly<Record<KleinfeldIndex, true>>;
}

/** A foreign unit once seen. */
export interface SightedUnit {
  readonly turn: number;
  readonly place: FieldAddress;
  readonly party: PartyKey;
  /** foot, mounted, fleet, work or character. */
  readonly kind: string;
  /** Size class by whole minimum sizes, the lower bound: 0, 1, 3, 6, 11. */
  readonly sizeClass: number;
  readonly by: string;
}

const byWhatIsSeen = byTextOf(({ place, party, kind, sizeClass, by }: SightedUnit) =>
  [place, party, kind, String(sizeClass).padStart(2, '0'), by].join(' '),
);

/**
 * Order of sightings by their visible content alone, so that it reveals nothing of the unit behind one: the oldest
 * first, then by field, party, kind, size and watcher. Two that compare equal are the same to their reader.
 */
export function bySight(a: SightedUnit, b: SightedUnit): number {
  return a.turn - b.turn || byWhatIsSeen(a, b);
}

/**
 * The numbers under which a party knows the Großfelder, by those of the world. They are its own, dealt in the order in
 * which it comes to know them, so that they tell neither where it lives nor how large the world is, and never change.
 */
export type Chart = Readonly<Record<GrossfeldNo, GrossfeldNo>>;

export interface Knowledge {
  readonly grossfelder: Readonly<Record<GrossfeldNo, KnownGrossfeld>>;
  readonly sightings: readonly SightedUnit[];
  /** What goes to the party and comes from it bears its own numbers; absent = those of the world. */
  readonly chart?: Chart;
}

/** A piece to draw: an own unit in full, a foreign one as far as known. */
export interface ViewPiece {
  readonly party: PartyKey;
  /** Letter of the type or kind. */
  readonly symbol: string;
  /** Unit number, only where the viewer may know it. */
  readonly number: number | null;
  readonly size: number | null;
  readonly place:
    | { readonly kind: 'field'; readonly field: FieldAddress }
    | { readonly kind: 'side'; readonly field: FieldAddress; readonly side: number };
  /** Turn of the sighting; null = certain and current. */
  readonly seen: number | null;
}

/** One Großfeld as somebody sees it. Null terrain = unknown: nothing at all may be drawn there. */
export interface ViewChunk {
  readonly no: GrossfeldNo;
  readonly u: number;
  readonly v: number;
  readonly terrain: readonly (TerrainKey | null)[];
  readonly owner: readonly (PartyKey | null)[];
  readonly level: readonly KnowledgeLevel[];
  readonly since: readonly number[];
  readonly sides: Readonly<Record<SideIndex, number>>;
  readonly walls: Readonly<Record<SideIndex, number>>;
  readonly springs: Readonly<Record<number, true>>;
  readonly settlements: Readonly<
    Record<KleinfeldIndex, KnownSettlement & { readonly capital: boolean }>
  >;
}

/** Lettering with its curve, as far as the viewer may see it. */
export interface ViewLabel {
  readonly id: string;
  readonly kind: 'realm' | 'land' | 'sea' | 'range' | 'river' | 'wood' | 'small';
  readonly text: string;
  readonly points: readonly number[];
  readonly size: number;
  readonly spacing?: number;
  readonly rotation?: number;
  readonly party?: PartyKey;
}

/** Name, colour and pattern of a party, the only facts of it a map needs. */
export interface ViewParty {
  readonly key: PartyKey;
  readonly name: string;
  readonly colour: number;
  /** Absent = the pattern that goes with the colour. */
  readonly pattern?: number;
}

/** The map as somebody sees it: what every drawing is made of. */
export interface MapView {
  readonly audience:
    | { readonly kind: 'truth' }
    | { readonly kind: 'realm'; readonly party: PartyKey };
  readonly chunks: Readonly<Record<GrossfeldNo, ViewChunk>>;
  readonly parties: Readonly<Record<PartyKey, ViewParty>>;
  readonly pieces: readonly ViewPiece[];
  readonly labels: readonly ViewLabel[];
  readonly turn: number;
}

/** Knowledge of one realm: the only map a product for players can be made of. */
export interface RealmView extends MapView {
  readonly audience: { readonly kind: 'realm'; readonly party: PartyKey };
}

/** Everything the GM sees, secrets apart (they are a layer of their own). */
export interface TruthView extends MapView {
  readonly audience: { readonly kind: 'truth' };
}
