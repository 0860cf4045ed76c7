import { useMemo } from 'react';
import type { TurnReport } from '../turn-report/evaluation';
import { useSession } from '../../../model/state/session';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { useDeliveryView } from '../../../model/reports/delivery-store';
import { blockActions, type BlockActions } from './use-block-actions';
import type { ReportActions } from './use-report-actions';
import type { TurnReportsModel } from './use-evaluations';

/** What keys work on. */
interface KeyTargets {
  readonly model: TurnReportsModel;
  readonly actions: ReportActions;
  readonly turnReport: TurnReport | undefined;
}

const chosenActions = ({ model, turnReport }: KeyTargets): BlockActions | undefined => {
  const { block } = useDeliveryView.getState();
  const issued = turnReport?.blocks.find((one) => one.block.key === block);
  const { execute, readOnly } = useSession.getState();
  return issued === undefined
    ? undefined
    : blockActions(issued, model.chosen.ref, execute, readOnly);
};

const stepRealm = ({ model: { realms, chosen } }: KeyTargets, step: 1 | -1): void => {
  const next = realms[realms.indexOf(chosen) + step];
  if (next !== undefined) useDeliveryView.getState().choose({ party: next.party.key });
};

const keysOf = (desk: KeyTargets): readonly Shortcut[] => {
  const scope = 'delivery:leaf.evaluations';
  const isEnabled = (): boolean => useDeliveryView.getState().over === null;
  const action = (id: string, key: string, text: string, run: () => void): Shortcut => ({
    id: `evaluations.${id}`,
    keys: key,
    text,
    scope,
    isEnabled,
    run,
  });
  const onBlock = (pick: (actions: BlockActions) => (() => void) | undefined) => (): void => {
    const actions = chosenActions(desk);
    if (actions !== undefined) pick(actions)?.();
  };
  const { choose } = useDeliveryView.getState();
  return [
    action('next', 'J', 'delivery:rail.next', () => stepRealm(desk, 1)),
    action('previous', 'K', 'delivery:rail.previous', () => stepRealm(desk, -1)),
    action('batch', 'A', 'delivery:rail.batch', () => choose({ over: 'batch' })),
    action('contact', 'B', 'delivery:rail.contact', () => choose({ over: 'contact' })),
    action('proof', 'G', 'delivery:desk.proof', () => desk.actions.toggleProof?.()),
    action('check', 'L', 'delivery:desk.check', () => desk.actions.check()),
    action('sent', 'V', 'delivery:desk.markSent', () => desk.actions.toggleSent?.()),
    action('save', 'S', 'delivery:desk.pdf', () => desk.actions.save?.('pdf')),
    action('mail', 'M', 'delivery:desk.mail', () => desk.actions.save?.('mail')),
    action(
      'edit',
      'E',
      'delivery:edit.edit',
      onBlock(({ write }) => write),
    ),
    action(
      'restore',
      'R',
      'delivery:edit.restore',
      onBlock(({ restore }) => restore),
    ),
    action(
      'leaveOut',
      'X',
      'delivery:edit.leaveOut',
      onBlock((actions) => actions.leaveOut ?? actions.takeIn),
    ),
    action(
      'source',
      'O',
      'delivery:edit.source',
      onBlock(({ source }) => source),
    ),
    action(
      'keep',
      'H',
      'delivery:edit.keep',
      onBlock(({ keepMine }) => keepMine),
    ),
  ];
};

/** The keys of the turn reports: realms, the open report, the chosen block. */
export function useTurnReportKeys({ model, actions, turnReport }: KeyTargets): void {
  const keys = useMemo(() => keysOf({ model, actions, turnReport }), [model, actions, turnReport]);
  useShortcuts(keys);
}
