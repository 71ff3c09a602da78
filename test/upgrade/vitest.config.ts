import { defineConfig } from 'vitest/config';

/** `make upgrade-test`: the last release and this tree side by side. */
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  test: {
    name: 'upgrade',
    include: ['test/upgrade/**/*.test.ts'],
    setupFiles: 'test/support/after-servers.ts',
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
