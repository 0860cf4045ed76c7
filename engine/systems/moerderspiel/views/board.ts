import type { LetteredGame, LetteredPiece, LetteredSight, Settings } from '../../../kernel';
import { compareFields, letteredSight, type World } from '../../../world';
import { targetsOf } from '../orders/book';
import { byUnit, isArmy, nationsOf, unitsOf } from '../rules/nation';
import { BARBARIANS, sightingOf } from '../rules/sight';
import { stateOf, withState } from '../state/keep';
import type { GameState, NationKey, Unit } from '../state/types';

/** Whose colour a seeming nation has: barbarians have none. */
const partyOf = (nation: NationKey): string | null => (nation === BARBARIANS ? null : nation);

/** The number by which its own nation names a unit; a horde has none. */
const ownName = (unit: Unit): string => (isArmy(unit) ? String(unit.number) : '');

/** A unit as the GM and its own nation know it: what it shows, and what it is where that differs (TM-8.5, TM-8.17). */
function knownPiece(unit: Unit, settings: Settings): LetteredPiece {
  const shown = sightingOf(unit, settings);
  const seems = partyOf(shown.nation);
  const strength = shown.strength ?? unit.strength;
  const isFalse = seems !== unit.nation || strength !== unit.strength;
  return {
    field: unit.field,
    party: seems,
    name: ownName(unit),
    strength,
    ...(isFalse ? { truth: { party: unit.nation, strength: unit.strength } } : {}),
    ...(isArmy(unit) && (unit.hiding.near || unit.hiding.same) ? { isHidden: true } : {}),
  };
}

/** Camps, fields watched and traps of one nation, or (null) of all. */
function marksOf(state: GameState, looker: NationKey | null): LetteredSight['marks'] {
  const isKnown = (nation: NationKey): boolean => looker === null || nation === looker;
  return [
    ...state.traps
      .filter(({ nation }) => isKnown(nation))
      .map(({ field, nation }) => ({ kind: 'trap', field, party: nation })),
    ...unitsOf(state)
      .filter(({ nation }) => isKnown(nation))
      .flatMap((unit) => {
        if (!isArmy(unit)) return [{ kind: 'camp', field: unit.camp, party: unit.nation }];
        const { watch, field, nation } = unit;
        return watch === null ? [] : [{ kind: 'watch', field, to: watch, party: nation }];
      }),
  ];
}

/** Everything as it is, for the GM. */
export function truth(state: GameState, settings: Settings): LetteredSight {
  const { board } = state;
  return {
    board,
    capitals: nationsOf(state)
      .filter(({ capital }) => capital !== '')
      .map(({ key, capital, hasCapital }) => ({
        party: key,
        field: capital,
        isDestroyed: !hasCapital,
      })),
    bases: Object.values(state.bases).map(({ field, owner }) => ({ field, party: owner })),
    edges: state.blockades.map(({ edge, by, isPublic }) => ({
      edge,
      party: by === '' ? null : by,
      isSecret: !isPublic,
    })),
    pieces: [...unitsOf(state)].sort(byUnit).map((unit) => knownPiece(unit, settings)),
    marks: marksOf(state, null),
  };
}

/**
 * Bases as the published map shows them, and at once those that are one's own; before the first one is published every
 * base is free. Whose a lost one is, the next published map tells (TM-3-12).
 */
function knownBases({ published, bases }: GameState, looker: NationKey): LetteredSight['bases'] {
  const told = published.day === 0 ? Object.values(bases) : published.bases;
  const owners = new Map(
    told.map(({ field, owner }) => [field, published.day === 0 ? null : owner]),
  );
  for (const [field, owner] of owners)
    if (owner === looker && bases[field]?.owner !== looker) owners.set(field, null);
  for (const { field, owner } of Object.values(bases))
    if (owner === looker) owners.set(field, owner);
  return [...owners]
    .map(([field, party]) => ({ field, party }))
    .sort((a, b) => compareFields(a.field, b.field));
}

/** What one nation knows: the published map, its own things, and what its units see (TM-3-14, TM-3-15, TM-12-01). */
function seenByNation(state: GameState, looker: NationKey, settings: Settings): LetteredSight {
  const { published, board } = state;
  const own = unitsOf(state).filter(({ nation }) => nation === looker);
  return {
    board,
    capitals: nationsOf(state)
      .filter(({ capital }) => capital !== '')
      .map(({ key, capital, hasCapital }) => ({
        party: key,
        field: capital,
        isDestroyed: key === looker ? !hasCapital : published.destroyed.includes(key),
      })),
    bases: knownBases(state, looker),
    edges: state.blockades
      .filter(
        ({ edge, by, knownTo }) =>
          published.blockades.includes(edge) || by === looker || knownTo.includes(looker),
      )
      .map(({ edge, by }) => ({
        edge,
        party: by === looker ? looker : null,
        isSecret: !published.blockades.includes(edge),
      }))
      .sort((a, b) => (a.edge < b.edge ? -1 : 1)),
    pieces: [
      ...[...own].sort(byUnit).map((unit) => knownPiece(unit, settings)),
      ...targetsOf(state, looker, settings).map(({ field, nation, strength, number }) => ({
        field,
        party: partyOf(nation),
        name: String(number),
        strength,
      })),
    ],
    marks: marksOf(state, looker),
  };
}

/** The board of the game: drawn before it, seen in every round through the eyes of the GM or of one nation. */
export const BOARD: LetteredGame<World> = {
  layout: (world) => {
    const { board, nations, bases } = stateOf(world);
    return {
      board,
      capitals: Object.fromEntries(
        Object.values(nations)
          .filter(({ capital }) => capital !== '')
          .map(({ key, capital }) => [key, capital]),
      ),
      bases: Object.fromEntries(Object.values(bases).map(({ field, owner }) => [field, owner])),
    };
  },
  withLayout: (world, { board, capitals, bases }) => {
    const state = stateOf(world);
    return withState(world, {
      ...state,
      board,
      nations: Object.fromEntries(
        Object.entries(state.nations).map(([key, nation]) => [
          key,
          { ...nation, capital: capitals[key] ?? '' },
        ]),
      ),
      bases: Object.fromEntries(
        Object.entries(bases).map(([field, owner]) => [field, { field, owner }]),
      ),
    });
  },
  sight: (world, looker, settings) => {
    const state = stateOf(world);
    return looker === null ? truth(state, settings) : seenByNation(state, looker, settings);
  },
  past: (board) => letteredSight.safeParse(board).data,
  marks: {
    trap: { sign: 'cross', label: ['Falle', 'Trap'] },
    camp: { sign: 'tent', label: ['Lager der Horde', 'Camp of the horde'] },
    watch: { sign: 'arrow', label: ['Überwachtes Feld', 'Field under watch'] },
  },
};
