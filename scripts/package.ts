// `make package`: what production needs and nothing else, as the folder dist/package/vedic-rituals-shop and as a tarball of it, without
// Node. `--tree` makes the folder alone, `--small` one in .cache without packages: enough to see that it finds each file that it copies.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { OLDEST_NODE } from '../src/config/oldest-node.ts';
import { OUTSIDE, withDependencies } from './outside-packages.ts';
import { BUILT, FILES } from './package-files.ts';

const MOST_MEGABYTES = 220;
/** What a package does not need to run: its tests and benchmarks, its types, and the maps of code that nobody debugs here. */
const UNNEEDED = /^(test|tests|__tests__|benchmarks?)$|\.map$|\.d\.[cm]?ts$|\.(test|spec)\.[cm]?js$/;
/** Commands that whoever runs the shop needs beside `npm start`. */
const OPERATORS = ['migrate', 'operator', 'verify-ledger', 'backup', 'restore'];
const isSmall = process.argv.includes('--small');
const place = isSmall ? '.cache/small-package' : 'dist/package';
const { name, version, type, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const tree = join(place, 'vedic-rituals-shop');

rmSync(place, { recursive: true, force: true });
mkdirSync(tree, { recursive: true });
copyFiles();
if (!isSmall) copyPackages();
const engines = { node: `>=${OLDEST_NODE}` };
const commands = Object.fromEntries(['start', ...OPERATORS].map((command) => [command, scripts[command]]));
const manifest = { name, version, private: true, type, engines, scripts: commands };
writeFileSync(join(tree, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
const size = megabytes(tree);
console.log(`${tree}: ${size.toFixed(1)} MB`);
if (size > MOST_MEGABYTES) throw new Error(`The package is larger than ${MOST_MEGABYTES} MB`);
if (!isSmall && !process.argv.includes('--tree')) {
  const tarball = `${tree}-${version}.tar.gz`;
  execFileSync('tar', ['-czf', tarball, '-C', place, basename(tree)]);
  console.log(`${tarball}: ${(statSync(tarball).size / 1e6).toFixed(1)} MB`);
}

/** The contract, papers and settings, what is read from beside the code, and what the build has made of server and pages. */
function copyFiles(): void {
  const textsStylesMigrations = filesIn('src').filter((path) => !path.endsWith('.ts'));
  for (const path of [...FILES, ...textsStylesMigrations, ...BUILT]) cpSync(path, join(tree, path), { recursive: true });
}

/** Copies the packages that the built server loads, with all that they need on this machine. */
function copyPackages(): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (const path of withDependencies(OUTSIDE, packages)) {
    // A package within a package has a path of its own in the lock file.
    const isNeeded = (file: string) =>
      file === path || !(basename(file) === 'node_modules' || UNNEEDED.test(relative(path, file)));
    // The lock file names optional packages of other machines, too, which are not installed here.
    if (existsSync(path)) cpSync(path, join(tree, path), { recursive: true, filter: isNeeded });
  }
}

/** The size of all files in a folder. */
function megabytes(folder: string): number {
  return filesIn(folder).reduce((sum, path) => sum + statSync(path).size, 0) / 1e6;
}

/** The paths of all files in a folder and in those below it. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name));
}
