import type { ReactNode } from 'react';
import type { Finding } from '../../../../engine';
import { FindingMark } from '../../ui';
import { findingSentence } from '../decision';
import './objection.css';
import { useRule } from './RuleText';
import { useWords } from './use-words';

/** An objection of the rules as an entry of a list: its sentence with the clause behind it, and what is added below. */
export function Objection({
  finding,
  about,
  children,
}: {
  readonly finding: Finding;
  /** What it is said of, before its sentence. */
  readonly about?: string;
  readonly children?: ReactNode;
}) {
  const rule = useRule(finding.clause);
  return (
    <li className="ww-objection">
      <FindingMark kind={finding.severity} isBare />
      <div>
        <p>
          {about === undefined ? null : <strong>{about}: </strong>}
          {findingSentence(finding, useWords())} {rule.link}
        </p>
        {children}
        {rule.text}
      </div>
    </li>
  );
}
