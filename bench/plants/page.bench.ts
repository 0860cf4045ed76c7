/** A page whose code throws: scripts/checks/benches.mjs makes sure that such a benchmark fails. */
import { report } from '../lib/figures';
import { launchBrowser, openPage } from '../lib/page';

const browser = await launchBrowser();
await openPage(browser, new Map([['page.js', "throw new Error('planted');"]]));
await browser.close();
report({ bench: 'page', figures: [{ what: 'planted', ratio: 1 }], details: {} });
