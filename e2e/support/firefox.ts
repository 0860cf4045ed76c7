import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect } from './test';

/** Sentence for a journey that is skipped because there is no Firefox. */
export const NO_FIREFOX =
  'Firefox is missing: install firefox-esr, or name its path in WABENWART_FIREFOX';

/** The path of a Firefox, the named one alone where one is named; undefined where there is none. */
export function firefoxPath(): string | undefined {
  const named = process.env['WABENWART_FIREFOX'];
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = ['firefox-esr', 'firefox'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return found.find((path) => existsSync(path));
}

/** Settings of its profile: nothing reaches the network, since no proxy answers on port 9; the harness finds a port of its own. */
const PROFILE = {
  'marionette.port': 0,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
} as const;

/** What is asked of a Firefox: its commands by Marionette, the protocol it is tested by itself. */
type Ask = (command: string, about?: Readonly<Record<string, unknown>>) => Promise<unknown>;

type Answer = readonly [kind: number, id: number, error: unknown, result: unknown];

/** Commands over a connection: messages are JSON behind their length in bytes. */
function asking(socket: Socket): Ask {
  const waiting = new Map<number, (answer: Answer | Error) => void>();
  let [bytes, last]: [Buffer, number] = [Buffer.alloc(0), 0];
  socket.on('error', () => socket.destroy());
  socket.once('close', () => {
    for (const tell of waiting.values()) tell(new Error('Firefox closed the connection'));
  });
  socket.on('data', (chunk) => {
    bytes = Buffer.concat([bytes, Buffer.from(chunk)]);
    for (;;) {
      const colon = bytes.indexOf(':');
      const end = colon + 1 + Number(bytes.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || bytes.length < end) return;
      const message: unknown = JSON.parse(bytes.subarray(colon + 1, end).toString());
      bytes = bytes.subarray(end);
      // The greeting of the browser is no answer.
      if (Array.isArray(message)) waiting.get(Number(message[1]))?.(message as unknown as Answer);
    }
  });
  return async (command, about = {}) => {
    last += 1;
    const id = last;
    const text = JSON.stringify([0, id, command, about]);
    if (socket.destroyed) throw new Error(`${command}: the connection to Firefox is closed`);
    const answer = await new Promise<Answer | Error>((resolve) => {
      waiting.set(id, resolve);
      socket.write(`${String(Buffer.byteLength(text))}:${text}`);
    });
    waiting.delete(id);
    if (answer instanceof Error) throw answer;
    const [, , error, result] = answer;
    if (error !== null) throw new Error(`${command}: ${JSON.stringify(error)}`);
    return result;
  };
}

/** The connection to a Firefox once it has written its port into its profile. */
async function connected(profile: string): Promise<Socket> {
  let port = 0;
  await expect(async () => {
    port = Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8'));
    expect(port).toBeGreaterThan(0);
  }).toPass({ timeout: 120_000 });
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** A page in Firefox. */
export interface FirefoxPage {
  /** What an expression comes to in the page. */
  readonly valueOf: (expression: string) => Promise<unknown>;
  /** Clicks the first element of an XPath, once there is one. */
  readonly click: (path: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** What is seen of it as a PNG file. */
  readonly picture: () => Promise<Buffer>;
}

async function pageBy(ask: Ask, address: string): Promise<FirefoxPage> {
  await ask('WebDriver:NewSession', {});
  await ask('WebDriver:SetTimeouts', { implicit: 60_000, script: 60_000 });
  await ask('WebDriver:Navigate', { url: address });
  return {
    valueOf: async (expression) => {
      const about = { script: `return (${expression});`, args: [] };
      const { value } = (await ask('WebDriver:ExecuteScript', about)) as { value: unknown };
      return value;
    },
    click: async (path) => {
      const about = { using: 'xpath', value: path };
      const { value } = (await ask('WebDriver:FindElement', about)) as { value: object };
      await ask('WebDriver:ElementClick', { id: Object.values(value)[0] as unknown });
    },
    reload: async () => {
      await ask('WebDriver:Refresh');
    },
    picture: async () => {
      const { value } = (await ask('WebDriver:TakeScreenshot', { full: false })) as {
        value: string;
      };
      return Buffer.from(value, 'base64');
    },
  };
}

/** How a Firefox ended or could not be started, once it has. */
const endOf = (browser: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    browser.once('error', ({ message }) => resolve(message));
    browser.once('exit', (code, signal) => resolve(`it ended with ${String(code ?? signal)}`));
  });

/** Shows a file in a Firefox of its own, which has no network and an empty profile, as long as `use` takes. */
export async function inFirefox(
  executable: string,
  address: string,
  use: (page: FirefoxPage) => Promise<void>,
): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'wabenwart-firefox-'));
  const lines = Object.entries(PROFILE).map(
    ([key, value]) => `user_pref(${JSON.stringify(key)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile, 'about:blank'];
  const browser = spawn(executable, args, { stdio: 'ignore' });
  const end = endOf(browser);
  const failed = async (): Promise<never> => {
    throw new Error(`Firefox does not run: ${await end}`);
  };
  let socket: Socket | undefined;
  try {
    socket = await Promise.race([connected(profile), failed()]);
    await use(await pageBy(asking(socket), address));
  } finally {
    socket?.destroy();
    browser.kill();
    await end;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
