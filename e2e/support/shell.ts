import { _electron, type ElectronApplication } from '@playwright/test';
import { guardedLaunch, listenTo } from './guard';

/** Where the page lives inside the shell. */
const ORIGIN = 'app://wabenwart';

/** Starts the shell with `args` behind the guard of guard.ts: its pages reach the folder of the program and nobody else. */
export async function openShell(
  executablePath: string,
  args: readonly string[],
  cwd: string,
): Promise<ElectronApplication> {
  const { proxy, args: fences } = await guardedLaunch([]);
  const app = await _electron.launch({
    executablePath,
    args: [
      '--no-sandbox',
      `--proxy-server=${proxy.server}`,
      `--proxy-bypass-list=${proxy.bypass}`,
      ...fences,
      ...args,
    ],
    cwd,
  });
  listenTo(app.context(), [ORIGIN]);
  return app;
}
