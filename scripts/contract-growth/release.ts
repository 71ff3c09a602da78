// `make release-contract`: from now on programs may rely on the contract as it stands. Raises the version, unless somebody has raised it
// already, writes what has changed into openapi/CHANGELOG.md, where a person words it before the commit, and keeps the contract in
// openapi/released. `--small` only says which version it would be.
import { execFileSync } from 'node:child_process';
import { changesBetween, describeChange, refusedChanges } from './changes.ts';
import { currentContract, readText, releasedContract, writeText } from './files.ts';
import { nextVersion, withContractRelease } from './versions.ts';

const former = releasedContract();
const changes = changesBetween(former, currentContract());
const refused = refusedChanges(former, currentContract(), changes);
if (refused.length > 0) throw new Error(`The version must have a new first number:\n${refused.join('\n')}`);

const version = nextVersion(former.info.version, currentContract().info.version, changes);
if (!version) console.log(`Nothing has changed since version ${former.info.version}.`);
else if (process.argv.includes('--small')) console.log(`It would be version ${version}.`);
else {
  writeText('openapi.yaml', readText('openapi.yaml').replace(/^ {2}version: .*$/m, `  version: ${version}`));
  // Writes the bundled contract anew, which is then read with its new version.
  execFileSync('npm', ['run', '--silent', 'openapi'], { stdio: 'inherit' });
  writeText('released/openapi.json', `${JSON.stringify(currentContract(), null, 1)}\n`);
  // A patch is no news to programs. What a person has written under 'Next' may tell of it.
  const news = changes.filter(({ impact }) => impact !== 'patch').map(describeChange);
  writeText('CHANGELOG.md', withContractRelease(readText('CHANGELOG.md'), version, new Date(), news));
  console.log(`Version ${version}: ${news.length} changes that programs notice. Word them in openapi/CHANGELOG.md, then commit.`);
}
