import { defineConfig } from '@playwright/test';

const port = 47625;

/** The long life of one campaign, in one browser (`npm run soak -- life`). */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.soak.ts',
  outputDir: '../../test-results/life',
  workers: 1,
  timeout: 0,
  expect: { timeout: 60_000 },
  retries: 0,
  reporter: [['list']],
  use: { baseURL: `http://127.0.0.1:${String(port)}/` },
  webServer: {
    command: 'node ../../scripts/serve.mjs',
    url: `http://127.0.0.1:${String(port)}/wabenwart.json`,
    env: { WABENWART_PORT: String(port) },
    reuseExistingServer: false,
  },
});
