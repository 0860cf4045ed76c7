import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign, OutgoingLetter } from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { useDay } from '../../../model/turn/archive/use-names';
import {
  grouped,
  isOpen,
  isSendable,
  type LetterGroup,
  type Order,
  type OutgoingRow,
  outgoingRows,
} from './letters';
import { createStore } from '../../../kit/state/create-store';
import { onLeaving } from '../../../model/state/leaving';
import { type Command, replacing } from '../../../model/state/command';
import { markAllSent } from '../../../model/turn/archive/commands';

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));

/** Records that a letter was sent, or with null that it was not. `at` is the moment, ISO 8601. */
export function markLetter({ id, title }: OutgoingLetter, at: string | null): Command {
  return replacing(
    at === null ? 'delivery:command.letterBack' : 'delivery:command.letterSent',
    { title },
    (campaign) => {
      const letter = campaign.outbox[id];
      return letter === undefined
        ? campaign
        : { ...campaign, outbox: { ...campaign.outbox, [id]: { ...letter, sentAt: at } } };
    },
  );
}

/** Removes a letter from the outbox. */
export function dropLetter({ id, title }: OutgoingLetter): Command {
  return replacing('delivery:command.letterDropped', { title }, (campaign) => ({
    ...campaign,
    outbox: without(campaign.outbox, id),
  }));
}

const withLettersSent = (
  campaign: Campaign,
  rows: readonly OutgoingRow[],
  at: string,
): Campaign => {
  const ids = new Set(rows.flatMap((row) => ('letter' in row ? [row.letter.id] : [])));
  const outbox = Object.fromEntries(
    Object.entries(campaign.outbox).map(([id, letter]) => [
      id,
      ids.has(id) ? { ...letter, sentAt: letter.sentAt ?? at } : letter,
    ]),
  );
  return ids.size === 0 ? campaign : { ...campaign, outbox };
};

const withTurnReportsSent = (
  campaign: Campaign,
  rows: readonly OutgoingRow[],
  at: string,
): Campaign => {
  const turnReports = rows.filter(({ kind }) => kind === 'evaluation');
  const turns = [...new Set(turnReports.map(({ turn }) => turn))];
  return turns.reduce((now, turn) => {
    const parties = turnReports
      .filter((row) => row.turn === turn)
      .flatMap(({ party }) => (party === null ? [] : (now.world.parties[party] ?? [])));
    const command = markAllSent(turn, parties, at);
    return 'replace' in command ? command.replace(now) : now;
  }, campaign);
};

/** Records that many were sent, as one command; what is held back or sent already stays as it is. */
export function markRowsSent(rows: readonly OutgoingRow[], at: string): Command {
  const going = rows.filter(isSendable);
  return replacing('delivery:command.lettersSent', { count: going.length }, (campaign) =>
    withTurnReportsSent(withLettersSent(campaign, going, at), going, at),
  );
}

/** View state of the outbox: never stored with the campaign, never undone. */
interface OutboxView {
  readonly order: Order;
  readonly show: 'open' | 'all';
  /** Id of the row that is open; null = none. */
  readonly row: string | null;
  readonly look: (change: Partial<Omit<OutboxView, 'look'>>) => void;
}

const FRESH = { order: 'month', show: 'open', row: null } as const;

export const useOutbox = createStore<OutboxView>((set) => ({
  ...FRESH,
  look: (change) => set(change),
}));

onLeaving(() => useOutbox.setState(FRESH));

export interface OutboxModel {
  readonly groups: readonly LetterGroup[];
  /** Everything shown, in the order of the screen. */
  readonly shown: readonly OutgoingRow[];
  /** The letter that is open; undefined = none is shown. */
  readonly row: OutgoingRow | undefined;
  readonly hasAny: boolean;
  /** Marks all that is shown as sent; undefined = nothing of it can be sent. */
  readonly sendAll: (() => void) | undefined;
}

/** The letters of the campaign as the outbox shows them. */
export function useOutboxModel(campaign: Campaign): OutboxModel {
  const { order, show, row: chosen } = useOutbox();
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  const all = useMemo(() => outgoingRows(campaign), [campaign]);
  const { parties } = campaign.world;
  const groups = useMemo(
    () =>
      grouped(
        all.filter((row) => show === 'all' || isOpen(row) || row.id === chosen),
        order,
        parties,
      ),
    [all, show, order, parties, chosen],
  );
  return useMemo(() => {
    const shown = groups.flatMap(({ rows }) => rows);
    const going = shown.filter(isSendable);
    return {
      groups,
      shown,
      row: shown.find(({ id }) => id === chosen) ?? shown[0],
      hasAny: all.length > 0,
      sendAll:
        readOnly || going.length === 0
          ? undefined
          : () => void execute(markRowsSent(going, new Date().toISOString())),
    };
  }, [all, groups, chosen, readOnly, execute]);
}

/** Texts of a row: what it is, to whom it goes, its state. */
export function useRowWords({ world }: Pick<Campaign, 'world'>) {
  const { t } = useTranslation();
  const dayOf = useDay();
  return {
    realmOf: ({ party }: Pick<OutgoingRow, 'party'>): string =>
      party === null ? t('delivery:outbox.everybody') : (world.parties[party]?.name ?? party),
    stateOf: ({ kind, state, sentAt }: OutgoingRow): string => {
      if (sentAt === null) return t(`delivery:outbox.state.${state}`);
      const key = kind === 'news' ? 'released' : 'sent';
      return t(`delivery:outbox.state.${key}`, { date: dayOf(sentAt) });
    },
  };
}

/** Keys of the outbox: through the letters, and "all shown are sent". */
export function useOutboxKeys({ shown, row, sendAll }: OutboxModel): void {
  const keys = useMemo((): readonly Shortcut[] => {
    const scope = 'delivery:leaf.outbox';
    const move = (step: 1 | -1) => (): void => {
      const next = shown[shown.findIndex((one) => one === row) + step];
      if (next !== undefined) useOutbox.getState().look({ row: next.id });
    };
    return [
      { id: 'outbox.next', keys: 'J', text: 'delivery:outbox.next', scope, run: move(1) },
      { id: 'outbox.previous', keys: 'K', text: 'delivery:outbox.previous', scope, run: move(-1) },
      {
        id: 'outbox.sendAll',
        keys: 'Shift+V',
        text: 'delivery:outbox.sendAll',
        scope,
        isEnabled: () => sendAll !== undefined,
        run: () => sendAll?.(),
      },
    ];
  }, [shown, row, sendAll]);
  useShortcuts(keys);
}
