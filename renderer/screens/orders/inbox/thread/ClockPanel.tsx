import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  boundaryAt,
  type Campaign,
  clockFault,
  dayText,
  documentsOf,
  type Instant,
  instantFromIso,
  isoOf,
  localAt,
  type OffsetAt,
  turnTimes,
  type WallClock,
  zoneOf,
} from '../../../../../engine';
import { dateOf } from '../../../../kit/explain';
import { useLanguage, useWords } from '../../../../kit/explain/react';
import { Button, TextField } from '../../../../kit/ui';
import { announceDeadline } from '../../../../model/letters/commands';
import type { InboxActions } from '../use-inbox-actions';
import type { InboxModel } from '../use-inbox-model';
import { pause, resume } from './commands';
import { localeOf } from '../../../../kit/text/words';

/** The present moment, every second. */
const useSecond = (): Instant => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
};

const two = (part: number): string => String(part).padStart(2, '0');

/** What is left of a turn, `17:59:03`; with days where there are any. */
const leftOf = (left: number): { readonly days: number; readonly time: string } => {
  const seconds = Math.max(0, Math.floor(left / 1000));
  const hours = Math.floor(seconds / 3600);
  const time = [hours % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return { days: Math.floor(hours / 24), time };
};

const shown = (instant: Instant, offsetAt: OffsetAt, language: string): string => {
  const local = localAt(instant, offsetAt);
  const day = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${dayText(local)}T12:00:00Z`));
  return `${day} ${two(local.hour)}:${two(local.minute)}`;
};

/** True if a party has sent anything but what was said in public. */
const hasSent = (campaign: Campaign, party: string): boolean => {
  const documents = documentsOf(campaign, party);
  const isMade = campaign.sheets[party] !== undefined && documents.length === 0;
  return isMade || documents.some(({ post, sender }) => post === undefined || sender === '');
};

const Line = ({
  label,
  end,
  language,
  offsetAt,
}: {
  readonly label: string;
  readonly end: Instant | undefined;
  readonly language: string;
  readonly offsetAt: OffsetAt;
}) => (
  <li>
    <span>{label}</span>
    <span>{end === undefined ? '' : shown(end, offsetAt, language)}</span>
  </li>
);

/** Moving the end of this one turn; empty = as usual. */
const Move = ({
  to,
  offsetAt,
  actions,
  isMoved,
}: {
  readonly to: Instant | null;
  readonly offsetAt: OffsetAt;
  readonly actions: InboxActions;
  readonly isMoved: boolean;
}) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const local = to === null ? null : localAt(to, offsetAt);
  const usual = local === null ? '' : `${dayText(local)}T${two(local.hour)}:${two(local.minute)}`;
  const move = (): void => {
    const at = typed === null ? undefined : instantFromIso(typed, offsetAt);
    setTyped(null);
    if (at !== undefined && at !== to) actions.execute(announceDeadline(isoOf(at)));
  };
  return (
    <>
      <TextField
        label={t('inbox:clock.move')}
        type="datetime-local"
        value={typed ?? usual}
        isDisabled={!actions.mayWrite}
        onChange={setTyped}
        onBlur={move}
        onKeyDown={({ key }) => {
          if (key === 'Enter') move();
        }}
      />
      {isMoved ? (
        <Button
          isDisabled={!actions.mayWrite}
          onPress={() => actions.execute(announceDeadline(null))}
        >
          {t('inbox:clock.usual')}
        </Button>
      ) : null}
    </>
  );
};

/** The clock of a game on the wall: the open turn and the next one, what is left, who has not sent. */
export function ClockPanel({
  clock,
  model,
  actions,
}: {
  readonly clock: WallClock;
  readonly model: InboxModel;
  readonly actions: InboxActions;
}) {
  const { t } = useTranslation();
  const words = useWords();
  const language = useLanguage();
  const now = useSecond();
  const { campaign } = model.desk;
  const fault = clockFault(clock);
  const offsetAt = zoneOf(clock.zone);
  if (fault !== undefined || offsetAt === undefined)
    return (
      <p className="ww-small ww-clock-fault">
        {t(`inbox:clock.fault.${fault ?? 'zone'}`, { zone: clock.zone })}
      </p>
    );
  const { to, isPaused, isMoved } = turnTimes(campaign, clock);
  const { turn, wall } = campaign.world.clock;
  const nameOf = (number: number): string =>
    dateOf({ system: campaign.system, clock: { ...campaign.world.clock, turn: number } }, words);
  const missing = model.parties.filter(({ key }) => !hasSent(campaign, key));
  const left = to === null ? null : leftOf(to - now);
  return (
    <div className="ww-clock ww-grid ww-gap-8" role="group" aria-label={t('inbox:clock.label')}>
      <p className="ww-clock-left" role="timer" aria-label={t('inbox:clock.left')}>
        {left === null || to === null
          ? t('inbox:clock.paused')
          : to <= now
            ? t('inbox:clock.over')
            : left.days === 0
              ? left.time
              : t('inbox:clock.days', { count: left.days, time: left.time })}
      </p>
      <ul>
        <Line label={nameOf(turn)} end={to ?? undefined} language={language} offsetAt={offsetAt} />
        <Line
          label={nameOf(turn + 1)}
          end={boundaryAt(clock, clock.ends + 1, wall?.anchor)}
          language={language}
          offsetAt={offsetAt}
        />
      </ul>
      <p className="ww-small">
        {missing.length === 0
          ? t('inbox:clock.allSent')
          : t('inbox:clock.missing', { names: missing.map(({ name }) => name).join(', ') })}
      </p>
      <Button
        isDisabled={!actions.mayWrite}
        onPress={() =>
          actions.execute(
            isPaused ? resume(clock, new Date().toISOString()) : pause(new Date().toISOString()),
          )
        }
      >
        {t(isPaused ? 'inbox:clock.resume' : 'inbox:clock.pause')}
      </Button>
      {isPaused ? null : <Move to={to} offsetAt={offsetAt} actions={actions} isMoved={isMoved} />}
    </div>
  );
}
