import type { RuleSystem, World } from '../../../engine';
import { createStore } from '../../kit/state/create-store';
import { onLeaving } from './leaving';

/** Whether secrets are shown on the screens of the GM: never stored, hidden again as soon as he leaves them. */
export interface Veil {
  readonly isLifted: boolean;
  readonly toggle: () => void;
  readonly veil: () => void;
}

export const useVeil = createStore<Veil>((set) => ({
  isLifted: false,
  toggle: () => set(({ isLifted }) => ({ isLifted: !isLifted })),
  veil: () => set({ isLifted: false }),
}));

onLeaving(() => useVeil.getState().veil());

/** True if a game declares fields that are secrets. */
export function hasSecrets({ records }: Pick<RuleSystem<World>, 'records'>): boolean {
  return records.some(({ fields }) => fields.some(({ isSecret }) => isSecret === true));
}
