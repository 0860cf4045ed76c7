import type { Explained } from './explained';
import type { Finding } from './finding';
import type { LetterEdit } from './letter-edit';
import type { OrderRow, OrderSheet } from './order';
import type { Settings } from './setting';
import type { Words } from './words';

/** A unit for which orders can be drawn on the map. */
export interface DrawnUnit {
  readonly party: string;
  /** What letters of its party call it: `203`, `KH 1`. */
  readonly name: string;
}

/** An order as it is drawn: the path of a unit, and the code of what it does on it. */
export interface DrawnOrder extends DrawnUnit {
  /** Its field, then every field it enters, `ggg/kk`. */
  readonly path: readonly string[];
  readonly code: string;
}

/** What a path comes to, as far as it can be reckoned before the turn is run. */
export interface PathFigures {
  /** How many steps of it can be made. */
  readonly steps: number;
  /** What these cost, and what is left of what the unit has: movement points, or steps. */
  readonly cost: Explained;
  readonly left: Explained;
  /** How many steps the rules allow if it goes on in the turns to come, and what these cost. */
  readonly lawful: { readonly steps: number; readonly cost: number };
  /** What ends the path; the check of letters does not say it where the party could not know. */
  readonly stop?: Finding;
}

/** How orders are drawn on the map. Never changes the world. */
export interface DrawnOrders<World, Content> {
  /** The units in a field that can be ordered, whoever owns them. */
  readonly units: (world: World, field: string) => readonly DrawnUnit[];
  /** What a unit can be ordered by the rules, the usual first. */
  readonly codes: (
    world: World,
    unit: DrawnUnit,
    settings: Settings,
  ) => readonly { readonly code: string; readonly name: Words }[];
  /** The order as a line of its letter: in the place of the row of the unit that counts, else beside the others. */
  write(order: DrawnOrder, sheet: OrderSheet<Content>, world: World): LetterEdit;
  /**
   * The fields of the path a row orders, `ggg/kk`, that of its unit first; undefined if it moves none. For games whose
   * turn gives no marches.
   */
  pathOf?(
    row: OrderRow<Content>,
    sheet: OrderSheet<Content>,
    world: World,
  ): readonly string[] | undefined;
  /** What the path of a row comes to by the GM's map; undefined where only the turn shows it. */
  reckon(
    row: OrderRow<Content>,
    sheet: OrderSheet<Content>,
    world: World,
    settings: Settings,
  ): PathFigures | undefined;
}
