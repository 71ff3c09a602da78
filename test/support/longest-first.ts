import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take half a minute or more. The last to begin would keep one worker busy while the others have nothing to do. */
const LONG = [
  'test/faults/targets.test.ts',
  'test/torture/backup.test.ts',
  'test/faults/database.test.ts',
  'test/faults/start.test.ts',
  'test/faults/stop.test.ts',
  'test/torture/kill.test.ts',
  'test/torture/clocks.test.ts',
  'test/adapters/baseline.test.ts',
  'test/http/content-transfer.test.ts',
  'test/http/access-matrix.test.ts',
  'test/adapters/backup.test.ts',
  'test/http/races.test.ts',
];

/** Begins with the files that take longest; a fresh checkout knows no times of former runs. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONG.findIndex((file) => moduleId.endsWith(file));
      return found === -1 ? LONG.length : found;
    };
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}
