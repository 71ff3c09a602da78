import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { anItem } from '#modules/orders/testing/orders.ts';
import { orderLines } from './order-lines.ts';

test('the lines show each ritual with its length, number and price, and below them each discount without its reason', () => {
  const adjustment = { kind: 'hand', reason: 'A friend' } as const;
  const adjustments = [
    { ...adjustment, percent: 10, amount: cents(9_000) },
    { ...adjustment, amount: cents(500) },
  ];
  const tier = anItem({ name: { ru: 'Ганеша - Базовый', en: 'Ganesha - Basic' }, quantity: 2, weeks: 2 });
  expect(orderLines({ items: [tier, anItem()], adjustments, language: 'en' })).toEqual([
    'Ganesha\u00a0— Basic, 2 weeks × 2: $600',
    'Ganesha, 1 month: $300',
    'Discount 10%: −$90',
    'Discount: −$5',
  ]);
});
