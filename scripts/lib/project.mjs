// Root folder of the project and terminal output of its scripts. No dependencies: this runs before anything is
// installed.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the project's top folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A path below the project's top folder. */
export const inProject = (...parts) => join(root, ...parts);

/** Folder below the project's top in which the checks remember what they have read; it can be deleted any time. */
export const CACHE = 'test-results/cache';

/** Prints one line to the terminal. */
export const say = (line) => process.stdout.write(`${line}\n`);

/** True if `version` (such as `v20.19.0`) is at least 20.19, the oldest Node the tools run on. */
export const isSupportedNode = (version) => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
};

/**
 * Runs a command and collects what it prints.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, echo?: boolean, timeout?: number, signal?: NodeJS.Signals }} [options]
 * @returns {Promise<{ code: number, output: string }>} code -1 if it could not be started or took too long; `signal` is what
 *   ends it then, SIGKILL unless it has programs of its own to end
 */
export const run = (command, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, [...args], {
      cwd: options.cwd ?? root,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command === 'npm',
    });
    let output = '';
    const collect = (stream) => (data) => {
      output += data;
      if (options.echo) stream.write(data);
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    const timer = options.timeout
      ? setTimeout(() => child.kill(options.signal ?? 'SIGKILL'), options.timeout)
      : undefined;
    child.on('error', (error) => {
      clearTimeout(timer);
      resolve({ code: -1, output: `${output}${error.message}` });
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? -1, output });
    });
  });

/** Runs a tool that is installed with the project, without a shell. */
export const runTool = (path, args, options) =>
  run(process.execPath, [inProject('node_modules', ...path.split('/')), ...args], options);
