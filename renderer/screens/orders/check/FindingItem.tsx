import { useTranslation } from 'react-i18next';
import type { Finding, FindingDecision } from '../../../../engine';
import { findingSentence } from '../../../kit/explain';
import { useRule, useWords } from '../../../kit/explain/react';
import { Button, FieldForm, FindingMark } from '../../../kit/ui';
import { isSameFinding } from '../../../model/turn/model/findings';
import { useNoting } from './noting';
import type { CheckActions } from './use-check-actions';

export interface FindingItemProps {
  readonly finding: Finding;
  readonly decision: FindingDecision | null;
  readonly isCurrent: boolean;
  readonly showsUnit: boolean;
  /** The obvious replacement; absent = none. */
  readonly suggestion: string | undefined;
  readonly actions: CheckActions;
  readonly onChoose: () => void;
}

/** The GM's decision on a finding. */
const DecisionNote = ({
  finding,
  decision,
  actions,
}: {
  readonly finding: Finding;
  readonly decision: FindingDecision;
  readonly actions: CheckActions;
}) => {
  const { t } = useTranslation();
  return (
    <div className="ww-finding-said ww-row ww-wrapping ww-gap-6">
      <FindingMark kind="HAND">{t(`check:said.${decision.kind}`)}</FindingMark>
      {decision.note === '' ? null : <span className="ww-hand-words">{decision.note}</span>}
      <Button
        variant="text"
        shortcut="Backspace"
        isDisabled={actions.readOnly}
        onPress={() => actions.withdraw(finding)}
      >
        {t('check:act.withdraw')}
      </Button>
    </div>
  );
};

/** True for words that are shown above their button, not on it. */
const isLong = (words: string): boolean => words.length > 24 || words.includes('\n');

/** The possible decisions on a finding, each with its key. */
const Choices = ({
  finding,
  suggestion,
  actions,
}: Pick<FindingItemProps, 'finding' | 'suggestion' | 'actions'>) => {
  const { t } = useTranslation();
  const begin = useNoting((noting) => noting.begin);
  const { span } = finding;
  return (
    <div
      className="ww-finding-acts ww-row ww-wrapping ww-gap-6"
      role="group"
      aria-label={t('check:act.label')}
    >
      {suggestion === undefined || span === undefined ? null : (
        <>
          {isLong(suggestion) ? (
            <p className="ww-finding-proposal">
              {t('check:act.meant')} <q className="ww-hand-words">{suggestion}</q>
            </p>
          ) : null}
          <Button
            variant="hand"
            icon="pencil"
            shortcut="Y"
            isDisabled={actions.readOnly}
            onPress={() => actions.replace(span, suggestion)}
          >
            {isLong(suggestion)
              ? t('check:act.suggestedAny')
              : t('check:act.suggested', { words: suggestion })}
          </Button>
        </>
      )}
      <Button
        shortcut="A"
        isDisabled={actions.readOnly}
        onPress={() => actions.decide(finding, 'accepted')}
      >
        {t('check:act.accept')}
      </Button>
      <Button shortcut="E" isDisabled={actions.readOnly} onPress={() => actions.correct(finding)}>
        {t('check:act.correct')}
      </Button>
      <Button
        shortcut="Q"
        isDisabled={actions.readOnly}
        onPress={() => actions.decide(finding, 'asked')}
      >
        {t('check:act.ask')}
      </Button>
      <Button shortcut="N" isDisabled={actions.readOnly} onPress={() => begin(finding)}>
        {t('check:act.note')}
      </Button>
    </div>
  );
};

/** One finding as a sentence with its words and its clause; the highlighted one shows what can be done. */
export function FindingItem(props: FindingItemProps) {
  const { finding, decision, isCurrent, showsUnit, actions, onChoose } = props;
  const { t } = useTranslation();
  const words = useWords();
  const sentence = findingSentence(finding, words);
  // Not said again where the sentence has them.
  const said = finding.words.trim();
  const rule = useRule(finding.clause);
  const noting = useNoting();
  const isNoting = isCurrent && noting.finding !== null && isSameFinding(noting.finding, finding);
  return (
    <li
      className="ww-finding-item ww-grid ww-align-baseline"
      data-kind={finding.severity}
      {...(isCurrent ? { 'aria-current': true } : {})}
      {...(decision === null ? {} : { 'data-said': decision.kind })}
    >
      <button
        type="button"
        className="ww-finding-go ww-row ww-align-baseline ww-gap-8"
        onClick={onChoose}
      >
        <FindingMark kind={finding.severity} isBare />
        {showsUnit && finding.unit !== undefined ? <b>{finding.unit}</b> : null}
        <span>
          {sentence}
          {sentence.includes(said.replaceAll(/\s+/g, ' ')) ? null : (
            <q className="ww-finding-words ww-quiet">{said}</q>
          )}
        </span>
      </button>
      {rule.link}
      {rule.text}
      {decision === null ? null : (
        <DecisionNote finding={finding} decision={decision} actions={actions} />
      )}
      {isCurrent && decision === null && !isNoting ? <Choices {...props} /> : null}
      {isNoting ? (
        <FieldForm
          look="line"
          className="ww-finding-acts"
          title={t('check:act.note')}
          fields={{
            note: {
              kind: 'text',
              label: t('check:note.label'),
              placeholder: t('check:note.label'),
              isLabelHidden: true,
              autoFocus: true,
            },
          }}
          act={{ label: t('check:note.keep'), shortcut: 'Enter' }}
          cancel={{ shortcut: 'Escape' }}
          onCancel={noting.end}
          onSubmit={({ note }) => {
            noting.end();
            actions.decide(finding, 'acknowledged', note);
          }}
        />
      ) : null}
    </li>
  );
}
