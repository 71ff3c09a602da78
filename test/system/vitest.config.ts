import { defineConfig } from 'vitest/config';

/** `make system-test`: the shop with Debian's servers around it. */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  test: {
    name: 'system',
    include: ['test/system/**/*.test.ts'],
    setupFiles: 'test/support/after-servers.ts',
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
