import {
  type Axial,
  type Direction,
  DIRECTIONS,
  type FaceCorner,
  icosahedralFaces,
  icosahedralNet,
  neighbour,
  sameField,
} from '../../../engine';

/**
 * A field that is needed beyond a cut: where it stands, where it is needed, and by how many sixths it is turned clockwise
 * there. At a point only the sixth on one side (`side`, as it lies beyond) is copied: around a point the net leaves one out.
 */
export interface Copy {
  readonly from: Axial;
  readonly to: Axial;
  readonly turns: number;
  readonly side?: Direction;
}

/** What of the faces' edges is not drawn on the net, each place as the field of the world that belongs there. */
export function copiesBeyondCuts(edge: number): readonly Copy[] {
  const net = icosahedralNet(edge);
  const copies = new Map<string, Copy>();
  /** Copies the edge from one corner of a face up to, not including, another one. */
  const copyEdge = (face: number, corners: readonly FaceCorner[], from: number, to: number) => {
    const [start, end] = [corners[from]?.field, corners[to]?.field];
    if (start === undefined || end === undefined) return;
    const side = DIRECTIONS.find((one) => sameField(neighbour(start, one, edge), end)) ?? 1;
    const fieldAt = (step: number): Axial => {
      const share = (corner: number): number =>
        corner === from ? edge - step : corner === to ? step : 0;
      return net.placeOn({ face, shares: [share(0), share(1), share(2)] });
    };
    for (let step = 0; step < edge; step += 1) {
      const place = neighbour(start, side, step);
      if (net.has(place)) continue;
      const [field, onward] = [fieldAt(step), fieldAt(step + 1)];
      const leads = DIRECTIONS.find((one) => {
        const beyond = net.beyond(field, one);
        return beyond !== undefined && sameField(beyond, onward);
      });
      if (leads === undefined) continue;
      const copy = { from: field, to: place, turns: side - leads };
      if (step > 0) copies.set(`${place.q},${place.r}`, copy);
      else copies.set(`${place.q},${place.r},${side}`, { ...copy, side });
    }
  };
  for (const [face, corners] of icosahedralFaces(edge).entries()) {
    for (const from of [0, 1, 2])
      for (const to of [0, 1, 2]) if (from !== to) copyEdge(face, corners, from, to);
  }
  return [...copies.values()];
}
