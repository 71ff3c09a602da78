import { defineConfig } from 'vitest/config';

/** The unit tests of the room that gets faults. A fault in a constant runs each test file that may reach it, so they share a worker here too. */
export default defineConfig({
  test: { include: [`src/${process.env.MUTATED_ROOM}/**/*.test.ts`], testTimeout: 20_000, isolate: false },
});
