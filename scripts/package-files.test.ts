import { existsSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { FILES } from './package-files.ts';

/** Tells whether a file is hidden from the build of the image by the patterns of the ignore file: it or a folder around it is named. */
function isIgnored(path: string, patterns: readonly string[]): boolean {
  // What follows this sign is taken out of the list again, which is not understood here.
  expect(patterns.filter((pattern) => pattern.startsWith('!'))).toEqual([]);
  return patterns.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`));
}

const patterns = readFileSync('docker/Dockerfile.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
const dockerfile = readFileSync('docker/Dockerfile', 'utf8');
const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, line = '']) => line.split(' ').slice(0, -1));

test.each([...FILES, 'src', 'web', 'packages/client/LICENSE', ...copied.filter((path) => path !== '.')])(
  'the build of the image sees %s, which the package needs',
  (path) => {
    expect(existsSync(path)).toBe(true);
    expect(isIgnored(path, patterns)).toBe(false);
  },
);

test.each([
  '.env',
  'docker/.env',
  'docker/certificates/authority-key.pem',
  '.git/config',
  'data/secret',
  'node_modules/pg/index.js',
  'web/node_modules/x',
  'shop.log',
])('the build of the image does not see %s', (path) => {
  expect(isIgnored(path, patterns)).toBe(true);
});
