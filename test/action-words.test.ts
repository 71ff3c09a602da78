import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PERMISSIONS } from '#kernel/permissions.ts';
import { readSources } from './architecture/sources.ts';

const WORDS = readFileSync(join(import.meta.dirname, '../web/src/staff/kit/use-action-words.ts'), 'utf8');
/** An area that the panel names, and a verb. */
const ACTION = /'((?:order|client|consultation|money|ritual|report|partner|picture|article|service|settings|staff)\.[a-z_]+)'/g;

test('each action that use cases record has words in the panel', () => {
  const modules = readSources().filter(({ path }) => path.startsWith('src/modules/'));
  const named = modules.flatMap(({ code }) => [...code.matchAll(ACTION)].map(([, action = '']) => action));
  const actions = [...new Set(named)].filter((name) => !(PERMISSIONS as readonly string[]).includes(name));
  expect(actions.length).toBeGreaterThan(40);
  expect(actions.filter((action) => !WORDS.includes(`'${action}':`))).toEqual([]);
});
