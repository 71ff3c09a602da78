import { expect, test } from 'vitest';
import { find, type Place } from './search.ts';

const place = (title: string, more: Partial<Place> = {}): Place => ({
  address: `/${title}`,
  title,
  names: '',
  text: '',
  ...more,
});
const PLACES = [
  place('Orders', { text: 'A webhook tells what happens.' }),
  place('Add a webhook', { names: 'addWebhook POST /api/partner/{slug}/webhooks' }),
  place('Проверить вебхук вручную'),
  place('Отчёт о платежах'),
  place('API key', { text: 'It has an address, and a delivery.' }),
];
const titles = (query: string) => find(PLACES, query).map(({ title }) => title);

test('a place is found when it holds every word, and one in its title comes first', () => {
  expect(titles('webhook')).toEqual(['Add a webhook', 'Orders']);
  expect(titles('WEBHOOKS')).toEqual(['Add a webhook', 'Orders']);
  expect(titles('webhook happens')).toEqual(['Orders']);
  expect(titles('Webhook - happens...')).toEqual(['Orders']);
  expect(titles('/api/partner/{slug}')).toEqual(['Add a webhook']);
});

test('a Russian word is found in its other forms', () => {
  expect(titles('вебхука')).toEqual(['Проверить вебхук вручную']);
  expect(titles('проверка вебхуков')).toEqual(['Проверить вебхук вручную']);
});

test('the letters е and ё are one, in what is searched and in the texts', () => {
  for (const query of ['отчет', 'Отчёт', 'отчёты', 'платёж']) expect(titles(query)).toEqual(['Отчёт о платежах']);
});

test.each(['keys', 'addresses', 'deliveries'])('an English word is found by its plural %s', (query) => {
  expect(titles(query)).toEqual(['API key']);
});

test('nothing is found by nothing, by signs alone, or by what is not there', () => {
  for (const query of ['', '   ', '<>"', '...', 'nowhere']) expect(find(PLACES, query)).toEqual([]);
});
