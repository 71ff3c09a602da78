import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AUDIT_FIELDS } from '#kernel/audit-fields.ts';
import { PERMISSIONS } from '#kernel/permissions.ts';
import { emptyProfile } from '#modules/profiles/profile.ts';
import { readArticles } from '../src/seed/read-articles.ts';
import { readServices } from '../src/seed/read-catalogue.ts';
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

test('each field of a profile, a ritual and an article has words, because the log names those that changed', () => {
  const named = [emptyProfile('', ''), readServices()[0], readArticles()[0]].flatMap((each) => Object.keys(each ?? {}));
  const known: readonly string[] = [...AUDIT_FIELDS, 'userId', 'updatedAt', 'articleUpdatedAt'];
  expect(named.filter((field) => !known.includes(field))).toEqual([]);
});
