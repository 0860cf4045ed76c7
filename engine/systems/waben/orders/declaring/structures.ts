import type { StructureKey } from '../content';
import { folded } from '../words';

/** Structures by the words of lists and letters, in the spelling of {@link folded}. */
const NAMES: Readonly<Record<string, StructureKey>> = {
  gar: 'gar',
  garnison: 'gar',
  garrison: 'gar',
  brg: 'brg',
  burg: 'brg',
  castle: 'brg',
  std: 'std',
  stadt: 'std',
  town: 'std',
  city: 'std',
  fst: 'fst',
  festung: 'fst',
  fortress: 'fst',
  met: 'met',
  metropole: 'met',
  metropolis: 'met',
  str: 'str',
  strasse: 'str',
  road: 'str',
  brue: 'bridge',
  bruecke: 'bridge',
  bridge: 'bridge',
  wl: 'wl',
  wall: 'wl',
  kan: 'kan',
  kanal: 'kan',
  canal: 'kan',
};

/** The structure a word names, or undefined (WW-4.2-09, WW-4.3-01). */
export const structureOf = (word: string): StructureKey | undefined => {
  const name = folded(word);
  return Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
};
