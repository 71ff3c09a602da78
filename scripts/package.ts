// `make package`: what production needs and nothing else, as the folder dist/package/vedic-rituals-shop and as a tarball of it. Node is
// no part of it. `--tree` makes the folder alone.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BUILT, FILES, INSTALLED_BY } from './package-files.ts';

const MOST_MEGABYTES = 220;
/** Commands that whoever runs the shop needs beside `npm start`. */
const OPERATORS = ['migrate', 'operator', 'verify-ledger', 'backup', 'restore'];
const place = 'dist/package';
const { name, version, type, imports, scripts, optionalDependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const tree = join(place, 'vedic-rituals-shop');

rmSync(place, { recursive: true, force: true });
mkdirSync(tree, { recursive: true });
copySources();
installPackages();
const engines = { node: `>=${devDependencies['@types/node'].split('.')[0]}` };
const commands = Object.fromEntries(['start', ...OPERATORS].map((command) => [command, scripts[command]]));
const manifest = { name, version, private: true, type, engines, imports, scripts: commands };
writeFileSync(join(tree, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
const size = megabytes(tree);
console.log(`${tree}: ${size.toFixed(1)} MB`);
if (size > MOST_MEGABYTES) throw new Error(`The package is larger than ${MOST_MEGABYTES} MB`);
if (!process.argv.includes('--tree')) makeTarball(`${tree}-${version}.tar.gz`);

/** The server without its tests, the contract that it serves, and what the build made of the pages. */
function copySources(): void {
  const isServed = (path: string) => !/\.test\.ts$/.test(path) && basename(path) !== 'testing';
  cpSync('src', join(tree, 'src'), { recursive: true, filter: isServed });
  for (const path of [...FILES, ...BUILT]) cpSync(path, join(tree, path), { recursive: true });
}

/** Installs the packages of production beside the tree, as the lock file names them, and moves them into it without Node itself. */
function installPackages(): void {
  const aside = join(place, 'install');
  for (const file of INSTALLED_BY) cpSync(file, join(aside, file));
  const args = [
    'ci',
    '--omit=dev',
    '--include=optional',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  execFileSync('npm', args, { cwd: aside, stdio: ['ignore', 'ignore', 'inherit'] });
  const packages = join(aside, 'node_modules');
  for (const unneeded of [...Object.keys(optionalDependencies), 'generate-types', '.bin', '.package-lock.json'])
    rmSync(join(packages, unneeded), { recursive: true, force: true });
  renameSync(packages, join(tree, 'node_modules'));
  rmSync(aside, { recursive: true });
}

function makeTarball(file: string): void {
  execFileSync('tar', ['-czf', file, '-C', place, basename(tree)]);
  console.log(`${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB`);
}

/** The size of all files in a folder. */
function megabytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name: file }) => sum + statSync(join(parentPath, file)).size, 0) / 1e6;
}
