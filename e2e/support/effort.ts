import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the person at the desk has done since the count was begun: keys pressed and buttons of the mouse. */
    wabenwartActions?: string[];
  }
}

const NAME = 'wabenwart-actions';

/**
 * Counts what a person does on the page: every key press (a combination counts once, a held key once) and every
 * press of a mouse button. Reads the events of the browser, not the calls of the test.
 */
export async function countActions(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate((name) => {
    if (document.documentElement.dataset['counted'] !== name) {
      document.documentElement.dataset['counted'] = name;
      const note = (action: string): void => {
        window.wabenwartActions?.push(action);
      };
      const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph']);
      window.addEventListener(
        'keydown',
        ({ key, repeat }) => {
          if (!repeat && !modifiers.has(key)) note(`key ${key}`);
        },
        { capture: true },
      );
      window.addEventListener('pointerdown', () => note('click'), { capture: true });
    }
    window.wabenwartActions = [];
  }, NAME);
  return () => page.evaluate(() => window.wabenwartActions ?? []);
}
