import { operate } from './construct';
import type { Explained } from './explained';
import type { ClauseId } from './params';
import { cell, type Table } from './table';

/** The nodes directly below one node of an explanation. */
export function partsOf(explained: Explained): readonly Explained[] {
  switch (explained.kind) {
    case 'operation':
      return explained.parts;
    case 'rule':
      return [explained.body];
    case 'override':
      return [explained.original];
    case 'fact':
    case 'cell':
    case 'roll':
      return [];
  }
}

const collect = (explained: Explained, nodes: Explained[]): readonly Explained[] => {
  nodes.push(explained);
  for (const part of partsOf(explained)) collect(part, nodes);
  return nodes;
};

/** Every node of an explanation, each before its parts. */
export function nodesOf(explained: Explained): readonly Explained[] {
  return collect(explained, []);
}

/** The clauses an explanation cites, each once, in the order of the tree. */
export function clausesOf(explained: Explained): readonly ClauseId[] {
  return [
    ...new Set(nodesOf(explained).flatMap((node) => ('clause' in node ? [node.clause] : []))),
  ];
}

/** The value of one node computed anew from its parts, or from the rule tables; what it states if it is a leaf. */
const recomputed = (node: Explained, tables: readonly Table[]): number | undefined => {
  switch (node.kind) {
    case 'operation':
      return operate(
        node.operator,
        node.parts.map((part) => part.value),
        node.rounding,
      );
    case 'rule':
      return node.body.value;
    case 'cell': {
      const table = tables.find(({ id }) => id === node.table);
      if (table === undefined) return undefined;
      const printed = cell(table, node.row, node.column)?.value;
      if (node.printed === undefined) return printed;
      return node.printed === (printed ?? null) ? node.value : undefined;
    }
    case 'fact':
    case 'roll':
    case 'override':
      return node.value;
  }
};

/**
 * The nodes that do not follow from their parts, or from the tables given: none in an honest explanation
 * (architecture law 1).
 */
export function unfounded(explained: Explained, tables: readonly Table[]): readonly Explained[] {
  return nodesOf(explained).filter((node) => !Object.is(recomputed(node, tables), node.value));
}
