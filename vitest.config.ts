import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,renderer,electron,cli,scripts,assets}/**/*.test.{ts,tsx,mjs}'],
    environment: 'node',
    testTimeout: 30_000,
    maxWorkers: 2,
    reporters: ['default'],
  },
});
