import { useTranslation } from 'react-i18next';
import type { Question } from '../../../../../engine';
import { questionInWords } from '../../../../explain';
import { useWords } from '../../../../explain/react';
import { decide, takeBack } from '../../../../state/decide';
import { useSession } from '../../../../state/session';
import { useExecute } from '../../../../turn/execute';
import { IconButton, Select, ToggleGroup } from '../../../../ui';

/** Choices that stand side by side; more of them are a list. */
const MOST_CHIPS = 3;

export interface QuestionChooserProps {
  readonly question: Question;
  /** Leaves the sentence of the question to what stands around it. */
  readonly isBare?: boolean;
}

/** A question with its choices; what holds is chosen. An answer is one step of undo, marked, and can be taken back. */
export const QuestionChooser = ({ question, isBare = false }: QuestionChooserProps) => {
  const { t } = useTranslation();
  const words = useWords();
  const execute = useExecute();
  const { readOnly, campaign } = useSession();
  const ruling = campaign?.rulings[question.key];
  const { text, options } = questionInWords(question, words);
  const value = typeof ruling?.value === 'string' ? ruling.value : question.proposal;
  const choose = (option: string): void => {
    if (option === value && ruling !== undefined) return;
    const usual = option === question.proposal;
    const reason = t(usual ? 'organisation:choice.usual' : 'organisation:choice.chosen');
    const said = options.find(({ id }) => id === option)?.label ?? option;
    void execute(decide(`${text} ${said}`, { key: question.key, value: option, reason }));
  };
  return (
    <div
      className="ww-chooser"
      data-question={question.key}
      {...(ruling === undefined ? {} : { 'data-hand': true })}
    >
      {isBare ? null : <span className="ww-chooser-text">{text}</span>}
      {options.length <= MOST_CHIPS ? (
        <ToggleGroup
          label={text}
          value={value}
          onChange={choose}
          options={options.map(({ id, label }) => ({ id, label, isDisabled: readOnly }))}
        />
      ) : (
        <Select
          label={text}
          isLabelHidden
          isDisabled={readOnly}
          value={value}
          onChange={choose}
          options={options.map(({ id, label }) => ({ id, label }))}
        />
      )}
      {ruling === undefined ? null : (
        <IconButton
          icon="undo"
          label={t('organisation:choice.restore')}
          isDisabled={readOnly}
          onPress={() => void execute(takeBack(text, question.key))}
        />
      )}
    </div>
  );
};
