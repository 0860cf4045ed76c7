/**
 * Switches of Chromium and Node that open the program to another one, or take off its guards. A packaged program
 * that finds one does not start.
 */
export const FORBIDDEN_SWITCHES: readonly string[] = [
  // Another program speaks to ours, or looks into it.
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-debugging-targets',
  'remote-allow-origins',
  'inspect',
  'inspect-brk',
  'inspect-wait',
  'inspect-port',
  'inspect-publish-uid',
  'enable-automation',
  'wait-for-debugger',
  'wait-for-debugger-children',
  'browser-startup-dialog',
  'renderer-startup-dialog',
  'utility-startup-dialog',
  'gpu-startup-dialog',
  // Somebody else's program or library runs in the place of ours.
  'js-flags',
  'load-extension',
  'load-apps',
  'load-and-launch-app',
  'disable-extensions-except',
  'clear-key-cdm-path-for-testing',
  'browser-subprocess-path',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'zygote-cmd-prefix',
  'gpu-launcher',
  // A process leaves its sandbox.
  'no-sandbox',
  'no-zygote',
  'no-zygote-sandbox',
  'no-unsandboxed-zygote',
  'single-process',
  'in-process-gpu',
  'service-sandbox-type',
  'allow-sandbox-debugging',
  'disable-gpu-sandbox',
  'disable-landlock-sandbox',
  'disable-namespace-sandbox',
  'disable-seccomp-filter-sandbox',
  'disable-setuid-sandbox',
  // A page may do what no page may.
  'disable-web-security',
  'disable-site-isolation-trials',
  'allow-file-access-from-files',
  'allow-running-insecure-content',
  'allow-command-line-plugins',
  'allow-unsafe-devtools-remote-file-loading',
  'unsafely-treat-insecure-origin-as-secure',
  // Requests go to somebody else, are believed from anybody, or are written down.
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'allow-insecure-localhost',
  'host-rules',
  'host-resolver-rules',
  'proxy-server',
  'proxy-pac-url',
  'proxy-auto-detect',
  'log-net-log',
  'ssl-key-log-file',
];

/** The first forbidden switch the program was started with, or undefined. */
export function forbiddenSwitch(hasSwitch: (name: string) => boolean): string | undefined {
  return FORBIDDEN_SWITCHES.find(hasSwitch);
}

/** Switches set at every start: no name is ever looked up, nothing is fetched in the background. */
export const OWN_SWITCHES: readonly (readonly [name: string, value: string])[] = [
  ['host-resolver-rules', 'MAP * ~NOTFOUND'],
  ['disable-background-networking', ''],
  ['disable-component-update', ''],
  ['disable-domain-reliability', ''],
];
