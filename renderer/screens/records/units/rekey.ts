import type { Draft } from 'immer';
import { type Campaign, type PartyKey, type Ruling, type Unit, unitId } from '../../../../engine';
import { changed, type Change, type Refusal, refused } from '../../../model/records/register';

/** Numbers a unit can bear at all: three digits (WW-5.1-03). */
const LEAST = 100;
const MOST = 999;

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
export const rekeyed = (
  unit: Unit,
  party: PartyKey,
  number: number,
  { world }: Campaign,
): (Change & { readonly id: string }) | Refusal => {
  if (!Number.isInteger(number) || number < LEAST || number > MOST)
    return refused('roster:refused.number', { typed: String(number) });
  const id = unitId(party, number);
  if (id !== unit.id && Object.hasOwn(world.units, id))
    return refused('roster:refused.numberTaken', { number: String(number), party });
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
};

/** The first number from `from` to `to` that no unit of the party bears, in the world or laid aside; else any free one. */
export const freeUnitNumber = (
  { world, shelf }: Pick<Campaign, 'world' | 'shelf'>,
  party: PartyKey,
  { from, to }: { readonly from: number; readonly to: number },
): number | undefined => {
  const taken = new Set([
    ...Object.values<Unit>(world.units)
      .filter((unit) => unit.party === party)
      .map(({ number }) => number),
    ...Object.values<Campaign['shelf'][string]>(shelf).flatMap((item) =>
      item.kind === 'unit' && item.value.party === party ? [item.value.number] : [],
    ),
  ]);
  const firstOf = (least: number, most: number): number | undefined => {
    for (let number = least; number <= most; number += 1) if (!taken.has(number)) return number;
    return undefined;
  };
  // One past the first of a range is where lists begin: 101, 201, 301.
  return firstOf(from + 1, to) ?? firstOf(from, to) ?? firstOf(LEAST, MOST);
};
