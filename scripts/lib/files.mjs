// Files of the project: those below a folder, those it is made of, and what they hold.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inProject, root } from './project.mjs';

/** Every file below the given folders and files of the project (or of a copy of it), sorted. */
export const filesBelow = (paths, keep = () => true, top = root) => {
  const found = [];
  const visit = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) readdirSync(path).forEach((name) => visit(join(path, name)));
    else if (keep(path)) found.push(relative(top, path).split('\\').join('/'));
  };
  paths.forEach((path) => visit(join(top, path)));
  return found.sort();
};

/** All files of the project, those not yet committed included; undefined without Git. */
export const projectFiles = () => {
  try {
    const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return [...new Set(listed.split('\0'))].filter((path) => path && existsSync(inProject(path)));
  } catch {
    return undefined;
  }
};

/** A hash over the names and contents of files of the project. */
export const contentHash = (files) => {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(inProject(file)))
      .update('\0');
  return hash.digest('hex');
};
