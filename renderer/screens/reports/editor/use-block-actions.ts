import { useMemo } from 'react';
import type { BlockSource, IssuedBlock } from '../turn-report/evaluation';
import type { Command } from '../../../model/state/command';
import { useSession } from '../../../model/state/session';
import { useDeliveryView } from '../../../model/reports/delivery-store';
import type { TurnReportRef } from '../model/draft';
import { editBlock, keepWords, leaveOut, restoreBlock, takeIn } from './commands';
import { useView } from '../../../model/state/view';
import { type PastTab, useArchive } from '../../../model/turn/archive/archive-store';
import { NOTHING_CHOSEN, useTurnView } from '../../../model/turn/turn-view';

const TABS: Readonly<Partial<Record<BlockSource['kind'], PastTab>>> = {
  event: 'events',
  fight: 'fights',
  march: 'marches',
  finding: 'findings',
  books: 'balances',
};

/** True for what a GM can look up; his own words come from nowhere else. */
const hasSource = ({ kind }: BlockSource): boolean => kind !== 'gm';

/** Leads to what a block is made of: its leaf of the archived month, or the map in the eyes of the realm. */
const showSource = ({ kind }: BlockSource, { turn, party }: TurnReportRef): void => {
  const tab = TABS[kind];
  if (tab !== undefined) {
    useArchive.getState().look({ turn, tab, party: party.key });
    useTurnView.getState().choose({ ...NOTHING_CHOSEN, turnStep: 'archive', party: party.key });
    useView.getState().set({ screen: 'turn' });
  } else if (kind === 'knowledge') {
    useView.getState().set({ screen: 'map', perspective: { kind: 'realm', party: party.key } });
  }
};

/** What can be done with a block; undefined = not with this one, or not now. */
export interface BlockActions {
  /** Opens the words for writing. */
  readonly write: (() => void) | undefined;
  readonly cancel: () => void;
  readonly keepText: (text: string) => void;
  readonly restore: (() => void) | undefined;
  readonly leaveOut: (() => void) | undefined;
  readonly takeIn: (() => void) | undefined;
  /** Where facts changed: the GM's words hold, or those of the program. */
  readonly keepMine: (() => void) | undefined;
  readonly source: (() => void) | undefined;
}

/** The acts on one block. */
export function blockActions(
  { block, text, isEdited, isStale, isLeftOut }: IssuedBlock,
  ref: TurnReportRef,
  execute: (command: Command) => Promise<void>,
  readOnly: boolean,
): BlockActions {
  const { choose } = useDeliveryView.getState();
  const run = (command: Command) => (): void => void execute(command);
  const when = (isPossible: boolean, action: () => void): (() => void) | undefined =>
    isPossible && !readOnly ? action : undefined;
  return {
    write: when(block.kind !== 'table' && !isLeftOut, () =>
      choose({ block: block.key, writing: block.key }),
    ),
    cancel: () => choose({ writing: null }),
    keepText: (words) => {
      choose({ writing: null });
      if (words !== text) void execute(editBlock(ref, block, words));
    },
    restore: when(isEdited, run(restoreBlock(ref, block.key))),
    leaveOut: when(!isLeftOut, run(leaveOut(ref, block.key))),
    takeIn: when(isLeftOut, run(takeIn(ref, block.key))),
    keepMine: when(isStale, run(keepWords(ref, block))),
    source: hasSource(block.source) ? () => showSource(block.source, ref) : undefined,
  };
}

/** The acts on one block, on the open campaign. */
export function useBlockActions(issued: IssuedBlock, ref: TurnReportRef): BlockActions {
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  return useMemo(
    () => blockActions(issued, ref, execute, readOnly),
    [issued, ref, execute, readOnly],
  );
}
