import type { Settings } from '../../../kernel';
import { compareFields } from '../../../world';
import type { GameState, NationKey, PublicMap } from '../state/types';
import { armiesOf, byText, nationsOf } from './nation';
import { flagOf } from './settings';
import { seemingNation } from './sight';

/** Game day of a round (TM-2-04). */
export function dayOf(round: number): number {
  return Math.ceil(round / 2);
}

/** True for the first round of a day. */
export function isFirstOfDay(round: number): boolean {
  return round % 2 === 1;
}

/** The round with which the public map of a round was published: the first one of its day (TM-3-11); 0 before the game. */
export function publishedWith(round: number): number {
  return isFirstOfDay(round) || round === 0 ? round : round - 1;
}

/** The world map as it is published at the beginning of a day (TM-3-12 to TM-3-14, TM-6-09). */
export function publicMapOf(
  state: GameState,
  sanctioned: readonly NationKey[],
  settings: Settings,
): PublicMap {
  const showsFlag = flagOf(settings, 'tm.sanction.reveal_true_flag');
  const showsStrength = flagOf(settings, 'tm.sanction.reveal_strength');
  return {
    day: dayOf(state.round),
    bases: Object.values(state.bases).sort((a, b) => compareFields(a.field, b.field)),
    blockades: [
      ...new Set(state.blockades.flatMap(({ edge, isPublic }) => (isPublic ? [edge] : []))),
    ].sort(byText),
    destroyed: flagOf(settings, 'tm.map.show_destroyed_capital')
      ? nationsOf(state).flatMap(({ key, hasCapital }) => (hasCapital ? [] : [key]))
      : [],
    // By what is shown of them, so that their order does not reveal their numbers (TM-4-03).
    armies: sanctioned
      .flatMap((nation) =>
        armiesOf(state, nation).map((army) => ({
          field: army.field,
          nation: showsFlag ? army.nation : seemingNation(army),
          strength: showsStrength ? army.strength : null,
        })),
      )
      .sort(
        (a, b) =>
          compareFields(a.field, b.field) ||
          byText(a.nation, b.nation) ||
          (a.strength ?? 0) - (b.strength ?? 0),
      ),
  };
}
