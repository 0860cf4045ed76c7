import { readdirSync, readFileSync } from 'node:fs';
import { readCases, type TextCase } from '../cases';

/** A file of cases as it was read: its name, and what it holds. */
export interface ReadCaseFile {
  readonly name: string;
  readonly text: string;
  readonly cases: readonly TextCase[];
}

/** The files of cases in the folder of a game, by name. */
export function caseFilesOf(system: string): readonly ReadCaseFile[] {
  const folder = new URL(`../systems/${system}/cases/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.cases.txt'));
  return names.sort().map((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    return { name, text, cases: readCases(text).cases };
  });
}
