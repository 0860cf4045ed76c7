import {
  type Cell,
  cellsWithin,
  createFrontier,
  type Direction,
  DIRECTIONS,
  homeOfSide,
} from '../hex';
import type { SettlementStyle } from '../kernel';
import { chanceFor } from './chance';
import type { Nature } from './climate';
import type { Land, Work } from './land';
import type { GenesisOptions } from './options';
import type { Plane } from './plane';
import type { Relief } from './relief';
import type { Rivers } from './rivers';

/** A chosen place. */
export interface Place {
  readonly cell: Cell;
  readonly type: string;
  readonly harbours: readonly Direction[];
  /** The place from which this one was found; -1 for the first of its surroundings. */
  readonly from: Cell;
}

/** Everything that makes one place better than another. */
interface Site {
  readonly plane: Plane;
  readonly land: Land;
  readonly relief: Relief;
  readonly nature: Nature;
  readonly rivers: Rivers;
}

/** How well people live in a nature; what is not named is in between. */
const LIVING: Readonly<Record<string, number>> = {
  normal: 0.5,
  forest: 0.3,
  lake: 0.35,
  steppe: 0.2,
  jungle: 0,
  swamp: -0.1,
  desert: -0.2,
  volcano: -1,
};

/** True if the side of a field carries a river. */
export function hasRiver(
  { lattice }: Plane,
  { sides }: Rivers,
  cell: Cell,
  direction: Direction,
): boolean {
  return sides[homeOfSide(lattice, cell, direction)] === 1;
}

/** Sides towards open water, not towards the strips of ice. */
const seaSides = ({ plane, land }: Site, cell: Cell): readonly Direction[] =>
  DIRECTIONS.filter((direction) => {
    const beyond = plane.lattice.neighbour(cell, direction);
    return beyond >= 0 && land.water[beyond] === 1 && land.strip[beyond] === 0;
  });

const riverSides = ({ plane, rivers }: Site, cell: Cell): readonly Direction[] =>
  DIRECTIONS.filter((direction) => hasRiver(plane, rivers, cell, direction));

/** How good a place is, about -1 to 3: low and fertile, at the sea or a river. */
const meritOf = (site: Site, cell: Cell, luck: number): number => {
  const sea = seaSides(site, cell).length;
  const coast = sea > 0 && sea < 4 ? 0.6 : 0;
  const river = riverSides(site, cell).length > 0 ? 0.7 : 0;
  const living = LIVING[site.nature[cell] ?? ''] ?? 0;
  return living + coast + river - 0.3 * ((site.relief.level[cell] ?? 1) - 1) + 0.7 * luck;
};

const isHabitable = ({ land, nature }: Site, cell: Cell): boolean =>
  land.water[cell] === 0 && nature[cell] !== 'ice' && nature[cell] !== 'volcano';

/** Settled land grows outwards from its best place, each next one as near as allowed and no farther than wished. */
function* choose(
  site: Site,
  [least, most]: readonly [number, number],
  seed: string,
): Work<readonly { readonly cell: Cell; readonly from: Cell; readonly merit: number }[]> {
  const { lattice, size } = site.plane;
  const chance = chanceFor(seed, 'settlements');
  const merit = new Float64Array(size);
  for (let cell = 0; cell < size; cell += 1) {
    const luck = chance();
    merit[cell] = isHabitable(site, cell) ? meritOf(site, cell, luck) : -Infinity;
  }
  const nearest = new Uint8Array(size).fill(255);
  const origin = new Int32Array(size).fill(-1);
  const chosen: { cell: Cell; from: Cell; merit: number }[] = [];
  const growing = createFrontier(size);
  const place = (cell: Cell, from: Cell): void => {
    chosen.push({ cell, from, merit: merit[cell] ?? 0 });
    for (const near of cellsWithin(lattice, cell, most)) {
      const away = lattice.distance(cell, near);
      if (away < (nearest[near] ?? 255)) nearest[near] = away;
      if (away < least || origin[near] !== -1 || merit[near] === -Infinity) continue;
      origin[near] = cell;
      growing.offer(near, 10 - (merit[near] ?? 0), 0);
    }
  };
  const isFree = (cell: Cell): boolean => (nearest[cell] ?? 0) >= least;
  const firsts = [...merit.keys()]
    .filter((cell) => merit[cell] !== -Infinity)
    .sort((a, b) => (merit[b] ?? 0) - (merit[a] ?? 0) || a - b);
  for (const [index, first] of firsts.entries()) {
    if (index % 120 === 0) yield index / firsts.length;
    // A first place starts settlements where none has come near; near others only growth decides.
    if (!isFree(first) || (nearest[first] ?? 0) <= most) continue;
    place(first, -1);
    for (let next = growing.pop(); next >= 0; next = growing.pop()) {
      if (isFree(next)) place(next, origin[next] ?? -1);
    }
  }
  return chosen;
}

/** How many of each type there are among so many settlements; what is left over by rounding goes to the greatest remainders. */
const countsOf = (
  total: number,
  styles: readonly SettlementStyle[],
  mix: GenesisOptions['mix'],
): readonly number[] => {
  const weights = styles.map(({ key }) => Math.max(mix[key] ?? 0, 0));
  const whole = weights.reduce((sum, one) => sum + one, 0);
  const exact = weights.map((one) => (whole === 0 ? 0 : (total * one) / whole));
  const counts = exact.map(Math.floor);
  const rest = total - counts.reduce((sum, one) => sum + one, 0);
  const byRemainder = exact
    .map((one, index) => ({ index, left: one - Math.floor(one) }))
    .sort((a, b) => b.left - a.left || a.index - b.index);
  for (const { index } of byRemainder.slice(0, rest)) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
};

/** One harbour: the middle one of the sides towards the sea, else the first towards a river. */
const harboursOf = (site: Site, cell: Cell): readonly Direction[] => {
  const sea = seaSides(site, cell);
  const one = sea[Math.floor(sea.length / 2)] ?? riverSides(site, cell)[0];
  return one === undefined ? [] : [one];
};

/** Places for settlements; the greatest types stand in the best places. */
export function* settle(
  site: Site,
  catalogue: Readonly<Record<string, SettlementStyle>>,
  options: GenesisOptions,
): Work<readonly Place[]> {
  const styles = Object.values(catalogue)
    .filter(({ key }) => (options.mix[key] ?? 0) > 0)
    .sort((a, b) => b.inhabitants - a.inhabitants || b.buildingValue - a.buildingValue);
  if (styles.length === 0) return [];
  const chosen = yield* choose(site, options.spacing, options.seed);
  const counts = countsOf(chosen.length, styles, options.mix);
  const types = styles.flatMap(({ key }, index) => new Array<string>(counts[index] ?? 0).fill(key));
  const ranked = [...chosen].sort((a, b) => b.merit - a.merit || a.cell - b.cell);
  return ranked
    .map(({ cell, from }, rank) => ({
      cell,
      from,
      type: types[rank] ?? '',
      harbours: harboursOf(site, cell),
    }))
    .sort((a, b) => a.cell - b.cell);
}
