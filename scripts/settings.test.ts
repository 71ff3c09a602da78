import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VARIABLES } from '../src/config/variables.ts';
import { settingsFiles } from './settings.ts';

test.each(settingsFiles())('$path says of every setting what the shop reads: `npm run settings` writes it', ({ path, text }) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('a row of the table has its three cells, whatever its setting says', () => {
  const rows = read('docs/configure.md').match(/^\|.*\|$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(Object.keys(VARIABLES).length);
  expect(rows.filter((row) => row.split(/(?<!\\)\|/).length !== 5)).toEqual([]);
});

/** Names of other programs, and of the composition. */
const OTHERS = [
  'NODE_ENV',
  'NODE_EXTRA_CA_CERTS',
  'PAYMENT_ID',
  'POSTGRES_PASSWORD',
  'SHOP_URL',
  'SITE',
  'STAND_IN_PORT',
  'TLS',
  'VERSION',
];
const read = (path: string) => readFileSync(path, 'utf8');

test.each(['README.md', 'CHANGELOG.md', ...globSync('docs/{configure,deploy,integrate,operate}.md'), 'docker/env.example'])(
  '%s names no setting that the shop does not have',
  (path) => {
    const named = [...read(path).matchAll(/\b[A-Z][A-Z0-9]*(_[A-Z0-9]+)+\b|^(# )?[A-Z]+(?==)/gm)].map(([name]) =>
      name.replace('# ', ''),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !(name in VARIABLES) && !OTHERS.includes(name))).toEqual([]);
  },
);

test('each setting is read', () => {
  const readers = readdirSync('src/config').filter((file) => file !== 'variables.ts' && !file.endsWith('.test.ts'));
  const text = readers.map((file) => read(`src/config/${file}`)).join();
  expect(Object.keys(VARIABLES).filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});
