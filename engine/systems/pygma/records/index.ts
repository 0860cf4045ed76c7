import type { RecordKind } from '../../../kernel';
import type { World } from '../../../world';
import { ARMIES, SIGHTINGS, TRADERS } from './armies';
import { BEINGS, CITIES, MINES, REVOLTS, RUINS } from './land';
import {
  CONTACTS,
  DELIVERIES,
  MIRRORS,
  MISSIONS,
  NAMES,
  PROMOTIONS,
  REALMS,
  STOCKS,
  SUPPLIES,
  TRANSFERS,
} from './realms';

/** All that is kept of a game beside map, money and names, by the lists of its state (section 8 of the rules). */
export const LISTS = {
  realms: REALMS,
  cities: CITIES,
  armies: ARMIES,
  traders: TRADERS,
  mirrors: MIRRORS,
  supplies: SUPPLIES,
  stocks: STOCKS,
  deliveries: DELIVERIES,
  promotions: PROMOTIONS,
  missions: MISSIONS,
  transfers: TRANSFERS,
  contacts: CONTACTS,
  names: NAMES,
  sightings: SIGHTINGS,
  revolts: REVOLTS,
  beings: BEINGS,
  mines: MINES,
  ruins: RUINS,
} as const;

export const RECORDS: readonly RecordKind<World>[] = Object.values(LISTS);

/** A record as the rules read it: its fields, and whose it is (empty = nobody's). */
export type Kept<Kind> =
  Kind extends RecordKind<World, infer Row> ? Row & { readonly owner: string } : never;

export { armyId, armyName, freeNumber } from './armies';
export { fieldsIn } from './land';
