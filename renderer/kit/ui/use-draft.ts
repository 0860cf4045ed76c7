import { useState } from 'react';

/**
 * The value of a field: the stored one until it is edited; again the stored one once that changes, by this field,
 * another or undo. The field keeps the focus throughout.
 */
export function useDraft<Value extends string | number>(
  stored: Value,
): readonly [Value, (value: Value) => void] {
  const [{ seen, value }, set] = useState({ seen: stored, value: stored });
  if (!Object.is(seen, stored)) set({ seen: stored, value: stored });
  return [Object.is(seen, stored) ? value : stored, (next) => set({ seen: stored, value: next })];
}
