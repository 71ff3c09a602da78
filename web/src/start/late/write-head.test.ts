import { beforeEach, expect, test } from 'vitest';
import { example } from '../../../testing/shop-visit.tsx';
import { createApi } from '../../api/client.ts';
import { createQueryClient } from '../../api/queries.ts';
import { createI18n, type I18n } from '../../i18n/i18n.tsx';
import { CATALOGUES } from '../../i18n/messages/catalogues.ts';
import { matchRoute } from '../match-route.ts';
import { writeHead } from './write-head.ts';

/** Writes the head of a page whose data the shop gives by `fetch`. */
function write(path: string, i18n: I18n, fetch: () => Promise<Response>): Promise<void> {
  const api = createApi({ language: i18n.language, noAnswer: '', origin: 'http://shop.test', fetch });
  return writeHead(matchRoute(path, false), path, { i18n, api, queryClient: createQueryClient() }, () => true);
}

// Tests of other files share the document, with the title that they left.
beforeEach(() => {
  document.head.innerHTML = '';
});

test('a page whose data could not be fetched is not titled as a page that does not exist', async () => {
  await write('/panchanga/delhi', createI18n('en', CATALOGUES.en), async () => new Response('', { status: 503 }));
  expect(document.title).toBe('Almanac | Vedic Rituals');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('the article that gives the title is asked for before the words of its page are there', async () => {
  const asked = Promise.withResolvers<void>();
  const words = Promise.withResolvers<void>();
  const i18n = { ...createI18n('ru', CATALOGUES.ru), load: () => words.promise };
  const written = write('/article/sankalpa', i18n, async () => {
    asked.resolve();
    return Response.json(example<object>('article'));
  });
  await asked.promise;
  expect(document.title).toBe('');
  words.resolve();
  await written;
  expect(document.title).not.toBe('');
});
