import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '../../../engine';
import { questionInWords } from '../../explain';
import { useRule, useWords } from '../../explain/react';
import { Button, TextField } from '../../ui';

export interface QuestionCardProps {
  readonly question: Question;
  /** Place in the queue, from 1. */
  readonly number: number;
  readonly total: number;
  /** `label` = the question with its answer, for the list of acts. */
  readonly onAnswer: (option: string, reason: string, label: string) => void;
  readonly onSkip: () => void;
}

/** What the rules leave to the GM: the usual answer stands ready, Enter accepts it. */
export const QuestionCard = ({ question, number, total, onAnswer, onSkip }: QuestionCardProps) => {
  const { t } = useTranslation();
  const words = useWords();
  const rule = useRule(question.clause);
  const group = useId();
  const [option, setOption] = useState(question.proposal);
  const [reason, setReason] = useState('');
  const { text, options } = questionInWords(question, words);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const usual = option === question.proposal ? 'turn:question.usual' : 'turn:question.chosen';
    const said = options.find(({ id }) => id === option)?.label ?? option;
    onAnswer(option, reason.trim() === '' ? t(usual) : reason.trim(), `${text} ${said}`);
  };
  return (
    <form className="ww-question" onSubmit={submit} data-question={question.key}>
      <header className="ww-line-head">
        <h2 className="ww-head">{t('turn:question.title', { number, total })}</h2>
        {rule.link}
      </header>
      {rule.text}
      <fieldset className="ww-question-options">
        <legend>{text}</legend>
        {options.map(({ id, label, hint }) => (
          <label key={id} className="ww-radio">
            <input
              type="radio"
              name={group}
              value={id}
              checked={option === id}
              onChange={() => setOption(id)}
            />
            <span>
              {label} {hint === '' ? null : <span className="ww-quiet">{hint}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="ww-question-actions">
        <TextField
          label={t('turn:question.reason')}
          isLabelHidden
          placeholder={t('turn:question.reason')}
          value={reason}
          onChange={setReason}
        />
        <Button type="submit" shortcut="Enter">
          {t('turn:question.accept')}
        </Button>
        {total > 1 ? (
          <Button variant="text" onPress={onSkip}>
            {t('turn:question.later')}
          </Button>
        ) : null}
      </div>
    </form>
  );
};
