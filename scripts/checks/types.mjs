// Types: each floor is checked with the globals it may know, then everything together with its tests.
import { CACHE, inProject, runTool } from '../lib/project.mjs';
import { single } from './stage.mjs';

const AREAS = ['engine', 'renderer', 'electron', 'cli', '.'];

/** @returns {Promise<import('./stage.mjs').Stage[]>} */
export const checkTypes = async () => {
  const stages = [];
  for (const area of AREAS) {
    stages.push(
      single(
        `types of ${area}`,
        await runTool('typescript/bin/tsc', [
          ...['-p', area, '--pretty', 'false'],
          ...['--incremental', '--tsBuildInfoFile', inProject(CACHE, `types-${area}.json`)],
        ]),
      ),
    );
  }
  return stages;
};
