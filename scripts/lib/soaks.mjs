// The long trials. Each is a test that runs in small in every npm run check, in the middle size in every npm test and
// here in full (engine/testing/trials.ts).
import { readFileSync } from 'node:fs';
import { projectFiles } from './files.mjs';
import { inProject } from './project.mjs';

const VITEST = 'vitest/vitest.mjs';
const PLAYWRIGHT = '@playwright/test/cli.js';

/**
 * @typedef {{ name: string, what: string, tool: string, args: readonly string[] }} Soak
 */

/** Files of tests of which the text shows something. */
const testsWith = (pattern) =>
  (projectFiles() ?? []).filter(
    (path) => /\.test\.tsx?$/.test(path) && pattern.test(readFileSync(inProject(path), 'utf8')),
  );

/** @type {readonly Soak[]} */
export const SOAKS = [
  {
    name: 'crash',
    what: 'the browser killed at random moments of work, and started again',
    tool: PLAYWRIGHT,
    args: ['test', '--config', 'e2e/playwright.config.ts', 'crash.journey.ts'],
  },
  {
    name: 'journeys',
    what: 'all journeys, those as well that take turns in npm test',
    tool: PLAYWRIGHT,
    args: ['test', '--config', 'e2e/playwright.config.ts', '--grep-invert', 'killed at any moment'],
  },
  {
    name: 'games',
    what: 'random games of the house bot',
    tool: VITEST,
    args: ['run', 'engine/testing/soak.test.ts'],
  },
  {
    name: 'endings',
    what: 'random games to their end, in whatever order things are given',
    tool: VITEST,
    args: [
      'run',
      'engine/systems/moerderspiel/turn/soak.test.ts',
      'engine/systems/eroberung/turn/soak.test.ts',
    ],
  },
  {
    name: 'realms',
    what: 'eight realms of PYGMA-ISIS for 40 years with their economy, again and again',
    tool: VITEST,
    args: ['run', 'engine/systems/pygma/turn/soak.test.ts'],
  },
  {
    name: 'rounds',
    what: 'rounds in which everything changes that a nation cannot know, and what it is sent',
    tool: VITEST,
    args: ['run', 'engine/systems/moerderspiel/secrecy.test.ts'],
  },
  {
    name: 'months',
    what: 'months in which everything changes that a realm cannot know, the place and size of the world too',
    tool: VITEST,
    args: ['run', 'engine/systems/pygma/secrecy.test.ts'],
  },
  {
    name: 'battles',
    what: 'random logs of battles on the screen',
    tool: VITEST,
    args: ['run', 'engine/systems/eroberung/arcade/stored.test.ts'],
  },
  {
    name: 'files',
    what: 'campaign files that mean harm',
    tool: VITEST,
    args: ['run', 'engine/world/save/hostile.test.ts'],
  },
  {
    name: 'orders',
    what: 'letters as nobody writes them, and order lines that mean harm, in every game',
    tool: VITEST,
    args: [
      'run',
      'engine/systems/waben/orders/hostile.test.ts',
      'engine/systems/waben/orders/fuzz.test.ts',
      'engine/systems/waben/turn/letters.test.ts',
      'engine/orders/letters.test.ts',
      'engine/orders/laws.test.ts',
    ],
  },
  {
    name: 'intake',
    what: 'documents and maps of other programs that mean harm',
    tool: VITEST,
    args: [
      'run',
      'renderer/model/intake/hostile',
      'renderer/model/intake/growth.test.ts',
      'engine/exchange/mutations.test.ts',
    ],
  },
  {
    name: 'secrecy',
    what: 'deliveries, with everything changed that their reader cannot know',
    tool: VITEST,
    args: ['run', 'engine/systems/waben/secrecy.test.ts', 'renderer/model/leaks/'],
  },
  {
    name: 'laws',
    what: 'every property that is tried with values drawn at random',
    tool: VITEST,
    args: ['run', ...testsWith(/\btimes\(|\bfc\.assert\(/)],
  },
  {
    name: 'windows',
    what: 'windows that open, write, ask, take, close and crash in any order',
    tool: VITEST,
    args: ['run', 'renderer/model/state/interleavings.test.ts'],
  },
  {
    name: 'life',
    what: 'many months of one campaign in one session',
    tool: PLAYWRIGHT,
    args: ['test', '--config', 'e2e/life/playwright.config.ts'],
  },
];
