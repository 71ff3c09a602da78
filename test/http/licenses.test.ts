import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';

const shop = await openShop();

/** What each package says, by its name. */
function partsOf(text: string): ReadonlyMap<string, string> {
  const parts = text.split(/^## (?=\S+ \d+\.\d+\.\d+[^\n]*\([^\n]+\)$)/m).slice(1);
  return new Map(parts.map((part) => [part.split(' ', 1)[0] ?? '', part.slice(part.indexOf('\n')).trim()]));
}

/** Words that a licence grants by. */
const GRANTS = /permission|redistribution|apache license|mozilla public\s+license|unencumbered software/i;

test('every package of which the built server holds code is named with its licence', () => {
  const files = readdirSync('dist/shop').filter((name) => name.endsWith('.map'));
  const sources = files.flatMap(
    (name) => (JSON.parse(readFileSync(`dist/shop/${name}`, 'utf8')) as { sources: string[] }).sources,
  );
  const names = sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []);
  expect(new Set(names).size).toBeGreaterThan(100);
  const parts = partsOf(readFileSync('dist/shop/licenses.txt', 'utf8'));
  for (const name of new Set([...names, '@fontsource/cormorant', '@expo-google-fonts/golos-text']))
    expect(parts.get(name), name).toMatch(GRANTS);
});

test('the licences of what is in the pages are served with them, and the documentation leads there', async () => {
  const { statusCode, headers, payload } = await shop.request({ url: '/licenses.txt' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const parts = partsOf(payload);
  for (const [name, licence] of parts) expect(licence, name).toMatch(GRANTS);
  const shown = ['react', 'react-dom', 'tailwindcss', '@maskito/core', '@fontsource-variable/cormorant'];
  for (const name of [...shown, '@fontsource/noto-sans-devanagari']) expect(parts.has(name), name).toBe(true);
  expect(existsSync('dist/server/licenses.txt')).toBe(true);
  expect((await shop.request({ url: '/docs' })).payload).toContain('<a href="/licenses.txt">');
});
