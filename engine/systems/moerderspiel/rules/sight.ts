import type { Settings } from '../../../kernel';
import {
  areNeighbourFields,
  compareFields,
  type LetteredField,
  neighboursOfField,
} from '../../../world';
import type { Army, Factor, GameState, Nation, NationKey, Unit } from '../state/types';
import { byText, hasGarrison, unitsOf } from './nation';
import { choiceOf, flagOf } from './settings';

/** A foreign unit as a nation sees it: what it shows, never what it is (TM-12-03). */
export interface Sighting {
  readonly field: LetteredField;
  /** Whose it seems to be; `barbarians` for a horde. */
  readonly nation: NationKey;
  /** How strong it seems; null where strengths are not seen. */
  readonly strength: number | null;
}

/** The name under which a horde is seen (TM-8.18-06). */
export const BARBARIANS = 'barbarians';

/** How strong an army with a factor appears (TM-8.5-03). */
export function seemingStrength(strength: number, factor: Factor, settings: Settings): number {
  if (factor === 'double') return strength * 2;
  if (factor === 'true') return strength;
  const isExact = choiceOf(settings, 'tm.deception.round') === 'exact';
  return isExact ? Math.floor(strength / 2) : Math.ceil(strength / 200) * 100;
}

/** Whose a unit seems to be (TM-8.17-05). */
export function seemingNation(unit: Unit): NationKey {
  return unit.kind === 'horde' ? BARBARIANS : (unit.shown.flag ?? unit.nation);
}

/** A unit as others see it. */
export function sightingOf(unit: Unit, settings: Settings): Sighting {
  const strength =
    unit.kind === 'horde'
      ? unit.strength
      : seemingStrength(unit.strength, unit.shown.factor, settings);
  return {
    field: unit.field,
    nation: seemingNation(unit),
    strength: flagOf(settings, 'tm.sight.strength') ? strength : null,
  };
}

/** True if somebody on a field sees a unit: on the same field, or on a neighbour field (TM-12-01, TM-8.13). */
export function isSeenFrom({ board }: GameState, field: LetteredField, other: Unit): boolean {
  const hiding = other.kind === 'army' ? other.hiding : { near: false, same: false };
  if (other.field === field) return !hiding.same;
  return !hiding.near && areNeighbourFields(board, field, other.field);
}

/** True if the garrison of a nation sees a unit (TM-12-02, TM-8.13-08). */
function garrisonSees(state: GameState, nation: Nation, other: Unit, settings: Settings): boolean {
  const sight = choiceOf(settings, 'tm.sight.garrison');
  if (!hasGarrison(nation) || sight === 'none') return false;
  if (sight === 'field' && other.field !== nation.capital) return false;
  return isSeenFrom(state, nation.capital, other);
}

/** Fields a nation has somebody on or beside, its garrison where it sees them (TM-12-01, TM-12-02). */
export function fieldsSeenBy(
  state: GameState,
  key: NationKey,
  settings: Settings,
): ReadonlySet<LetteredField> {
  const nation = state.nations[key];
  const sight = choiceOf(settings, 'tm.sight.garrison');
  const home = nation !== undefined && hasGarrison(nation) && sight !== 'none' ? nation : undefined;
  const own = unitsOf(state).flatMap((unit) => (unit.nation === key ? [unit.field] : []));
  const around = sight === 'field' || home === undefined ? own : [...own, home.capital];
  return new Set([
    ...(home === undefined ? [] : [home.capital]),
    ...around.flatMap((field) => [field, ...neighboursOfField(state.board, field)]),
  ]);
}

/** Foreign units a nation sees with its armies, its horde or its garrison (TM-8.13-08). */
export function seenBy(state: GameState, key: NationKey, settings: Settings): readonly Unit[] {
  const nation = state.nations[key];
  const own = unitsOf(state).filter((unit) => unit.nation === key);
  return unitsOf(state).filter(
    (other) =>
      other.nation !== key &&
      (own.some((unit) => isSeenFrom(state, unit.field, other)) ||
        (nation !== undefined && garrisonSees(state, nation, other, settings))),
  );
}

/** What a sighting is sorted by: all of it and nothing else, so that the order tells nothing more. */
const shownText = ({ nation, strength }: Sighting): string =>
  `${nation}|${String(strength ?? '').padStart(6, '0')}`;

/** A foreign unit under the number by which one nation can name it in one round (TM-4.03). */
export interface Handle extends Sighting {
  readonly number: number;
  readonly unit: Unit;
}

/**
 * Foreign units a nation sees, numbered from 1 by what it is shown. Units that look alike on one field are numbered by
 * a lot nobody can follow from round to round (TM-4-03).
 * @param shuffle A text by which alike ones are sorted, different for each nation and round.
 */
export function handlesOf(
  state: GameState,
  key: NationKey,
  settings: Settings,
  shuffle: (unit: Unit) => string,
): readonly Handle[] {
  return seenBy(state, key, settings)
    .map((unit) => ({ ...sightingOf(unit, settings), unit }))
    .sort(
      (a, b) =>
        compareFields(a.field, b.field) ||
        byText(shownText(a), shownText(b)) ||
        byText(shuffle(a.unit), shuffle(b.unit)),
    )
    .map((one, index) => ({ ...one, number: index + 1 }));
}

/** Where an army is hidden in the round after one in which it entered so many fields (TM-8.13-01, TM-8.13-02). */
export function hidingAfter(moved: number, fought: boolean, settings: Settings): Army['hiding'] {
  if (fought && flagOf(settings, 'tm.camouflage.combat_reveals'))
    return { near: false, same: false };
  return { near: moved <= 1, same: moved === 0 };
}
