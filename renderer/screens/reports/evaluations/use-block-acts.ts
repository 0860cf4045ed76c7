import { useMemo } from 'react';
import type { IssuedBlock } from '../evaluation/evaluation';
import type { Command } from '../../../model/state/command';
import { useSession } from '../../../model/state/session';
import { useDispatchView } from '../../../model/reports/dispatch-store';
import type { EvaluationRef } from '../model/draft';
import { editBlock, keepWords, leaveOut, restoreBlock, takeIn } from './commands';
import { hasSource, showSource } from './source';

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
