import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { createWebBuilds } from '../../src/adapters/postgres/operations/web-builds.ts';
import { shareBuild, type WebBuilds } from '../../src/http/pages/built-files.ts';
import { startShop } from '../support/shop.ts';

const shop = await startShop();
afterAll(() => shop.close());
const builds: WebBuilds = createWebBuilds(shop.database.queries);
const brought = await builds.names();
beforeEach(async () => {
  await shop.database.queries.deleteFrom('web_builds').execute();
});

const file = (text: string) => ({ bytes: Buffer.from(text), isPacked: text.startsWith('packed') });
/** Starts an instance of a build whose files have its name, a second after all others: of two starts in one millisecond neither is the last. */
async function start(name: string): Promise<void> {
  const secondEarlier = sql<Date>`started_at - interval '1 second'`;
  await shop.database.queries.updateTable('web_builds').set({ started_at: secondEarlier }).execute();
  if (await builds.noteStart(name)) return;
  const files = { [`${name}.js`]: file(`of ${name}`), [`${name}.css`]: file(`packed ${name}`), 'same.js': file('same') };
  await builds.keep(name, new Map(Object.entries(files)));
}
const scripts = async () => [...(await builds.names())].filter((name) => name.endsWith('.js')).toSorted();

test('a start brings the files of its build, unless the database has one owner', () => {
  expect(brought.size > 0).toBe(inject('databaseKind') === 'postgres');
});

test('each file of a build is found as it was, whatever stands beside it', async () => {
  await start('one');
  const found = async (name: string) => {
    const { bytes = [], isPacked } = (await builds.find(name)) ?? {};
    return [Buffer.from(bytes).toString(), isPacked];
  };
  expect(await found('one.js')).toEqual(['of one', false]);
  expect(await found('one.css')).toEqual(['packed one', true]);
  expect(await found('same.js')).toEqual(['same', false]);
  expect(await builds.find('two.js')).toBeUndefined();
});

test('the files of the last two builds that started stay, also after going back', async () => {
  for (const name of ['one', 'two']) await start(name);
  expect(await scripts()).toEqual(['one.js', 'same.js', 'two.js']);
  await start('one');
  await start('three');
  expect(await scripts()).toEqual(['one.js', 'same.js', 'three.js']);
});

test('two instances of a build that start at once keep its files once', async () => {
  await Promise.all([start('one'), start('one')]);
  expect(await scripts()).toEqual(['one.js', 'same.js']);
});

test('a shop sends the files of another build with the headers of its own', async () => {
  const own = (await readdir(join(folder, 'assets'))).find((name) => name.endsWith('.js')) ?? '';
  await start('other');
  const ours = await shop.request({ url: `/assets/${own}` });
  const theirs = await shop.request({ url: '/assets/other.js' });
  expect([theirs.statusCode, theirs.payload]).toEqual([200, 'of other']);
  for (const header of ['content-type', 'cache-control', 'x-content-type-options', 'content-security-policy'])
    expect(theirs.headers[header], header).toBe(ours.headers[header]);
});

const folder = join(import.meta.dirname, '../../dist/client');

test('what browsers load of the real build is brought once, and found byte for byte under types that browsers take', async () => {
  const kept: string[] = [];
  const counted: WebBuilds = {
    ...builds,
    async keep(name, files) {
      kept.push(name);
      await builds.keep(name, files);
    },
  };
  for (let count = 0; count < 2; count += 1) await shareBuild(folder, counted);
  expect(kept).toHaveLength(1);
  const names = (await readdir(join(folder, 'assets'))).filter((name) => !/\.(br|gz|map)$/.test(name));
  expect(await builds.names()).toEqual(new Set(names));
  expect(new Set(names.map((name) => name.split('.').at(-1)))).toEqual(new Set(['js', 'css', 'woff2']));
  for (const name of names) {
    const found = await builds.find(name);
    const bytes = found?.isPacked ? brotliDecompressSync(found.bytes) : Buffer.from(found?.bytes ?? []);
    expect(bytes.equals(await readFile(join(folder, 'assets', name))), name).toBe(true);
  }
});
