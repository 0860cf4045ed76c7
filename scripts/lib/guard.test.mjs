// The borders of the loopback server, tried by real requests, down to the bytes on the wire.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUARD_HEADERS } from './policy.mjs';
import { startServer } from './server.mjs';

const SECRET = 'outside the folder';

/** More bytes than the system buffers for a caller who does not read. */
const LARGE = 24 * 1024 * 1024;
let home;
let server;
let port;

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });

/** Sends bytes unchanged and returns everything received until the server closes the connection. */
const send = (text) =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.setEncoding('latin1');
    socket.on('data', (data) => (answer += data));
    socket.on('error', () => resolve(answer));
    socket.on('close', () => resolve(answer));
  });

const statusOf = (answer) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

/** One request by hand; `lines` are its headers beside those given. */
const ask = (path, { host = `127.0.0.1:${port}`, method = 'GET', lines = [] } = {}) =>
  send(
    [`${method} ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...lines, '', ''].join(
      '\r\n',
    ),
  );

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'wabenwart-guard-'));
  const folder = join(home, 'page');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>W</title>');
  writeFileSync(join(folder, 'assets', 'index-a_B-1.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'large.js'), Buffer.alloc(LARGE, 'a'));
  writeFileSync(join(folder, '.env'), SECRET);
  writeFileSync(join(folder, 'a b.txt'), SECRET);
  writeFileSync(join(home, 'secret.txt'), SECRET);
  symlinkSync(join(home, 'secret.txt'), join(folder, 'link.txt'));
  symlinkSync(home, join(folder, 'out'));
  symlinkSync(join(folder, 'index.html'), join(folder, 'inner.html'));
  port = await freePort();
  server = await startServer(
    { folder, port, version: '1.2.3' },
    {
      headersTimeout: 300,
      requestTimeout: 400,
      connectionsCheckingInterval: 50,
      idleTimeout: 400,
    },
  );
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(home, { recursive: true, force: true });
});

describe('the name by which the loopback server is asked', () => {
  it('may be its own', async () => {
    expect(statusOf(await ask('/'))).toBe(200);
  });

  it.each(['/', '/index.html?a=b&c=%2F', '/assets/index-a_B-1.js', '/none'])(
    'may be localhost, from which it sends to the one origin that holds the campaigns: %s',
    async (path) => {
      const answer = await ask(path, { host: `localhost:${port}` });
      expect(statusOf(answer)).toBe(307);
      expect(answer).toContain(`\r\nLocation: http://127.0.0.1:${port}${path}\r\n`);
      expect(answer).toContain('Cache-Control: no-store\r\n');
      expect(answer).not.toMatch(/doctype|export/);
    },
  );

  it.each([
    ['a foreign page', { lines: ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: cors'] }, 403],
    ['another method', { method: 'POST' }, 405],
  ])('redirects nobody from localhost who is refused: %s', async (_what, options, status) => {
    const answer = await ask('/', { host: `localhost:${port}`, ...options });
    expect(statusOf(answer)).toBe(status);
    expect(answer).not.toContain('Location');
  });

  it.each([
    ['a name that was bound to this machine', () => `evil.example:${port}`],
    ['a foreign name without port', () => 'evil.example'],
    ['another port', () => '127.0.0.1:1'],
    ['no port', () => '127.0.0.1'],
    ['capitals', () => `LOCALHOST:${port}`],
    ['a dot at the end', () => `localhost.:${port}`],
    ['the number with a dot at the end', () => `127.0.0.1.:${port}`],
    ['a name that begins like ours', () => `127.0.0.1:${port}.evil.example`],
    ['IPv6', () => `[::1]:${port}`],
    ['IPv4 in IPv6', () => `[::ffff:127.0.0.1]:${port}`],
    ['the number written as one', () => `2130706433:${port}`],
    ['every address', () => `0.0.0.0:${port}`],
    ['a name and a password', () => `me:secret@127.0.0.1:${port}`],
    ['nothing', () => ''],
  ])('may not be %s', async (_what, host) => {
    const answer = await ask('/', { host: host() });
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
    expect(answer).not.toContain('<!doctype');
  });

  it.each([
    ['missing', () => 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'there twice',
      () => `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nHost: evil.example\r\n\r\n`,
    ],
    [
      'there twice, the foreign one first',
      () => `GET / HTTP/1.1\r\nHost: evil.example\r\nHost: 127.0.0.1:${port}\r\n\r\n`,
    ],
    ['of an older protocol', () => `GET / HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\n\r\n`],
    ['of an older protocol and missing', () => 'GET / HTTP/1.0\r\n\r\n'],
    ['folded', () => `GET / HTTP/1.1\r\nHost: evil.example\r\n 127.0.0.1:${port}\r\n\r\n`],
  ])('may not be %s', async (_what, text) => {
    const answer = await send(text());
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
    expect(answer).not.toContain('<!doctype');
  });
});

describe('the address in a request line', () => {
  it.each(['http://evil.example/', '//evil.example/index.html', 'index.html', '*'])(
    'names nobody: %s',
    async (path) => {
      const answer = await ask(path);
      expect(statusOf(answer)).toBe(400);
      expect(answer).not.toContain('<!doctype');
    },
  );
});

describe('where a request to the loopback server comes from', () => {
  const from = (site, mode, dest, more = []) => [
    `Sec-Fetch-Site: ${site}`,
    `Sec-Fetch-Mode: ${mode}`,
    `Sec-Fetch-Dest: ${dest}`,
    ...more,
  ];

  it.each([
    ['the page itself', '/assets/index-a_B-1.js', from('same-origin', 'cors', 'script')],
    [
      'a worker of the page',
      '/assets/index-a_B-1.js',
      from('same-origin', 'same-origin', 'worker'),
    ],
    ['the address typed', '/', from('none', 'navigate', 'document')],
    ['a link the GM follows', '/', from('cross-site', 'navigate', 'document')],
    ['a program that is no browser', '/', []],
  ])('may be %s', async (_what, path, lines) => {
    expect(statusOf(await ask(path, { lines }))).toBe(200);
  });

  it.each([
    ['fetch of a foreign page', '/', from('cross-site', 'cors', 'empty')],
    ['fetch without looking', '/', from('cross-site', 'no-cors', 'empty')],
    ['fetch of another port of this machine', '/', from('same-site', 'cors', 'empty')],
    ['a foreign script', '/assets/index-a_B-1.js', from('cross-site', 'no-cors', 'script')],
    ['a foreign picture', '/', from('cross-site', 'no-cors', 'image')],
    ['a foreign frame', '/', from('cross-site', 'navigate', 'iframe')],
    ['a frame of our own', '/', from('same-origin', 'navigate', 'iframe')],
    ['an object', '/', from('cross-site', 'navigate', 'object')],
    ['an embedded file', '/', from('same-site', 'no-cors', 'embed')],
    ['a worker that stays', '/', from('same-origin', 'same-origin', 'serviceworker')],
    [
      'a visit to something else',
      '/assets/index-a_B-1.js',
      from('cross-site', 'navigate', 'document'),
    ],
    ['a visit to who we are', '/wabenwart.json', from('cross-site', 'navigate', 'document')],
    ['who we are, asked by another', '/wabenwart.json', from('same-site', 'cors', 'empty')],
    ['a foreign origin', '/', ['Origin: https://evil.example']],
    ['another port', '/', ['Origin: http://127.0.0.1:1']],
    ['no origin', '/', ['Origin: null']],
    ['two origins', '/', ['Origin: http://127.0.0.1:1', 'Origin: null']],
  ])('may not be %s', async (_what, path, lines) => {
    const answer = await ask(path, { lines });
    expect(statusOf(answer)).toBe(403);
    expect(answer).not.toMatch(/doctype|export|1\.2\.3/);
  });

  it('may not be a socket of a foreign page', async () => {
    const lines = [
      'Upgrade: websocket',
      'Origin: https://evil.example',
      'Sec-WebSocket-Version: 13',
    ];
    expect(statusOf(await ask('/', { lines }))).toBe(403);
  });
});

describe('the responses of the loopback server', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%252e%252e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/assets/..\\..\\secret.txt',
    '/index.html%00.txt',
    '/index.html%2ejs',
    '/%',
    '/link.txt',
    '/out/secret.txt',
    '/inner.html',
    '/.env',
    '/assets/.',
    '/a%20b.txt',
    '/INDEX.HTML',
    '/index.html.',
    '/index.html::$DATA',
    '/C:/secret.txt',
    '/nul',
    '/COM1.js',
    '/assets',
    '/assets/',
    '/none',
    '/./index.html',
    '/index.html/',
    '/wabenwart.json/',
  ])('are none for %s', async (path) => {
    const answer = await ask(path);
    expect(statusOf(answer)).toBe(404);
    expect(answer).not.toContain(SECRET);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'are none by %s',
    async (method) => {
      const answer = await ask('/', { method, lines: ['X-Told: told'] });
      expect(statusOf(answer)).toBe(405);
      expect(answer).not.toContain('told');
    },
  );

  it.each([
    ['CONNECT', () => `CONNECT evil.example:80 HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`],
    ['an asterisk', () => `OPTIONS * HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`],
    ['rubbish', () => 'rubbish\r\n\r\n'],
    [
      'two lengths',
      () =>
        `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
    ],
  ])('are none for %s', async (_what, text) => {
    const answer = await send(text());
    expect(answer).not.toContain('HTTP/1.1 200');
  });

  it('repeat nothing of a request, neither in their words nor in their headers', async () => {
    const answer = await ask('/%0d%0aX-Planted:%20told/<script>told</script>?told=told', {
      lines: ['X-Told: told', 'Referer: http://told.example/'],
    });
    expect(statusOf(answer)).toBe(404);
    expect(answer).not.toMatch(/told|planted/i);
  });

  it.each([
    ['the page', '/', {}],
    ['a script', '/assets/index-a_B-1.js', {}],
    ['who we are', '/wabenwart.json', {}],
    ['nothing', '/none', {}],
    ['a refusal', '/', { host: 'evil.example' }],
  ])('have the security headers with %s', async (_what, path, options) => {
    const answer = (await ask(path, options)).toLowerCase();
    for (const [name, value] of Object.entries(GUARD_HEADERS))
      expect(answer).toContain(`\r\n${name}: ${value}`.toLowerCase());
    expect(answer).not.toContain('access-control-allow');
    expect(answer).not.toContain('\r\nserver:');
    expect(answer).not.toContain('x-powered-by');
  });

  it('let the page, which alone has sinks for markup, use none of them unasked', async () => {
    const rule = "; require-trusted-types-for 'script'; trusted-types default\r\n";
    expect(await ask('/')).toContain(rule);
    expect(await ask('/assets/index-a_B-1.js')).not.toContain('trusted-types');
  });

  it('stay fresh where the name stays the same', async () => {
    expect(await ask('/')).toContain('Cache-Control: no-cache\r\n');
    expect(await ask('/wabenwart.json')).toContain('Cache-Control: no-store\r\n');
    expect(await ask('/none')).toContain('Cache-Control: no-store\r\n');
    expect(await ask('/assets/index-a_B-1.js')).toContain('immutable\r\n');
  });
});

describe('a caller the loopback server disconnects', () => {
  it('is cut off if it never finishes its request', async () => {
    const answer = await send(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Slow: `);
    expect(answer).not.toContain('HTTP/1.1 200');
  });

  it('is cut off if it sends too much', async () => {
    const answer = await ask('/', { lines: [`X-Long: ${'a'.repeat(9_000)}`] });
    expect(statusOf(answer)).toBe(431);
  });

  it('is cut off if it never reads its answer', async () => {
    const received = await new Promise((resolve) => {
      let bytes = 0;
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET /assets/large.js HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`),
      );
      socket.pause();
      socket.on('data', (data) => (bytes += data.length));
      socket.on('error', () => resolve(bytes));
      socket.on('close', () => resolve(bytes));
      setTimeout(() => socket.resume(), 2_000);
    });
    expect(received).toBeLessThan(LARGE);
  });

  it('is not cut off while it reads slowly', async () => {
    const received = await new Promise((resolve) => {
      let bytes = 0;
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `GET /assets/large.js HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`,
        ),
      );
      socket.on('data', (data) => {
        bytes += data.length;
        socket.pause();
        setTimeout(() => socket.resume(), 2);
      });
      socket.on('error', () => resolve(bytes));
      socket.on('close', () => resolve(bytes));
    });
    expect(received).toBeGreaterThan(LARGE);
  });

  it('is one of a limited number, and the one that asked last is answered', async () => {
    expect(server.maxConnections).toBeLessThanOrEqual(64);
    const held = await Promise.all(
      Array.from(
        { length: 80 },
        () =>
          new Promise((resolve) => {
            const socket = connect(port, '127.0.0.1', () => {
              socket.write(`GET /assets/large.js HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
              resolve(socket);
            });
            socket.pause();
            socket.on('error', () => resolve(socket));
          }),
      ),
    );
    expect(statusOf(await ask('/'))).toBe(200);
    for (const socket of held) socket.destroy();
  });

  it('is somebody on this machine', () => {
    expect(server.address()).toMatchObject({ address: '127.0.0.1', port });
  });
});
