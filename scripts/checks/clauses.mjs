// Every clause of every rule page is covered by a case or test, or declared not applicable with a reason.
import { inProject, run } from '../lib/project.mjs';
import { single } from './stage.mjs';

export const checkClauses = async () => [
  single('clauses', await run(process.execPath, [inProject('scripts/clauses.mjs')])),
];
