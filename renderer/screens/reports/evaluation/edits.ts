import type { EvaluationDraft } from '../../../../engine';
import { cleanText } from '../../../kit/text/clean';
import type { Evaluation, EvaluationBlock, IssuedBlock } from './evaluation';

const wordsOf = (block: EvaluationBlock): string => (block.kind === 'table' ? '' : block.text);

const issuedBlock = (block: EvaluationBlock, draft: EvaluationDraft): IssuedBlock => {
  const edit = block.kind === 'table' ? undefined : draft.edits[block.key];
  return {
    block,
    text: edit === undefined ? wordsOf(block) : cleanText(edit.text).trim(),
    isEdited: edit !== undefined,
    isStale: edit !== undefined && edit.facts !== block.facts,
    isLeftOut: draft.leftOut.includes(block.key),
  };
};

/**
 * Blocks as they go out, and the GM's words whose block is gone. His words stay where the facts are the same, and are
 * flagged where they are not.
 */
export const issued = (
  blocks: readonly EvaluationBlock[],
  draft: EvaluationDraft,
): Pick<Evaluation, 'blocks' | 'orphans'> => {
  const keys = new Set(blocks.map(({ key }) => key));
  return {
    blocks: blocks.map((block) => issuedBlock(block, draft)),
    orphans: Object.entries(draft.edits)
      .filter(([key]) => !keys.has(key))
      .map(([key, { text }]) => ({ key, text })),
  };
};
