import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readContract } from '../contract/contract-document.ts';
import { readingPages } from './reading-pages.ts';
import * as translations from './translations.ts';

test('a translation that could not be read once is read again for the next reader', async () => {
  const app = fastify();
  const contract = readContract({ withSandbox: true });
  const look = { styles: [], fonts: () => ({ now: [] }), guideScript: '' };
  const facts = { email: 'help@shop.test', messenger: '', timeZone: 'Europe/Moscow' };
  const renderText = () => ({ html: '', toc: [] });
  await app.register(readingPages, {
    contract,
    look,
    facts,
    renderText,
    testMode: 'own',
    origin: 'http://shop.test',
    withTrying: false,
  });
  const reading = vi.spyOn(translations, 'readTranslation').mockRejectedValueOnce(new Error('too many open files'));
  onTestFinished(() => reading.mockRestore());
  const read = async () => (await app.inject('/ru/docs')).statusCode;
  expect(await read()).toBe(500);
  expect(await read()).toBe(200);
});
