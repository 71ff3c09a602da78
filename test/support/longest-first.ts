import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take half a minute or more. The last to begin would keep one worker busy while the others have nothing to do. */
const LONG = [
  'test/faults/measuring-targets.test.ts',
  'test/faults/targets.test.ts',
  'test/torture/backup.test.ts',
  'test/faults/database.test.ts',
  'test/faults/start.test.ts',
  'test/faults/stop.test.ts',
  'test/torture/kill.test.ts',
  'test/torture/clocks.test.ts',
  'test/adapters/baseline.test.ts',
  'test/http/content-panel-files.test.ts',
  'test/http/access-matrix.test.ts',
  'test/adapters/backup.test.ts',
  'test/http/races.test.ts',
];

/**
 * Begins with the files that take longest; a fresh checkout knows no times of former runs. A worker without isolation goes on with the next
 * file only if that is of the same project and environment: otherwise another worker loads server or window anew.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const worlds = Map.groupBy(await super.sort(files), worldOf);
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONG.findIndex((file) => moduleId.endsWith(file));
      return found === -1 ? LONG.length : found;
    };
    return [...worlds.values()].flatMap((world) => world.toSorted((one, other) => place(one) - place(other)));
  }
}

function worldOf({ moduleId, project: { name, config } }: TestSpecification): string {
  if (config.isolate) return `${config.sequence.groupOrder}`;
  return `${name} ${readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment node')}`;
}
