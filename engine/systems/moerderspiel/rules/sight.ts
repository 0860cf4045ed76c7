import type { Settings } from '../../../kernel';
import {
  areNeighbourFields,
  compareFields,
  type LetteredField,
  neighboursOfField,
} from '../../../world';
import type { Army, Factor, GameState, NationKey, Unit } from '../state/types';
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

/** No hiding. */
const OPEN: Army['hiding'] = { near: false, same: false };

/** True if somebody on a field sees a unit: on the same field, or on a neighbour field (TM-12-01, TM-8.13). */
export function isSeenFrom({ board }: GameState, field: LetteredField, other: Unit): boolean {
  const hiding = other.kind === 'army' ? other.hiding : OPEN;
  if (other.field === field) return !hiding.same;
  return !hiding.near && areNeighbourFields(board, field, other.field);
}

/** Fields a nation watches: those it stands on, and those beside. */
interface Watched {
  readonly own: ReadonlySet<LetteredField>;
  readonly beside: ReadonlySet<LetteredField>;
}

/** Where armies, the horde and the garrison of a nation see somebody (TM-12-01, TM-12-02). */
function watchedBy(state: GameState, key: NationKey, settings: Settings): Watched {
  const nation = state.nations[key];
  const sight = choiceOf(settings, 'tm.sight.garrison');
  const home =
    nation !== undefined && hasGarrison(nation) && sight !== 'none' ? [nation.capital] : [];
  const units = unitsOf(state).flatMap((unit) => (unit.nation === key ? [unit.field] : []));
  const around = new Set(sight === 'field' ? units : [...units, ...home]);
  return {
    own: new Set([...units, ...home]),
    beside: new Set([...around].flatMap((field) => neighboursOfField(state.board, field))),
  };
}

/** All fields a nation sees. */
export function fieldsSeenBy(
  state: GameState,
  key: NationKey,
  settings: Settings,
): ReadonlySet<LetteredField> {
  const { own, beside } = watchedBy(state, key, settings);
  return new Set([...own, ...beside]);
}

/** Foreign units a nation sees with its armies, its horde or its garrison (TM-8.13-08). */
export function seenBy(state: GameState, key: NationKey, settings: Settings): readonly Unit[] {
  const { own, beside } = watchedBy(state, key, settings);
  return unitsOf(state).filter((other) => {
    const { near, same } = other.kind === 'army' ? other.hiding : OPEN;
    if (other.nation === key) return false;
    return (!same && own.has(other.field)) || (!near && beside.has(other.field));
  });
}

/** Sort key of a sighting: all of it and nothing else, so that the order reveals nothing more. */
const shownText = ({ nation, strength }: Sighting): string =>
  `${nation}|${String(strength ?? '').padStart(6, '0')}`;

/** A foreign unit under the number by which one nation can name it in one round (TM-4.03). */
export interface Handle extends Sighting {
  readonly number: number;
  readonly unit: Unit;
}

/**
 * Foreign units a nation sees, numbered from 1 by what it is shown. Units that look alike on one field are numbered by
 * the fields of its own from which they are seen, as an order may be refused to who does not see them (TM-4.7-10), and
 * then by a lot nobody can follow from round to round (TM-4-03).
 * @param shuffle A text by which alike ones are sorted, different for each nation and round.
 */
export function handlesOf(
  state: GameState,
  key: NationKey,
  settings: Settings,
  shuffle: (unit: Unit) => string,
): readonly Handle[] {
  const own = [...watchedBy(state, key, settings).own].sort(compareFields);
  const seenFrom = (unit: Unit): string =>
    own.filter((field) => isSeenFrom(state, field, unit)).join(' ');
  return seenBy(state, key, settings)
    .map((unit) => ({ ...sightingOf(unit, settings), unit }))
    .sort(
      (a, b) =>
        compareFields(a.field, b.field) ||
        byText(shownText(a), shownText(b)) ||
        byText(seenFrom(a.unit), seenFrom(b.unit)) ||
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
