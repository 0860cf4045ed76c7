import { useTranslation } from 'react-i18next';
import type { Question } from '../../../../../engine';
import { QuestionChooser } from './QuestionChooser';

/** What is open in the step beside what its cards ask themselves. */
export const Questions = ({ questions }: { readonly questions: readonly Question[] }) => {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return (
    <section className="ww-table-block" aria-label={t('organisation:desk.open')}>
      <h3 className="ww-head">{t('organisation:desk.open')}</h3>
      <ul className="ww-choosers">
        {questions.map((question) => (
          <li key={question.key}>
            <QuestionChooser question={question} />
          </li>
        ))}
      </ul>
    </section>
  );
};
