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

/** Number of pages a journey has opened. */
const pages = new WeakMap<object, number>();

const isLookedAtToday = (): boolean => {
  const journey = test.info();
  const count = pages.get(journey) ?? 0;
  pages.set(journey, count + 1);
  const day = today();
  return day === undefined || (day + count) % DAYS === 0;
};

/**
 * Findings of axe for the current page, one line per kind and place; none on days without axe. `look` is enough for a
 * page that was checked whole in another theme, language or window. `part` is a selector of the part to check; absent =
 * everything.
 */
export async function violationsOf(
  page: Page,
  scope: 'whole' | 'look' = 'whole',
  part?: string,
): Promise<readonly string[]> {
  if (!isLookedAtToday()) return [];
  // What the library of the controls reads aloud names parts of the page that may be gone before its words are.
  const whole = new AxeBuilder({ page }).exclude('[data-live-announcer]');
  const builder = part === undefined ? whole : whole.include(part);
  const asked = scope === 'whole' ? builder.withTags(RULES) : builder.withRules(RULES_OF_LOOK);
  const { violations } = await asked.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
