import { type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../engine';
import { useDesk } from '../../model/state/desk';
import { useSession } from '../../model/state/session';
import { Palette } from '../palette';
import { ErrorBoundary } from '../ErrorBoundary';
import { useActPictures } from '../chronicle/use-act-pictures';
import { ROOMS } from '../rooms';
import { Tour } from '../tour';
import { ActivityBar } from './ActivityBar';
import { Banner } from './Banner';
import { LeaveDialog } from './LeaveDialog';
import { StatusLine } from './StatusLine';
import { TopBar } from './TopBar';
import { useWorkstationShortcuts } from './use-shortcuts';
import './workstation.css';

/** Puts the keyboard into the room that was opened, by whichever key or button, unless it is there or in a dialog. */
function useRoomFocus(here: string): RefObject<HTMLElement | null> {
  const room = useRef<HTMLElement>(null);
  const last = useRef(here);
  useEffect(() => {
    if (last.current === here) return;
    last.current = here;
    const { activeElement } = document;
    if (room.current?.contains(activeElement) || activeElement?.closest('[role="dialog"]')) return;
    room.current?.focus({ preventScroll: true });
  }, [here]);
  return room;
}

/** The desk with an open campaign: bars around the room the GM works in. */
export const Workstation = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const here = useDesk(({ room }) => room);
  const [isAsking, setAsking] = useState(false);
  const leave = useMemo(
    () => () => {
      const { save, close } = useSession.getState();
      if (save.kind === 'failed') setAsking(true);
      else void close();
    },
    [],
  );
  useWorkstationShortcuts(leave);
  useActPictures();
  const place = useRoomFocus(here);
  const room = ROOMS.find(({ id }) => id === here) ?? ROOMS[0];
  return (
    <div className="ww-house">
      <TopBar campaign={campaign} onLeave={leave} />
      <ActivityBar here={here} />
      <main
        ref={place}
        tabIndex={-1}
        className="ww-room ww-stack"
        aria-label={t(`app:room.${here}`)}
      >
        <Banner campaign={campaign} />
        <ErrorBoundary key={here} scope="room">
          <Suspense fallback={<p className="ww-room-loading">{t('app:common.loading')}</p>}>
            {room === undefined ? null : <room.Content />}
          </Suspense>
        </ErrorBoundary>
      </main>
      <StatusLine campaignId={campaign.id} />
      <Palette />
      <Tour />
      <LeaveDialog isOpen={isAsking} onOpenChange={setAsking} campaign={campaign} />
    </div>
  );
};
