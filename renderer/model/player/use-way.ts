import { useMemo } from 'react';
import { createLattice, DIRECTIONS, type FieldAddress, type KnownSnapshot } from '../../../engine';
import { wayTo } from './writer';

/** Lengthens ways over the map of a player, field by field or straight to a field. */
export function useWay({
  plots,
  topology,
}: Pick<KnownSnapshot, 'plots' | 'topology'>): (
  way: readonly string[],
  to: string,
) => readonly string[] {
  return useMemo(() => {
    const lattice = createLattice(plots, topology);
    const cellOf = (field: string) => lattice.cellOf(field as FieldAddress);
    const ground = {
      neighbours: (field: string): readonly string[] =>
        DIRECTIONS.flatMap((one) => lattice.neighbourOf(field as FieldAddress, one) ?? []),
      distance: (from: string, to: string): number => {
        const [start, end] = [cellOf(from), cellOf(to)];
        return start === undefined || end === undefined ? Infinity : lattice.distance(start, end);
      },
    };
    return (way, to) => wayTo(ground, way, to);
  }, [plots, topology]);
}
