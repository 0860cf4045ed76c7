import { defineConfig } from '@playwright/test';
import { excludedOn, today } from './support/schedule';

/** WABENWART_PORT separates two runs on one computer. */
const port = Number(process.env['WABENWART_PORT'] ?? '47620');

/**
 * How many times 15 seconds are waited for anything: a journey asks whether it happens, not how fast; WABENWART_PATIENCE=6
 * waits longer, on a computer that is busy with other things.
 */
const patience = Number(process.env['WABENWART_PATIENCE'] ?? '3');

/** Journeys in the real browser, three at a time (they wait more than they compute), each with storage of its own, against the built page. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  grepInvert: excludedOn(today()),
  outputDir: '../test-results/journeys',
  workers: 3,
  // Every journey goes to whichever worker is free.
  fullyParallel: true,
  timeout: 300_000 * patience,
  expect: { timeout: 15_000 * patience },
  retries: 0,
  // Accepted pictures lie where they are shown; WABENWART_PICTURES=1 accepts them as they are now.
  snapshotPathTemplate: '{testDir}/../docs/gallery/{arg}{ext}',
  updateSnapshots: process.env['WABENWART_PICTURES'] === '1' ? 'all' : 'none',
  reporter: [['list'], ['json']],
  use: { baseURL: `http://127.0.0.1:${String(port)}/`, actionTimeout: 15_000 * patience },
  webServer: {
    command: 'node ../scripts/serve.mjs',
    url: `http://127.0.0.1:${String(port)}/wabenwart.json`,
    env: { WABENWART_PORT: String(port) },
    reuseExistingServer: false,
  },
});
