// Holds the contract against the last released one, and fails when a change would break programs that rely on it.
import { changesBetween, refusedChanges } from './changes.ts';
import { currentContract, releasedContract } from './files.ts';

const former = releasedContract();
const next = currentContract();
const refused = refusedChanges(former, next, changesBetween(former, next));
if (refused.length > 0) {
  console.error(`These changes break programs that rely on version ${former.info.version} of the contract:`);
  for (const sentence of refused) console.error(`  ${sentence}`);
  console.error(
    'Add beside what is there and mark the old as `deprecated`, or raise the first number of `version` in openapi.yaml.',
  );
  process.exitCode = 1;
}
