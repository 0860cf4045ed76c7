import type { PartyKey, ViewParty } from '../../../engine';
import { type MapTheme, REALM_COLOURS, STRANGE_TERRAIN, TERRAIN_COLOURS } from './data/colours';

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));

/** `part` between colour `a` and colour `b`, both `#rrggbb`. */
export function mix(a: string, b: string, part: number): string {
  const target = channels(b);
  const mixed = channels(a).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * part)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

/** The colour of a colour key of the terrain catalogue; a neutral one for an unknown key. */
export function terrainColour(theme: MapTheme, key: string): string {
  const colours: Readonly<Record<string, string>> = TERRAIN_COLOURS[theme];
  return colours[key] ?? STRANGE_TERRAIN;
}

type Parties = Readonly<Record<PartyKey, ViewParty>>;

/** Of a realm the reader does not know by name. */
const STRANGER = { deep: '#4A4540', pale: '#D3CCC2' };

const pairOf = (parties: Parties, party: PartyKey) => {
  const index = parties[party]?.colour;
  const count = REALM_COLOURS.length;
  return index === undefined
    ? STRANGER
    : (REALM_COLOURS[((index % count) + count) % count] ?? STRANGER);
};

/** Colour of a realm's rim, border and lettering. */
export function realmColour(theme: MapTheme, parties: Parties, party: PartyKey): string {
  return theme === 'dark' ? pairOf(parties, party).pale : pairOf(parties, party).deep;
}

/** Colour of a realm's shield: dark enough for white letters in every theme. */
export function shieldColour(parties: Parties, party: PartyKey): string {
  return pairOf(parties, party).deep;
}
