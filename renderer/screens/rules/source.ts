import { clauseIdsOf, clauseTitle } from '../../kit/explain';
import { showRule } from '../../model/state/jump';
import type { PaletteSource } from '../../kit/state/palette';
import { usePreferences } from '../../model/state/preferences';
import { findingIdsOf } from './catalogue';

/** Lets the palette find clauses of the open world's game by id or title, and its findings by their code. */
export const ruleSource: PaletteSource = {
  id: 'rules',
  entries: ({ campaign: { system }, words }) => [
    ...clauseIdsOf(system).map((id) => ({
      id: `rule-${id}`,
      title: clauseTitle(id, usePreferences.getState().language),
      detail: id,
      where: words('help:rules.where'),
      icon: 'rules' as const,
      run: () => showRule(id),
    })),
    ...findingIdsOf(system).map((id) => ({
      id: `rule-${id}`,
      title: id,
      where: words('help:rules.whereFinding'),
      icon: 'rules' as const,
      run: () => showRule(id),
    })),
  ],
};
