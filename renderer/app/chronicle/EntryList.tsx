import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../../model/state/preferences';
import { useSession } from '../../model/state/session';
import { canVisit, type JournalEntry } from '../../model/storage';
import { Button, Icon, type IconName } from '../../kit/ui';
import { whenOf } from '../../model/files/moments';
import { rowAfterKey } from './find';
import type { ChronicleLine } from './lines';
import type { RailLine, RailRow } from './rail';
import { useEntryPicture } from './use-act-pictures';

/** Height of a row and distance of two lanes, in pixels. */
const ROW = 64;
const LANE = 14;
const EDGE = 12;
/** Branches beyond this many share the last lane. */
const LANES = 7;

const at = (lane: number): number => EDGE + Math.min(lane, LANES - 1) * LANE;

/** Width of the rail for a tree with so many lanes. */
const railWidth = (lanes: number): number => at(lanes - 1) + EDGE;

const straight = (lane: number, from: number, to: number): string =>
  `M${String(at(lane))} ${String(from)}V${String(to)}`;

/** From the upper edge of the row into the dot. */
const bend = (from: number, to: number): string => {
  const [x, dot] = [at(from), at(to)];
  return x === dot
    ? straight(from, 0, ROW / 2)
    : `M${String(x)} 0C${String(x)} ${String(ROW / 2)} ${String(x)} ${String(ROW / 2)} ${String(dot)} ${String(ROW / 2)}`;
};

const Line = ({ line, path }: { readonly line: RailLine; readonly path: string }) => (
  <path d={path} data-force={line.isInForce} />
);

/** The branch graph beside one journal entry: lines of the branches, and the entry's dot. */
const Rail = ({
  row,
  isHere,
  width,
}: {
  readonly row: RailRow;
  readonly isHere: boolean;
  readonly width: number;
}) => (
  <svg className="ww-rail" width={width} height={ROW} aria-hidden="true">
    {row.passing.map((line) => (
      <Line key={`p${String(line.lane)}`} line={line} path={straight(line.lane, 0, ROW)} />
    ))}
    {row.arriving.map((line) => (
      <Line key={`a${String(line.lane)}`} line={line} path={bend(line.lane, row.lane)} />
    ))}
    {row.leaving === undefined ? null : (
      <Line line={row.leaving} path={straight(row.lane, ROW / 2, ROW)} />
    )}
    <circle
      cx={at(row.lane)}
      cy={ROW / 2}
      r={isHere ? 6 : 4.5}
      data-force={row.isInForce}
      data-here={isHere}
    />
  </svg>
);

/** Icons of journal entries that touched no map, by the first part of the command's name. */
const KINDS: Readonly<Record<string, IconName>> = {
  turn: 'turn',
  storage: 'file',
  world: 'grossfeld',
  places: 'place',
  map: 'map',
  print: 'print',
};

const kindOf = (name: string): IconName => KINDS[name.split(':')[0] ?? ''] ?? 'pencil';

/** Three fields in outline: stands in for a picture that was never drawn. */
const Sketch = () => (
  <svg viewBox="0 0 88 52" className="ww-act-sketch">
    <path d="M32 9l11 6v13l-11 6-11-6V15zM54 9l11 6v13l-11 6-11-6V15zM43 28l11 6v13l-11 6-11-6V34z" />
  </svg>
);

const Photograph = ({ campaign, seq }: { readonly campaign: string; readonly seq: number }) => {
  const url = useEntryPicture(campaign, seq);
  return url === null ? <Sketch /> : <img src={url} alt="" width={88} height={52} />;
};

/** A small picture of what a journal entry changed; an icon of its kind if it changed no map. */
const EntryPicture = ({
  campaign,
  entry: { seq, name, touched },
}: {
  readonly campaign: string;
  readonly entry: JournalEntry;
}) => (
  <span className="ww-act-picture" data-kind={touched === undefined ? 'icon' : 'map'}>
    {touched === undefined ? (
      <Icon name={kindOf(name)} />
    ) : (
      <Photograph campaign={campaign} seq={seq} />
    )}
  </span>
);

/** One journal entry as a row of the list. */
export interface ListedEntry {
  readonly line: ChronicleLine;
  readonly rail: RailRow;
  readonly what: string;
}

/** Rows by which Page up and Page down move. */
const PAGE = 8;

const Note = ({ children }: { readonly children: string }) => (
  <span className="ww-chronicle-note ww-small ww-quiet">{children}</span>
);

/** Marks the current entry, offers a jump to another, or says why there is none. */
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

const Outcome = ({ act, width }: { readonly act: ListedEntry; readonly width: number }) => {
  const { t } = useTranslation();
  const language = usePreferences(({ language }) => language);
  const campaign = useSession(({ campaign }) => campaign?.id ?? '');
  const { entry, state, branchedFrom } = act.line;
  return (
    <>
      <span role="gridcell" className="ww-row ww-gap-8">
        <Rail row={act.rail} isHere={state === 'here'} width={width} />
        <EntryPicture campaign={campaign} entry={entry} />
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

/** The journal entries beside their branch graph, newest first. Arrow keys move, Enter jumps to that entry's state. */
export function EntryList({
  acts,
  lanes,
}: {
  readonly acts: readonly ListedEntry[];
  readonly lanes: number;
}) {
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
              <Outcome act={act} width={railWidth(lanes)} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
