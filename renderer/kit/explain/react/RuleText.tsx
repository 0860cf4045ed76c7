import { type ReactNode, useState } from 'react';
import type { ClauseId } from '../../../../engine';
import { ClauseLink } from '../../ui';
import { clauseText, clauseTitle } from '../clauses';
import { useLanguage } from './use-words';
import './explain.css';

/** The rule behind a clause: what it is about, and one sentence of ours. Nothing where we have none. */
export function RuleText({ clause }: { readonly clause: ClauseId }) {
  const language = useLanguage();
  const text = clauseText(clause, language);
  return text === '' ? null : (
    <p className="ww-derivation-rule">
      <b>{clauseTitle(clause, language)}.</b> {text}
    </p>
  );
}

/** A clause link and the rule text it opens and closes, to be put where each belongs. */
export function useRule(clause: ClauseId): { readonly link: ReactNode; readonly text: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  return {
    link: <ClauseLink clause={clause} onOpen={() => setOpen(!isOpen)} />,
    text: isOpen ? <RuleText clause={clause} /> : null,
  };
}
