import { useState } from 'react';
import type { ClauseId } from '../../../../engine';
import { ClauseLink, FindingMark, Icon } from '../../ui';
import type { ExplanationNode } from '../node';
import { RuleText } from './RuleText';

interface LineProps {
  readonly node: ExplanationNode;
  readonly showsRules: boolean;
}

const Clause = ({
  clause,
  onOpen,
}: {
  readonly clause: ClauseId | null;
  readonly onOpen: () => void;
}) => (clause === null ? <span /> : <ClauseLink clause={clause} onOpen={onOpen} />);

const Label = ({
  node,
  isOpen,
  onToggle,
}: {
  readonly node: ExplanationNode;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}) => {
  if (node.children.length === 0) return <span>{node.label}</span>;
  return (
    <button type="button" className="ww-derivation-more" aria-expanded={isOpen} onClick={onToggle}>
      {node.label}
      <Icon name={isOpen ? 'up' : 'down'} size={13} />
    </button>
  );
};

/** One part of a derivation; a part that is itself computed opens into its own parts. */
export function DerivationLine({ node, showsRules }: LineProps) {
  const isOverride = node.mark?.kind === 'override';
  const isChanged = isOverride || (node.mark?.kind === 'cell' && node.mark.isHouse);
  const [isOpen, setOpen] = useState(isOverride);
  const [showsOwn, setShowsOwn] = useState(false);
  return (
    <li
      className="ww-derivation-line ww-grid ww-align-baseline"
      {...(isChanged ? { 'data-hand': true } : {})}
    >
      <span className="ww-derivation-figure">{node.figure}</span>
      <div>
        {isChanged ? <FindingMark kind="HAND" isBare /> : null}
        <Label node={node} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        {node.note === '' ? null : <span className="ww-derivation-note ww-quiet">{node.note}</span>}
        {node.clause !== null && (showsRules || showsOwn) ? (
          <RuleText clause={node.clause} />
        ) : null}
      </div>
      <Clause clause={node.clause} onOpen={() => setShowsOwn(!showsOwn)} />
      {isOpen ? <DerivationList nodes={node.children} showsRules={showsRules} /> : null}
    </li>
  );
}

/** True for the first line under its clause: a rule is written once. */
const isFirstOf = (nodes: readonly ExplanationNode[], index: number): boolean =>
  nodes.findIndex(({ clause }) => clause === nodes[index]?.clause) === index;

/** The parts of a figure, one line each. */
export function DerivationList({
  nodes,
  showsRules,
}: {
  readonly nodes: readonly ExplanationNode[];
  readonly showsRules: boolean;
}) {
  return (
    <ul className="ww-derivation">
      {nodes.map((node, index) => (
        <DerivationLine
          key={`${String(index)} ${node.label}`}
          node={node}
          showsRules={showsRules && isFirstOf(nodes, index)}
        />
      ))}
    </ul>
  );
}

/** The result of the parts, under a line. */
export function DerivationSum({ node, showsRules }: LineProps) {
  const [showsOwn, setShowsOwn] = useState(false);
  return (
    <div className="ww-derivation-line ww-grid ww-align-baseline ww-derivation-sum">
      <span className="ww-derivation-figure">{node.figure}</span>
      <div>
        <span>{node.label}</span>
        {node.note === '' ? null : <span className="ww-derivation-note ww-quiet">{node.note}</span>}
        {node.clause !== null && (showsRules || showsOwn) ? (
          <RuleText clause={node.clause} />
        ) : null}
      </div>
      <Clause clause={node.clause} onOpen={() => setShowsOwn(!showsOwn)} />
    </div>
  );
}
