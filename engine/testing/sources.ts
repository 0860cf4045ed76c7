import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CLAUSE_ID } from '../kernel';

const ENGINE = fileURLToPath(new URL('..', import.meta.url));

/** A source file of the engine. */
export interface SourceFile {
  /** Path below `engine/`. */
  readonly path: string;
  readonly text: string;
}

/** All TypeScript files of the engine. */
export function engineSources(): readonly SourceFile[] {
  return readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path, text: readFileSync(`${ENGINE}/${path}`, 'utf8') }));
}

const CITATION = new RegExp(`(${CLAUSE_ID})((?:, -\\d+)*)`, 'g');

/** The clauses a text cites: `WW-5.3-07`, and the short form `WW-5.3-07, -08`. */
export function clausesCited(text: string): readonly string[] {
  return [...text.matchAll(CITATION)].flatMap(([, first = '', more = '']) => [
    first,
    ...more
      .split(', -')
      .slice(1)
      .map((number) => first.replace(/\d+$/, number)),
  ]);
}
