import { useMemo } from 'react';
import type { Finding } from '../../../../engine';
import { type Shortcut, shortcutsOf, useShortcuts } from '../../../kit/state/shortcuts';
import {
  LETTERLESS,
  shownTab,
  TURN_TABS,
  type TurnTab,
  useTurnView,
} from '../../../model/turn/turn-view';
import { isSameFinding } from '../../../model/turn/model/findings';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { decisionOn } from '../../../model/letters/judged';
import { lineActions } from './line-actions';
import type { CheckActions } from './use-check-actions';
import { useNoting } from './noting';

/** The key that opens a tab. */
export const KEY_OF_LEAF: Readonly<Record<TurnTab, string>> = {
  orders: 'O',
  confirmation: 'B',
  questions: 'F',
  report: 'T',
  changes: 'V',
  roster: 'U',
};

const scope = 'openTurn:station.orders';
const shortcut = shortcutsOf(scope);

/** The highlighted finding, from the store: keys may come faster than React renders. */
const chosenFinding = ({ findings }: TurnModel): Finding | undefined => {
  const { finding } = useTurnView.getState();
  return findings.find((one) => finding !== null && isSameFinding(one, finding));
};

const onFinding =
  (model: TurnModel, action: (finding: Finding) => void): (() => void) =>
  () => {
    const found = chosenFinding(model);
    if (found !== undefined) action(found);
  };

const findingKeys = (model: TurnModel, actions: CheckActions): readonly Shortcut[] => {
  const isEnabled = (): boolean => !actions.readOnly && chosenFinding(model) !== undefined;
  const isDecided = (): boolean => {
    const found = chosenFinding(model);
    return (
      !actions.readOnly &&
      found !== undefined &&
      decisionOn(found, model.campaign.decisions) !== null
    );
  };
  const decide = (kind: 'accepted' | 'asked') =>
    onFinding(model, (found) => actions.decide(found, kind));
  return [
    shortcut('check.accept', 'A', 'check:act.accept', decide('accepted'), { isEnabled }),
    shortcut('check.ask', 'Q', 'check:act.ask', decide('asked'), { isEnabled }),
    shortcut(
      'check.suggested',
      'Y',
      'check:act.suggestedAny',
      onFinding(model, (found) => {
        const words = actions.suggestionFor(found);
        if (words !== undefined && found.span !== undefined) actions.replace(found.span, words);
      }),
      { isEnabled },
    ),
    shortcut(
      'check.note',
      'N',
      'check:act.note',
      onFinding(model, (found) => useNoting.getState().begin(found)),
      { isEnabled },
    ),
    shortcut(
      'check.withdraw',
      'Backspace',
      'check:act.withdraw',
      onFinding(model, actions.withdraw),
      { isEnabled: isDecided },
    ),
  ];
};

/** Words to correct: those selected in the letter, else those of the highlighted finding. */
const correctChosen = (model: TurnModel, actions: CheckActions, pick: () => void) => (): void => {
  const found = chosenFinding(model);
  if (useTurnView.getState().picked !== null) pick();
  else if (found !== undefined) actions.correct(found);
};

/** Keys of the lines of the open letter, each while what it acts on is in sight: the orders, or the letter. */
const lineKeys = (model: TurnModel, actions: CheckActions): readonly Shortcut[] => {
  const lines = lineActions(model, actions);
  const hasOrders = (): boolean =>
    shownTab(useTurnView.getState().tab, model.proposed.proposal !== null) === 'orders';
  const isPicked = (): boolean => {
    const { picked, tab } = useTurnView.getState();
    return picked !== null && !LETTERLESS.includes(tab);
  };
  return [
    { id: 'check.lines', keys: 'L', text: 'check:lines.edit', can: hasOrders, run: lines?.edit },
    {
      id: 'check.order',
      keys: 'Shift+L',
      text: 'check:lines.fromWords',
      can: isPicked,
      run: lines?.fromWords,
    },
    {
      id: 'check.newLine',
      keys: 'Insert',
      text: 'check:lines.new',
      can: hasOrders,
      run: lines?.begin,
    },
    {
      id: 'check.template',
      keys: 'I',
      text: 'templates:act.choose',
      can: hasOrders,
      run: lines?.fromTemplate,
    },
    {
      id: 'check.keepTemplate',
      keys: 'Shift+I',
      text: 'templates:act.keep',
      can: hasOrders,
      run: lines?.keep,
    },
    {
      id: 'check.removeLine',
      keys: 'Delete',
      text: 'check:lines.remove',
      can: hasOrders,
      run: lines?.remove,
    },
  ].map(({ can, run, ...key }) => ({
    ...key,
    scope,
    isEnabled: () => run !== undefined && can(),
    run: () => run?.(),
  }));
};

const realmKeys = (actions: CheckActions): readonly Shortcut[] => {
  const isEnabled = (): boolean => !actions.readOnly;
  return [
    shortcut('check.warnings', 'W', 'check:act.warnings', actions.acceptAllWarnings, { isEnabled }),
    shortcut('check.finish', 'R', 'check:act.finish', actions.finishOrShow, { isEnabled }),
    shortcut('check.finishAnyway', 'Shift+R', 'check:act.finishAnyway', actions.finish, {
      isEnabled,
    }),
  ];
};

const leafKeys = (): readonly Shortcut[] =>
  TURN_TABS.map((tab) =>
    shortcut(`check.leaf ${tab}`, KEY_OF_LEAF[tab], `turn:leaf.${tab}`, () =>
      useTurnView.getState().choose({ tab, side: 'orders' }),
    ),
  );

/** Binds the keys of checking while the orders are on the screen. */
export function useCheckKeys(
  model: TurnModel,
  actions: CheckActions,
  correctPicked: () => void,
): void {
  const keys = useMemo((): readonly Shortcut[] => {
    const correct = correctChosen(model, actions, correctPicked);
    const isEnabled = (): boolean =>
      !actions.readOnly &&
      (useTurnView.getState().picked !== null || chosenFinding(model) !== undefined);
    return [
      ...findingKeys(model, actions),
      shortcut('check.correct', 'E', 'check:act.correct', correct, { isEnabled }),
      shortcut('check.correctToo', 'F2', 'check:act.correct', correct, {
        isAlias: true,
        isEnabled,
      }),
      ...lineKeys(model, actions),
      ...realmKeys(actions),
      ...leafKeys(),
    ];
  }, [model, actions, correctPicked]);
  useShortcuts(keys);
}
