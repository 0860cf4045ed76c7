import { useMemo } from 'react';
import type { Evaluation } from '../evaluation/evaluation';
import { useSession } from '../../../model/state/session';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { useDispatchView } from '../../../model/reports/dispatch-store';
import { blockActs, type BlockActs } from './use-block-acts';
import type { DeskActs } from './use-desk-acts';
import type { EvaluationsModel } from './use-evaluations';

/** What keys act on. */
interface KeyDesk {
  readonly model: EvaluationsModel;
  readonly acts: DeskActs;
  readonly evaluation: Evaluation | undefined;
}

const chosenActs = ({ model, evaluation }: KeyDesk): BlockActs | undefined => {
  const { block } = useDispatchView.getState();
  const issued = evaluation?.blocks.find((one) => one.block.key === block);
  const { execute, readOnly } = useSession.getState();
  return issued === undefined ? undefined : blockActs(issued, model.chosen.ref, execute, readOnly);
};

const stepRealm = ({ model: { realms, chosen } }: KeyDesk, step: 1 | -1): void => {
  const next = realms[realms.indexOf(chosen) + step];
  if (next !== undefined) useDispatchView.getState().choose({ party: next.party.key });
};

const keysOf = (desk: KeyDesk): readonly Shortcut[] => {
  const scope = 'dispatch:leaf.evaluations';
  const isEnabled = (): boolean => useDispatchView.getState().over === null;
  const act = (id: string, key: string, text: string, run: () => void): Shortcut => ({
    ...{ id: `evaluations.${id}`, keys: key, text, scope, isEnabled, run },
  });
  const onBlock = (pick: (acts: BlockActs) => (() => void) | undefined) => (): void => {
    const acts = chosenActs(desk);
    if (acts !== undefined) pick(acts)?.();
  };
  const { choose } = useDispatchView.getState();
  return [
    act('next', 'J', 'dispatch:rail.next', () => stepRealm(desk, 1)),
    act('previous', 'K', 'dispatch:rail.previous', () => stepRealm(desk, -1)),
    act('batch', 'A', 'dispatch:rail.batch', () => choose({ over: 'batch' })),
    act('contact', 'B', 'dispatch:rail.contact', () => choose({ over: 'contact' })),
    act('proof', 'G', 'dispatch:desk.proof', () => desk.acts.toggleProof?.()),
    act('check', 'L', 'dispatch:desk.check', () => desk.acts.check()),
    act('sent', 'V', 'dispatch:desk.markSent', () => desk.acts.toggleSent?.()),
    act('save', 'S', 'dispatch:desk.pdf', () => desk.acts.save?.('pdf')),
    act('mail', 'M', 'dispatch:desk.mail', () => desk.acts.save?.('mail')),
    act(
      'edit',
      'E',
      'dispatch:edit.edit',
      onBlock(({ write }) => write),
    ),
    act(
      'restore',
      'R',
      'dispatch:edit.restore',
      onBlock(({ restore }) => restore),
    ),
    act(
      'leaveOut',
      'X',
      'dispatch:edit.leaveOut',
      onBlock((acts) => acts.leaveOut ?? acts.takeIn),
    ),
    act(
      'source',
      'O',
      'dispatch:edit.source',
      onBlock(({ source }) => source),
    ),
    act(
      'keep',
      'H',
      'dispatch:edit.keep',
      onBlock(({ keepMine }) => keepMine),
    ),
  ];
};

/** The keys of the evaluations: realms, the open evaluation, the chosen block. */
export const useEvaluationKeys = ({ model, acts, evaluation }: KeyDesk): void => {
  const keys = useMemo(() => keysOf({ model, acts, evaluation }), [model, acts, evaluation]);
  useShortcuts(keys);
};
