import { expect, test } from './support/test';
import { violationsOf } from './support/axe';
import { DESKTOP, freshPage, takePicture } from './support/browser';
import { enter, tabTo } from './support/keyboard';
import { SAYS } from './support/moerderspiel';
import { pasteText } from './support/pages';

const says = SAYS.en;

/** Who writes, in the profile at the left of a post, when, and what. */
const POSTS = [
  ['Nachteule', '4:40 pm', 'Orange is far too quiet. I change my vote to Violett.'],
  ['Teelöffel', '5:15 pm', 'Agreed, partly.\n\nVote: Orange'],
  ['Dosenpfand', '6:00 pm', 'Nonsense! Please vote for Grün, all of you.'],
  ['Frau Holle', '9:12 pm', 'I withdraw my vote.'],
  ['Zwiebelritter', '10:00 pm', 'Vote: Violett'],
] as const;

/** The public thread of the day as an English forum shows it: votes cast, changed and withdrawn, a wish, one too late (TM-11). */
const THREAD = `Total Moerderspiel: day 4
Author\tMessage
${POSTS.map(
  ([author, time, words]) => `${author}
Member

Joined: 03 Mar 2002
Posts: 77

Posted: Fri Feb 07, 2003 ${time}    Post subject: Day 4\tReply with quote
${words}
Back to top
`,
).join('')}`;

/** "A day with both rounds and a vote ... by keyboard (English)", on the letters of the example. */

test('two rounds by keyboard alone, in English: a public thread with votes, computed, applied, to reports and public map', async ({
  baseURL,
}) => {
  const page = await freshPage(baseURL, DESKTOP, says.locale);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await tabTo(page, page.getByRole('radio', { name: 'Deutsch' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await enter(page, page.getByRole('button', { name: says.example }), 'Shift+Tab');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await test.step('an order is chosen at a field of the board, read at once, entered in the letter and taken back', async () => {
    await page.getByRole('application').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+E');
    const dialog = page.getByRole('dialog', { name: /^Order by hand: / });
    const march = dialog.getByRole('button', { name: /^MOVE army 1 to / });
    await enter(page, march, 'Shift+Tab');
    await expect(dialog).toContainText('How it is read');
    await expect(dialog).toContainText('TM-4.3-05');
    await takePicture(page, 'moerderspiel-order-en');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/^Order entered in the letter of /)).toBeVisible();
    await page.keyboard.press('Control+z');
  });

  await test.step('a path drawn from the field of an army, with what it comes to while it is drawn, is its march', async () => {
    const status = page.getByRole('contentinfo');
    await page.keyboard.press('o');
    // To army 1 of Gelb; a path that is dropped orders nothing.
    for (let at = 0; at < 52; at += 1) await page.keyboard.press('PageDown');
    await expect(status).toContainText('D5');
    for (const key of ['Enter', 'ArrowRight', 'Escape', 'ArrowLeft', 'Enter', 'ArrowRight'])
      await page.keyboard.press(key);
    await expect(status).toContainText(/^D5 – D6 army 1 · moves to D6/);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect(status).toContainText('TM-4.3');
    await takePicture(page, 'moerderspiel-path-en');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Order by hand: D5 – D6' });
    await expect(dialog.getByRole('textbox')).toHaveValue('MOVE army 1 to D6');
    await takePicture(page, 'moerderspiel-path-order-en');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Order entered in the letter of /)).toBeVisible();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('v');
  });

  await page.keyboard.press('Alt+3');
  await expect(page.getByRole('navigation', { name: says.turnSteps })).toBeVisible();
  await test.step('the votes of a public thread are found, counted and dated to the second', async () => {
    await page.keyboard.press('1');
    await expect(page.getByRole('timer')).toBeVisible();
    await pasteText(page, THREAD);
    const posts = page.getByRole('grid', { name: 'Posts' });
    await expect(posts.getByRole('row')).toHaveText([
      /Grün.*vote/,
      /Blau.*vote/,
      /Orange.*unclear/,
      /Weiß.*vote/,
    ]);
    await expect(page.getByRole('radio', { name: 'too late (1)' })).toBeVisible();
    await takePicture(page, 'moerderspiel-thread-en');
    await posts.focus();
    await page.keyboard.press('Enter');
    await expect(posts.getByRole('row')).toHaveCount(1);
    const tally = page.getByRole('table', { name: 'How the vote stands' });
    await expect(tally.getByRole('row', { name: /^Orange/ })).toContainText('3');
    await expect(tally.getByRole('row', { name: /^Violett/ })).toContainText('1');
  });

  for (const next of [
    [5, 1],
    [5, 2],
  ] as const) {
    await page.keyboard.press('7');
    const apply = page.getByRole('button', { name: says.apply });
    await expect(apply).toBeVisible();
    if (await apply.isDisabled()) await page.keyboard.press('F5');
    await expect(apply).toBeEnabled();
    await enter(page, apply);
    await expect(page.getByRole('banner')).toContainText(says.date(next[0], next[1]));
    await page.keyboard.press('Alt+5');
    await expect(page.getByRole('heading', { name: 'Blau', level: 2 })).toBeVisible();
    if (next[1] === 1) {
      // As the posts have it, Orange alone has most votes.
      await expect(page.getByRole('main')).toContainText('Heavy sanction against Orange.');
      await page.keyboard.press('Alt+3');
    }
  }

  await page.keyboard.press('Alt+6');
  const preview = page.getByRole('region', { name: /^Preview/ });
  await expect(preview).toContainText('Public map since Day 5, round 1');
  await takePicture(page, 'moerderspiel-public-map-en');
  expect(await violationsOf(page, 'look')).toEqual([]);
  expect(problems).toEqual([]);
});
