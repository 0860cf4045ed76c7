import type { Question, Ruling } from '../../../../engine';
import { useTranslation } from 'react-i18next';
import { questionInWords } from '../../../explain';
import { useWords } from '../../../explain/react';
import { ruling, takeBack } from '../../../state/decide';
import { useExecute } from '../../execute';
import type { DeskModel } from '../../use-desk-model';
import { ChoiceForm } from './ChoiceForm';

export interface QuestionBodyProps {
  readonly model: DeskModel;
  readonly question: Question;
  /** The rules ask it; otherwise the GM may, and what holds needs no word of his. */
  readonly isAsked: boolean;
  readonly onAccept: (answer?: Ruling) => void;
}

/** What the rules leave to the GM, with the usual answer ready; an answer given stands until he takes it back. */
export const QuestionBody = ({ model, question, isAsked, onAccept }: QuestionBodyProps) => {
  const { t } = useTranslation();
  const words = useWords();
  const execute = useExecute();
  const { key, proposal } = question;
  const { text, options } = questionInWords(question, words);
  const held = model.campaign.rulings[key];
  const value = typeof held?.value === 'string' ? held.value : proposal;
  return (
    <ChoiceForm
      // What holds may change under the form, by undo or another run.
      key={`${key} ${value}`}
      legend={text}
      choices={options}
      value={value}
      submit={t('decide:card.accept')}
      onSubmit={(option, reason) => {
        const usual = option === proposal ? 'decide:choice.usual' : 'decide:choice.chosen';
        const isSaid = option === value && (held !== undefined || !isAsked);
        onAccept(isSaid ? undefined : ruling(question, option, reason === '' ? t(usual) : reason));
      }}
      onRestore={held === undefined ? undefined : () => void execute(takeBack(text, key))}
    />
  );
};
