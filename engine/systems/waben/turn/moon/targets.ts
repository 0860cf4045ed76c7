import { type Cell, type Direction, parseFieldAddress } from '../../../../hex';
import type { Settings } from '../../../../kernel';
import { type PartyKey, SIDE, type Work, type WorkId, type WorkKind } from '../../../../world';
import { valueOfStructure } from '../../rules/building/value';
import { countsAsEnemy } from '../../rules/encounter/relation';
import { choiceOf } from '../../rules/settings';
import { ownersOfSide } from '../../rules/structure/owners';
import { workOf } from '../../rules/structure/works';
import { type Clock, type Mover, whereIs } from '../clock/state';
import { homeOf, idOf } from './sites';

/** A finished structure, for sieges. */
export interface Standing {
  readonly id: WorkId;
  readonly kind: WorkKind;
  readonly cell: Cell;
  readonly direction: Direction | null;
  readonly owners: readonly PartyKey[];
}

const FEATURES = ['bridge', 'road', 'canal'] as const;

const standingOnSide = (
  clock: Clock,
  kind: WorkKind,
  cell: Cell,
  direction: Direction,
): Standing => {
  const { ground, lattice } = clock.board;
  const id = idOf(clock, { kind, field: lattice.addressOf(cell), side: direction });
  const work = clock.works.get(id) ?? { kind, owners: [] };
  return {
    id,
    kind,
    cell,
    direction,
    owners: ownersOfSide(ground, work, cell, direction, clock.settings),
  };
};

/**
 * Structures on a side, in the order in which they are damaged: the wall of the opposite field towards `cell`, its own
 * wall, bridge, road, canal (WW-6.2-11).
 */
export function structuresOnSide(
  clock: Clock,
  cell: Cell,
  direction: Direction,
): readonly Standing[] {
  const { ground } = clock.board;
  const beyond = ground.lattice.neighbour(cell, direction);
  const bits = ground.features(cell, direction);
  const facing = ground.lattice.sideBeyond(cell, direction);
  return [
    ...(beyond >= 0 && ground.wall(beyond, facing) > 0
      ? [standingOnSide(clock, 'wall', beyond, facing)]
      : []),
    ...(ground.wall(cell, direction) > 0 ? [standingOnSide(clock, 'wall', cell, direction)] : []),
    ...FEATURES.filter((kind) => (bits & SIDE[kind]) !== 0).map((kind) =>
      standingOnSide(clock, kind, cell, direction),
    ),
  ];
}

/** The settlement of a field as a target. */
export function settlementIn(clock: Clock, cell: Cell): Standing | undefined {
  const settlement = clock.board.ground.settlement(cell);
  if (settlement === undefined) return undefined;
  const field = clock.board.lattice.addressOf(cell);
  const id = idOf(clock, { kind: 'settlement', field, side: null });
  return { id, kind: 'settlement', cell, direction: null, owners: [settlement.owner] };
}

/** Nobody besieges what belongs to his own side alone; anybody may besiege what belongs to nobody. */
const isHostileTarget = (clock: Clock, party: PartyKey, { owners }: Standing): boolean =>
  owners.length === 0 ||
  owners.some((owner) => countsAsEnemy(clock.parties, party, owner, clock.settings));

/** The field from whose sides a digit counts: where the unit stands, or where it began the turn (WW-12.6-06). */
const fieldOfDigit = (clock: Clock, mover: Mover, here: Cell): Cell => {
  const { place } = mover.plan.unit;
  const isStart = choiceOf(clock.settings, 'siege.side_of') === 'start' && place.kind === 'field';
  return isStart ? (clock.board.lattice.cellOf(place.field) ?? here) : here;
};

/**
 * Target of a besieging unit: the enemy settlement of its field, or the first hostile structure on the side (WW-6.2-10,
 * WW-7.3-01, WW-7.3-02).
 */
export function siegeTarget(clock: Clock, mover: Mover): Standing | undefined {
  const { task, unit } = mover.plan;
  const target = whereIs(clock, mover);
  if (task?.kind !== 'besiege' || target?.kind !== 'field') return undefined;
  const here = target.cell;
  if (task.side === null) {
    const town = settlementIn(clock, here);
    return town !== undefined && isHostileTarget(clock, unit.party, town) ? town : undefined;
  }
  const from = fieldOfDigit(clock, mover, here);
  const isWithinReach = from === here || clock.board.lattice.neighbour(from, task.side) === here;
  return isWithinReach
    ? structuresOnSide(clock, from, task.side).find((one) =>
        isHostileTarget(clock, unit.party, one),
      )
    : undefined;
}

/** The books of a standing structure of so many building value points; blank ones if it is whole and finished. */
export function booksOf(
  { board, works }: Clock,
  { kind, cell, direction }: Standing,
  value: number,
): Work {
  const at = homeOf({ board }, { kind, field: board.lattice.addressOf(cell), side: direction });
  return workOf(works, { ...at, value });
}

/** Building value points of a road, bridge or canal (WW-4.3-01). */
export function valueOfSide(kind: WorkKind, settings: Settings): number {
  return valueOfStructure(kind, settings)?.value ?? 0;
}

const SETTLEMENT_ID = /^settlement (.+)$/;

/** The standing structure of an id, if there is one. */
export function standingById(clock: Clock, id: WorkId): Standing | undefined {
  const work = clock.works.get(id);
  const field = parseFieldAddress(SETTLEMENT_ID.exec(id)?.[1] ?? '') ?? work?.field;
  const cell = field === undefined ? undefined : clock.board.lattice.cellOf(field);
  if (cell === undefined) return undefined;
  return work === undefined || work.side === null
    ? settlementIn(clock, cell)
    : structuresOnSide(clock, cell, work.side).find((one) => one.id === id);
}
