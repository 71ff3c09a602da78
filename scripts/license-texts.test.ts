import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { licenseOf, licensesOf } from './license-texts.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(files: Readonly<Record<string, string>>, license = 'MIT'): void {
  const manifest = { name: 'flame', version: '1.2.3', license, author: { name: 'Agni' } };
  for (const [name, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files }))
    writeFileSync(join(folder, name), text);
}

test('all files of a package that speak of its licence are handed on', () => {
  put({ 'LICENSE.md': 'Be kind.', NOTICE: 'Made by Agni.', 'license.js': 'run()', 'README.md': '# Flame' });
  expect(licenseOf(folder)).toBe('Be kind.\n\nMade by Agni.');
});

test.each([
  '# Flame\n\n## License\n\nPermission is hereby granted to all.\n\n## Thanks\n\nTo you.\n',
  'Flame\n=====\n\nLicense\n-------\n\nPermission is hereby granted to all.\n',
])('a licence that stands in the README alone is taken from there, under either kind of heading', (readme) => {
  put({ 'README.md': readme });
  expect(licenseOf(folder)).toBe('Permission is hereby granted to all.');
});

test.each([
  ['MIT', 'Permission is hereby granted, free of charge'],
  ['Apache-2.0', 'Apache License'],
])('a package that only names the licence %s gets its words, with its author', (license, words) => {
  put({ 'README.md': '# Flame\n\n## License\n\nSee there.\n' }, license);
  expect(licenseOf(folder)).toMatch(/^Copyright \(c\) Agni\n/);
  expect(licenseOf(folder)).toContain(words);
});

test('a package whose licence nobody knows is not built in', () => {
  put({}, 'Own-1.0');
  expect(() => licenseOf(folder)).toThrow('flame has no licence that can be handed on');
});

test('a package is named once, with its version and where its sources are', () => {
  put({ LICENSE: 'Be kind.' });
  expect(licensesOf([folder, folder])).toBe(
    '# Licences of the libraries and fonts in these files\n\n## flame 1.2.3 (MIT)\n\nhttps://www.npmjs.com/package/flame/v/1.2.3\n\nBe kind.\n',
  );
});
