import { grouped } from '../../../../kernel';
import type { PartyKey, Unit, UnitId, World } from '../../../../world';

/** The units of a world looked up once for many questions, each list in the order of the world. */
export interface Roll {
  readonly byParty: ReadonlyMap<PartyKey, readonly Unit[]>;
  /** What every carrier has aboard. */
  readonly aboard: ReadonlyMap<UnitId, readonly Unit[]>;
  /** Numbers in use by any party. */
  readonly numbers: ReadonlySet<number>;
}

/** The roll of a world as it is now. */
export function rollOf({ units }: Pick<World, 'units'>): Roll {
  const all = Object.values(units);
  return {
    byParty: grouped(all, ({ party }) => party),
    aboard: grouped(all, ({ place }) => (place.kind === 'aboard' ? place.carrier : undefined)),
    numbers: new Set(all.map(({ number }) => number)),
  };
}
