import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FORBIDDEN_SWITCHES, forbiddenSwitch, OWN_SWITCHES } from './switches';

describe('switches of the command line', () => {
  it.each(FORBIDDEN_SWITCHES)('--%s is found among others', (name) => {
    const given = ['lang', name, 'user-data-dir'];
    expect(forbiddenSwitch((asked) => given.includes(asked))).toBe(name);
  });

  it.each([
    'remote-debugging-port',
    'remote-debugging-pipe',
    'inspect',
    'inspect-brk',
    'js-flags',
    'disable-web-security',
    'load-extension',
    'no-sandbox',
    'browser-subprocess-path',
    'renderer-cmd-prefix',
    'utility-cmd-prefix',
    'zygote-cmd-prefix',
    'gpu-launcher',
    'single-process',
    'in-process-gpu',
    'disable-setuid-sandbox',
  ])('--%s is forbidden', (name) => expect(FORBIDDEN_SWITCHES).toContain(name));

  it('are fine where none of them opens the program', () => {
    const given = ['lang', 'user-data-dir', 'ozone-platform', 'force-dark-mode'];
    expect(forbiddenSwitch((asked) => given.includes(asked))).toBeUndefined();
  });

  it('are not given by the installers either', () => {
    const builder = readFileSync('electron-builder.yml', 'utf8').replace(/#.*$/gm, '');
    // Without a list of its own, the entry of the AppImage in the menu would start it with --no-sandbox.
    expect(builder).toMatch(/^appImage:\n(?: .*\n)*? {2}executableArgs: \[\]$/m);
    expect(FORBIDDEN_SWITCHES.filter((name) => builder.includes(`--${name}`))).toEqual([]);
  });

  it('are set so that no name is looked up and nothing is fetched in the background', () => {
    const own = new Map(OWN_SWITCHES);
    expect(own.get('host-resolver-rules')).toBe('MAP * ~NOTFOUND');
    expect([...own.keys()]).toEqual(
      expect.arrayContaining(['disable-background-networking', 'disable-component-update']),
    );
  });
});
