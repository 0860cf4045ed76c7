import type { MapLabel, PartyKey } from '../../../../engine';

export type LabelKind = MapLabel['kind'];

/** Kinds of lettering, the greatest first. */
export const LABEL_KINDS: readonly LabelKind[] = [
  'realm',
  'land',
  'sea',
  'range',
  'river',
  'wood',
  'small',
];

/** Size a new lettering of a kind starts with, in units of 1/28 field width. */
const SIZES: Readonly<Record<LabelKind, number>> = {
  realm: 22,
  land: 18,
  sea: 20,
  range: 14,
  river: 11,
  wood: 12,
  small: 10,
};

/** A lettering without words. */
export const newLabel = (id: string, points: readonly number[]): MapLabel => ({
  id,
  kind: 'land',
  text: '',
  points,
  size: SIZES.land,
});

/** A lettering of another kind; a size nobody has changed follows the kind, and only realms wear a colour. */
export const ofKind = ({ party, ...label }: MapLabel, kind: LabelKind): MapLabel => ({
  ...label,
  kind,
  size: label.size === SIZES[label.kind] ? SIZES[kind] : label.size,
  ...(kind === 'realm' && party !== undefined ? { party } : {}),
});

/** A lettering in the colour of a realm; undefined = in none. */
export const withRealm = (label: MapLabel, party: PartyKey | undefined): MapLabel => {
  if (party !== undefined) return { ...label, party };
  const plain = { ...label };
  Reflect.deleteProperty(plain, 'party');
  return plain;
};
