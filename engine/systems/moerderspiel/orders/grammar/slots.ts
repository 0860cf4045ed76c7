import { choice, type Fault, formsOf, items, type Making, noun } from '../../../../orders';
import type { Ability } from '../../state/types';
import type { Book } from '../book';
import type { Code } from '../finding';
import type { Order, Target, UnitOrder } from '../order';

/** Context of the makers of orders of this game. */
export type Maker = Making<Book>;

/** A form of this game. */
export const order = formsOf<Order, Book>();

/** A finding of this game as a fault of a slot. */
export function fault(code: Code, about: Fault['about'] = {}): Fault {
  return {
    code: `moerderspiel.${code}`,
    about,
  };
}

const UNSEEN = fault('E_TARGET_UNSEEN', { reason: 'target' });
const COORD = fault('E_COORD', { reason: 'field' });
const NO_UNIT = fault('E_UNIT', { reason: 'unit' });
export const NATION = fault('E_NATION', { reason: 'nation' });
export const ABILITY = fault('E_ABILITY', { reason: 'ability' });

/** The acting unit: an own army or the horde. */
export function unit() {
  return noun('unit', 'bare with from', { unknown: NO_UNIT, missing: NO_UNIT });
}
/** A foreign army by the number of the map, or an own one, which mostly cannot be a target (TM-11-08). */
export function target(at: string, more = {}) {
  return noun('target unit', at, { unknown: UNSEEN, ...more });
}
export function field(at: string, more = {}) {
  return noun('field offmap', at, { unknown: COORD, ...more });
}
export function neededField(at: string) {
  return field(at, { missing: COORD });
}
export function fields(at: string) {
  return items({ field: field(at) }, { missing: fault('E_PATH_LENGTH') });
}
export function nation(at: string, more = {}) {
  return noun('nation', at, { unknown: NATION, ...more });
}
export function neededNation(at: string) {
  return nation(at, { missing: NATION });
}
export function ability(at: string) {
  return noun('ability', at, { unknown: ABILITY, missing: ABILITY });
}

/** An order of a unit. */
export function forUnit(key: string | undefined, what: UnitOrder): readonly Order[] {
  return [{ kind: 'UNIT', unit: key ?? '', order: what }];
}

/** Whom an order is against: a unit by its number, the garrison or the base on the field. */
export function targetOf(
  key: string | undefined,
  place: 'base' | 'garrison' | undefined,
  making: Maker,
): Target {
  if (key !== undefined) {
    if (place !== undefined) making.unused('place');
    return { kind: 'unit', unit: key };
  }
  if (place === undefined) making.object(UNSEEN);
  return { kind: place ?? 'base' };
}

/** `army 2 follows the same target`: whom the order before is about. */
export const SAME_TARGET = choice(
  {
    same: 'same target, the same target, dasselbe ziel, demselben ziel, das gleiche ziel, dem gleichen ziel, diesem ziel, dieses ziel',
  },
  'bare to from against on',
);

/** Whom an order is about: who is named, or who is the target of the order before. */
export function sameTarget(
  named: string | undefined,
  same: 'same' | undefined,
  previous: Order | undefined,
): string | undefined {
  if (named !== undefined || same === undefined || previous?.kind !== 'UNIT') return named;
  const { order: before } = previous;
  if (before.kind === 'TRACK') return before.target;
  return 'target' in before && typeof before.target === 'object' && before.target.kind === 'unit'
    ? before.target.unit
    : undefined;
}

/** Abilities as they were named, without a word that is none. */
export function named(list: readonly { readonly ability?: string }[] = []): readonly Ability[] {
  return list.flatMap(({ ability: one }) => (one === undefined ? [] : [one as Ability]));
}

/** Codes of the reader's own findings. */
export const CODES = {
  line: 'moerderspiel.E_LINE',
  rest: 'moerderspiel.E_REST',
  held: 'moerderspiel.E_HELD_BACK',
  quoted: 'moerderspiel.E_QUOTED',
  empty: 'moerderspiel.E_EMPTY',
  number: 'moerderspiel.E_NUMBER',
  turn: 'moerderspiel.E_TURN',
} as const;
