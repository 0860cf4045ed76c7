import { expect, test } from './support/test';
import { LAPTOP, type TestBrowser, freshBrowser } from './support/browser';
let testBrowser: TestBrowser;
test.afterEach(() => testBrowser.clear());
test('shot', async ({ baseURL }) => {
  testBrowser = await freshBrowser(baseURL ?? '', LAPTOP);
  const page = await testBrowser.open();
  await page.getByRole('button', { name: 'Am Rabensund öffnen' }).click();
  await page.getByRole('button', { name: 'Rundgang beenden' }).click();
  await expect(page.getByRole('toolbar', { name: 'Werkzeuge' })).toBeVisible();
  await page.waitForTimeout(4000);
  await page.screenshot({ path: 'screenshots/zz-clip.png', clip: { x: 140, y: 690, width: 80, height: 50 } });
  await page.mouse.click(729, 238);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: 'screenshots/zz-field.png' });
});
