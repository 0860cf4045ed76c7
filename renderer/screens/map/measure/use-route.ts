import { useMemo } from 'react';
import {
  hexGameOf,
  type Campaign,
  centreOf,
  type FieldAddress,
  type Lattice,
  type Point,
  type Route,
  systems,
} from '../../../../engine';
import { useView } from '../../../model/state/view';
import type { MapPath } from '../../../model/map/pane/props';
import { useMapScreen } from '../../../model/map/state';

/** What is measured: both ends and the cheapest way of the chosen kind of unit between them. */
export interface Measured {
  readonly from: FieldAddress;
  readonly to: FieldAddress;
  /** Fields from one to the other, as the crow flies. */
  readonly distance: number;
  /**
   * Undefined = this kind of unit cannot get there; null = in the perspective of a realm, which must not learn the land
   * from it.
   */
  readonly route: Route | null | undefined;
}

/** The kind of unit measured for: the chosen one, or the first of the game. */
export function useTraveller(system: string): string {
  const wanted = useMapScreen(({ pen }) => pen.traveller);
  const travellers = hexGameOf(systems[system]).rules?.routes?.travellers ?? [];
  return travellers.some(({ key }) => key === wanted) ? wanted : (travellers[0]?.key ?? '');
}

/**
 * The measured way; null while nothing is measured. It follows the world while the tool is selected: a new road makes
 * it cheaper at once.
 */
export function useMeasured(campaign: Campaign, lattice: Lattice): Measured | null {
  const measured = useMapScreen((room) => room.measured);
  const isMeasuring = useView(({ tool }) => tool === 'measure');
  const isTruth = useView(({ perspective }) => perspective.kind === 'truth');
  const traveller = useTraveller(campaign.system);
  const { world, settings, system } = campaign;
  return useMemo(() => {
    const { from, to } = (isMeasuring ? measured : null) ?? {};
    if (from === undefined || to === undefined || to === null) return null;
    const [one, other] = [lattice.cellOf(from), lattice.cellOf(to)];
    if (one === undefined || other === undefined) return null;
    return {
      from,
      to,
      distance: lattice.distance(one, other),
      route: isTruth
        ? hexGameOf(systems[system]).rules?.routes?.route(world, from, to, traveller, settings)
        : null,
    };
  }, [isMeasuring, isTruth, measured, lattice, world, settings, system, traveller]);
}

/** The points of a way; on a cylinder each is next to the one before, across the seam as well. */
export function pointsOf(lattice: Lattice, fields: readonly string[]): readonly Point[] {
  const turn = lattice.topology.kind === 'cylinder' ? 6 * lattice.topology.columns : 0;
  const points: Point[] = [];
  for (const field of fields) {
    const cell = lattice.cellOf(field as FieldAddress);
    if (cell === undefined) continue;
    const { x, y } = centreOf(lattice.axialOf(cell));
    const before = points.at(-1);
    const turns = before === undefined || turn === 0 ? 0 : Math.round((before.x - x) / turn);
    points.push({ x: x + turns * turn, y });
  }
  return points;
}

/** The measured way as it is drawn on the map. */
export function wayOf(lattice: Lattice, { from, route }: Measured): readonly MapPath[] {
  if (route === undefined || route === null || route.steps.length === 0) return [];
  const points = pointsOf(lattice, [from, ...route.steps.map(({ to }) => to)]);
  const end = points.at(-1);
  return [
    {
      id: 'measured',
      points,
      isOnNet: lattice.sidesBeyond !== undefined,
      active: true,
      stops:
        end === undefined ? [] : [{ point: end, label: String(route.cost.value), kind: 'end' }],
    },
  ];
}
