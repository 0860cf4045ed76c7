import { useState } from 'react';

/**
 * What stands in a box: what is stored, until the hand changes it; again what is stored once that changes, by
 * this box, another or undo. The box keeps the keyboard throughout.
 */
export function useDraft<Value extends string | number>(
  stored: Value,
): readonly [Value, (value: Value) => void] {
  const [{ seen, value }, set] = useState({ seen: stored, value: stored });
  if (!Object.is(seen, stored)) set({ seen: stored, value: stored });
  return [Object.is(seen, stored) ? value : stored, (next) => set({ seen: stored, value: next })];
}
