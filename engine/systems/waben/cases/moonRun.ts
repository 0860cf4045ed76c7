import { parseFieldAddress } from '../../../hex';
import type { TurnEvent } from '../../../kernel';
import type { Settlement, Unit, Work, World } from '../../../world';
import { settlementAt } from '../../../world';
import { readSheets } from '../turn/letters';
import { march } from '../turn/march';
import { makePlans } from '../turn/plans';
import type { WabenTurn } from '../turn/turn';
import { turnAfter } from './after';
import { turnOfCase } from './build';
import type { CaseTurn } from './case';

/** A turn of which only the march is run, moon by moon: no money moves. */
export interface MoonTurn extends CaseTurn {
  readonly works?: readonly Work[];
  /** Heads by terrain of raising, by unit id. */
  readonly raised?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly gold?: Readonly<Record<string, number>>;
  readonly seed?: string;
  readonly turn?: number;
  /** Moon of the calendar in which the turn begins. */
  readonly firstMoon?: number;
}

const unitsOf = (world: World, given: MoonTurn): World['units'] =>
  Object.fromEntries(
    Object.values(world.units).map((unit): [string, Unit] => [
      unit.id,
      { ...unit, raised: given.raised?.[unit.id] ?? {}, gold: given.gold?.[unit.id] ?? 0 },
    ]),
  );

/** The draft of a turn after its march. */
export const marchOf = (given: MoonTurn): WabenTurn => {
  const input = turnOfCase(given);
  const { world } = input;
  const { clock } = world;
  const start = {
    ...input,
    seed: given.seed ?? input.seed,
    world: {
      ...world,
      units: unitsOf(world, given),
      works: Object.fromEntries((given.works ?? []).map((work) => [work.id, work])),
      clock: { ...clock, turn: given.turn ?? clock.turn, moon: given.firstMoon ?? clock.moon },
    },
  };
  return turnAfter(start, readSheets, makePlans, march);
};

/** The events of some kinds, in order. */
export const eventsOf = (run: WabenTurn, ...kinds: readonly TurnEvent['kind'][]) =>
  run.events.filter(({ kind }) => kinds.includes(kind));

/** The settlement of a field after the march. */
export const townAfter = ({ world }: WabenTurn, field: string): Settlement | undefined => {
  const address = parseFieldAddress(field);
  return address === undefined ? undefined : settlementAt(world.map, address);
};
