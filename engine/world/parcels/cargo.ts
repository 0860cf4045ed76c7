import { grouped } from '../../kernel';
import type { Unit } from '../world';
import { carrierOf, type Crossers, type CrossingGame, isRow, keptRow, partyOf } from './crosser';
import type { Crosser, ParcelRow, ParcelUnit } from './parcel';

/** What was chosen with all that is aboard of it, carriers before what they carry. */
export function withCargo(
  ids: readonly string[],
  crossers: Crossers,
  game: CrossingGame,
): readonly Crosser[] {
  const carried = grouped(Object.values(crossers), (one) => carrierOf(one, game) ?? undefined);
  const found = new Map<string, Crosser>();
  const take = (crosser: Crosser): void => {
    if (found.has(crosser.id)) return;
    found.set(crosser.id, crosser);
    for (const passenger of carried.get(crosser.id) ?? []) take(passenger);
  };
  const chosen = new Set(ids);
  const isCarried = (crosser: Crosser): boolean => {
    const seen = new Set([crosser.id]);
    for (let id = carrierOf(crosser, game); id !== null && !seen.has(id);) {
      if (chosen.has(id) && crossers[id] !== undefined) return true;
      seen.add(id);
      const carrier = crossers[id];
      id = carrier === undefined ? null : carrierOf(carrier, game);
    }
    return false;
  };
  for (const id of chosen) {
    const crosser = crossers[id];
    if (crosser !== undefined && !isCarried(crosser)) take(crosser);
  }
  // Of carriers that carry each other in a circle none stands first: each that was chosen goes all the same.
  for (const id of chosen) {
    const crosser = crossers[id];
    if (crosser !== undefined) take(crosser);
  }
  return [...found.values()];
}

const unitAcross = (unit: Unit, aboard: number | null): ParcelUnit => {
  const { party, number, type, size, leaders, raised, scout, morale, gold, unpaid } = unit;
  const { name, status, years, trained } = unit.character ?? {};
  return {
    party,
    number,
    type,
    size,
    leaders,
    raised,
    scout,
    morale,
    ...(gold === undefined ? {} : { gold }),
    ...(unpaid === undefined ? {} : { unpaid }),
    character:
      name === undefined || status === undefined
        ? null
        : {
            name,
            status,
            ...(years === undefined ? {} : { years }),
            ...(trained === undefined ? {} : { trained }),
          },
    aboard,
  };
};

/** What crosses of units and records, in their order: nothing of what means nothing elsewhere. */
export function across(
  cargo: readonly Crosser[],
  game: CrossingGame,
): { readonly units: readonly ParcelUnit[]; readonly rows: readonly ParcelRow[] } {
  const units: ParcelUnit[] = [];
  const rows: ParcelRow[] = [];
  const index = new Map<string, number>();
  for (const one of cargo) {
    const aboard = index.get(carrierOf(one, game) ?? '') ?? null;
    index.set(one.id, isRow(one) ? rows.length : units.length);
    if (!isRow(one)) {
      units.push(unitAcross(one, aboard));
      continue;
    }
    const kept = keptRow(one.id, one.row, game);
    if (kept === undefined) continue;
    const { kind, crossing, stored } = kept;
    const values = Object.entries(stored.value).filter(([field]) =>
      crossing.fields.includes(field),
    );
    rows.push({ party: partyOf(one), kind: kind.id, values: Object.fromEntries(values), aboard });
  }
  return { units, rows };
}
