import {
  type Campaign,
  type FieldAddress,
  fieldAddress,
  grossfelderOf,
  type Lattice,
  parseFieldAddress,
} from '../../engine';
import { matchOf } from '../state/palette';

/** What somebody may have meant by a few words: a place, or why there is none. */
export type FoundPlace =
  | { readonly kind: 'field'; readonly field: FieldAddress }
  | { readonly kind: 'off'; readonly text: string }
  | { readonly kind: 'unknown'; readonly text: string };

const asAddress = (text: string): FieldAddress | undefined => {
  const digits = /^(\d{3})\D*(\d{1,2})?$/.exec(text);
  if (!digits) return undefined;
  const [, grossfeld = '', kleinfeld = '26'] = digits; // 26 lies in the middle of a Großfeld
  return parseFieldAddress(`${grossfeld}/${kleinfeld.padStart(2, '0')}`);
};

interface NamedPlace {
  readonly title: string;
  readonly field: FieldAddress;
}

const namedPlaces = ({ world }: Campaign): readonly NamedPlace[] =>
  grossfelderOf(world.map).flatMap(({ no, settlements }) =>
    Object.entries(settlements).map(([index, { name }]) => ({
      title: name,
      field: fieldAddress(no, Number(index) + 1),
    })),
  );

/** The settlement whose name meets the words best; undefined if none does. */
const placeCalled = (name: string, campaign: Campaign): NamedPlace | undefined =>
  name === ''
    ? undefined
    : namedPlaces(campaign)
        .map((place) => ({ place, match: matchOf(place, name) }))
        .filter(({ match }) => match > 0)
        .sort((a, b) => b.match - a.match)[0]?.place;

/**
 * The field meant by `210/19`, `210 19`, `21019`, a Großfeld number alone (its middle) or the name of a settlement
 * or a part of it. Never throws, whatever the text.
 */
export const findPlace = (text: string, campaign: Campaign, lattice: Lattice): FoundPlace => {
  const wanted = text.trim();
  const address = asAddress(wanted);
  if (address !== undefined) {
    return lattice.cellOf(address) === undefined
      ? { kind: 'off', text: address }
      : { kind: 'field', field: address };
  }
  const found = placeCalled(wanted, campaign);
  return found === undefined
    ? { kind: 'unknown', text: wanted }
    : { kind: 'field', field: found.field };
};
