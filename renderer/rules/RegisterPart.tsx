import { useTranslation } from 'react-i18next';
import { clauseText } from '../explain';
import { useLanguage } from '../explain/react';
import { showRule } from '../state/jump';
import { ClauseLink, FindingMark } from '../ui';
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
      <table className="ww-table ww-register">
        <thead>
          <tr>
            <th scope="col">{t('help:rules.kind')}</th>
            <th scope="col">{t('help:rules.sentence')}</th>
            <th scope="col">{t('help:rules.code')}</th>
            <th scope="col">{t('help:rules.clause')}</th>
          </tr>
        </thead>
        <tbody>
          {findings.map((finding) => (
            <tr
              key={finding.id}
              id={finding.id}
              tabIndex={-1}
              {...(finding.id === here ? { 'data-here': true } : {})}
            >
              <td>
                <FindingMark kind={finding.severity} />
              </td>
              <td>{finding.sentence}</td>
              <td className="ww-rule-id">{finding.id}</td>
              <td>
                {clauseText(finding.clause, language) !== '' ? (
                  <ClauseLink clause={finding.clause} onOpen={showRule} />
                ) : (
                  <ClauseLink clause={finding.clause} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
