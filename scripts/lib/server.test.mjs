import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidates } from './browser.mjs';
import { isSupportedNode } from './project.mjs';
import { chosenPort, DEFAULT_PORT, IDENTITY_PATH, startServer, whoListens } from './server.mjs';
import { hasScreen, profileFolder, sandboxArgs } from './shell.mjs';

let folder;
let server;
let port;

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });

const ask = (path, { host = `127.0.0.1:${port}`, method = 'GET' } = {}) =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers: { host } }, (response) => {
      let body = '';
      response.on('data', (data) => (body += data));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body }),
      );
    })
      .on('error', reject)
      .end();
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wabenwart-server-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>W</title>');
  port = await freePort();
  server = await startServer({ folder, port, version: '1.2.3' });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the loopback server', () => {
  it('listens on this machine only', () => {
    expect(server.address()).toMatchObject({ address: '127.0.0.1', port });
  });

  it('serves the page with a strict content security policy', async () => {
    const { status, headers, body } = await ask('/');
    expect(status).toBe(200);
    expect(body).toContain('<!doctype html>');
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe-eval');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('identifies itself, so that a second start finds the first', async () => {
    expect(await whoListens(port)).toEqual({ kind: 'wabenwart', version: '1.2.3' });
    expect(JSON.parse((await ask(IDENTITY_PATH)).body)).toEqual({
      app: 'wabenwart',
      version: '1.2.3',
    });
  });

  it('distinguishes a free port from a foreign program', async () => {
    expect(await whoListens(await freePort())).toEqual({ kind: 'free' });
    const stranger = createServer((_request, response) => response.end('hello')).listen(
      0,
      '127.0.0.1',
    );
    await new Promise((resolve) => stranger.once('listening', resolve));
    expect(await whoListens(stranger.address().port)).toEqual({ kind: 'stranger' });
    stranger.close();
  });

  it('cannot take a port twice', async () => {
    await expect(startServer({ folder, port, version: '0' })).rejects.toThrow('EADDRINUSE');
  });
});

describe('the start', () => {
  it.each([
    [{}, DEFAULT_PORT],
    [{ WABENWART_PORT: '' }, DEFAULT_PORT],
    [{ WABENWART_PORT: '50000' }, 50000],
    [{ WABENWART_PORT: '80' }, undefined],
    [{ WABENWART_PORT: 'abc' }, undefined],
    [{ WABENWART_PORT: '70000' }, undefined],
  ])('reads the port from %j as %s', (environment, expected) => {
    expect(chosenPort(environment)).toBe(expected);
  });

  it.each([
    ['v20.19.0', true],
    ['v20.18.3', false],
    ['v18.20.0', false],
    ['v22.1.0', true],
    ['v24.0.0', true],
  ])('judges Node %s as %s', (version, expected) => {
    expect(isSupportedNode(version)).toBe(expected);
  });

  it('looks for a named browser first, then for those of the system', () => {
    const found = candidates('linux', { WABENWART_BROWSER: '/opt/b', PATH: '/usr/bin' });
    expect(found[0]).toBe('/opt/b');
    expect(found).toContain('/usr/bin/chromium');
    expect(candidates('darwin', {})).toContain(
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    );
    expect(candidates('win32', { PROGRAMFILES: 'C:\\Program Files' })[0]).toContain('chrome.exe');
  });

  it('keeps the profile of the app window in one place per user', () => {
    expect(profileFolder({ XDG_DATA_HOME: '/data' }, 'linux')).toBe('/data/wabenwart/browser');
    expect(profileFolder({ WABENWART_PROFILE: '/mine' }, 'linux')).toBe('/mine');
  });

  it.each([
    [0, ['--no-sandbox'], 1],
    [1000, [], 0],
    [501, [], 0],
  ])('switches off the sandbox for root only, and reports it: user %s', (user, args, words) => {
    const told = [];
    expect(sandboxArgs(user, (line) => told.push(line))).toEqual(args);
    expect(told).toHaveLength(words);
  });

  it('knows whether a window can be shown', () => {
    expect(hasScreen({}, 'linux')).toBe(false);
    expect(hasScreen({ WAYLAND_DISPLAY: 'w' }, 'linux')).toBe(true);
    expect(hasScreen({}, 'darwin')).toBe(true);
  });
});
