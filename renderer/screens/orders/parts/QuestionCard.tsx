import { useTranslation } from 'react-i18next';
import type { Question } from '../../../../engine';
import { questionInWords } from '../../../kit/explain';
import { useRule, useWords } from '../../../kit/explain/react';
import { Button, FieldForm } from '../../../kit/ui';

export interface QuestionCardProps {
  readonly question: Question;
  /** Place in the queue, from 1. */
  readonly number: number;
  readonly total: number;
  /** `label` = the question with its answer, for the list of journal entries. */
  readonly onAnswer: (option: string, reason: string, label: string) => void;
  readonly onSkip: () => void;
}

/** What the rules leave to the GM: the usual answer is preselected, Enter accepts it. */
export function QuestionCard({ question, number, total, onAnswer, onSkip }: QuestionCardProps) {
  const { t } = useTranslation();
  const words = useWords();
  const rule = useRule(question.clause);
  const { text, options } = questionInWords(question, words);
  return (
    <FieldForm
      className="ww-question"
      mark={{ 'data-question': question.key }}
      title={t('turn:question.title', { number, total })}
      fields={{
        option: {
          kind: 'options',
          label: text,
          initial: question.proposal,
          options: options.map(({ id, label, hint }) => ({
            id,
            label,
            hint: hint === '' ? null : <span className="ww-quiet">{hint}</span>,
          })),
        },
        reason: {
          kind: 'text',
          label: t('app:common.reasonOptional'),
          placeholder: t('app:common.reasonOptional'),
          isLabelHidden: true,
        },
      }}
      look="line"
      act={{ label: t('turn:question.accept'), shortcut: 'Enter' }}
      beside={
        total > 1 ? (
          <Button variant="text" onPress={onSkip}>
            {t('turn:question.later')}
          </Button>
        ) : null
      }
      onSubmit={({ option, reason }) => {
        const usual = option === question.proposal ? 'turn:question.usual' : 'turn:question.chosen';
        const answer = options.find(({ id }) => id === option)?.label ?? option;
        onAnswer(option, reason === '' ? t(usual) : reason, `${text} ${answer}`);
      }}
    >
      <header className="ww-line-head">
        <h2 className="ww-head">{t('turn:question.title', { number, total })}</h2>
        {rule.link}
      </header>
      {rule.text}
    </FieldForm>
  );
}
