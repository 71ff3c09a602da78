import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { createApi } from '../../api/client.ts';
import { createQueryClient } from '../../api/queries.ts';
import { createI18n } from '../../i18n/i18n.tsx';
import { CATALOGUES } from '../../i18n/messages/catalogues.ts';
import { matchRoute } from '../match-route.ts';
import { writeHead } from './write-head.ts';

const contract = JSON.parse(readFileSync(`${import.meta.dirname}/../../../../openapi/generated/openapi.json`, 'utf8'));
const article = contract.components.examples.article.value;

// Tests of other files share the document, with the title that they left.
beforeEach(() => {
  document.head.innerHTML = '';
});

test('a page whose data could not be fetched is not titled as a page that does not exist', async () => {
  const answer = async () => new Response('', { status: 503 });
  const i18n = createI18n('en', CATALOGUES.en);
  const api = createApi({ language: 'en', noAnswer: '', origin: 'http://shop.test', fetch: answer });
  const sources = { i18n, api, queryClient: createQueryClient() };
  await writeHead(matchRoute('/panchanga/delhi', false), '/panchanga/delhi', sources, () => true);
  expect(document.title).toBe('Almanac | Vedic Rituals');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('the article that gives the title is asked for before the words of its page are there', async () => {
  const asked = Promise.withResolvers<void>();
  const words = Promise.withResolvers<void>();
  const i18n = { ...createI18n('ru', CATALOGUES.ru), load: () => words.promise };
  const answer = async () => {
    asked.resolve();
    return Response.json(article);
  };
  const api = createApi({ language: 'ru', noAnswer: '', origin: 'http://shop.test', fetch: answer });
  const sources = { i18n, api, queryClient: createQueryClient() };
  const written = writeHead(matchRoute('/article/sankalpa', false), '/article/sankalpa', sources, () => true);
  await asked.promise;
  expect(document.title).toBe('');
  words.resolve();
  await written;
  expect(document.title).not.toBe('');
});
