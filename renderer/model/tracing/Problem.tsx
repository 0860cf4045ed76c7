import { useTranslation } from 'react-i18next';
import { useTracing } from './state';

/** The last refusal, in one sentence. */
export const Problem = () => {
  const { t } = useTranslation();
  const problem = useTracing((state) => state.problem);
  return problem === null ? null : (
    <p className="ww-trace-problem" role="alert">
      {t(problem.text, problem.about)}
    </p>
  );
};
