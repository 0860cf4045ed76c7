import { useTranslation } from 'react-i18next';
import { clauseText } from '../../kit/explain';
import { useLanguage } from '../../kit/explain/react';
import { showRule } from '../../model/state/jump';
import { ClauseLink, DataTable, FindingMark } from '../../kit/ui';
import type { FindingEntry } from './catalogue';

/** The register of findings: what the program can notice, how severe it is, where the rule stands. */
export const RegisterPart = ({
  id,
  findings,
  here,
}: {
  readonly id: string;
  readonly findings: readonly FindingEntry[];
  readonly here: string | null;
}) => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} data-heading>
        {t('help:rules.register')}
      </h3>
      <p className="ww-rules-intro">{t('help:rules.registerIntro')}</p>
      <DataTable
        className="ww-register"
        rows={findings}
        keyOf={(finding) => finding.id}
        mark={(finding) => ({
          id: finding.id,
          tabIndex: -1,
          'data-here': finding.id === here || undefined,
        })}
        columns={[
          {
            id: 'kind',
            label: t('help:rules.kind'),
            cell: ({ severity }) => <FindingMark kind={severity} />,
          },
          {
            id: 'sentence',
            label: t('help:rules.sentence'),
            cell: ({ sentence }) => sentence,
          },
          {
            id: 'code',
            label: t('help:rules.code'),
            className: 'ww-rule-id',
            cell: (finding) => finding.id,
          },
          {
            id: 'clause',
            label: t('help:rules.clause'),
            cell: ({ clause }) =>
              clauseText(clause, language) === '' ? (
                <ClauseLink clause={clause} />
              ) : (
                <ClauseLink clause={clause} onOpen={showRule} />
              ),
          },
        ]}
      />
    </section>
  );
};
