import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isBorrowed } from './install.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'wabenwart-install-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('libraries that would be emptied by an installation', () => {
  it('are borrowed if the folder is a symbolic link', () => {
    mkdirSync(join(folder, 'elsewhere'));
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'node_modules'), 'junction');
    expect(isBorrowed(join(folder, 'node_modules'))).toBe(true);
  });

  it('are borrowed if the link leads nowhere', () => {
    symlinkSync(join(folder, 'gone'), join(folder, 'node_modules'), 'junction');
    expect(isBorrowed(join(folder, 'node_modules'))).toBe(true);
  });

  it('are our own if the folder is real, or not there yet', () => {
    expect(isBorrowed(join(folder, 'node_modules'))).toBe(false);
    mkdirSync(join(folder, 'node_modules'));
    expect(isBorrowed(join(folder, 'node_modules'))).toBe(false);
  });
});
