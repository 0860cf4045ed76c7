import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../../model/state/preferences';
import { useSession } from '../../model/state/session';
import { canVisit } from '../../model/storage';
import { Button } from '../../kit/ui';
import { whenOf } from '../../model/files/moments';
import { ActPicture } from './ActPicture';
import { rowAfterKey } from './find';
import type { ChronicleLine } from './lines';
import { Rail, railWidth, ROW } from './Rail';
import type { RailRow } from './rail';

/** One act as it stands in the list. */
export interface ListedAct {
  readonly line: ChronicleLine;
  readonly rail: RailRow;
  readonly what: string;
}

/** Rows by which Page up and Page down move. */
const PAGE = 8;

const Note = ({ children }: { readonly children: string }) => (
  <span className="ww-chronicle-note">{children}</span>
);

/** Where one is, the way to an act, or why there is none. */
const Jump = ({ line: { entry, state } }: { readonly line: ChronicleLine }) => {
  const { t } = useTranslation();
  const readOnly = useSession(({ readOnly }) => readOnly);
  const goTo = useSession(({ goTo }) => goTo);
  if (state === 'here')
    return <strong className="ww-chronicle-here">{t('storage:chronicle.here')}</strong>;
  if (!canVisit(entry))
    return (
      <span className="ww-quiet">{t(entry.joined === null ? 'past:dropped' : 'past:joined')}</span>
    );
  return (
    <Button
      variant="text"
      isDisabled={readOnly}
      excludeFromTabOrder
      aria-label={`${t('storage:chronicle.jump')} ${String(entry.seq)}`}
      onPress={() => void goTo(entry.seq)}
    >
      {t('storage:chronicle.jump')}
    </Button>
  );
};

const Act = ({ act, width }: { readonly act: ListedAct; readonly width: number }) => {
  const { t } = useTranslation();
  const language = usePreferences(({ language }) => language);
  const campaign = useSession(({ campaign }) => campaign?.id ?? '');
  const { entry, state, branchedFrom } = act.line;
  return (
    <>
      <span role="gridcell" className="ww-row ww-gap-8">
        <Rail row={act.rail} isHere={state === 'here'} width={width} />
        <ActPicture campaign={campaign} entry={entry} />
      </span>
      <span role="gridcell" className="ww-chronicle-what">
        {state === 'undone' ? <s>{act.what}</s> : act.what}
        {state === 'undone' ? <Note>{t('storage:chronicle.undone')}</Note> : null}
        {branchedFrom === null ? null : (
          <Note>{t('storage:chronicle.branch', { seq: branchedFrom })}</Note>
        )}
      </span>
      <span role="gridcell" className="ww-chronicle-when ww-figures ww-quiet">
        {t('storage:chronicle.numbered', {
          seq: entry.seq,
          when: whenOf(entry.at, language),
        })}
      </span>
      <span role="gridcell" className="ww-chronicle-jump">
        <Jump line={act.line} />
      </span>
    </>
  );
};

/** The acts beside their rail, newest first. Arrow keys move, Enter puts the world to that act. */
export const ActList = ({
  acts,
  lanes,
}: {
  readonly acts: readonly ListedAct[];
  readonly lanes: number;
}) => {
  const { t } = useTranslation();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const here = acts.findIndex(({ line }) => line.state === 'here');
  const [chosen, setChosen] = useState<number | null>(null);
  const found = acts.findIndex(({ line }) => line.entry.seq === chosen);
  const index = Math.max(0, found === -1 ? here : found);
  const virtual = useVirtualizer({
    count: acts.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
  });
  useEffect(() => {
    virtual.scrollToIndex(index, { align: 'auto' });
  }, [virtual, index]);
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = acts[index];
    if (event.key === 'Enter' && event.target === event.currentTarget && act !== undefined) {
      event.preventDefault();
      void useSession.getState().goTo(act.line.entry.seq);
      return;
    }
    const next = rowAfterKey(event.key, index, acts.length, PAGE);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(acts[next]?.line.entry.seq ?? null);
  };
  const idOf = (seq: number | undefined): string => `${id}-${String(seq ?? '')}`;
  return (
    <div
      ref={scroller}
      className="ww-chronicle"
      role="grid"
      aria-label={t('storage:chronicle.title')}
      aria-rowcount={acts.length}
      aria-activedescendant={idOf(acts[index]?.line.entry.seq)}
      tabIndex={0}
      onKeyDown={press}
    >
      <div role="rowgroup" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map((item) => {
          const act = acts[item.index];
          if (act === undefined) return null;
          const { entry, state } = act.line;
          return (
            <div
              key={entry.seq}
              id={idOf(entry.seq)}
              role="row"
              className="ww-chronicle-row ww-grid ww-align-center ww-gap-16"
              aria-rowindex={item.index + 1}
              aria-selected={item.index === index}
              data-state={state}
              {...(state === 'here' ? { 'aria-current': 'step' as const } : {})}
              style={{ height: ROW, transform: `translateY(${String(item.start)}px)` }}
              onClick={() => setChosen(entry.seq)}
            >
              <Act act={act} width={railWidth(lanes)} />
            </div>
          );
        })}
      </div>
    </div>
  );
};
