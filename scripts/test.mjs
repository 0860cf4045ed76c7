// npm test: installs what is missing and runs every check. --quick leaves out the journeys (npm run check).
import { ensureInstalled } from './lib/install.mjs';
import { say } from './lib/project.mjs';

const quick = process.argv.includes('--quick');

const tell = (stage, seconds) => {
  const verdict = stage.failed > 0 ? 'FAILED' : 'ok';
  const counts = `${stage.passed} passed, ${stage.failed} failed, ${stage.skipped} skipped;`;
  say(`${verdict.padEnd(6)} ${stage.name} (${counts} ${seconds.toFixed(0)} s)`);
  if (stage.output) say(stage.output.trimEnd());
};

const main = async () => {
  if (!(await ensureInstalled())) {
    say('0 passed, 1 failed, 0 skipped');
    return 1;
  }
  const { checkTypes } = await import('./checks/types.mjs');
  const { checkDeadCode, checkFormat, checkGraph, checkLint } = await import('./checks/lint.mjs');
  const { checkGames } = await import('./checks/games.mjs');
  const { checkFences } = await import('./checks/fences.mjs');
  const { checkUnit } = await import('./checks/unit.mjs');
  const { checkClauses } = await import('./checks/clauses.mjs');
  const { checkJourneys } = await import('./checks/journeys.mjs');
  const { checkPackaging } = await import('./checks/packaging.mjs');
  const { summary } = await import('./checks/stage.mjs');
  const stages = [];
  const take = async (check) => {
    const start = Date.now();
    const results = await check();
    results.forEach((stage) => tell(stage, (Date.now() - start) / 1000));
    stages.push(...results);
  };
  const takeAll = async (checks) => {
    for (const check of checks) await take(check);
  };
  // The linter keeps one core busy for as long as the small checks the other; the unit tests take both.
  const small = [
    checkTypes,
    checkFormat,
    checkDeadCode,
    checkGraph,
    checkGames,
    checkClauses,
    checkFences,
  ];
  await Promise.all([take(checkLint), takeAll([...small, () => checkUnit({ quick })])]);
  if (!quick) {
    await take(checkJourneys);
    await take(checkPackaging);
  }
  say(summary(stages));
  return stages.some(({ failed }) => failed > 0) ? 1 : 0;
};

process.exitCode = await main();
