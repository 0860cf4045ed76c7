// Runs before every file of tests, before anything of ours is loaded: Node itself loads our modules, so that they run as
// fast as in the built program. Vite's loader turns every use of an import into a look into a table, and asks its main
// process for each file.
import { register } from 'node:module';

/** Once per process, however many files of tests it runs. */
const REGISTERED = Symbol.for('wabenwart.native-modules');

if (!(REGISTERED in globalThis)) {
  globalThis[REGISTERED] = true;
  register('./native-hooks.mjs', new URL(import.meta.url.split('?')[0]));
}
