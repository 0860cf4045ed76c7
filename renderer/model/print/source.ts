import {
  createLattice,
  hexGameOf,
  type PartySnapshot,
  type Lattice,
  type March,
  type PartyReport,
  type RealmView,
  systems,
} from '../../../engine';
import type { Terrains } from '../../kit/cartography';
import { joinedLattice } from './known';
import type { Fonts } from '../../kit/paper/fonts';
import type { Language, Words } from '../../kit/text/words';

/** The month a map shows: what its realm gained, lost and saw in it, and its own marches. */
export type MapMonth = Pick<PartyReport, 'turn' | 'gained' | 'lost' | 'discovered' | 'explored'> & {
  readonly marches: readonly Pick<March, 'unit' | 'start' | 'steps'>[];
};

/**
 * What a map is made of: the knowledge of one realm and its own report. A view of the truth is no {@link RealmView}
 * and cannot be printed.
 */
export interface MapSource {
  readonly view: RealmView;
  readonly lattice: Lattice;
  readonly terrains: Terrains;
  /** Id of the game, which names its months. */
  readonly system: string;
  /** Month and turn that stand over the map. */
  readonly date: { readonly moon: number; readonly year: number; readonly turn: number };
  /** Null before the first month. */
  readonly month: MapMonth | null;
}

/** True if the rules of a game say how large a field is; its maps have no scale in kilometres otherwise. */
export function hasKilometres(system: string): boolean {
  return hexGameOf(systems[system]).rules?.fieldArea !== undefined;
}

/** The texts of a map in the language of its reader, and how wide they are. */
export interface MapWords {
  readonly say: Words;
  readonly language: Language;
  readonly fonts: Fonts;
}

/** A map source of a party snapshot: the month it shows is the reported one. */
export function sourceOfSnapshot(snapshot: PartySnapshot, terrains: Terrains): MapSource {
  return {
    view: snapshot.view,
    lattice: joinedLattice(snapshot.view, createLattice(snapshot.plots, snapshot.topology)),
    terrains,
    system: snapshot.system,
    date: snapshot.month,
    month: snapshot.report,
  };
}
