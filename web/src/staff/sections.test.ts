import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PERMISSIONS } from '#kernel/permissions.ts';
import first from '../i18n/messages/en/first.ts';
import { SECTIONS } from './sections.ts';

const STAFF = import.meta.dirname;
const AREAS = import.meta.glob<Record<string, string>>('../i18n/messages/en/*.ts', { eager: true, import: 'default' });
const sections = readFileSync(join(STAFF, 'sections.ts'), 'utf8');
/** Words of the code that are spelled like a message: an event of the webhooks. */
const NO_MESSAGES = ['order.created'];

/** What the files of a folder have in quotes. */
function quotedIn(folder: string): Set<string> {
  const files = readdirSync(join(STAFF, folder), { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(STAFF, folder, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/'([\w.-]+)'/g)].map(([, quoted = '']) => quoted)));
}

test.each(SECTIONS)('the section $path asks for a permission that there is', ({ permission }) => {
  expect(PERMISSIONS).toContain(permission);
});

test('no two sections have one address, or one key', () => {
  for (const name of ['path', 'letter'] as const)
    expect(new Set(SECTIONS.map((section) => section[name])).size, name).toBe(SECTIONS.length);
});

test.each(SECTIONS)('the section $path loads every message that its own files name', ({ path, words }) => {
  const [, folder = ''] = new RegExp(`path: '${path}',[^}]*import\\('\\./(.*?)/`).exec(sections) ?? [];
  const loaded = ['common', 'staff', 'account', ...words].map((area) => AREAS[`../i18n/messages/en/${area}.ts`] ?? {});
  const known = new Set([first, ...loaded].flatMap((messages) => Object.keys(messages)));
  const all = new Set(Object.values(AREAS).flatMap((messages) => Object.keys(messages)));
  const named = [...quotedIn(folder)].filter((text) => all.has(text) && !NO_MESSAGES.includes(text));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});
