import { clauseIdsOf, clauseTitle } from '../explain';
import { showRule } from '../state/jump';
import type { PaletteSource } from '../state/palette';
import { usePreferences } from '../state/preferences';
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
