import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding, FindingDecision } from '../../../engine';
import { findingSentence } from '../../explain';
import { useRule, useWords } from '../../explain/react';
import { FindingMark } from '../../ui';
import { decisionOn } from '../check/judged';
import { useNames } from '../decide/names';
import { VirtualRows } from '../parts/VirtualRows';
import type { PastRun } from './Month';

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
    <div className="ww-past-row" role="listitem">
      <FindingMark kind={severity} isBare />
      <span className="ww-past-who">
        {unit === undefined ? names.party(party) : names.unit({ party, unit })}
      </span>
      <span>
        {findingSentence(finding, words)} {rule.link}
        {rule.text}
      </span>
      <span className={decision === null ? 'ww-quiet' : 'ww-hand'}>
        {t(`desk:archive.decision.${decision?.kind ?? 'none'}`)}
        {decision === null || decision.note === '' ? '' : `: ${decision.note}`}
      </span>
    </div>
  );
};

/** What was found in the letters and while the month ran, with the GM's word on it. */
export const Findings = ({ archived, realms, results }: PastRun) => {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const keys = new Set(realms.map(({ key }) => key));
  const findings = results.findings.filter(({ party }) => keys.has(party));
  if (findings.length === 0)
    return <p className="ww-past-leaf ww-quiet">{t('desk:archive.noFindings')}</p>;
  return (
    <div
      ref={scroller}
      className="ww-past-leaf"
      role="list"
      tabIndex={0}
      aria-label={t('desk:archive.leaf.findings')}
    >
      <VirtualRows
        count={findings.length}
        height={28}
        scroller={scroller}
        target={null}
        row={(index) => {
          const finding = findings[index];
          return finding === undefined ? null : (
            <Item finding={finding} decision={decisionOn(finding, archived.decisions ?? {})} />
          );
        }}
      />
    </div>
  );
};
