import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Rules on what theme, language and window change; everything else of a page is the same in any of them. */
const RULES_OF_LOOK = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
];

/**
 * What axe finds on the page as it stands, one line per kind and place. `look` is enough for a page that was
 * looked at whole in another theme, language or window. `part` is a selector of what to look at; absent = everything.
 */
export const violationsOf = async (
  page: Page,
  scope: 'whole' | 'look' = 'whole',
  part?: string,
): Promise<readonly string[]> => {
  const whole = new AxeBuilder({ page });
  const builder = part === undefined ? whole : whole.include(part);
  const asked = scope === 'whole' ? builder.withTags(RULES) : builder.withRules(RULES_OF_LOOK);
  const { violations } = await asked.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};
