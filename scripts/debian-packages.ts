// Installs Debian's packages that a target needs. Where that is not possible it says what to install.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Makes sure that packages are installed, each named with a file of it. Throws when one is missing and cannot be installed. */
export function ensurePackages(packages: Readonly<Record<string, string>>): void {
  const missing = () => Object.keys(packages).filter((name) => !existsSync(packages[name] ?? ''));
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) install(missing());
  if (missing().length > 0) throw new Error(`This needs Debian's packages. As root: apt-get install ${missing().join(' ')}`);
}

function install(names: readonly string[]): void {
  console.log(`Installing ${names.join(', ')}`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ])
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
}
