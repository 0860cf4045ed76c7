import { z } from '../kernel/zod';
import {
  type FieldAddress,
  fieldAddress as addressOf,
  type GrossfeldNo,
  kleinfeldOf,
} from '../hex';
import { entryChange, type EntryChange, type Part } from '../world';
import {
  count,
  direction,
  fieldAddress,
  FIELD_BOUND,
  grossfeldNumber,
  key,
  latticePlace,
  partyKey,
  SIDE_BOUND,
  whole,
} from '../world/save/schema-basics';
import { label, party, secret, settlement, topology } from '../world/save/schema-world';

export {
  count,
  direction,
  fieldAddress,
  grossfeldNumber,
  key,
  label,
  latticePlace,
  party,
  partyKey,
  whole,
};
export { secret, settlement, topology };

/** Number of a Kleinfeld. */
export const kleinfeld = z.int().min(1).max(FIELD_BOUND);

const present = z.literal(true);

/** Value of an entry of each part. */
const VALUE = {
  terrain: key,
  owner: partyKey.nullable(),
  difficulty: whole,
  lowView: present,
  baseTerrain: key,
  sides: z.int().min(1).max(31),
  walls: count,
  springs: present,
  settlements: settlement,
  notes: z.string(),
  secrets: secret,
} satisfies Record<Part, z.ZodType>;

/** Parts with one entry per side or corner; the others have one per field. */
export function isSidePart(part: Part): boolean {
  return part === 'sides' || part === 'walls' || part === 'springs';
}

/** The parts of a Großfeld, in the order in which they are written. */
export const PARTS = Object.keys(VALUE) as readonly Part[];

const isPart = (text: string): text is Part => Object.hasOwn(VALUE, text);

/** An entry of some part, if its index and value are what that part may hold. */
export function readEntry(
  no: GrossfeldNo,
  part: string,
  index: number,
  value: unknown,
): EntryChange | undefined {
  if (!isPart(part)) return undefined;
  const bound = isSidePart(part) ? SIDE_BOUND : FIELD_BOUND;
  if (!Number.isInteger(index) || index < 0 || index >= bound) return undefined;
  const parsed = VALUE[part].safeParse(value);
  return parsed.success ? entryChange(no, part, index, parsed.data as never) : undefined;
}

/** Field of an entry. */
export function fieldOfEntry({ no, part, index }: EntryChange): FieldAddress {
  return addressOf(no, (isSidePart(part) ? Math.floor(index / 6) : index) + 1);
}

/** Kleinfeld - 1 of an address. */
export function fieldIndex(field: FieldAddress): number {
  return kleinfeldOf(field) - 1;
}
