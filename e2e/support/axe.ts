import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Rules on what a theme changes; everything else of a page is the same in any of them. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it stands, one line per kind and place. `colour` looks at colours alone: enough for a
 * page that was looked at whole in another theme. `part` is a selector of what to look at; absent = everything.
 */
export const violationsOf = async (
  page: Page,
  scope: 'whole' | 'colour' = 'whole',
  part?: string,
): Promise<readonly string[]> => {
  const whole = new AxeBuilder({ page });
  const builder = part === undefined ? whole : whole.include(part);
  const asked = scope === 'whole' ? builder.withTags(RULES) : builder.withRules(RULES_OF_COLOUR);
  const { violations } = await asked.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};
