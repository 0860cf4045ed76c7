// The long trials. Each is a test that runs in small in every npm test and here in full; variables of the environment
// that are set already win, so that a seed can be tried again.
const own = process.env;

const VITEST = 'vitest/vitest.mjs';

/**
 * @typedef {{ name: string, what: string, tool: string, args: readonly string[], env: Readonly<Record<string, string>> }} Soak
 */

/** @type {readonly Soak[]} */
export const SOAKS = [
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
    name: 'windows',
    what: 'windows that open, write, ask, take, close and crash in any order',
    tool: VITEST,
    args: ['run', 'renderer/state/interleavings.test.ts'],
    env: {
      WABENWART_WINDOWS_TRIALS: own.WABENWART_WINDOWS_TRIALS ?? '1000',
      WABENWART_WINDOWS_SEED: own.WABENWART_WINDOWS_SEED ?? '1',
    },
  },
];
