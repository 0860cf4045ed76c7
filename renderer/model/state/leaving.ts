import { useSession } from './session';

/**
 * Calls `forget` whenever the open campaign is left, so that nothing of it shows in the next one. Changes of the
 * campaign and going to another room do not count.
 */
export function onLeaving(forget: () => void): () => void {
  return useSession.subscribe(({ campaign }, { campaign: before }) => {
    if (before !== null && campaign?.id !== before.id) forget();
  });
}
