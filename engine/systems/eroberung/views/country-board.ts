import type { CountryField, CountryGame, SeenCountry, Settings } from '../../../kernel';
import type { World } from '../../../world';
import { WORLD_MAP, ZONE_NAMES } from '../data/world-map';
import { holdersOf, pbuAt } from '../rules/board';
import { isAlive } from '../rules/players';
import { optionsFor } from '../rules/targets';
import { stateOf } from '../state/keep';
import type { GameState } from '../state/types';

/** Fields of the board by the kind of a holding; a conquered motherland is on the lighter field. */
const FIELDS: Readonly<Record<string, CountryField>> = {
  conquered: 'conquered',
  allied: 'allied',
  motherland: 'home',
};

/** Who holds a country, in the order of their shares. */
function heldIn(state: GameState, country: string): SeenCountry['held'] {
  const holders = holdersOf(state, country).toSorted((a, b) => b.halves - a.halves);
  const [first] = holders;
  return first === undefined
    ? null
    : { field: FIELDS[first.kind] ?? 'allied', parties: holders.map(({ owner }) => owner) };
}

/** Countries the holder of the option may buy or attack now. */
function openTo(state: GameState, settings: Settings): ReadonlySet<string> {
  const { holder } = state.course;
  const targets = holder === '' ? [] : optionsFor(state, holder, settings);
  return new Set(
    targets.flatMap(({ country, refusal }) => (refusal === undefined ? [country] : [])),
  );
}

/** The board with its markers, its motherlands and the register (EW-44-01, EW-44-02). */
export const COUNTRY_BOARD: CountryGame<World> = {
  map: WORLD_MAP,
  zones: ZONE_NAMES,
  fields: {
    conquered: ['erobert', 'conquered'],
    allied: ['verbündet', 'allied'],
    home: ['Mutterland', 'motherland'],
    free: ['unbesetzt', 'free'],
  },
  track: { name: ['Machtbasisregister', 'Power base register'], rows: 5, columns: 20 },
  sight: (world, settings) => {
    const state = stateOf(world);
    const open = openTo(state, settings);
    return {
      countries: state.countries.map(({ id, name, english, zone, position }) => ({
        key: id,
        name: [name, english === '' ? name : english],
        zone,
        position,
        value: pbuAt(state, id, state.turn),
        held: heldIn(state, id),
        isOpen: open.has(id),
      })),
      track: state.players
        .filter(isAlive)
        .map(({ owner, register }) => ({ party: owner, halves: register })),
    };
  },
};
