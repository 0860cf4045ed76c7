import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerFrom } from './protocol';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wabenwart-protocol-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the app protocol', () => {
  it('serves the start page with the strict policy', async () => {
    const answer = await answerFrom(folder)({ url: 'app://wabenwart/index.html' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('<!doctype html>');
    expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['a foreign host', 'app://elsewhere/index.html', 403],
    ['a foreign scheme', 'https://wabenwart/index.html', 403],
    ['a file that is not there', 'app://wabenwart/none.js', 404],
    ['a way out of the folder', 'app://wabenwart/%2e%2e/%2e%2e/etc/passwd', 404],
    ['a broken escape', 'app://wabenwart/%E0%A4%A', 404],
    ['a zero byte', 'app://wabenwart/index.html%00.js', 404],
  ])('refuses %s', async (_what, url, status) => {
    expect((await answerFrom(folder)({ url })).status).toBe(status);
  });
});
