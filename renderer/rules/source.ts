import { clauseIds, clauseTitle } from '../explain';
import { showRule } from '../state/jump';
import type { PaletteSource } from '../state/palette';
import { usePreferences } from '../state/preferences';
import { findingIds } from './catalogue';

/** Lets the palette find clauses by id or title, and findings by their code. */
export const ruleSource: PaletteSource = {
  id: 'rules',
  entries: ({ words }) => [
    ...clauseIds.map((id) => ({
      id: `rule-${id}`,
      title: clauseTitle(id, usePreferences.getState().language),
      detail: id,
      where: words('help:rules.where'),
      icon: 'rules' as const,
      run: () => showRule(id),
    })),
    ...findingIds.map((id) => ({
      id: `rule-${id}`,
      title: id,
      where: words('help:rules.whereFinding'),
      icon: 'rules' as const,
      run: () => showRule(id),
    })),
  ],
};
