import { expect, it } from 'vitest';
import { AT, decode, east, OUT, outgoing, read, sent, west } from '../../testing/parcels';
import {
  addressOf,
  knownNeighbours,
  neighbourName,
  ownAddress,
  parcelFile,
  recallOf,
  withNeighbour,
  withNeighbourNamed,
  withRecalled,
} from '.';
import { fail } from '../../testing/world';

it('a neighbour goes by the name the GM gives him, and never by none', () => {
  const known = withNeighbour(west, addressOf(east), AT);
  const named = withNeighbourNamed(known, 'east', ' Karins Segment ');
  expect(neighbourName(named.parcels, ownAddress(east))).toBe('Karins Segment');
  expect(withNeighbourNamed(named, 'east', east.name)).toEqual(known);
  expect(withNeighbour(named, addressOf(east), AT)).toBe(named);
  expect(withNeighbourNamed(known, 'east', ' ')).toBe(known);
  expect(withNeighbourNamed(known, 'north', 'Nord')).toBe(known);
});

it('what crosses the border does not tell how the GM calls a neighbour', () => {
  const known = withNeighbourNamed(withNeighbour(west, addressOf(east), AT), 'east', 'Nervensäge');
  const [to = fail()] = knownNeighbours(known.parcels);
  const away = withRecalled(sent({ to }, known), OUT, 'x');
  const { parcel } = outgoing(away);
  for (const content of [parcel, recallOf(outgoing(away)) ?? fail()])
    expect(decode(parcelFile(content))).not.toContain('Nervensäge');
  expect(read(parcel).content).toMatchObject({ to: ownAddress(east) });
});
