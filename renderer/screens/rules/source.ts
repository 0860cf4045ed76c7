import { systems } from '../../../engine';
import { clauseIdsOf, clauseTitle } from '../../kit/explain';
import { HOUSE_LABORATORY, showHouseRules, showRule } from '../../model/state/jump';
import type { PaletteSource } from '../../kit/state/palette';
import { usePreferences } from '../../model/state/preferences';
import { findingIdsOf } from './catalogue';

/** Lets the palette find the house rules, clauses of the open world's game by id or title, and its findings by their code. */
export const ruleSource: PaletteSource = {
  id: 'rules',
  entries: ({ campaign: { system }, words }) => [
    {
      id: 'house-rules',
      title: words('house:title'),
      where: words('help:rules.where'),
      icon: 'rules' as const,
      run: showHouseRules,
    },
    ...(systems[system]?.laboratory === undefined
      ? []
      : [
          {
            id: HOUSE_LABORATORY,
            title: words('laboratory:title'),
            detail: words('laboratory:palette'),
            where: words('house:title'),
            icon: 'rules' as const,
            run: () => showRule(HOUSE_LABORATORY),
          },
        ]),
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
