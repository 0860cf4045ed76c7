import type { Draft } from 'immer';
import {
  type Campaign,
  type PartyKey,
  type Ruling,
  type Unit,
  UNIT_NUMBERS,
  unitId,
} from '../../../../engine';
import { recordText } from '../records/register';
import { changed, type Change, type Refusal, refused } from '../../../model/records/register';

/** A key of a ruling that names the unit in one of its parts, with the new name. */
const ruledAnew = (key: string, old: string, id: string): string =>
  key
    .split('/')
    .map((part) => (part === old ? id : part))
    .join('/');

const rekeyRulings = (draft: Draft<Campaign>, old: string, id: string): void => {
  draft.rulings = Object.fromEntries(
    Object.entries<Draft<Ruling>>(draft.rulings).map(([key, ruling]) => {
      const next = ruledAnew(key, old, id);
      return [next, { ...ruling, key: next }];
    }),
  );
};

/**
 * Gives a unit another number or another realm: its entry, what it carries and the rulings of the open turn name it
 * anew; letters stay as they were written. Refused where the number is no number of a unit or another bears it.
 */
export function rekeyed(
  unit: Unit,
  party: PartyKey,
  number: number,
  { world, system }: Campaign,
): (Change & { readonly id: string }) | Refusal {
  if (!Number.isInteger(number) || number < UNIT_NUMBERS.from || number > UNIT_NUMBERS.to)
    return refused(recordText(system, 'unit', 'fault.newNumber.number'), { typed: String(number) });
  const id = unitId(party, number);
  if (id !== unit.id && Object.hasOwn(world.units, id))
    return refused(recordText(system, 'unit', 'fault.newNumber.taken'), { typed: String(number) });
  return {
    ...changed((draft) => {
      const own = draft.world.units[unit.id];
      if (own === undefined) return;
      Reflect.deleteProperty(draft.world.units, unit.id);
      Object.assign(draft.world.units, { [id]: { ...own, id, party, number } });
      for (const other of Object.values<Draft<Unit>>(draft.world.units)) {
        if (other.place.kind === 'aboard' && other.place.carrier === unit.id)
          other.place.carrier = id;
      }
      rekeyRulings(draft, unit.id, id);
    }),
    id,
  };
}
