import type { CastFigure, CastKind, CastObjection, Occupation, StandingStructure } from './cast';
import type { Settings } from './setting';

/**
 * What Welt der Waben says of its sheets beside the contract until they are kinds of records; every member is absent
 * for other games. The file goes when that is done.
 */
export interface LegacySystem<World> {
  /** Objections to one sheet of the world as it stands in it. Absent for games without such rules. */
  readonly castObjections?: (
    world: World,
    kind: CastKind,
    id: string,
    settings: Settings,
  ) => readonly CastObjection[];
  /** What the rules derive for one sheet; ids as for `castObjections`, of structures without books as well. */
  readonly castFigures?: (
    world: World,
    kind: CastKind,
    id: string,
    settings: Settings,
  ) => readonly CastFigure[];
  /** All structures on sides, standing or being built, in order of position. Absent for games without them. */
  readonly structures?: (world: World, settings: Settings) => readonly StandingStructure[];
  /** Who is in and before the settlement of a field; undefined if there is none. */
  readonly occupation?: (world: World, field: string, settings: Settings) => Occupation | undefined;
}

const NONE = {};

/** What a game has beside the contract; nothing of it for games that are on the contract, and without a game. */
export function legacyOf<World>(
  system: { readonly legacy?: LegacySystem<World> } | undefined,
): LegacySystem<World> {
  return system?.legacy ?? NONE;
}
