import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject } from './project.mjs';

const read = (path) => readFileSync(inProject(path), 'utf8');
const packages = Object.entries(JSON.parse(read('package-lock.json')).packages).filter(
  ([path]) => path !== '',
);

const without = (isFine) => packages.filter(([, entry]) => !isFine(entry)).map(([path]) => path);

describe('the libraries', () => {
  it('are listed', () => expect(packages.length).toBeGreaterThan(100));

  it('have each a hash of the version that was reviewed, or are installed on no system', () => {
    const isHashed = ({ integrity }) => /^sha512-[\w+/]{86}==$/.test(integrity ?? '');
    const isNeverInstalled = ({ optional, os }) => optional === true && os?.join() === 'none';
    expect(without((entry) => isHashed(entry) || isNeverInstalled(entry))).toEqual([]);
    // Linter and formatter for other systems than Linux: not to be had where their hashes were taken.
    expect(without(isHashed).every((path) => /ox(lint|fmt)/.test(path))).toBe(true);
  });

  it('come each from the registry that is asked, never from a place on the network or the disk', () => {
    expect(without(({ resolved, link }) => resolved === undefined && link !== true)).toEqual([]);
    expect(read('.npmrc')).toMatch(/^omit-lockfile-registry-resolved=true$/m);
  });

  it('run no script of their own when they are installed', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  });

  it('are each wanted in one version', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'));
    expect(dependencies).toBeUndefined();
    for (const version of Object.values(devDependencies))
      expect(version).toMatch(/^\d+\.\d+\.\d+(-dev\.\d+\.\d+)?$/);
  });
});
