import { describe, expect, it } from 'vitest';
import {
  cellsOnMap,
  cellsWithin,
  distance,
  type FieldAddress,
  setOwner,
  latticeOf,
  type RealmView,
  truthView,
} from '../../../engine';
import { edited, realm, tinyWorld } from '../../../engine/testing';
import { walk } from '../map/pane/keys';
import { viewOfArea } from './area';
import { joinedLattice, knownFields, netIn } from './known';
import { icosahedralMap } from '../../../engine/testing/icosahedron';

const EDGE = 8;
const made = icosahedralMap(EDGE);
const lattice = latticeOf(made);
const cells = cellsOnMap(lattice);
/** A field at a cut, away from its ends, and the land around it: on both sides of the cut. */
const home =
  cells.find((cell) => lattice.isCut(cell, 2) && lattice.seamAt(cell, 2)?.along === EDGE / 2) ?? 0;
const land = cellsWithin(lattice, home, 2).map((cell): FieldAddress => lattice.addressOf(cell));
const map = edited(made, (before) => setOwner(before, land, 'nor'));
const view: RealmView = {
  ...truthView(tinyWorld({ map, parties: [realm('nor')] })),
  audience: { kind: 'realm', party: 'nor' },
};

describe('a map of a realm on both sides of a cut', () => {
  it('draws its land joined, with the ring around it', () => {
    const joined = joinedLattice(view, lattice);
    const excerpt = viewOfArea(view, joined, { kind: 'territory', ring: 1 });
    const shown = knownFields(excerpt, joined);
    expect(shown).toHaveLength(cellsWithin(lattice, home, 3).length);
    for (const { cell, axial } of shown)
      expect(distance(axial, joined.axialOf(home))).toBe(lattice.distance(cell, home));
    const apart = knownFields(excerpt, lattice).filter(
      ({ cell, axial }) => distance(axial, lattice.axialOf(home)) > lattice.distance(cell, home),
    );
    expect(apart.length).toBeGreaterThan(0);
    expect(netIn(joined).net).toBe(joined.recut?.net);
  });
});

describe('the arrow keys', () => {
  it.each(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])(
    '%s leads somewhere from every field, from a point too',
    (key) => {
      const stuck = cells.filter(
        (cell) => walk(lattice, lattice.addressOf(cell), key) === undefined,
      );
      expect(stuck).toEqual([]);
    },
  );
});
