import { useTranslation } from 'react-i18next';
import type { Finding, FindingDecision } from '../../../../engine';
import { findingSentence } from '../../../kit/explain';
import { useRule, useWords } from '../../../kit/explain/react';
import { FindingMark } from '../../../kit/ui';
import { decisionOn } from '../../../model/letters/judged';
import { useNames } from '../../../model/turn/names';
import type { PastRun } from './past';
import { PastList } from './PastList';

const Item = ({
  finding,
  decision,
}: {
  readonly finding: Finding;
  readonly decision: FindingDecision | null;
}) => {
  const { t } = useTranslation();
  const words = useWords();
  const names = useNames();
  const rule = useRule(finding.clause);
  const { party, unit, severity } = finding;
  return (
    <div className="ww-past-row ww-grid ww-align-baseline" role="listitem">
      <FindingMark kind={severity} isBare />
      <span className="ww-past-who">
        {unit === undefined ? names.party(party) : names.unit({ party, unit })}
      </span>
      <span>
        {findingSentence(finding, words)} {rule.link}
        {rule.text}
      </span>
      <span className={decision === null ? 'ww-quiet' : 'ww-hand'}>
        {t(`openTurn:archive.decision.${decision?.kind ?? 'none'}`)}
        {decision === null || decision.note === '' ? '' : `: ${decision.note}`}
      </span>
    </div>
  );
};

/** Findings of the letters and of the run, with the GM's decision on them. */
export function Findings({ archived, realms, results }: PastRun) {
  const { t } = useTranslation();
  const keys = new Set(realms.map(({ key }) => key));
  const findings = results.findings.filter(({ party }) => keys.has(party));
  return (
    <PastList
      label={t('openTurn:archive.leaf.findings')}
      items={findings}
      none={t('openTurn:archive.noFindings')}
      row={(finding) => (
        <Item finding={finding} decision={decisionOn(finding, archived.decisions ?? {})} />
      )}
    />
  );
}
