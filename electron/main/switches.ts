/**
 * Switches of Chromium and Node that open the program to another one, or take off its guards. A packaged program
 * that finds one does not start.
 */
export const FORBIDDEN_SWITCHES: readonly string[] = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-allow-origins',
  'inspect',
  'inspect-brk',
  'inspect-wait',
  'inspect-port',
  'js-flags',
  'disable-web-security',
  'disable-site-isolation-trials',
  'allow-file-access-from-files',
  'ignore-certificate-errors',
  'host-rules',
  'host-resolver-rules',
  'proxy-server',
  'proxy-pac-url',
  'load-extension',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'gpu-launcher',
  'log-net-log',
];

/** The first forbidden switch the program was started with, or undefined. */
export const forbiddenSwitch = (hasSwitch: (name: string) => boolean): string | undefined =>
  FORBIDDEN_SWITCHES.find(hasSwitch);

/** Switches set at every start: no name is ever looked up, nothing is fetched in the background. */
export const OWN_SWITCHES: readonly (readonly [name: string, value: string])[] = [
  ['host-resolver-rules', 'MAP * ~NOTFOUND'],
  ['disable-background-networking', ''],
  ['disable-component-update', ''],
  ['disable-domain-reliability', ''],
];
