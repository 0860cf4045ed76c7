import {
  type ForeignServer,
  openBrowser,
  REBOUND,
  startForeignServer,
} from './support/foreign-server';
import { expect, type Page, test } from './support/test';

/** Words of our answers; none of them may be seen by a foreign page. */
const OURS = /Wabenwart|wabenwart|assets\//;

let browser: Awaited<ReturnType<typeof openBrowser>>;
let foreign: ForeignServer;

test.beforeAll(async () => {
  [browser, foreign] = await Promise.all([openBrowser(), startForeignServer()]);
});
test.afterAll(async () => {
  await browser.close();
  foreign.close();
});
test.beforeEach(() => {
  foreign.requested.length = 0;
});

const openedAt = async (address: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  return page;
};

/** Does something in our page and returns the rules of its policy that refused it. */
const refusedBy = (page: Page, act: string): Promise<readonly string[]> =>
  page.evaluate(async (code) => {
    const rules: string[] = [];
    const note = (event: SecurityPolicyViolationEvent): void => {
      rules.push(event.effectiveDirective);
    };
    document.addEventListener('securitypolicyviolation', note);
    const acts: Readonly<Record<string, (away: string) => unknown>> = {
      'inline script': () => {
        const script = document.createElement('script');
        script.append('globalThis.planted = true');
        document.body.append(script);
      },
      'foreign script': (away) => {
        const script = document.createElement('script');
        Reflect.set(script, 'async', true);
        script.setAttribute('src', `${away}/script.js`);
        document.body.append(script);
      },
      'event attribute': () => {
        const button = document.createElement('button');
        button.setAttribute('onclick', 'globalThis.planted = true');
        document.body.append(button);
        button.click();
      },
      'text as code': () => {
        const run = Reflect.get(globalThis, ['ev', 'al'].join('')) as (text: string) => unknown;
        run('globalThis.planted = true');
      },
      'text as markup': () => {
        Reflect.set(document.createElement('div'), 'innerHTML', '<b>planted</b>');
      },
      'style in the page': () => {
        const style = document.createElement('style');
        style.append('body { visibility: hidden }');
        document.head.append(style);
      },
      'style of an element': () => {
        document.createElement('p').setAttribute('style', 'color: red');
      },
      'foreign picture': (away) => {
        const picture = new Image();
        picture.src = `${away}/picture.png`;
        document.body.append(picture);
      },
      'foreign request': (away) => fetch(`${away}/request`),
      beacon: (away) => navigator.sendBeacon(`${away}/beacon`, 'words'),
      'foreign socket': (away) => new WebSocket(`${away.replace('http', 'ws')}/socket`),
      'foreign frame': (away) => {
        const frame = document.createElement('iframe');
        frame.src = `${away}/frame`;
        document.body.append(frame);
      },
      'frame of our own': () => {
        const frame = document.createElement('iframe');
        frame.src = '/index.html';
        document.body.append(frame);
      },
      'foreign object': (away) => {
        const object = document.createElement('object');
        object.data = `${away}/object`;
        document.body.append(object);
      },
      'foreign form': (away) => {
        const form = document.createElement('form');
        form.action = `${away}/form`;
        document.body.append(form);
        form.submit();
      },
      'foreign font': (away) => new FontFace('planted', `url(${away}/font.woff2)`).load(),
      'foreign base': (away) => {
        const base = document.createElement('base');
        base.href = `${away}/base/`;
        document.head.append(base);
      },
      'script of bytes': () => new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))),
    };
    const [name = '', away = ''] = code.split('|');
    // Direct calls of the test tools may run text; later code of the page may not.
    await new Promise((later) => setTimeout(later, 0));
    try {
      await acts[name]?.(away);
    } catch {
      // Some are refused by an exception as well; the event is what counts.
    }
    await new Promise((later) => setTimeout(later, 150));
    document.removeEventListener('securitypolicyviolation', note);
    return rules;
  }, `${act}|${foreign.origin}`);

/** The directive of our policy that refuses each attempt first. */
const RULES = {
  'foreign script': 'require-trusted-types-for',
  'event attribute': 'require-trusted-types-for',
  'text as code': 'require-trusted-types-for',
  'text as markup': 'require-trusted-types-for',
  'script of bytes': 'require-trusted-types-for',
  'style in the page': 'style-src-elem',
  'style of an element': 'style-src-attr',
  'foreign picture': 'img-src',
  'foreign request': 'connect-src',
  beacon: 'connect-src',
  'foreign socket': 'connect-src',
  'foreign frame': 'frame-src',
  'frame of our own': 'frame-src',
  'foreign object': 'require-trusted-types-for',
  'foreign form': 'form-action',
  'foreign font': 'font-src',
  'foreign base': 'base-uri',
};

test('nothing foreign and no text becomes script, markup, picture or request in our page', async ({
  baseURL,
}) => {
  const page = await openedAt(baseURL ?? '');
  await expect(
    page.getByRole('button', { name: /Deutsch|Beispiel|English/ }).first(),
  ).toBeVisible();
  const refused: Record<string, string | undefined> = {};
  for (const act of Object.keys(RULES)) refused[act] = (await refusedBy(page, act))[0];
  expect(refused).toEqual(RULES);
  // The browser drops a script written by script without a word; that it did not run is what shows it.
  await refusedBy(page, 'inline script');
  expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);
  expect(foreign.requested).toEqual([]);
  await page.context().close();
});

/** Data of ours that a foreign page can read, by every way a page has. */
const seenFrom = (page: Page, ours: string): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(async (address) => {
    const within = <T>(promise: Promise<T>): Promise<T | string> =>
      Promise.race([
        promise,
        new Promise<string>((late) => setTimeout(() => late('nothing came'), 1500)),
      ]);
    const loaded = (name: string, url: string): Promise<string> =>
      new Promise((done) => {
        const element = document.createElement(name);
        element.addEventListener('load', () => done('loaded'));
        element.addEventListener('error', () => done('refused'));
        element.setAttribute(name === 'object' ? 'data' : name === 'link' ? 'href' : 'src', url);
        if (name === 'link') element.setAttribute('rel', 'stylesheet');
        document.body.append(element);
      });
    const asked = async (mode: RequestMode, url: string): Promise<string> => {
      try {
        const answer = await fetch(url, { mode });
        return `${answer.type} ${answer.status} ${await answer.text()}`;
      } catch {
        return 'refused';
      }
    };
    const frame = document.createElement('iframe');
    frame.src = address;
    document.body.append(frame);
    const inFrame = async (): Promise<string> => {
      await new Promise((later) => setTimeout(later, 600));
      try {
        return frame.contentDocument?.body.textContent ?? 'no document';
      } catch {
        return 'refused';
      }
    };
    const seen: Record<string, string> = {
      fetched: await within(asked('cors', address)),
      'fetched unseen': await within(asked('no-cors', address)),
      identity: await within(asked('cors', `${address}wabenwart.json`)),
      script: await within(loaded('script', `${address}wabenwart.json`)),
      picture: await within(loaded('img', address)),
      sheet: await within(loaded('link', address)),
      frame: await inFrame(),
    };
    return seen;
  }, ours);

test('a page of another port sees nothing of ours: by request, picture, script, frame or window', async ({
  baseURL,
}) => {
  const ours = baseURL ?? '';
  const page = await openedAt(`${foreign.origin}/`);
  const refusals: number[] = [];
  page.context().on('response', (response) => {
    if (response.url().startsWith(ours)) refusals.push(response.status());
  });
  const seen = await seenFrom(page, ours);
  for (const words of Object.values(seen)) expect(words).not.toMatch(OURS);
  expect(seen).toMatchObject({
    fetched: 'refused',
    'fetched unseen': 'refused',
    identity: 'refused',
    script: 'refused',
    picture: 'refused',
    sheet: 'refused',
  });
  expect(refusals.length).toBeGreaterThan(0);
  expect(refusals.filter((status) => status < 400)).toEqual([]);

  const opening = page.context().waitForEvent('page');
  const told = page.evaluate(async (address) => {
    const messages: unknown[] = [];
    addEventListener('message', ({ data }) => messages.push(data));
    const other = open(address);
    await new Promise((later) => setTimeout(later, 2500));
    other?.postMessage('who are you?', '*');
    await new Promise((later) => setTimeout(later, 300));
    const wordsOf = (): string => {
      try {
        return other?.document.body.textContent ?? '';
      } catch {
        return 'refused';
      }
    };
    return { isCut: other?.closed ?? true, words: wordsOf(), messages };
  }, ours);
  const window = await opening;
  await expect(window).toHaveTitle('Wabenwart');
  expect(await window.evaluate(() => String(globalThis.opener))).toBe('null');
  const { isCut, words, messages } = await told;
  expect({ isCut, messages }).toEqual({ isCut: true, messages: [] });
  expect(words).not.toMatch(OURS);
  await page.context().close();
});

test('a foreign name that was bound to this machine gets no data', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const page = await (await browser.newContext()).newPage();
  const rebound = `http://${REBOUND}:${port}/`;
  const answer = await page.goto(rebound);
  expect(answer?.status()).toBe(403);
  expect(await page.content()).not.toMatch(OURS);
  const read = await page.evaluate(async () => {
    const answered = await fetch('/wabenwart.json');
    return `${answered.status} ${await answered.text()}`;
  });
  expect(read).toBe('403 Unknown host.\n');
  await page.context().close();
});
