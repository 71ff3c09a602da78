// `make upgrade-test`: the last release and this tree side by side behind Caddy. The release is the commit that added the newest file of
// `released`; it is built once, in `.cache/releases`. `--small` names it and lists the tests alone.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { lastReleased } from '../test/support/last-released.ts';
import { ensurePackages } from './debian-packages.ts';

const isSmall = process.argv.includes('--small');
const { file } = lastReleased();
const version = file.replace('.json', '');
console.log(`The last release is ${version}`);
const folder = `.cache/releases/${version}`;
if (!isSmall) {
  ensurePackages({ caddy: '/usr/bin/caddy' });
  if (!existsSync(`${folder}/dist/shop/main.js`)) buildRelease();
}
const args = [isSmall ? 'list' : 'run', '--config', 'test/upgrade/vitest.config.ts'];
const env = { ...process.env, LAST_RELEASE: folder };
process.exit(spawnSync('vitest', args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status ?? 1);

/** Builds the release by its own Makefile, with its own packages. */
function buildRelease(): void {
  const commit = commitOf(`src/adapters/postgres/released/${file}`);
  console.log(`Building ${version} from commit ${commit.slice(0, 8)} in ${folder}`);
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: execFileSync('git', ['archive', commit], { maxBuffer: 1e9 }) });
  const { MAKEFLAGS: _, MAKELEVEL: __, ...outside } = process.env;
  execFileSync('make', ['--silent', 'build'], { cwd: folder, stdio: 'inherit', env: outside });
}

/** The commit that added a file. The history of a shallow clone would name any. */
function commitOf(path: string): string {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  const commit = git('log', '--diff-filter=A', '--format=%H', '--max-count=1', '--', path);
  if (!commit || git('rev-parse', '--is-shallow-repository') === 'true')
    throw new Error('The commit of the last release is not in this clone: git fetch --unshallow');
  return commit;
}
