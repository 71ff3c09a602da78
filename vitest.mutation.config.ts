import { defineConfig } from 'vitest/config';

/** Without isolation the files of one run share a worker: a fault in a constant, which every test file may reach, costs a fifth of the time. */
export default defineConfig({
  test: { include: ['src/{kernel,modules}/**/*.test.ts'], testTimeout: 20_000, isolate: false },
});
