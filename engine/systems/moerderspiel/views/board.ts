import type {
  LetteredField,
  LetteredGame,
  LetteredPiece,
  LetteredSight,
  Settings,
} from '../../../kernel';
import { compareFields, letteredSight, type World } from '../../../world';
import { targetsOf } from '../orders/book';
import { byText, byUnit, isArmy, nationsOf, unitsOf } from '../rules/nation';
import { BARBARIANS, sightingOf } from '../rules/sight';
import { stateOf, withState } from '../state/keep';
import type { GameState, Nation, NationKey, Unit } from '../state/types';

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
function marksOf(state: GameState, viewer: NationKey | null): LetteredSight['marks'] {
  const isKnown = (nation: NationKey): boolean => viewer === null || nation === viewer;
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

/** Capitals; one is shown destroyed where somebody knows that it is. */
const capitalsOf = (
  state: GameState,
  isDestroyed: (nation: Nation) => boolean,
): LetteredSight['capitals'] =>
  nationsOf(state)
    .filter(({ capital }) => capital !== '')
    .map((nation) => ({
      party: nation.key,
      field: nation.capital,
      isDestroyed: isDestroyed(nation),
    }));

/** Everything as it is, for the GM. */
export function truth(state: GameState, settings: Settings): LetteredSight {
  const { board } = state;
  return {
    board,
    capitals: capitalsOf(state, ({ hasCapital }) => !hasCapital),
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

/** Bases as the published map shows them; before the first one is published every base is free. */
function publishedBases({ published, bases }: GameState): Map<LetteredField, NationKey | null> {
  return published.day === 0
    ? new Map(Object.keys(bases).map((field) => [field, null]))
    : new Map(published.bases.map(({ field, owner }) => [field, owner]));
}

const basesInOrder = (owners: ReadonlyMap<LetteredField, NationKey | null>) =>
  [...owners]
    .map(([field, party]) => ({ field, party }))
    .sort((a, b) => compareFields(a.field, b.field));

/**
 * Bases as the published map shows them, and at once those that are one's own. Whose a lost one is, the next published
 * map tells (TM-3-12).
 */
function knownBases(state: GameState, viewer: NationKey): LetteredSight['bases'] {
  const { bases } = state;
  const owners = publishedBases(state);
  for (const [field, owner] of owners)
    if (owner === viewer && bases[field]?.owner !== viewer) owners.set(field, null);
  for (const { field, owner } of Object.values(bases))
    if (owner === viewer) owners.set(field, owner);
  return basesInOrder(owners);
}

/** Armies the published map shows, in an order that tells nothing of who they truly are (TM-6-09). */
const uncovered = ({ published }: GameState): readonly LetteredPiece[] =>
  published.armies
    .map(({ field, nation, strength }) => ({ field, party: partyOf(nation), name: '', strength }))
    .sort(
      (a, b) =>
        compareFields(a.field, b.field) ||
        byText(a.party ?? '', b.party ?? '') ||
        (a.strength ?? 0) - (b.strength ?? 0),
    );

/** Pieces a nation sees, and those of the published map that are none of them: as many of a nation on a field as it shows. */
function withUncovered(
  seen: readonly LetteredPiece[],
  published: readonly LetteredPiece[],
): readonly LetteredPiece[] {
  const known = seen.map(({ field, party, truth }) => [
    `${field} ${party ?? ''}`,
    `${field} ${truth?.party ?? ''}`,
  ]);
  return [
    ...seen,
    ...published.filter(({ field, party }) => {
      const at = known.findIndex((names) => names.includes(`${field} ${party ?? ''}`));
      if (at >= 0) known.splice(at, 1);
      return at < 0;
    }),
  ];
}

/** The published map: what never changes in secret, and armies that a sanction has uncovered (TM-3-11 to TM-3-14). */
function publicSight(state: GameState): LetteredSight {
  const { published, board } = state;
  return {
    board,
    capitals: capitalsOf(state, ({ key }) => published.destroyed.includes(key)),
    bases: basesInOrder(publishedBases(state)),
    edges: [...published.blockades].sort().map((edge) => ({ edge, party: null, isSecret: false })),
    pieces: uncovered(state),
    marks: [],
  };
}

/** Edges on which a nation knows a blockade, each once: that somebody built a second one in secret does not show. */
function knownEdges(
  { blockades, published }: GameState,
  viewer: NationKey,
): LetteredSight['edges'] {
  const isPublic = (edge: string): boolean => published.blockades.includes(edge);
  const known = blockades.filter(
    ({ edge, by, knownTo }) => isPublic(edge) || by === viewer || knownTo.includes(viewer),
  );
  const own = new Set(known.filter(({ by }) => by === viewer).map(({ edge }) => edge));
  return [...new Set(known.map(({ edge }) => edge))].sort(byText).map((edge) => ({
    edge,
    party: own.has(edge) ? viewer : null,
    isSecret: !isPublic(edge),
  }));
}

/** What one nation knows: the published map, its own things, and what its units see (TM-3-14, TM-3-15, TM-12-01). */
function seenByNation(state: GameState, viewer: NationKey, settings: Settings): LetteredSight {
  const { published, board } = state;
  const own = unitsOf(state).filter(({ nation }) => nation === viewer);
  return {
    board,
    capitals: capitalsOf(state, ({ key, hasCapital }) =>
      key === viewer ? !hasCapital : published.destroyed.includes(key),
    ),
    bases: knownBases(state, viewer),
    edges: knownEdges(state, viewer),
    pieces: withUncovered(
      [
        ...[...own].sort(byUnit).map((unit) => knownPiece(unit, settings)),
        ...targetsOf(state, viewer, settings).map(({ field, nation, strength, number }) => ({
          field,
          party: partyOf(nation),
          name: String(number),
          strength,
        })),
      ],
      uncovered(state),
    ),
    marks: marksOf(state, viewer),
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
  sight: (world, viewer, settings) => {
    const state = stateOf(world);
    return viewer === null ? truth(state, settings) : seenByNation(state, viewer, settings);
  },
  publicSight: (world) => publicSight(stateOf(world)),
  past: (board) => letteredSight.safeParse(board).data,
  marks: {
    trap: { sign: 'cross', label: ['Falle', 'Trap'], isSecret: true },
    camp: { sign: 'tent', label: ['Lager der Horde', 'Camp of the horde'], isSecret: true },
    watch: { sign: 'arrow', label: ['Überwachtes Feld', 'Field under watch'], isSecret: true },
  },
};
