import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const MOST_BYTES = 8000;
const source = join(import.meta.dirname, '../../packages/client');
const contract = join(import.meta.dirname, '../../openapi/generated/openapi.json');

// Vite's own compiler, so that whoever builds the shop has the package without the tools of its developers.
const ofVite = createRequire(import.meta.resolve('vite'));
const { isolatedDeclarationSync, transformSync }: typeof import('rolldown/experimental') = await import(
  ofVite.resolve('rolldown/experimental')
);

/**
 * Writes the client package, as it is published, into a folder that is emptied first; its version is the contract's. Returns what its code
 * weighs, compressed in one piece, in bytes. Throws when that is too much, or when a file needs another package.
 */
export function buildClient(folder: string): number {
  rmSync(folder, { recursive: true, force: true });
  for (const file of sources()) compile(file, join(folder, 'lib'));
  for (const file of ['README.md', 'LICENSE']) cpSync(join(source, file), join(folder, file));
  const { info } = JSON.parse(readFileSync(contract, 'utf8'));
  const { name, ...manifest } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name, version: info.version, ...manifest }, null, 2)}\n`);

  const code = sources().map((file) => readFileSync(join(folder, 'lib', file.replace(/\.ts$/, '.js')), 'utf8'));
  const foreign = code.flatMap((text) => [...text.matchAll(/from ["']([^.][^"']*)["']/g)].map(([, name]) => name));
  if (foreign.length > 0) throw new Error(`The client needs other packages: ${foreign.join(', ')}`);
  const bytes = gzipSync(code.join('\n'), { level: 9 }).length;
  if (bytes > MOST_BYTES) throw new Error(`The client weighs ${bytes} bytes compressed, more than ${MOST_BYTES}`);
  return bytes;
}

function sources(): string[] {
  const files = readdirSync(join(source, 'src'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /(?<!\.test)\.ts$/.test(file)).sort();
}

/** Writes the JavaScript of a source and its types, which name what was built, not the sources. `make check` has judged the types. */
function compile(file: string, lib: string): void {
  const text = readFileSync(join(source, 'src', file), 'utf8');
  const options = { target: 'es2022', typescript: { rewriteImportExtensions: true, onlyRemoveTypeImports: true } };
  const built = transformSync(file, text, options);
  const types = isolatedDeclarationSync(file, text, { stripInternal: false });
  const [fault] = [...built.errors, ...types.errors];
  if (fault) throw new Error(`packages/client/src/${file}: ${fault.message}`);
  const place = join(lib, file.replace(/\.ts$/, ''));
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(`${place}.js`, built.code);
  writeFileSync(`${place}.d.ts`, types.code.replaceAll(/(from ["'])(\.[^"']*)\.ts(["'])/g, '$1$2.js$3'));
}
