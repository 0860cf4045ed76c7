import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../model/state/session';
import { Button, TextField } from '../../../kit/ui';
import { answer } from './commands';
import type { EvaluationRealm } from './use-evaluations';
import { WordsField } from './WordsField';

const OwnQuestion = ({ onAdd }: { readonly onAdd: (question: string) => void }) => {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const add = (): void => {
    if (words.trim() === '') return;
    onAdd(words.trim());
    setWords('');
  };
  return (
    <div className="ww-answers-own ww-grid ww-align-end ww-gap-10">
      <TextField
        label={t('dispatch:edit.ownQuestion')}
        value={words}
        onChange={setWords}
        onKeyDown={(event) => {
          if (event.key === 'Enter') add();
        }}
      />
      <Button isDisabled={words.trim() === ''} onPress={add}>
        {t('dispatch:edit.addQuestion')}
      </Button>
    </div>
  );
};

/** Questions of the player with the GM's answers: those of his letter are found, others are added by hand. */
export const Answers = ({
  questions,
  realm: { draft, ref },
}: {
  readonly questions: readonly string[];
  readonly realm: EvaluationRealm;
}) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  const [own, setOwn] = useState<readonly string[]>([]);
  const answered = draft.answers.map(({ question }) => question);
  const all = [...new Set([...questions, ...answered, ...own])];
  const wordsOf = (question: string): string =>
    draft.answers.find((one) => one.question === question)?.answer ?? '';
  return (
    <section className="ww-grid ww-gap-12" aria-label={t('dispatch:edit.answers')}>
      <h3 className="ww-evaluation-heading">{t('dispatch:edit.answers')}</h3>
      {all.map((question) => (
        <div key={question}>
          <p className="ww-answers-question">
            <q>{question}</q>
            {questions.includes(question) ? (
              <span className="ww-small ww-quiet"> {t('dispatch:edit.asked')}</span>
            ) : null}
          </p>
          <WordsField
            label={t('dispatch:edit.answer', { question })}
            value={wordsOf(question)}
            rows={2}
            isReadOnly={readOnly}
            onKeep={(words) => void execute(answer(ref, question, words.trim()))}
          />
        </div>
      ))}
      {readOnly ? null : <OwnQuestion onAdd={(question) => setOwn([...own, question])} />}
    </section>
  );
};
