import type { TurnEventKind } from '../../../../kernel';

/**
 * Who is told of an event, and which of its data: onlookers hear the names under `seen`, parties concerned those
 * under `named` as well, the acting party those under `actor` too. A list that is not there means that nobody of
 * that distance is told at all.
 */
export interface Audience {
  readonly seen?: readonly string[];
  readonly named?: readonly string[];
  readonly actor?: readonly string[] | 'all';
}

/** What happens inside a party is told to it alone, in full. */
const INNER: Audience = { actor: 'all' };

/** What all who are told of it may know in full. */
const open = (...seen: readonly string[]): Audience => ({ seen });

/** Audiences by kind of event (WW-7.2-04, WW-8.2-40, WW-10.1-14, WW-11.2-05). */
export const AUDIENCES: Readonly<Record<TurnEventKind, Audience>> = {
  sighting: INNER,
  encounter: open('a', 'b', 'outcome'),
  conquest: open('unit', 'from'),
  capture: open('unit', 'from', 'settlement', 'type'),
  fight: { seen: ['fight', 'kind', 'a', 'b'], named: ['winner', 'rounds'] },
  retreat: open('unit', 'to'),
  investment: open('unit', 'guard'),
  pursuit: INNER,
  removal: { seen: ['unit', 'cause'], actor: ['size'] },
  fate: { named: ['unit', 'fate', 'captor'] },
  plunder: { named: ['gold'] },
  takeover: open('structure', 'at', 'from'),
  uprising: INNER,
  desertion: INNER,
  dissolution: INNER,
  split: INNER,
  merge: INNER,
  disband: INNER,
  loneLeader: INNER,
  transfer: INNER,
  unload: { named: ['unit', 'gold'] },
  relation: INNER,
  treaty: { named: ['title', 'kind', 'parties', 'missing'] },
  treatyBreach: INNER,
  treatyEnded: { named: ['kind'] },
  capital: INNER,
  seat: INNER,
  message: { named: ['id', 'title', 'text'] },
  courier: {},
  announcement: open('id', 'title', 'text'),
  culture: open('id', 'title', 'text'),
  withheld: {},
  siegeDamage: { named: ['structure', 'settlement', 'side', 'points'] },
  breach: open('structure', 'settlement', 'side'),
  repaired: { named: ['structure', 'settlement', 'side', 'points'] },
  demolished: open('structure', 'settlement', 'side'),
  workDone: { named: ['structure', 'settlement', 'side', 'points', 'value'] },
  structureBuilt: { named: ['structure', 'settlement', 'side', 'value'] },
  terrainLoss: INNER,
  cargoLoss: INNER,
  starvation: INNER,
  thawEscape: INNER,
  thawLoss: INNER,
};
