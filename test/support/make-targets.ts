import { execFile } from 'node:child_process';
import { promisify, stripVTControlCharacters } from 'node:util';
import { expect, inject, test } from 'vitest';
import { findBrowser } from './browser.ts';

// What `make test` runs on is built; a build in the middle of the tests would change it.
const MADE = [
  'dist/.built',
  'dist/client-package/.built',
  'dist/shop/main.js',
  'node_modules/.package-lock.json',
  'node_modules/vitest/package.json',
];
export const MADE_BEFORE = ['--silent', ...MADE.map((file) => `--old-file=${file}`)];
// Make hands the variables of its command line to the processes that it starts.
const OF_THIS_RUN = ['MAKEFLAGS', 'MAKELEVEL', 'NODE_ENV', 'VITEST', 'CROWD', 'everything', 'changed'];
export const outside = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_THIS_RUN.includes(name)));

/** What a target writes, in its smallest form. */
export const SMALLEST: Readonly<Record<string, readonly [args: string, says: RegExp]>> = {
  help: ['', /^make run {2,}Install/m],
  bench: ['small=yes', /first start on PGlite/],
  browsers: ['small=yes', /1 passed/],
  check: ['small=yes', /ok {5}check: docker: 1 passed/],
  'check-clients': ['small=yes', /Spectral/],
  client: ['', /\.tgz: its code weighs/],
  dev: ['small=yes', /vite build web --watch/],
  'image-test': ['small=yes', /^The image builds on node:[\d.]+-\w+-slim/m],
  lighthouse: ['small=yes', /\/ru .*│ \d+/],
  mutation: ['small=yes', /in all: (\d+) of \1 faults caught, 100\.0 %/],
  migration: ['name=a-trial small=yes', /^\d{3}-a-trial\.sql, of \d+ tables/],
  openapi: ['', /\d+ paths, 0 generated files changed/],
  package: ['small=yes', /MB/],
  rehearse: ['small=yes', /^An order of \$300 was paid in bitcoin/m],
  release: ['version=999.0.0 small=yes', /^Version 999\.0\.0 of the shop/m],
  'release-contract': ['small=yes', /version \d+\.\d+\.\d+/],
  scale: ['small=yes', /^\d+ statements, \d+ of them cost more than twice as much with 1000 orders as with 200$/m],
  size: ['', /Home, ru: [\d.]+ kB/],
  'system-test': ['small=yes', /production\.test\.ts/],
  test: [
    'small=yes',
    /check: docker: 1 passed[\s\S]*unit, HTTP and fault tests: [1-9]\d* passed[\s\S]*browser tests: 1 passed[\s\S]*, 0 failed\n$/,
  ],
  torture: ['small=yes', /torture.*\n[\s\S]*races\.test\.ts[\s\S]*vendor-payment\.spec\.ts/],
  'upgrade-test': ['small=yes', /^The last release is \d+\.\d+\.\d+[\s\S]*upgrade\.test\.ts/m],
};
/** What measures, packs or tries the tools of others. These start with `everything=yes`. */
const SLOW = ['bench', 'browsers', 'check-clients', 'client', 'lighthouse', 'mutation', 'package', 'system-test', 'torture'];
/** Those that run browsers and loads, in a file of their own: together with the others they would be the longest file by far. */
const MEASURING = ['bench', 'browsers', 'lighthouse', 'test'];

/** Runs a target and returns what it wrote, without colours. Rejects with that when it fails. */
export async function make(target: string, args: readonly string[] = [], env: Record<string, string> = {}): Promise<string> {
  const settings = { ...outside, SHOP_MODE: 'sandbox', ...env };
  const running = promisify(execFile)('make', [...MADE_BEFORE, target, ...args], { env: settings, maxBuffer: 1e8 });
  const { stdout, stderr, code = 0 } = await running.catch((failed) => failed);
  const written = stripVTControlCharacters(`${stdout}${stderr}`);
  if (code !== 0) throw new Error(`make ${target} fails: ${written}`);
  return written;
}

/** Starts those that measure, or all others. */
export function testTargets({ measuring }: { readonly measuring: boolean }): void {
  const started = Object.entries(SMALLEST).filter(
    ([target]) => MEASURING.includes(target) === measuring && (inject('crowd') !== 'few' || !SLOW.includes(target)),
  );
  test.each(started)('make %s starts, and says what it did', async (target, [args, says]) => {
    if (measuring) expect(findBrowser()).toBeDefined();
    expect(await make(target, args.split(' ').filter(Boolean))).toMatch(says);
  });
}
