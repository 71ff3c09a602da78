import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A fault ends its run at the first test that fails, so the test files that take least come first. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse();
  }
}

/** The unit tests of the part of the rules that gets faults. A fault in a constant runs each test file that may reach it, so they share a worker here too. */
export default defineConfig({
  test: {
    include: [`src/${process.env.MUTATED_PART}/**/*.test.ts`],
    testTimeout: 20_000,
    isolate: false,
    sequence: { sequencer: ShortestFirst },
  },
});
