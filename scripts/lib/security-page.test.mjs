import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inProject } from './project.mjs';

const page = readFileSync(inProject('docs', 'security.md'), 'utf8');

/** Rows of the tables that have a column for their proof. */
const rows = page
  .split(/\n(?=\|)(?<!\|\n)/)
  .filter((block) => /^\|[^\n]*\| Proof/.test(block))
  .flatMap((block) =>
    block
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2),
  )
  .map((line) => line.split('|').map((cell) => cell.trim()));

const proofsOf = (row) =>
  [...(row.at(-2) ?? '').matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file, name]) => ({
    file,
    name,
  }));

const proofs = rows.flatMap(proofsOf);

const texts = new Map();

/** True if the file is there and a test (or a stage of the checks) has that very name. */
const isThere = ({ file, name }) => {
  if (!existsSync(inProject(file))) return false;
  if (!texts.has(file)) texts.set(file, readFileSync(inProject(file), 'utf8'));
  return [`'${name}'`, `"${name}"`, `\`${name}\``].some((words) => texts.get(file).includes(words));
};

describe('the page on security', () => {
  it('has a proof in each of its rows', () => {
    expect(rows.length).toBeGreaterThan(45);
    expect(rows.filter((row) => proofsOf(row).length === 0)).toEqual([]);
  });

  it('has every item of the checklist of Electron', () => {
    const items = rows.flatMap(([, first]) => /^(\d+)\. /.exec(first)?.[1] ?? []);
    expect(items.map(Number)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });

  it('names only tests that exist', () => {
    expect(proofs.filter((proof) => !isThere(proof))).toEqual([]);
  });

  it('would notice one that does not', () => {
    const [{ file }] = proofs;
    expect(isThere({ file, name: 'is proved by nobody' })).toBe(false);
    expect(isThere({ file: 'electron/none.test.ts', name: 'a' })).toBe(false);
  });
});
