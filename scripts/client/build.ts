import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const MOST_BYTES = 8000;
const source = join(import.meta.dirname, '../../packages/client');

/**
 * Writes the client package, as it is published, into an empty folder. Returns what its code weighs, compressed in one piece, in bytes.
 * Throws when that is too much, or when a file needs another package.
 */
export function buildClient(folder: string): number {
  const lib = join(folder, 'lib');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync('tsc', ['--project', source, '--outDir', lib], { stdio: ['ignore', 'inherit', 'inherit'] });
  for (const file of ['package.json', 'README.md']) cpSync(join(source, file), join(folder, file));
  const files = readdirSync(lib, { recursive: true, encoding: 'utf8' }).map((file) => join(lib, file));
  for (const file of files.filter((name) => name.endsWith('.d.ts'))) nameBuiltFiles(file);

  const code = files.filter((name) => name.endsWith('.js')).map((name) => readFileSync(name, 'utf8'));
  const foreign = code.flatMap((text) => [...text.matchAll(/from '([^.][^']*)'/g)].map(([, name]) => name));
  if (foreign.length > 0) throw new Error(`The client needs other packages: ${foreign.join(', ')}`);
  const bytes = gzipSync(code.join('\n'), { level: 9 }).length;
  if (bytes > MOST_BYTES) throw new Error(`The client weighs ${bytes} bytes compressed, more than ${MOST_BYTES}`);
  return bytes;
}

/** Types import what was built, not the sources. */
function nameBuiltFiles(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(from ')(\.[^']*)\.ts'/g, "$1$2.js'"));
}
