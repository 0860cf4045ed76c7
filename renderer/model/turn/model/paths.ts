import { type March, type Point, toDecimal } from '../../../../engine';
import type { MapPath, MapStop } from '../../map/pane/props';
import { type MarchedTurn, placeAt, turnStepsOf } from './places';

/** Line and number colour of a realm's ways. */
export interface WayInk {
  readonly line: string;
  readonly badge: string;
}

const stopsOf = (
  march: March,
  turn: MarchedTurn,
  step: number | null = null,
): readonly MapStop[] => {
  const { start, steps } = turnStepsOf(march, turn);
  const lastDone = march.steps.findLastIndex(({ outcome }) => outcome === 'done');
  const stops = march.steps.flatMap(({ outcome }, index): readonly MapStop[] => {
    const point = steps[index];
    if (point === undefined) return [];
    const kind = outcome === 'dropped' ? 'dropped' : index === lastDone ? 'end' : 'done';
    return [{ point, label: String(index + 1), kind, current: index + 1 === step }];
  });
  return start === undefined ? stops : [{ point: start, label: '', kind: 'start' }, ...stops];
};

/** The ways of some units as the map draws them; the chosen unit's way is highlighted. */
export function marchPaths(
  chosen: { readonly unit: number | null; readonly step: number | null },
  ink: WayInk,
  turn: MarchedTurn,
  marches: readonly March[],
): readonly MapPath[] {
  return marches.flatMap((march) => {
    const active = march.unit === chosen.unit;
    const stops = stopsOf(march, turn, active ? chosen.step : null);
    return stops.length < 2
      ? []
      : [
          {
            id: `${march.party}:${String(march.unit)}`,
            points: stops.map(({ point }) => point),
            isOnNet: turn.lattice.sidesBeyond !== undefined,
            colour: ink.line,
            badge: ink.badge,
            active,
            stops,
          },
        ];
  });
}

/** Where every unit is at a moment of the turn (in moons), with the way it has come; all are highlighted if none is chosen. */
export function momentPaths(
  time: number,
  chosen: number | null,
  inkOf: (party: string) => WayInk,
  turn: MarchedTurn,
): readonly MapPath[] {
  return turn.marches.flatMap((march) => {
    const here = placeAt(march, time, turn);
    const { start, steps } = turnStepsOf(march, turn);
    if (here === undefined || start === undefined) return [];
    const passed = march.steps.flatMap(({ outcome, end }, index) => {
      const point = steps[index];
      return outcome === 'done' && toDecimal(end) <= time && point !== undefined ? [point] : [];
    });
    return [
      {
        id: `${march.party}:${String(march.unit)}`,
        points: [start, ...passed, here],
        isOnNet: turn.lattice.sidesBeyond !== undefined,
        colour: inkOf(march.party).line,
        badge: inkOf(march.party).badge,
        active: chosen === null || march.unit === chosen,
        stops: [{ point: here, label: String(march.unit), kind: 'end' as const }],
      },
    ];
  });
}

/** The middle of a march, to show all of it on the map. */
export function middleOf(march: March, turn: MarchedTurn): Point | undefined {
  return middleOfPoints(stopsOf(march, turn).map(({ point }) => point));
}

/** The middle of the box around points; undefined without any. */
export function middleOfPoints(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
}
