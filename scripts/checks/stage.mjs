// A stage of npm test: a name, and how many checks passed, failed and were skipped.

/**
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, output: string }} Stage
 */

/** A stage that is one check: a command that must end with code 0. */
export const single = (name, { code, output }) => ({
  name,
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  skipped: 0,
  output: code === 0 ? '' : output,
});

/** The line that closes a run. */
export const summary = (stages) => {
  const total = (key) => stages.reduce((sum, stage) => sum + stage[key], 0);
  return `${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`;
};
