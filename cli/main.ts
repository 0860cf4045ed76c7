import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from './files';
import { type Attempt, done, failed } from './outcome';
import { run } from './run';

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Reasons of the file system for which there is a sentence of their own. */
const KNOWN_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'absent',
  EISDIR: 'folder',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EEXIST: 'exists',
};

const attempt = <Value>(file: string, otherwise: string, work: () => Value): Attempt<Value> => {
  try {
    return done(work());
  } catch (error) {
    return failed(KNOWN_REASONS[reasonOf(error)] ?? otherwise, { file });
  }
};

const disk: Files = {
  read: (path) => attempt(path, 'unreadable', () => new Uint8Array(readFileSync(path))),
  list: (folder) =>
    attempt(folder, 'unreadable', () =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => join(folder, name))
        .sort(),
    ),
  now: () => new Date().toISOString(),
  write: (folder, name, content) => {
    const path = join(folder, name);
    return attempt(path, 'unwritable', () => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, content, { flag: 'wx' });
      return path;
    });
  },
};

/** Writes lines to a stream; a reader that has gone away, such as `head`, is no error. */
const print = (stream: NodeJS.WriteStream, lines: readonly string[]): void => {
  stream.on('error', () => stream.destroy());
  if (lines.length > 0) stream.write(`${lines.join('\n')}\n`);
};

const outcome = run(process.argv.slice(2), disk);
print(process.stdout, outcome.out);
print(process.stderr, outcome.err);
process.exitCode = outcome.exit;
