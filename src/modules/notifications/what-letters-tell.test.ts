import { expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import { ORDER_CHANGE_WORDS } from '#words/order-changes.ts';
import { ORDER_LETTER_WORDS, ORDER_NEWS_WORDS } from '#words/order-letters.ts';
import { type LetterSample, type SampleKind, writeSamples } from './samples.ts';
import { letterPlace } from './testing/letter-place.ts';

/** The facts of all letters here are those of `samples.ts`: order No. 1042 of Ganesha for a month at 300 dollars. */
const samples = writeSamples(letterPlace);
const inEnglish = new Map(samples.flatMap((sample) => (sample.language === 'en' ? [[sample.kind, sample] as const] : [])));
const english = (kind: SampleKind) => inEnglish.get(kind) as LetterSample;
const { publicUrl, supportEmail } = letterPlace;

test.each<[SampleKind, string[]]>([
  ['part', ['$120', '$300', '$180', '0.00300000 BTC', 'tb1q-sample-address', '10:20 UTC']],
  ['expired', ['$300']],
  ['changed', ['Ganesha Yagya, 1 month: $300', 'Total: $300']],
  ['declined', ['Indra', '17.11.2026: 0 $', supportEmail]],
  ['cancelled', [supportEmail]],
  ['unpaid', [supportEmail]],
  ['processing', ['- Ganesha Yagya']],
  ['ready', ['- Ganesha Yagya']],
  ['reported', ['- Ganesha Yagya']],
  ['postponed', ['- Ganesha Yagya, 1 month', '10 December 2026', 'The temple is closed', supportEmail]],
  ['postponement_declined', ['The temple is closed', supportEmail]],
  ['postponement_overtaken', [supportEmail]],
  ['coin', ['exactly 0.00500000 BTC on the Bitcoin network', 'tb1q-sample-address', '10:20 UTC', '$300']],
  ['card', ['https://card.example/checkout', '$300']],
  ['partner', ['Indra', '$300']],
  ['placed', [ORDER_NEWS_WORDS.en.placed.lead, 'Ganesha Yagya, 1 month: $300', '$300']],
  ['link', [ORDER_NEWS_WORDS.en.link.lead, 'Ganesha Yagya, 1 month: $300', '$300']],
  ['invitation', ['Nina B. has ordered a ritual', '/en/invitation#sample', '10:20 UTC', 'do nothing']],
  ['agreed_alone', ['No. 1042', 'olga@example.com', '$300', `/admin-panel/orders/${uuid(1)}`]],
])('the letter "%s" tells every fact that its reader needs', (kind, facts) => {
  for (const fact of facts) expect(english(kind).text).toContain(fact);
});

const changes = ['seen', 'expired', 'unpaid', 'declined', 'cancelled', 'processing', 'ready', 'reported', 'completed'] as const;
test.each([...changes, 'postponed', 'postponement_declined', 'postponement_overtaken'] as const)(
  'the letter "%s" says what has happened, what comes next, and where the order is',
  (kind) => {
    const { lead, next } = ORDER_CHANGE_WORDS.en[kind];
    for (const words of [lead, next, `/en/order/${uuid(1)}`]) expect(english(kind).text).toContain(words);
  },
);

test('every letter about an order of a test shop says first that it takes no real money, and none of a real shop says so', () => {
  const testWords = ORDER_LETTER_WORDS.en.test;
  const inTest = writeSamples({ ...letterPlace, isTest: true }).filter(({ language }) => language === 'en');
  const aboutOrders = inTest.filter(({ text }) => text.includes(`${publicUrl}/en/order/`));
  expect(aboutOrders.length).toBeGreaterThan(20);
  const otherwise = aboutOrders.filter(({ text }) => !text.startsWith(testWords));
  // These two say so in words of their own.
  expect(otherwise.map(({ kind }) => kind)).toEqual(['paid', 'year_reminder']);
  for (const { text } of inEnglish.values()) expect(text).not.toContain(testWords);
});

test('a Russian letter writes amounts of coins with a comma, and an amount to be sent also as wallets take it', () => {
  const written = samples.filter(({ language, text }) => language === 'ru' && text.includes('BTC'));
  expect(written.map(({ kind }) => kind)).toEqual(['coin', 'part', 'refund_address', 'refund_sent']);
  const amounts = written.map(({ text }) => text.match(/\d+[.,]\d+ BTC|^\d+[.,]\d+$/gm));
  const [ask, rest] = ['0,00500000 BTC', '0,00300000 BTC'];
  expect(amounts).toEqual([[ask, '0.00500000'], [rest, '0.00300000'], [ask], [ask]]);
});

test('a Russian letter writes until when to pay in Russian', () => {
  const written = samples.filter(({ language, kind }) => language === 'ru' && ['coin', 'part'].includes(kind));
  expect(written.map(({ text }) => text.includes('до 20 ноября'))).toEqual([true, true]);
});

test('no letter has a sentence with two full stops, or a word that a test of mutations put in', () => {
  // A Russian date ends with the dot of its year.
  for (const { text } of samples) expect(text).not.toMatch(/[^.]\.\.(?!\.)/);
  // Stryker puts its name in the place of an empty text.
  for (const { text } of inEnglish.values()) expect(text).not.toContain('Stryker');
});
