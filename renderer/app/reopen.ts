import { useEffect } from 'react';
import { useSession } from '../model/state/session';
import { openCampaign } from '../model/files/actions';

const PREFIX = '#/';

/** Id of the campaign that the address names, if any; an address that is no text in UTF-8 names none. */
export function idInAddress(hash: string): string | null {
  if (!hash.startsWith(PREFIX) || hash.length === PREFIX.length) return null;
  try {
    return decodeURIComponent(hash.slice(PREFIX.length));
  } catch {
    return null;
  }
}

/** Writes the open campaign into the address, so that reloading the page comes back to it. */
export function useAddress(): void {
  useEffect(() => {
    const wanted = idInAddress(globalThis.location.hash);
    if (wanted !== null) void openCampaign(wanted);
  }, []);
  useEffect(
    () =>
      useSession.subscribe(({ campaign }, before) => {
        if (campaign?.id === before.campaign?.id) return;
        const hash = campaign === null ? '' : `${PREFIX}${encodeURIComponent(campaign.id)}`;
        globalThis.history.replaceState(null, '', `${globalThis.location.pathname}${hash}`);
      }),
    [],
  );
}

/** Warns before the window closes while steps are not on the disk yet. */
export function useLeaveGuard(): void {
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      const { campaign, save } = useSession.getState();
      if (campaign !== null && save.kind !== 'saved') event.preventDefault();
    };
    globalThis.addEventListener('beforeunload', guard);
    return () => globalThis.removeEventListener('beforeunload', guard);
  }, []);
}
