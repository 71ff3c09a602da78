// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test, vi } from 'vitest';
import { LANGUAGES } from '#kernel/language.ts';
import { typesetRussian } from '../../compile-messages.ts';
import { createI18n } from './i18n.tsx';
import { importArea } from './late-areas.ts';
import type { LateArea, MessageKey } from './messages/areas.ts';
import { CATALOGUES } from './messages/catalogues.ts';
import enFirst from './messages/en/first.ts';

/** The build's plugin compiles the catalogues also for this test: each message is a list of tokens. */
type Tokens = readonly (string | readonly [argument: string, type?: string, cases?: Record<string, Tokens>])[];
const { en, ru } = CATALOGUES;
const catalogues = CATALOGUES as unknown as Record<'en' | 'ru', Record<string, Tokens>>;
const keys = Object.keys(en) as MessageKey[];

test('the two catalogues have the same keys', () => {
  expect(Object.keys(ru).toSorted()).toEqual(Object.keys(en).toSorted());
});

test('a message takes the same arguments in both languages', () => {
  const differing = keys.filter((key) => argumentsOf(catalogues.en[key]).join() !== argumentsOf(catalogues.ru[key]).join());
  expect(differing).toEqual([]);
});

test('no message is empty', () => {
  expect(keys.filter((key) => !catalogues.en[key]?.length || !catalogues.ru[key]?.length)).toEqual([]);
});

test('what people have typed stands in a message as they typed it, also when it looks like an escape', () => {
  const { t } = createI18n('en', en);
  const typed = 'C:\\u0041\\x42 {count} \\\\ #';
  expect(t('members.changeNamed', { email: typed })).toBe(`Change… ${typed}`);
});

test('a Russian plural has all its forms', () => {
  const incomplete = keys.filter((key) => pluralsOf(catalogues.ru[key]).some((cases) => !isCompleteInRussian(cases)));
  expect(incomplete).toEqual([]);
});

test('in Russian the priest, the ledger, the recovery codes and a request for a consultation have one name each', () => {
  const others = /священник|журнал[а-я]*\sденег|код[а-я]*\sвосстановления|(?:запрос|просьб)[а-я]*\s(?:на|о)\sконсультаци/i;
  expect(keys.filter((key) => others.test(JSON.stringify(catalogues.ru[key])))).toEqual([]);
});

test('plural forms follow the language', () => {
  const { t } = createI18n('ru', ru);
  const say = (count: number) => t('home.intentionsCount', { count });
  expect([0, 1, 2, 5, 11, 21, 29].map(say)).toEqual([
    'Пока ничего не отмечено',
    'Отмечено 1 намерение',
    'Отмечено 2 намерения',
    'Отмечено 5 намерений',
    'Отмечено 11 намерений',
    'Отмечено 21 намерение',
    'Отмечено 29 намерений',
  ]);
  expect(createI18n('en', en).t('home.intentionsCount', { count: 1 })).toBe('1 intention ticked');
});

test('an area is fetched once', async () => {
  const fetchWords = vi.fn(importArea);
  const { t, load } = createI18n('en', enFirst, fetchWords);
  const [key] = Object.keys(await importArea('order', 'en')) as MessageKey[];
  await Promise.all([load('order'), load('order')]);
  expect(fetchWords).toHaveBeenCalledTimes(1);
  expect(load('order')).toBeUndefined();
  expect(key && t(key)).not.toBe(key);
});

test('an area that failed to load is fetched again', async () => {
  const fetchWords = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({});
  const { load } = createI18n('en', enFirst, fetchWords);
  await expect(load('order')).rejects.toThrow('offline');
  await load('order');
  expect(load('order')).toBeUndefined();
});

test('every area file is part of the catalogue, and no two areas have the same key', async () => {
  const areas = readdirSync(`${import.meta.dirname}/messages/en`).filter((file) => file !== 'first.ts');
  const files = await Promise.all(areas.map((area) => import(`./messages/en/${area}`)));
  const keys = files.flatMap((file: { default: object }) => Object.keys(file.default));
  expect(keys.toSorted()).toEqual(Object.keys(en).toSorted());
});

test('every area is loaded by the name of its file, in each language', async () => {
  const parts = ['frame', 'home', 'cart-outside'];
  const areas = readdirSync(`${import.meta.dirname}/messages/en`).map((file) => file.replace('.ts', ''));
  for (const area of areas.filter((name) => !parts.includes(name)))
    for (const language of LANGUAGES) expect(await importArea(area as LateArea, language)).not.toEqual({});
});

test('every message is used by its key, or somewhere keys that begin like it are made with a code', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const own = files.filter((file) => !/messages|\.test\./.test(file));
  const code = own.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');
  const beginnings = [...code.matchAll(/`(\w+\.(?:\w+\.)*)\$\{/g)].map(([, beginning = '']) => beginning);
  const quoted = new Set([...code.matchAll(/['"](\w+(?:\.\w+)+)['"]/g)].map(([, words]) => words));
  const isUsed = (key: string) => quoted.has(key) || beginnings.some((begun) => key.startsWith(begun));
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

test('the build compiles messages as the runtime reads them', () => {
  expect(catalogues.en['home.from']).toEqual(compileMessageOrThrow('from {price}'));
});

test('no line of a Russian sentence ends with a short word or a lone number, or begins with a dash', () => {
  const sentence = 'Ритуалы — практика: по 2 недели в году и {count} дней, не более. SMS и e-mail приходят в тот же день.';
  expect(typesetRussian(sentence).replaceAll('\u00a0', '_')).toBe(
    'Ритуалы_— практика: по_2_недели в_году и_{count} дней, не_более. SMS и_e-mail приходят в_тот_же день.',
  );
  expect(typesetRussian('{day} вы попросили сначала вернуть деньги, а потом удалить кабинет.')).toContain(', а\u00a0потом ');
  expect(typesetRussian('В корзину')).toBe('В корзину');
});

test('no full stop follows the arguments `day` and `date` in Russian, which end in an abbreviation with a full stop', () => {
  const isDay = (token: Tokens[number] | undefined) => Array.isArray(token) && ['day', 'date'].includes(token[0]);
  const doubled = keys.filter((key) =>
    catalogues.ru[key]?.some((token, index, all) => typeof token === 'string' && token.startsWith('.') && isDay(all[index - 1])),
  );
  expect(doubled).toEqual([]);
});

function argumentsOf(tokens: Tokens = []): string[] {
  const names = tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , cases] = token;
    return [name, ...Object.values(cases ?? {}).flatMap((inner) => (Array.isArray(inner) ? argumentsOf(inner) : []))];
  });
  return [...new Set(names)].toSorted();
}

function pluralsOf(tokens: Tokens = []): Record<string, Tokens>[] {
  return tokens.flatMap((token) => (typeof token !== 'string' && token[1] === 'plural' && token[2] ? [token[2]] : []));
}

function isCompleteInRussian(cases: Record<string, Tokens>): boolean {
  // A plural that does not show its number, such as a label that tells none from some, needs no forms.
  const counts = Object.values(cases).some((inner) => Array.isArray(inner) && inner.includes('#'));
  return !counts || ['one', 'few', 'many', 'other'].every((form) => form in cases);
}
