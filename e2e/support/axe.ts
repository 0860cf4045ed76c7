import { AxeBuilder } from '@axe-core/playwright';
import { type Page, test } from '@playwright/test';
import { today } from './schedule';

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

/** In npm test every page of a journey is looked at on one day of so many. */
const DAYS = 3;

/** How many pages a journey has come to. */
const pages = new WeakMap<object, number>();

const isLookedAtToday = (): boolean => {
  const journey = test.info();
  const count = pages.get(journey) ?? 0;
  pages.set(journey, count + 1);
  const day = today();
  return day === undefined || (day + count) % DAYS === 0;
};

/**
 * What axe finds on the page as it stands, one line per kind and place; nothing on a day that is not the page's. `look`
 * is enough for a page that was looked at whole in another theme, language or window. `part` is a selector of what to
 * look at; absent = everything.
 */
export async function violationsOf(
  page: Page,
  scope: 'whole' | 'look' = 'whole',
  part?: string,
): Promise<readonly string[]> {
  if (!isLookedAtToday()) return [];
  const whole = new AxeBuilder({ page });
  const builder = part === undefined ? whole : whole.include(part);
  const asked = scope === 'whole' ? builder.withTags(RULES) : builder.withRules(RULES_OF_LOOK);
  const { violations } = await asked.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
