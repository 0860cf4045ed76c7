import { type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../engine';
import { type ScreenId, useView } from '../../model/state/view';
import { useSession } from '../../model/state/session';
import { Palette } from '../palette';
import { ErrorBoundary } from '../ErrorBoundary';
import { useEntryPictures } from '../chronicle/use-act-pictures';
import { type ScreenEntry, SCREENS } from '../screens';
import { Tour } from '../tour';
import { Banner } from './Banner';
import { TopBar } from './TopBar';
import { useWorkstationShortcuts } from './use-shortcuts';
import './workstation.css';
import { Button as AriaButton } from 'react-aria-components';
import { Button, Dialog, Icon, StatusHost, Tooltip } from '../../kit/ui';
import './activity-bar.css';
import { saveCopy } from '../../model/files/actions';
import { BackupStatus } from '../../screens/settings/backups/BackupStatus';
import { usePreferences } from '../../model/state/preferences';
import { timeOf } from '../../model/files/moments';
import { useNotice } from '../../model/files/notice';
import './status-line.css';

/** How long the status line shows the notice of a finished task, in milliseconds. */
const NOTICE_MS = 12_000;

const SaveState = () => {
  const { t } = useTranslation();
  const language = usePreferences(({ language }) => language);
  const save = useSession(({ save }) => save);
  const readOnly = useSession(({ readOnly }) => readOnly);
  if (readOnly && save.kind !== 'failed') return <>{t('storage:save.readOnly')}</>;
  if (save.kind === 'saving') return <>{t('storage:save.saving')}</>;
  if (save.kind === 'saved') {
    return <>{t('storage:save.saved', { time: timeOf(save.at, language) })}</>;
  }
  return <strong className="ww-status-failed">{t('storage:save.failed')}</strong>;
};

/** The open screen's message about the place under the pointer, and the state of saving and backups. */
const StatusLine = ({ campaignId }: { readonly campaignId: string }) => {
  const { t } = useTranslation();
  const notice = useNotice(({ notice }) => notice);
  const clear = useNotice(({ clear }) => clear);
  const savedRevision = useSession(({ savedRevision }) => savedRevision);
  useEffect(() => {
    if (notice?.kind !== 'done') return undefined;
    const timer = setTimeout(clear, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice, clear]);
  return (
    <footer className="ww-status ww-row ww-gap-24 ww-small ww-quiet ww-figures">
      <StatusHost />
      <div className="ww-status-right ww-row ww-align-stretch ww-gap-24 ww-push">
        <span role="status" className="ww-status-notice">
          {notice?.kind === 'done' ? t(notice.text, notice.about) : null}
        </span>
        <span data-tour="save" data-save data-revision={savedRevision} role="status">
          <SaveState />
        </span>
        <BackupStatus campaignId={campaignId} />
      </div>
    </footer>
  );
};

interface LeaveDialogProps {
  readonly campaign: Campaign;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Asks before steps that are not on the disk are dropped. */
const LeaveDialog = ({ campaign, isOpen, onOpenChange }: LeaveDialogProps) => {
  const { t } = useTranslation();
  const close = useSession(({ close }) => close);
  return (
    <Dialog
      role="alertdialog"
      title={t('storage:closing.title')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button variant="text" onPress={() => void saveCopy(campaign)}>
            {t('app:action.exportFile')}
          </Button>
          <Button onPress={() => onOpenChange(false)}>{t('app:common.cancel')}</Button>
          <Button variant="filled" onPress={() => void close()}>
            {t('storage:closing.discard')}
          </Button>
        </>
      }
    >
      {t('storage:closing.text')}
    </Dialog>
  );
};

const ScreenButton = ({
  screen: screen,
  isHere,
}: {
  readonly screen: ScreenEntry;
  readonly isHere: boolean;
}) => {
  const { t } = useTranslation();
  const go = useView(({ set }) => set);
  return (
    <Tooltip text={t(`app:screen.${screen.id}`)} shortcut={screen.keys} placement="right">
      <AriaButton
        className="ww-activity ww-grid ww-quiet"
        data-tour={screen.id}
        {...(isHere ? { 'data-here': true, 'aria-current': 'page' as const } : {})}
        onPress={() => go({ screen: screen.id })}
      >
        <Icon name={screen.icon} />
        {t(`app:screen.${screen.id}`)}
      </AriaButton>
    </Tooltip>
  );
};

/** The buttons of all screens, at the left edge. */
const ActivityBar = ({ here }: { readonly here: ScreenId }) => {
  const { t } = useTranslation();
  return (
    <nav className="ww-activities ww-stack ww-gap-2" aria-label={t('app:screen.label')}>
      {SCREENS.map((screen) => (
        <ScreenButton key={screen.id} screen={screen} isHere={screen.id === here} />
      ))}
    </nav>
  );
};

/** Focuses the screen that was opened, by whichever key or button, unless the focus is in it or in a dialog. */
function useScreenFocus(here: string): RefObject<HTMLElement | null> {
  const screen = useRef<HTMLElement>(null);
  const last = useRef(here);
  useEffect(() => {
    if (last.current === here) return;
    last.current = here;
    const { activeElement } = document;
    if (screen.current?.contains(activeElement) || activeElement?.closest('[role="dialog"]'))
      return;
    screen.current?.focus({ preventScroll: true });
  }, [here]);
  return screen;
}

/** The workstation with an open campaign: bars around the current screen. */
export function Workstation({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const here = useView(({ screen: screen }) => screen);
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
  useEntryPictures();
  const place = useScreenFocus(here);
  const screen = SCREENS.find(({ id }) => id === here) ?? SCREENS[0];
  return (
    <div className="ww-house ww-grid">
      <TopBar campaign={campaign} onLeave={leave} />
      <ActivityBar here={here} />
      <main
        ref={place}
        tabIndex={-1}
        className="ww-screen ww-stack"
        aria-label={t(`app:screen.${here}`)}
      >
        <Banner campaign={campaign} />
        <ErrorBoundary key={here} scope="screen">
          <Suspense
            fallback={<p className="ww-screen-loading ww-quiet">{t('app:common.loading')}</p>}
          >
            {screen === undefined ? null : <screen.Content />}
          </Suspense>
        </ErrorBoundary>
      </main>
      <StatusLine campaignId={campaign.id} />
      <Palette />
      <Tour />
      <LeaveDialog isOpen={isAsking} onOpenChange={setAsking} campaign={campaign} />
    </div>
  );
}
