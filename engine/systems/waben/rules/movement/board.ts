import {
  GROSSFELD_SIDES,
  grossfeldNo,
  type GrossfeldSide,
  type Lattice,
  type Seams,
} from '../../../../hex';
import type { Json, Settings } from '../../../../kernel';
import { type Grossfeld, grossfelderOf, latticeOf, type WorldMap } from '../../../../world';
import { createLookOfUnit, type LookOfUnit } from '../sight/look';
import { createGround, type Ground } from './ground';
import { settingOf } from '../settings';

const isRecord = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sideNamed = (name: string): GrossfeldSide | undefined =>
  GROSSFELD_SIDES.find((side) => side === name);

/**
 * The neighbours of Großfelder that the GM lays down in place of those of the plane, `{ "711": { "SW": "210" } }`;
 * each holds from both sides. Entries that name no Großfeld or side are left out (WW-2.1-03, WW-12.2-03).
 */
const seamsOf = (settings: Settings): Seams => {
  const table = settingOf(settings, 'map.neighbour_overrides');
  if (!isRecord(table)) return {};
  return Object.fromEntries(
    Object.entries(table).flatMap(([name, sides]) => {
      const no = grossfeldNo(name);
      if (no === undefined || !isRecord(sides)) return [];
      const known = Object.entries(sides).flatMap(([side, other]) => {
        const key = sideNamed(side);
        const neighbour = typeof other === 'string' ? grossfeldNo(other) : undefined;
        return key === undefined || neighbour === undefined ? [] : [[key, neighbour] as const];
      });
      return known.length === 0 ? [] : [[no, Object.fromEntries(known)] as const];
    }),
  );
};

/** The map made ready for a run: neighbours, Großfelder in the lattice's order, and the ground over them. */
export interface Board {
  readonly lattice: Lattice;
  /** A run that changes owners replaces entries; the ground reads them anew. */
  readonly chunks: Grossfeld[];
  readonly ground: Ground;
  readonly lookOfUnit: LookOfUnit;
}

/** Prepares a map once per run (cost: one pass over its fields). */
export function boardOf(map: WorldMap, settings: Settings): Board {
  const lattice = latticeOf(map, seamsOf(settings));
  const chunks = [...grossfelderOf(map)];
  const ground = createGround(lattice, chunks, settings);
  return { lattice, chunks, ground, lookOfUnit: createLookOfUnit(ground, settings) };
}
