import { spawnSync } from 'node:child_process';

/** The commit at which this branch left main; on main itself, the commit before HEAD. */
export function branchPoint(): string {
  const [head] = git('rev-parse', 'HEAD');
  const [base] = git('merge-base', 'HEAD', 'main');
  return base === head ? 'HEAD~1' : `${base}`;
}

/** The files that differ from a commit, also uncommitted and new files; deleted files are among them. */
export function changedSince(commit: string): string[] {
  return [...git('diff', '--name-only', '--relative', commit), ...git('ls-files', '--others', '--exclude-standard')];
}

function git(...args: string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed`);
  return stdout.split('\n').filter(Boolean);
}
