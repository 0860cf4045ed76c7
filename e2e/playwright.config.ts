import { defineConfig } from '@playwright/test';

/** WABENWART_PORT lets two runs on one computer keep out of each other's way. */
const port = Number(process.env['WABENWART_PORT'] ?? '47620');

/** Journeys in the real browser, two at a time, each with a profile of its own, against the built page. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results/journeys',
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  retries: 0,
  // Accepted pictures lie where they are shown; WABENWART_PICTURES=1 accepts them as they are now.
  snapshotPathTemplate: '{testDir}/../docs/gallery/{arg}{ext}',
  updateSnapshots: process.env['WABENWART_PICTURES'] === '1' ? 'all' : 'none',
  reporter: [['list'], ['json']],
  use: { baseURL: `http://127.0.0.1:${String(port)}/` },
  webServer: {
    command: 'node ../scripts/serve.mjs',
    url: `http://127.0.0.1:${String(port)}/wabenwart.json`,
    env: { WABENWART_PORT: String(port) },
    reuseExistingServer: false,
  },
});
