import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { useDay } from '../../../model/turn/archive/use-names';
import { markRowsSent } from './commands';
import {
  grouped,
  isOpen,
  isSendable,
  type LetterGroup,
  type OutgoingRow,
  outgoingRows,
} from './letters';
import { useOutbox } from './outbox-store';

export interface OutboxModel {
  readonly groups: readonly LetterGroup[];
  /** Everything shown, in the order of the screen. */
  readonly shown: readonly OutgoingRow[];
  /** The letter that is open; undefined = none is shown. */
  readonly row: OutgoingRow | undefined;
  readonly hasAny: boolean;
  /** Says that all that is shown is on its way; undefined = nothing of it can go. */
  readonly sendAll: (() => void) | undefined;
}

/** The letters of the campaign as the outbox shows them. */
export const useOutboxModel = (campaign: Campaign): OutboxModel => {
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
};

/** Words for a row: what it is, to whom it goes, where it stands. */
export const useRowWords = ({ world }: Pick<Campaign, 'world'>) => {
  const { t } = useTranslation();
  const dayOf = useDay();
  return {
    realmOf: ({ party }: Pick<OutgoingRow, 'party'>): string =>
      party === null ? t('dispatch:outbox.everybody') : (world.parties[party]?.name ?? party),
    stateOf: ({ kind, state, sentAt }: OutgoingRow): string => {
      if (sentAt === null) return t(`dispatch:outbox.state.${state}`);
      const key = kind === 'news' ? 'released' : 'sent';
      return t(`dispatch:outbox.state.${key}`, { date: dayOf(sentAt) });
    },
  };
};

/** Keys of the outbox: through the letters, and "all shown are sent". */
export const useOutboxKeys = ({ shown, row, sendAll }: OutboxModel): void => {
  const keys = useMemo((): readonly Shortcut[] => {
    const scope = 'dispatch:leaf.outbox';
    const move = (step: 1 | -1) => (): void => {
      const next = shown[shown.findIndex((one) => one === row) + step];
      if (next !== undefined) useOutbox.getState().look({ row: next.id });
    };
    return [
      { id: 'outbox.next', keys: 'J', text: 'dispatch:outbox.next', scope, run: move(1) },
      { id: 'outbox.previous', keys: 'K', text: 'dispatch:outbox.previous', scope, run: move(-1) },
      {
        id: 'outbox.sendAll',
        keys: 'Shift+V',
        text: 'dispatch:outbox.sendAll',
        scope,
        isEnabled: () => sendAll !== undefined,
        run: () => sendAll?.(),
      },
    ];
  }, [shown, row, sendAll]);
  useShortcuts(keys);
};
