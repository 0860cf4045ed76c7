// The long trials. Each is a test that runs in small in every npm test and here in full; variables of the environment
// that are set already win, so that a seed can be tried again.
const own = process.env;

const VITEST = 'vitest/vitest.mjs';
const PLAYWRIGHT = '@playwright/test/cli.js';

/**
 * @typedef {{ name: string, what: string, tool: string, args: readonly string[], env: Readonly<Record<string, string>> }} Soak
 */

/** @type {readonly Soak[]} */
export const SOAKS = [
  {
    name: 'crash',
    what: 'the browser killed at random moments of work, and started again',
    tool: PLAYWRIGHT,
    args: ['test', '--config', 'e2e/playwright.config.ts', 'crash.journey.ts'],
    env: {
      WABENWART_KILLS: own.WABENWART_KILLS ?? '500',
      WABENWART_SEED: own.WABENWART_SEED ?? '1',
    },
  },
  {
    name: 'organisation',
    what: 'random games of the Organisationsspiel',
    tool: VITEST,
    args: ['run', 'engine/systems/organisation/soak.test.ts'],
    env: {
      WABENWART_SOAK_GAMES: own.WABENWART_SOAK_GAMES ?? '50000',
      WABENWART_SOAK_FROM: own.WABENWART_SOAK_FROM ?? '100000',
    },
  },
  {
    name: 'files',
    what: 'campaign files that mean harm',
    tool: VITEST,
    args: ['run', 'engine/world/save/hostile.test.ts'],
    env: {
      WABENWART_HOSTILE_FILES: own.WABENWART_HOSTILE_FILES ?? '10000',
      WABENWART_HOSTILE_SEED: own.WABENWART_HOSTILE_SEED ?? '1',
    },
  },
  {
    name: 'orders',
    what: 'order lines that mean harm, in both games',
    tool: VITEST,
    args: [
      'run',
      'engine/systems/waben/orders/hostile.test.ts',
      'engine/systems/organisation/orders/hostile.test.ts',
    ],
    env: {
      WABENWART_HOSTILE_LINES: own.WABENWART_HOSTILE_LINES ?? '500000',
      WABENWART_HOSTILE_SEED: own.WABENWART_HOSTILE_SEED ?? '1',
    },
  },
  {
    name: 'intake',
    what: 'documents and maps of other programs that mean harm',
    tool: VITEST,
    args: ['run', 'renderer/intake/hostile.test.ts', 'engine/exchange/mutations.test.ts'],
    env: {
      WABENWART_HOSTILE_DOCUMENTS: own.WABENWART_HOSTILE_DOCUMENTS ?? '4000',
      WABENWART_HOSTILE_MAPS: own.WABENWART_HOSTILE_MAPS ?? '10000',
      WABENWART_HOSTILE_SEED: own.WABENWART_HOSTILE_SEED ?? '1',
    },
  },
  {
    name: 'windows',
    what: 'windows that open, write, ask, take, close and crash in any order',
    tool: VITEST,
    args: ['run', 'renderer/state/interleavings.test.ts'],
    env: {
      WABENWART_WINDOWS_TRIALS: own.WABENWART_WINDOWS_TRIALS ?? '1000',
      WABENWART_WINDOWS_SEED: own.WABENWART_WINDOWS_SEED ?? '1',
    },
  },
  {
    name: 'life',
    what: 'many months of one campaign in one session',
    tool: PLAYWRIGHT,
    args: ['test', '--config', 'e2e/life/playwright.config.ts'],
    env: {
      WABENWART_MONTHS: own.WABENWART_MONTHS ?? '200',
      WABENWART_SEED: own.WABENWART_SEED ?? '8',
    },
  },
];
