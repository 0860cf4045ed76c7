// Types: one build of all projects. Each is checked with the globals it may know, tests and journeys against the
// declarations of the others; what has not changed since the last run is not checked again.
import { runTool } from '../lib/project.mjs';
import { single } from './stage.mjs';

/** The native checker; that it and typescript itself refuse the same planted violations is tried by fences.mjs. */
export const TYPE_CHECKER = '@typescript/native-preview/bin/tsgo';

/** @returns {Promise<import('./stage.mjs').Stage[]>} */
export const checkTypes = async () => [
  single('types', await runTool(TYPE_CHECKER, ['--build', '--pretty', 'false'])),
];
