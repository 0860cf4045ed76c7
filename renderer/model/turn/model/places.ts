import {
  centreOf,
  drawnSide,
  type Lattice,
  type March,
  type MarchStep,
  type Point,
  pointBetween,
  readPosition,
  sideMiddle,
  toDecimal,
} from '../../../../engine';

/** The marches of a turn on their map. */
export interface MarchedTurn {
  readonly marches: readonly March[];
  readonly lattice: Lattice;
}

const carrierOf = (party: string, unit: number, { marches }: MarchedTurn): March | undefined =>
  marches.find((march) => march.party === party && march.unit === unit);

/**
 * The point of a position as written in orders: middle of a field or side, for a unit aboard the place of the ship at
 * that moment (in moons). Undefined off the map, or if the ship is unknown.
 */
const pointAt = (
  position: string,
  party: string,
  time: number,
  turn: MarchedTurn,
  depth = 0,
): Point | undefined => {
  const reading = readPosition(position.replace(/^(\d{3}\/\d{2})(\(\d{3}\))$/, '$2'), turn.lattice);
  if (!reading.ok) return undefined;
  const place = reading.value;
  if (place.kind === 'aboard') {
    const ship = carrierOf(party, place.unit, turn);
    return ship === undefined || depth > 0 ? undefined : placeAt(ship, time, turn, depth + 1);
  }
  const cell = turn.lattice.cellOf(place.field);
  if (cell === undefined) return undefined;
  const axial = turn.lattice.axialOf(cell);
  return place.kind === 'field'
    ? centreOf(axial)
    : sideMiddle(axial, drawnSide(turn.lattice, cell, place.side));
};

const within = (
  step: MarchStep,
  party: string,
  time: number,
  turn: MarchedTurn,
  depth: number,
): Point | undefined => {
  const from = pointAt(step.from, party, time, turn, depth);
  const to = pointAt(step.to, party, time, turn, depth);
  if (from === undefined || to === undefined) return from ?? to;
  const begin = toDecimal(step.begin);
  const length = toDecimal(step.end) - begin;
  const part = length <= 0 ? 1 : (time - begin) / length;
  // Over a cut of a net the two fields are drawn apart: nothing is between them.
  const isOverCut =
    turn.lattice.sidesBeyond !== undefined && Math.hypot(to.x - from.x, to.y - from.y) > 1.6;
  return isOverCut ? (part < 0.5 ? from : to) : pointBetween(from, to, part);
};

/** Where a unit is at a moment of the turn (in moons); along the way while it moves. `depth` counts ships within ships. */
export function placeAt(
  march: March,
  time: number,
  turn: MarchedTurn,
  depth = 0,
): Point | undefined {
  const done = march.steps.filter((step) => step.outcome === 'done');
  const walking = done.find((step) => time >= toDecimal(step.begin) && time < toDecimal(step.end));
  if (walking !== undefined) return within(walking, march.party, time, turn, depth);
  const last = done.filter((step) => time >= toDecimal(step.end)).at(-1);
  return pointAt(last?.to ?? march.start, march.party, time, turn, depth);
}

/** Where a march begins and where its steps lead, drawn at the moments they end. */
export function turnStepsOf(
  march: March,
  turn: MarchedTurn,
): { readonly start: Point | undefined; readonly steps: readonly (Point | undefined)[] } {
  return {
    start: pointAt(march.start, march.party, 0, turn),
    steps: march.steps.map((step) => pointAt(step.to, march.party, toDecimal(step.end), turn)),
  };
}

/** The moments at which steps of the turn end, ascending and each once, in moons. */
export function momentsOf(marches: readonly March[]): readonly number[] {
  const ends = marches.flatMap(({ steps }) =>
    steps.filter(({ outcome }) => outcome === 'done').map(({ end }) => toDecimal(end)),
  );
  return [...new Set(ends)].sort((a, b) => a - b);
}
