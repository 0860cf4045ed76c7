import { takeForeignWords } from './support/guard';
import { type TestBrowser, freshBrowser, lastingBrowser } from './support/browser';
import { expect, type Page, test } from './support/test';

let desk: TestBrowser;
test.beforeEach(async ({ baseURL }) => {
  desk = await freshBrowser(baseURL ?? '');
});
test.afterEach(() => desk.clear());

/** A connection opened ahead: browsers do that on a profile of the disk only, so journeys on one guard against it. */
const AHEAD = /^network: CONNECT preconnect\.example:443/;

/** A page without the fences of the program's own: it speaks to whom it likes. */
const unguardedPage = async (page: Page): Promise<Page> => {
  const sheet = await page.context().newPage();
  await sheet.goto('about:blank');
  return sheet;
};

for (const [place, prepare] of [
  ['in the browser of the worker', freshBrowser],
  ['on a profile of its own', lastingBrowser],
] as const)
  test(`${place} the guard hears every way in which a page can speak to somebody else`, async ({
    baseURL,
  }) => {
    desk = await prepare(baseURL ?? '');
    const page = await desk.open();
    expect(takeForeignWords()).toEqual([]);
    const sheet = await unguardedPage(page);
    await sheet.setContent(`
    <img src="http://picture.example/1.png">
    <link rel="preconnect" href="https://preconnect.example">
    <link rel="stylesheet" href="https://style.example/a.css">
    <iframe src="http://frame.example/"></iframe>`);
    await sheet.evaluate(async () => {
      await fetch('https://fetch.example/a').catch(() => undefined);
      await fetch('http://127.0.0.1:4711/other-port', { mode: 'no-cors' }).catch(() => undefined);
      await fetch('http://192.0.2.7/by-number', { mode: 'no-cors' }).catch(() => undefined);
      navigator.sendBeacon('https://beacon.example/', 'word');
      new EventSource('http://events.example/');
      new WebSocket('ws://socket.example/');
      window.open('http://popup.example/');
      const code = "fetch('http://worker.example/').catch(() => undefined)";
      new Worker(URL.createObjectURL(new Blob([code])));
    });
    const expected = [
      /^page: http:\/\/picture\.example\/1\.png/,
      /^network: GET http:\/\/picture\.example\/1\.png/,
      ...(prepare === lastingBrowser ? [AHEAD] : []),
      /^network: CONNECT style\.example:443/,
      /^network: GET http:\/\/frame\.example\//,
      /^network: CONNECT fetch\.example:443/,
      /^network: GET http:\/\/127\.0\.0\.1:4711\/other-port/,
      /^network: GET http:\/\/192\.0\.2\.7\/by-number/,
      /^network: CONNECT beacon\.example:443/,
      /^network: GET http:\/\/events\.example\//,
      /^network: CONNECT socket\.example:80/,
      /^page: ws:\/\/socket\.example\//,
      /^network: GET http:\/\/popup\.example\//,
      /^network: GET http:\/\/worker\.example\//,
    ];
    const heard: string[] = [];
    for (const pattern of expected)
      await expect
        .poll(
          () => {
            heard.push(...takeForeignWords());
            return heard.some((line) => pattern.test(line));
          },
          { message: `${String(pattern)} is heard` },
        )
        .toBe(true);
    await desk.clear();
    takeForeignWords();
  });

test('peers cannot be reached past the guard', async () => {
  const page = await desk.open();
  const sheet = await unguardedPage(page);
  const candidates = await sheet.evaluate(async () => {
    const peer = new RTCPeerConnection({
      iceServers: [{ urls: 'stun:192.0.2.7:3478' }, { urls: 'stun:peer.example:3478' }],
    });
    const found: string[] = [];
    peer.onicecandidate = ({ candidate }) => {
      if (candidate !== null) found.push(candidate.candidate);
    };
    peer.createDataChannel('words');
    await peer.setLocalDescription(await peer.createOffer());
    await new Promise((resolve) => {
      setTimeout(resolve, 1500);
    });
    return found;
  });
  expect(candidates.filter((line) => /\budp\b/i.test(line))).toEqual([]);
});

test.fail('a journey whose page speaks to anybody else fails', async () => {
  const sheet = await unguardedPage(await desk.open());
  await sheet.evaluate(() => fetch('http://elsewhere.example/').catch(() => undefined));
});
