import type { Explained } from '../../../engine';
import type { Words } from '../text/words';
import type { ExplanationNode } from './node';
import { explainTree } from './tree';

const head = (node: ExplanationNode): string =>
  [node.label, node.note === '' ? '' : `(${node.note})`, node.clause ?? '']
    .filter((part) => part !== '')
    .join('  ');

const below = (nodes: readonly ExplanationNode[], indent: string): readonly string[] => {
  const width = Math.max(0, ...nodes.map((node) => node.figure.length));
  return nodes.flatMap((node) => [
    `${indent}${node.figure.padStart(width)}  ${head(node)}`,
    ...below(node.children, `${indent}${' '.repeat(width + 2)}`),
  ]);
};

/** A derivation as lines of text: the result first, then one line per part, deeper parts indented. */
export function explainLines(explained: Explained, words: Words): readonly string[] {
  const root = explainTree(explained, words);
  return [`${root.figure}  ${head(root)}`, ...below(root.children, '  ')];
}
