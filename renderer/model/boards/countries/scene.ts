import {
  type CountryGame,
  type CountrySight,
  inLanguage,
  type SeenCountry,
  type ViewParty,
  type Words,
} from '../../../../engine';
import type { MapTheme } from '../../../kit/cartography';

/** What can be shown beside the countries. */
export const LAYERS = ['zones', 'markers', 'open'] as const;
export type CountryLayer = (typeof LAYERS)[number];

/** How the board lies there: as a map of the world, or as the tables of its zones with the track. */
export type CountryViewKind = 'map' | 'table';

/** What there is to draw: a board of countries with everything on it, in a language. */
export interface CountryScene {
  readonly game: Omit<CountryGame<never>, 'sight'>;
  readonly sight: CountrySight;
  readonly parties: Readonly<Record<string, ViewParty>>;
  readonly language: 'de' | 'en';
}

/** How it is drawn. */
export interface CountryLook {
  readonly theme: MapTheme;
  readonly layers: Readonly<Record<CountryLayer, boolean>>;
}

/** Words in the language of a scene. */
export function said({ language }: Pick<CountryScene, 'language'>, words: Words): string {
  return inLanguage(words, language);
}

/** The name of a zone, or its number where it has none. */
export function zoneName(scene: CountryScene, zone: number): string {
  const name = scene.game.zones[zone];
  return name === undefined ? String(zone) : said(scene, name);
}

/** The countries of each zone in the order of their places. */
export function byZone({ countries }: CountrySight): ReadonlyMap<number, readonly SeenCountry[]> {
  const zones = new Map<number, readonly SeenCountry[]>();
  for (const one of countries) zones.set(one.zone, [...(zones.get(one.zone) ?? []), one]);
  return zones;
}

/** A board before anybody has put a marker on it, as a form to fill in. */
export function withoutMarkers(scene: CountryScene): CountryScene {
  const countries = scene.sight.countries.map((one) => ({ ...one, held: null, isOpen: false }));
  return { ...scene, sight: { countries, track: [] } };
}
