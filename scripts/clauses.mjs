// npm run clauses: which clauses of each rule book are covered by a case or test. Fails if one is forgotten; a game that
// is not among the pages of the program yet is counted and no more.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { filesBelow } from './lib/files.mjs';
import {
  citedIn,
  coverageLines,
  coverageOf,
  isWhole,
  listedIn,
  needlessIn,
} from './lib/clauses.mjs';
import { inProject, say } from './lib/project.mjs';

const read = (path) => (existsSync(inProject(path)) ? readFileSync(inProject(path), 'utf8') : '');

/** Lists of reasons why something has no case; they prove nothing themselves. */
const REASONS = ['/settled.ts', '/settingsNotRead.ts'];

/** Folders whose tests prove clauses of any game; other screens only contain them as data. */
const PROVING = ['engine', 'assets/examples', 'renderer/model/boards', 'renderer/model/leaks'];

/** Files whose citations count: the system's cases, tests of rules, boards, files that leave and its screens, journeys. */
const provingFiles = (system) => {
  const cases = filesBelow([`engine/systems/${system}/cases`], (path) =>
    /\.(ts|cases\.txt)$/.test(path),
  );
  const proofs = cases.filter((path) => !REASONS.some((name) => path.endsWith(name)));
  const folders = [...PROVING, `renderer/games/${system}`].filter((path) =>
    existsSync(inProject(path)),
  );
  const tests = filesBelow(folders, (path) => /\.test\.tsx?$/.test(path));
  const journeys = filesBelow(['e2e'], (path) => path.endsWith('.journey.ts'));
  return [...new Set([...proofs, ...tests, ...journeys])];
};

const coverageOfSystem = (system) =>
  coverageOf({
    listed: listedIn(read(`docs/rules/${system}.md`)),
    cited: provingFiles(system).flatMap((path) => citedIn(read(path))),
    needless: needlessIn(read(`engine/systems/${system}/SOURCES.md`)),
  });

const systems = readdirSync(inProject('docs', 'rules'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.replace(/\.md$/, ''));

const verdicts = systems.map((system) => ({ system, coverage: coverageOfSystem(system) }));
verdicts
  .flatMap(({ system, coverage }) => coverageLines(system, coverage))
  .forEach((line) => say(line));

const pages = read('renderer/kit/text/clauses/pages.ts');
const isShown = ({ system }) => pages.includes(`/${system}.md`);
process.exitCode = verdicts.filter(isShown).every(({ coverage }) => isWhole(coverage)) ? 0 : 1;
