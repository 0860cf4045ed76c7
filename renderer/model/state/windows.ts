import { joinFeed } from '../storage/feed';
import { isBusy, watchPointer } from './busy';
import type { WindowTools } from './session-shape';

const finishTyping = (): void => {
  const { activeElement } = globalThis.document;
  if (activeElement instanceof HTMLElement && activeElement.matches('input, textarea')) {
    activeElement.blur();
  }
};

/** The other windows of this browser. */
export const browserWindows = (): WindowTools => {
  if (typeof globalThis.addEventListener === 'function') watchPointer(globalThis);
  return {
    ownId: globalThis.crypto.randomUUID(),
    joinFeed: (campaignId, hear) => joinFeed(campaignId, hear),
    after: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    isBusy,
    finishTyping,
  };
};
