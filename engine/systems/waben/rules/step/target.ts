import type { Cell, Direction } from '../../../../hex';
import type { Settings } from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import type { Parties } from '../encounter/relation';
import type { Ground } from '../movement/ground';

/** A side by cell and direction. */
export interface CellSide {
  readonly cell: Cell;
  readonly direction: Direction;
}

/** Where a step leads: into a field, or onto a side (ships on rivers and in river harbours). */
export type Target =
  | { readonly kind: 'field'; readonly cell: Cell }
  | ({ readonly kind: 'side' } & CellSide);

/** Everything the difficulty of a step depends on (WW-5.3-08). */
export interface StepScene {
  readonly ground: Ground;
  readonly parties: Parties;
  readonly settings: Settings;
  readonly party: PartyKey;
  readonly isFleet: boolean;
  readonly from: Target;
  readonly to: Target;
  /** Whether the step goes aboard a ship or ashore from one (WW-5.3-30). */
  readonly boarding: 'none' | 'aboard' | 'ashore';
  /** It does so in a harbour of the party or an ally (WW-5.3-30). */
  readonly isHarbour: boolean;
  /** Entering reveals a field the party does not know (WW-5.3-14). */
  readonly gainsView: boolean;
  /** The party did not know the target at the start of the turn (WW-5.3-14). */
  readonly isWhite: boolean;
}

/** The cells of a target: the field, or the one or two fields of the side. */
export function cellsOf(ground: Ground, target: Target): readonly Cell[] {
  if (target.kind === 'field') return [target.cell];
  const beyond = ground.lattice.neighbour(target.cell, target.direction);
  return beyond < 0 ? [target.cell] : [target.cell, beyond];
}
