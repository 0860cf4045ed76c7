import {
  type Campaign,
  drawnPoint,
  type FieldAddress,
  fieldAddress,
  grossfelderOf,
  type Lattice,
  parseFieldAddress,
  type Point,
} from '../../../engine';
import { middleOf } from '../../model/state/jump';
import { matchOf } from '../../kit/state/palette';

/** A place on the map: a field, or a point of the plane, with its zoom. */
export type Goal =
  | { readonly kind: 'field'; readonly field: FieldAddress }
  | { readonly kind: 'point'; readonly point: Point; readonly scale?: number };

/** The meaning of a search for a place: a place, or why there is none. */
export type FoundPlace =
  | Goal
  | { readonly kind: 'off'; readonly text: string }
  | { readonly kind: 'unknown'; readonly text: string };

const asAddress = (text: string): FieldAddress | undefined => {
  const digits = /^(\d{3})\D*(\d{1,2})?$/.exec(text) ?? /^(\d{1,2})\/(\d{1,2})$/.exec(text);
  if (!digits) return undefined;
  const [, grossfeld = '', kleinfeld = '26'] = digits; // 26 is in the middle of a Großfeld
  return parseFieldAddress(`${grossfeld.padStart(3, '0')}/${kleinfeld.padStart(2, '0')}`);
};

interface NamedPlace {
  readonly title: string;
  readonly goal: Goal;
}

const settlements = ({ world }: Campaign): readonly NamedPlace[] =>
  grossfelderOf(world.map).flatMap(({ no, settlements }) =>
    Object.entries(settlements).map(([index, { name }]) => ({
      title: name,
      goal: { kind: 'field', field: fieldAddress(no, Number(index) + 1) },
    })),
  );

/** Everything on the map that has a name; of equal names the settlement comes first, then the GM's own bookmark. */
const namedPlaces = (campaign: Campaign, lattice: Lattice): readonly NamedPlace[] => [
  ...settlements(campaign),
  ...Object.values(campaign.bookmarks).map(({ name, point, scale }): NamedPlace => ({
    title: name,
    goal: { kind: 'point', point: drawnPoint(lattice, point), scale },
  })),
  ...Object.values(campaign.world.labels).map((label): NamedPlace => ({
    title: label.text,
    goal: { kind: 'point', point: middleOf(lattice, label) },
  })),
];

/** The place whose name matches the words best; undefined if none does. */
const placeCalled = (name: string, campaign: Campaign, lattice: Lattice): NamedPlace | undefined =>
  name === ''
    ? undefined
    : namedPlaces(campaign, lattice)
        .map((place) => ({ place, match: matchOf(place, name) }))
        .filter(({ match }) => match > 0)
        .sort((a, b) => b.match - a.match)[0]?.place;

/**
 * The place meant by `210/19`, `210 19`, `21019`, a Großfeld number alone (its middle), or the name of a
 * settlement, a bookmark or a lettering, or a part of it. Never throws, whatever the text.
 */
export function findPlace(text: string, campaign: Campaign, lattice: Lattice): FoundPlace {
  const wanted = text.trim();
  const address = asAddress(wanted);
  if (address !== undefined) {
    return lattice.cellOf(address) === undefined
      ? { kind: 'off', text: address }
      : { kind: 'field', field: address };
  }
  return placeCalled(wanted, campaign, lattice)?.goal ?? { kind: 'unknown', text: wanted };
}
