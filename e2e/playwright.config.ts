import { defineConfig } from '@playwright/test';

const port = 47620;

/** Journeys in the real browser, one after another, against the built page on a loopback server. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results/journeys',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  retries: 0,
  reporter: [['list'], ['json']],
  use: { baseURL: `http://127.0.0.1:${String(port)}/` },
  webServer: {
    command: 'node ../scripts/serve.mjs',
    url: `http://127.0.0.1:${String(port)}/wabenwart.json`,
    env: { WABENWART_PORT: String(port) },
    reuseExistingServer: false,
  },
});
