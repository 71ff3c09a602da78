import { expect, test } from 'vitest';
import { AUDIT_FIELDS } from '#kernel/audit-fields.ts';
import type { Language } from '#kernel/language.ts';
import { PERMISSIONS } from '#kernel/permissions.ts';
import { WEBHOOK_EVENTS } from '#kernel/webhook-events.ts';
import { emptyProfile } from '#modules/profiles/profile.ts';
import { ROLE_NAMES } from '#words/staff-letters.ts';
import { readArticles } from '../src/seed/read-articles.ts';
import { readServices } from '../src/seed/read-catalogue.ts';
import en from '../web/src/i18n/messages/en/staff.ts';
import actionWords from '../web/src/i18n/messages/en/staff-audit.ts';
import ru from '../web/src/i18n/messages/ru/staff.ts';
import { readSources } from './architecture/sources.ts';

/** What a module names like this is an action, unless it is a permission or an event for partners. */
const ACTION = /'([a-z]+\.[a-z_]+)'/g;

test('each action that use cases record has words in the panel', () => {
  const modules = readSources().filter(({ path }) => path.startsWith('src/modules/'));
  const named = modules.flatMap(({ code }) => [...code.matchAll(ACTION)].map(([, action = '']) => action));
  const others: readonly string[] = [...PERMISSIONS, ...Object.values(WEBHOOK_EVENTS)];
  const actions = [...new Set(named)].filter((name) => !others.includes(name));
  expect(actions.length).toBeGreaterThan(40);
  expect(actions.filter((action) => !(`audit.${action}` in actionWords))).toEqual([]);
});

test('each field of a profile, a ritual and an article has words, because the log names those that changed', () => {
  const named = [emptyProfile('', ''), readServices()[0], readArticles()[0]].flatMap((each) => Object.keys(each ?? {}));
  const known: readonly string[] = [...AUDIT_FIELDS, 'userId', 'updatedAt', 'articleUpdatedAt'];
  expect(named.filter((field) => !known.includes(field))).toEqual([]);
});

test.each(Object.entries({ ru, en }))('letters in %s call each role as the panel does', (language, words) => {
  const name = (role: string) => Object.entries(words).find(([key]) => key === `staff.role.${role}`)?.[1];
  for (const [role, names] of Object.entries(ROLE_NAMES)) expect(names[language as Language]).toBe(name(role));
});
