import {
  type Cell,
  DIRECTIONS,
  type FieldAddress,
  KLEINFELDER,
  type Lattice,
  parseFieldAddress,
} from '../../../hex';
import type { Settings } from '../../../kernel';
import {
  chartWith,
  createVision,
  grossfelderOf,
  KNOWN,
  type Knowledge,
  latticeOn,
  learn,
  type PartyKey,
  type Vision,
  type World,
} from '../../../world';
import { choiceOf } from '../rules/settings';
import { stateOf } from '../state/keep';

/** How far an army sees terrain with all that lies on it, and how far whose land it is (PI-05-43, PI-05-44). */
const SIGHT = 2;
const CONTROL = 1;

/** Fields at most some steps from others, with their distance. */
function around(
  lattice: Lattice,
  centres: readonly Cell[],
  radius: number,
): readonly { readonly cell: Cell; readonly distance: number }[] {
  const seen = new Set(centres);
  const found = centres.map((cell) => ({ cell, distance: 0 }));
  for (const { cell, distance } of found) {
    if (distance === radius) continue;
    for (const direction of DIRECTIONS) {
      const next = lattice.neighbour(cell, direction);
      if (next < 0 || seen.has(next)) continue;
      seen.add(next);
      found.push({ cell: next, distance: distance + 1 });
    }
  }
  return found;
}

/** What a realm sees now from some fields: everything in sight, whose land it is where it has control (PI-05-171). */
function look(
  vision: Vision,
  lattice: Lattice,
  ownerOf: (cell: Cell) => PartyKey | null,
  centres: readonly Cell[],
  radius: number,
  by: number,
): void {
  for (const { cell, distance } of around(lattice, centres, radius)) {
    if (distance <= CONTROL) vision.owner.set(cell, ownerOf(cell));
    if ((vision.level[cell] ?? 0) >= KNOWN.details) continue;
    vision.seen.push(cell);
    vision.level[cell] = KNOWN.details;
    vision.by[cell] = by;
  }
}

/** Fields a realm believes its own and no longer has: its borders are corrected (GM-47). */
function lostBy(
  { knowledge }: World,
  lattice: Lattice,
  key: PartyKey,
  ownerOf: (cell: Cell) => PartyKey | null,
): readonly Cell[] {
  const known = knowledge[key]?.grossfelder ?? {};
  return lattice.plots.flatMap(({ no }, plot) =>
    (known[no]?.owner ?? []).flatMap((owner, index) => {
      const cell = plot * KLEINFELDER + index;
      return owner === key && ownerOf(cell) !== key ? [cell] : [];
    }),
  );
}

/** Knowledge with a number of its own for every Großfeld, or with those of the world (GM-20, PI-02-04). */
function charted(
  { chart, ...known }: Knowledge,
  lattice: Lattice,
  home: FieldAddress | null,
  settings: Settings,
  told: readonly FieldAddress[],
): Knowledge {
  return choiceOf(settings, 'pygma.map.player_sheet') === 'growing'
    ? { ...known, chart: chartWith(chart ?? {}, known, lattice, home, told) }
    : known;
}

/**
 * Brings the knowledge of every realm up to date by what it sees now: its own land, two fields around its armies and
 * traders, before the first month two around its land as well, and fields it saw on the way (GM-19, PI-05-43 to
 * PI-05-47, PI-05a-14). Terrain once seen stays on its map (PI-05-46).
 * @param onTheWay Fields seen in the month, by realm.
 * @param told Fields a realm was told of in the month, which get numbers of its own but are not known (PI-09a-10).
 */
export function observe(
  world: World,
  settings: Settings = {},
  onTheWay: Readonly<Record<PartyKey, Iterable<Cell>>> = {},
  told: Readonly<Record<PartyKey, readonly FieldAddress[]>> = {},
): World {
  const lattice = latticeOn(world.map);
  const chunks = grossfelderOf(world.map);
  const { armies, traders, turn } = stateOf(world);
  const owners = chunks.flatMap(({ owner }) => owner);
  const ownerOf = (cell: Cell): PartyKey | null => owners[cell] ?? null;
  const land = new Map<PartyKey, Cell[]>();
  for (const [cell, owner] of owners.entries()) {
    if (owner === null) continue;
    const own = land.get(owner) ?? [];
    own.push(cell);
    land.set(owner, own);
  }
  const visions = new Map(
    Object.keys(world.parties).map((key) => [key, createVision(lattice.size)] as const),
  );
  for (const [key, vision] of visions) {
    look(vision, lattice, ownerOf, land.get(key) ?? [], turn <= 1 ? SIGHT : 0, 0);
    look(vision, lattice, ownerOf, lostBy(world, lattice, key, ownerOf), 0, 0);
    for (const cell of onTheWay[key] ?? []) {
      if ((vision.level[cell] ?? 0) >= KNOWN.details) continue;
      vision.seen.push(cell);
      vision.level[cell] = KNOWN.details;
    }
  }
  for (const { owner, field, number } of [...armies, ...traders]) {
    const vision = visions.get(owner);
    const address = parseFieldAddress(field);
    const cell = address && lattice.cellOf(address);
    if (vision !== undefined && cell !== undefined)
      look(vision, lattice, ownerOf, [cell], SIGHT, number);
  }
  const knowledge = Object.fromEntries(
    [...visions].map(([key, vision]) => [
      key,
      charted(
        learn(world.knowledge[key], lattice, chunks, vision, turn),
        lattice,
        world.parties[key]?.capital ?? null,
        settings,
        told[key] ?? [],
      ),
    ]),
  );
  return { ...world, knowledge: { ...world.knowledge, ...knowledge } };
}
