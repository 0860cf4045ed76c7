import { useMemo } from 'react';
import type { BlockSource, IssuedBlock } from '../evaluation/evaluation';
import type { Command } from '../../../model/state/command';
import { useSession } from '../../../model/state/session';
import { useDispatchView } from '../../../model/reports/dispatch-store';
import type { EvaluationRef } from '../model/draft';
import { editBlock, keepWords, leaveOut, restoreBlock, takeIn } from './commands';
import { useDesk } from '../../../model/state/desk';
import { type PastLeaf, useArchive } from '../../../model/turn/archive/archive-store';
import { NOTHING_CHOSEN, useTurnDesk } from '../../../model/turn/desk-store';

const LEAVES: Readonly<Partial<Record<BlockSource['kind'], PastLeaf>>> = {
  event: 'events',
  fight: 'fights',
  march: 'marches',
  finding: 'findings',
  books: 'balances',
};

/** True for what a GM can look up; his own words come from nowhere else. */
const hasSource = ({ kind }: BlockSource): boolean => kind !== 'gm';

/** Leads to what a block is made of: its leaf of the archived month, or the map in the eyes of the realm. */
const showSource = ({ kind }: BlockSource, { turn, party }: EvaluationRef): void => {
  const leaf = LEAVES[kind];
  if (leaf !== undefined) {
    useArchive.getState().look({ turn, leaf, party: party.key });
    useTurnDesk.getState().choose({ ...NOTHING_CHOSEN, station: 'archive', party: party.key });
    useDesk.getState().set({ room: 'turn' });
  } else if (kind === 'knowledge') {
    useDesk.getState().set({ room: 'map', perspective: { kind: 'realm', party: party.key } });
  }
};

/** What can be done with a block; undefined = not with this one, or not now. */
export interface BlockActs {
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
export const blockActs = (
  { block, text, isEdited, isStale, isLeftOut }: IssuedBlock,
  ref: EvaluationRef,
  execute: (command: Command) => Promise<void>,
  readOnly: boolean,
): BlockActs => {
  const { choose } = useDispatchView.getState();
  const run = (command: Command) => (): void => void execute(command);
  const when = (isPossible: boolean, act: () => void): (() => void) | undefined =>
    isPossible && !readOnly ? act : undefined;
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
};

/** The acts on one block, on the open campaign. */
export const useBlockActs = (issued: IssuedBlock, ref: EvaluationRef): BlockActs => {
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  return useMemo(() => blockActs(issued, ref, execute, readOnly), [issued, ref, execute, readOnly]);
};
