import type { ViewParty } from '../../../engine';
import type { MapTheme } from '../../cartography';

/** How a country is held. */
export type HoldingKind = 'conquered' | 'allied' | 'motherland';

/** A country as it is shown. */
export interface SeenCountry {
  readonly key: string;
  readonly name: string;
  /** From 1. */
  readonly zone: number;
  /** Place in the list of its zone, from 1. */
  readonly position: number;
  /** Its power base as the board has it now. */
  readonly value: number;
  readonly holding: { readonly kind: HoldingKind; readonly parties: readonly string[] } | null;
  /** True if the one whose turn it is may do something about it. */
  readonly isOpen?: boolean;
}

/** A board of countries as it is drawn; everything on it is open to all. */
export interface CountryScene {
  readonly countries: readonly SeenCountry[];
  /** Names of the zones by number. */
  readonly zones: Readonly<Record<number, string>>;
  readonly parties: Readonly<Record<string, ViewParty>>;
}

/** What of it is shown, and in which colours. */
export interface CountryLook {
  readonly theme: MapTheme;
  readonly zones: boolean;
  readonly holdings: boolean;
  readonly open: boolean;
}

/** Everything but what is open to one player, as it is printed. */
export const wholeLook = (theme: MapTheme): CountryLook => ({
  theme,
  zones: true,
  holdings: true,
  open: false,
});
