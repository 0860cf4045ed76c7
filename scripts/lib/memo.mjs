// Checks that need not run again: those that passed, and of whose inputs nothing has changed since.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { contentHash, projectFiles } from './files.mjs';
import { CACHE, inProject } from './project.mjs';

/** Inputs of every check besides the files it reads: the tools, their versions, and how they are called. */
const TOOLS = /^(package(-lock)?\.json|scripts\/.*\.mjs)$/;

/**
 * Runs a check unless it passed before with the same inputs. A continuous integration (CI) always runs it.
 * @param {string} name of the cache, a word
 * @param {(path: string) => boolean} reads which files of the project the check reads, besides tools and scripts
 * @param {() => Promise<import('../checks/stage.mjs').Stage[]>} check
 * @returns {Promise<import('../checks/stage.mjs').Stage[]>} stages that did not run again are marked in their name
 */
export const unlessUnchanged = async (name, reads, check) => {
  const memory = inProject(CACHE, 'passed', `${name}.json`);
  const files = projectFiles()?.filter((path) => TOOLS.test(path) || reads(path));
  const key =
    files && createHash('sha256').update(process.version).update(contentHash(files)).digest('hex');
  if (key !== undefined && !process.env.CI && existsSync(memory)) {
    const { passedWith, stages } = JSON.parse(readFileSync(memory, 'utf8'));
    if (passedWith === key)
      return stages.map((stage) => ({
        ...stage,
        name: `${stage.name}, unchanged since it passed`,
      }));
  }
  const stages = await check();
  if (key !== undefined && stages.every(({ failed, skipped }) => failed === 0 && skipped === 0)) {
    mkdirSync(dirname(memory), { recursive: true });
    writeFileSync(memory, JSON.stringify({ passedWith: key, stages }));
  }
  return stages;
};
