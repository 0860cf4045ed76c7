// npm test: installs what is missing and runs every check. --quick (npm run check) omits browser and package, and takes
// small trials and only what has changed since it passed.
import { ensureInstalled } from './lib/install.mjs';
import { say } from './lib/project.mjs';

const quick = process.argv.includes('--quick');
const started = Date.now();
const since = (start) => (Date.now() - start) / 1000;

const report = (stage, seconds) => {
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
  const { checkFormat, checkOxlint } = await import('./checks/lint.mjs');
  const { checkStructure } = await import('./checks/structure.mjs');
  const { checkGames } = await import('./checks/games.mjs');
  const { checkFences } = await import('./checks/fences.mjs');
  const { checkUnit } = await import('./checks/unit.mjs');
  const { checkClauses } = await import('./checks/clauses.mjs');
  const { checkBuild, checkJourneys } = await import('./checks/journeys.mjs');
  const { checkBenches } = await import('./checks/benches.mjs');
  const { checkPackaging } = await import('./checks/packaging.mjs');
  const { unlessUnchanged } = await import('./lib/memo.mjs');
  const { summary } = await import('./checks/stage.mjs');

  const isCode = (path) => /\.(tsx?|json|mjs|css|md)$/.test(path);
  const isConfiguration = (path) => /^[^/]+$|^engine\/|tsconfig[^/]*\.json$/.test(path);
  const isPackaged = (path) => path.startsWith('electron') || path.startsWith('assets/icons');
  const checks = [
    checkFormat,
    checkTypes,
    () => unlessUnchanged('oxlint', isCode, checkOxlint),
    checkGames,
    checkClauses,
    () => unlessUnchanged('structure', isCode, checkStructure),
    () => unlessUnchanged('fences', isConfiguration, checkFences),
    () => checkUnit({ quick }),
  ];
  const packaged = () => unlessUnchanged('package', isPackaged, checkPackaging);
  const moreChecks = [checkBuild, checkBenches, packaged, checkJourneys];

  const stages = [];
  for (const check of quick ? checks : [...checks, ...moreChecks]) {
    const start = Date.now();
    const results = await check();
    results.forEach((stage) => report(stage, since(start)));
    stages.push(...results);
  }
  say(`${since(started).toFixed(0)} s`);
  say(summary(stages));
  return stages.some(({ failed }) => failed > 0) ? 1 : 0;
};

process.exitCode = await main();
