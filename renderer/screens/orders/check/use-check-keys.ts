import { useMemo } from 'react';
import type { Finding } from '../../../../engine';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { DESK_LEAVES, type DeskLeaf, useTurnDesk } from '../../../model/turn/desk-store';
import { isSameFinding } from '../../../model/turn/model/findings';
import type { DeskModel } from '../../../model/turn/use-desk-model';
import { decisionOn } from '../../../model/letters/judged';
import type { CheckActs } from './use-check-acts';
import { useNoting } from './noting';

/** The key that brings a leaf to the top. */
export const KEY_OF_LEAF: Readonly<Record<DeskLeaf, string>> = {
  orders: 'O',
  confirmation: 'B',
  questions: 'F',
  report: 'T',
};

const scope = 'desk:station.orders';

/** The finding that stands out, by the store: keys may come faster than the desk is drawn. */
const chosenFinding = ({ findings }: DeskModel): Finding | undefined => {
  const { finding } = useTurnDesk.getState();
  return findings.find((one) => finding !== null && isSameFinding(one, finding));
};

const onFinding =
  (model: DeskModel, act: (finding: Finding) => void): (() => void) =>
  () => {
    const found = chosenFinding(model);
    if (found !== undefined) act(found);
  };

const findingKeys = (model: DeskModel, acts: CheckActs): readonly Shortcut[] => {
  const isEnabled = (): boolean => !acts.readOnly && chosenFinding(model) !== undefined;
  const isDecided = (): boolean => {
    const found = chosenFinding(model);
    return (
      !acts.readOnly && found !== undefined && decisionOn(found, model.campaign.decisions) !== null
    );
  };
  const decide = (kind: 'accepted' | 'asked') =>
    onFinding(model, (found) => acts.decide(found, kind));
  return [
    {
      id: 'check.accept',
      keys: 'A',
      text: 'check:act.accept',
      scope,
      isEnabled,
      run: decide('accepted'),
    },
    { id: 'check.ask', keys: 'Q', text: 'check:act.ask', scope, isEnabled, run: decide('asked') },
    {
      id: 'check.suggested',
      keys: 'Y',
      text: 'check:act.suggestedAny',
      scope,
      isEnabled,
      run: onFinding(model, (found) => {
        const words = acts.suggestionFor(found);
        if (words !== undefined && found.span !== undefined) acts.replace(found.span, words);
      }),
    },
    {
      id: 'check.note',
      keys: 'N',
      text: 'check:act.note',
      scope,
      isEnabled,
      run: onFinding(model, (found) => useNoting.getState().begin(found)),
    },
    {
      id: 'check.withdraw',
      keys: 'Backspace',
      text: 'check:act.withdraw',
      scope,
      isEnabled: isDecided,
      run: onFinding(model, acts.withdraw),
    },
  ];
};

/** Words to correct: those picked in the letter, else those of the finding that stands out. */
const correctChosen = (model: DeskModel, acts: CheckActs, pick: () => void) => (): void => {
  const found = chosenFinding(model);
  if (useTurnDesk.getState().picked !== null) pick();
  else if (found !== undefined) acts.correct(found);
};

const realmKeys = (acts: CheckActs): readonly Shortcut[] => {
  const isEnabled = (): boolean => !acts.readOnly;
  return [
    {
      id: 'check.warnings',
      keys: 'W',
      text: 'check:act.warnings',
      scope,
      isEnabled,
      run: acts.acceptAllWarnings,
    },
    {
      id: 'check.finish',
      keys: 'R',
      text: 'check:act.finish',
      scope,
      isEnabled,
      run: acts.finishOrShow,
    },
    {
      id: 'check.finishAnyway',
      keys: 'Shift+R',
      text: 'check:act.finishAnyway',
      scope,
      isEnabled,
      run: acts.finish,
    },
  ];
};

const leafKeys = (): readonly Shortcut[] =>
  DESK_LEAVES.map((leaf) => ({
    id: `check.leaf ${leaf}`,
    keys: KEY_OF_LEAF[leaf],
    text: `turn:leaf.${leaf}`,
    scope,
    run: () => useTurnDesk.getState().choose({ leaf, side: 'orders' }),
  }));

/** Binds the keys of checking while the desk of the orders is on the screen. */
export const useCheckKeys = (
  model: DeskModel,
  acts: CheckActs,
  correctPicked: () => void,
): void => {
  const keys = useMemo((): readonly Shortcut[] => {
    const correct = correctChosen(model, acts, correctPicked);
    const isEnabled = (): boolean =>
      !acts.readOnly &&
      (useTurnDesk.getState().picked !== null || chosenFinding(model) !== undefined);
    return [
      ...findingKeys(model, acts),
      { id: 'check.correct', keys: 'E', text: 'check:act.correct', scope, isEnabled, run: correct },
      {
        id: 'check.correctToo',
        keys: 'F2',
        text: 'check:act.correct',
        scope,
        isAlias: true,
        isEnabled,
        run: correct,
      },
      ...realmKeys(acts),
      ...leafKeys(),
    ];
  }, [model, acts, correctPicked]);
  useShortcuts(keys);
};
