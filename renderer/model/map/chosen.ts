import type { FieldAddress } from '../../../engine';
import type { Choosing, HeldKeys } from './tools/tool';

/** The fields that are chosen after some more were chosen in one of the three ways. */
export function chosenAfter(
  before: ReadonlySet<FieldAddress>,
  fields: readonly FieldAddress[],
  how: Choosing,
): ReadonlySet<FieldAddress> {
  if (how === 'set') return new Set(fields);
  const after = new Set(before);
  for (const field of fields) {
    if (how === 'add') after.add(field);
    else after.delete(field);
  }
  return after;
}

/** How keys join new fields to those already chosen: Shift adds, Ctrl takes away. */
export function choosingWith(keys: HeldKeys | undefined): Choosing {
  return keys?.shift === true ? 'add' : keys?.mod === true ? 'remove' : 'set';
}
