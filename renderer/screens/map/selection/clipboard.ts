import {
  ALL_PARTS,
  type Clip,
  type PartyKey,
  type PasteParts,
  type TerrainKey,
} from '../../../../engine';
import { createStore } from '../../../kit/state/create-store';
import type { Carried } from '../../../model/map/tools/tool';

/** What was copied, as it would be pasted now: turned and mirrored already. It outlives the open campaign. */
export interface Clipboard {
  readonly clip: Clip | null;
  readonly parts: PasteParts;
  /** A settlement of the clip replaces an existing one. */
  readonly replaces: boolean;
  readonly set: (change: Partial<Pick<Clipboard, 'clip' | 'parts' | 'replaces'>>) => void;
}

export const useClipboard = createStore<Clipboard>((set) => ({
  clip: null,
  parts: ALL_PARTS,
  replaces: false,
  set: (change) => set(change),
}));

/** What a clip from another world may contain here. */
export interface Home {
  readonly parties: Readonly<Record<PartyKey, unknown>>;
  readonly terrains: Readonly<Record<TerrainKey, unknown>>;
}

/**
 * A clip as it can be pasted into a world: land of realms that do not exist here has no owner, their settlements and
 * terrain that the game does not know are left out.
 */
export function fittingClip(clip: Clip, { parties, terrains }: Home): Clip {
  return {
    ...clip,
    cells: clip.cells
      .filter(({ terrain }) => Object.hasOwn(terrains, terrain))
      .map(({ settlement, baseTerrain, ...cell }) => ({
        ...cell,
        owner: cell.owner !== null && Object.hasOwn(parties, cell.owner) ? cell.owner : null,
        ...(baseTerrain !== undefined && Object.hasOwn(terrains, baseTerrain)
          ? { baseTerrain }
          : {}),
        ...(settlement !== undefined &&
        (settlement.owner === '' || Object.hasOwn(parties, settlement.owner))
          ? { settlement }
          : {}),
      })),
  };
}

/** Creates the part of map being placed; the same clipboard over the same world gives the same object. */
export function createCarrier(): (clipboard: Clipboard, home: Home) => Carried | null {
  let basis: readonly unknown[] = [];
  let carried: Carried | null = null;
  return ({ clip, parts, replaces }, home) => {
    const now = [clip, parts, replaces, home.parties, home.terrains];
    if (now.some((part, index) => part !== basis[index])) {
      basis = now;
      carried = clip === null ? null : { clip: fittingClip(clip, home), parts, replaces };
    }
    return carried;
  };
}
