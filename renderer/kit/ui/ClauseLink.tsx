import { Button as AriaButton } from 'react-aria-components';
import type { ClauseId } from '../../../engine';
import './finding.css';

export interface ClauseLinkProps {
  readonly clause: ClauseId;
  /** Shows the text of the rule; absent = the id alone. */
  readonly onOpen?: (clause: ClauseId) => void;
}

/** The id of a rule clause, quiet, never in brackets. */
export function ClauseLink({ clause, onOpen }: ClauseLinkProps) {
  return onOpen === undefined ? (
    <span className="ww-clause">{clause}</span>
  ) : (
    <AriaButton className="ww-clause" onPress={() => onOpen(clause)}>
      {clause}
    </AriaButton>
  );
}
