import { expect, test } from 'vitest';
import { formatCents, formatCoinAmount, formatMinutes, formatPrice, formatWeeks, perLanguage, withDash } from './format.ts';
import { cents } from './money.ts';

const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('a price is written as its language writes prices, and shows cents only when they are not zero', () => {
  expect(spaced(formatPrice(500, 'ru'))).toBe('500 $');
  expect(formatPrice(500, 'en')).toBe('$500');
  expect(spaced(formatPrice(87.5, 'ru'))).toBe('87,50 $');
  expect(formatPrice(87.5, 'en')).toBe('$87.50');
  expect(spaced(formatPrice(1234, 'ru'))).toBe('1 234 $');
  expect(formatPrice(12_345, 'en')).toBe('$12,345');
  expect(formatCents(cents(48_050), 'en')).toBe('$480.50');
  expect([spaced(formatPrice(-33.33, 'ru')), formatPrice(-20, 'en')]).toEqual(['−33,33 $', '−$20']);
});

test('an amount of a coin keeps every digit, with the decimal mark of the language', () => {
  const write = (amount: string) => [formatCoinAmount(amount, 'ru'), formatCoinAmount(amount, 'en')];
  expect(write('0.00500000')).toEqual(['0,00500000', '0.00500000']);
  expect(write('12')).toEqual(['12', '12']);
});

test('a length is written in months when it is a multiple of four weeks, else in weeks', () => {
  expect([1, 4, 5, 8].map((weeks) => formatWeeks(weeks, 'en'))).toEqual(['1 week', '1 month', '5 weeks', '2 months']);
  expect([1, 4, 5, 8].map((weeks) => spaced(formatWeeks(weeks, 'ru')))).toEqual(['1 неделя', '1 месяц', '5 недель', '2 месяца']);
});

test('minutes take the plural form that their language needs', () => {
  expect([1, 10].map((minutes) => formatMinutes(minutes, 'en'))).toEqual(['1 minute', '10 minutes']);
  expect([1, 3, 10].map((minutes) => spaced(formatMinutes(minutes, 'ru')))).toEqual(['1 минута', '3 минуты', '10 минут']);
});

test('a formatter is made once for each language', () => {
  let made = 0;
  const formatter = perLanguage((language) => `${language}${++made}`);
  expect([formatter('ru'), formatter('en'), formatter('ru')]).toEqual(['ru1', 'en2', 'ru1']);
});

test('between a ritual and its tier stands a dash that begins no line, and hyphens of names stay', () => {
  expect(withDash('Sri-Yantra - premium')).toBe('Sri-Yantra\u00a0— premium');
});
