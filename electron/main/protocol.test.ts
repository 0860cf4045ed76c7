import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUARD_HEADERS } from '../../scripts/lib/policy.mjs';
import { answerFrom } from './protocol';

const SECRET = 'outside the folder';
let home = '';
let folder = '';
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'wabenwart-protocol-'));
  folder = join(home, 'renderer');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'assets', 'worker-a_B-1.js'), 'export {};');
  await writeFile(join(folder, '.hidden'), SECRET);
  await writeFile(join(home, 'secret.txt'), SECRET);
  await symlink(join(home, 'secret.txt'), join(folder, 'link.txt'));
  await symlink(home, join(folder, 'out'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

const ask = (url: string, method = 'GET') => answerFrom(folder)({ url, method });

describe('the app protocol', () => {
  it('serves the start page and its workers with the strict policy', async () => {
    const page = await ask('app://wabenwart/index.html');
    expect(page.status).toBe(200);
    expect(await page.text()).toBe('<!doctype html>');
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('Content-Security-Policy')).toContain('trusted-types default');
    const worker = await ask('app://wabenwart/assets/worker-a_B-1.js');
    expect(worker.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    for (const { headers } of [page, worker])
      for (const [name, value] of Object.entries(GUARD_HEADERS))
        expect(headers.get(name)?.startsWith(value)).toBe(true);
  });

  it.each([
    ['a foreign host', 'app://elsewhere/index.html', 403],
    ['a foreign scheme', 'https://wabenwart/index.html', 403],
    ['a file of the disk', 'file:///etc/passwd', 403],
    ['a host that begins like ours', 'app://wabenwart.evil.example/index.html', 403],
    ['a name and a password', 'app://me:secret@wabenwart/index.html', 403],
    ['a file that is not there', 'app://wabenwart/none.js', 404],
    ['the folder', 'app://wabenwart/assets/', 404],
    ['a way out of the folder', 'app://wabenwart/../secret.txt', 404],
    ['an escaped way out', 'app://wabenwart/%2e%2e/secret.txt', 404],
    ['a way out escaped twice', 'app://wabenwart/%252e%252e/secret.txt', 404],
    ['an escaped separator', 'app://wabenwart/assets%2f..%2f..%2fsecret.txt', 404],
    ['a separator of Windows', 'app://wabenwart/assets%5c..%5c..%5csecret.txt', 404],
    ['a link that leads out', 'app://wabenwart/link.txt', 404],
    ['a folder that is such a link', 'app://wabenwart/out/secret.txt', 404],
    ['a hidden file', 'app://wabenwart/.hidden', 404],
    ['another case', 'app://wabenwart/INDEX.HTML', 404],
    ['a drive', 'app://wabenwart/C:/secret.txt', 404],
    ['a share', 'app://wabenwart//server/share/secret.txt', 404],
    ['a stream of a file', 'app://wabenwart/index.html::$DATA', 404],
    ['a device', 'app://wabenwart/nul', 404],
    ['a device with an ending', 'app://wabenwart/com1.js', 404],
    ['a dot at the end', 'app://wabenwart/index.html.', 404],
    ['a broken escape', 'app://wabenwart/%E0%A4%A', 404],
    ['a zero byte', 'app://wabenwart/index.html%00.js', 404],
  ])('refuses %s', async (_what, url, status) => {
    const answer = await ask(url);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  it.each(['POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'])('refuses %s', async (method) => {
    expect((await ask('app://wabenwart/index.html', method)).status).toBe(405);
  });
});
