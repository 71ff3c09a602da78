import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { rememberedView } from './remembered-view.ts';
import type { OrderView } from './view-order.ts';

const today: OrderView = {
  id: '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e',
  number: 1042,
  status: 'pending',
  createdAt: '2026-11-20T10:00:00.000Z',
  items: [
    { id: 'ganesha', name: { ru: 'Ганеша-яга', en: 'Ganesha Yagya' }, price: cents(30_000), quantity: 1, weeks: 4 },
    { id: 'lakshmi', name: { ru: 'Лакшми-яга', en: 'Lakshmi Yagya' }, price: cents(40_000), quantity: 2, weeks: 4 },
  ],
  total: cents(110_000),
  received: cents(0),
  due: cents(110_000),
  paymentMethod: 'crypto',
  paymentMethods: ['crypto', 'card', 'manual'],
  contact: { missing: false, firstName: 'Anna', maskedEmail: 'a***@e***.com' },
  payments: [],
  repair: { troubles: [], mayAskRefund: false },
  progress: {
    steps: [
      { step: 'placed', isDone: true, at: '2026-11-20T10:00:00.000Z' },
      { step: 'paid', isDone: false },
      { step: 'planned', isDone: false },
      { step: 'begun', isDone: false },
      { step: 'completed', isDone: false },
    ],
    next: { kind: 'pay', isMailed: false },
  },
  timeline: [{ at: '2026-11-20T10:00:00.000Z', event: 'placed' }],
};

test('an order that was remembered before the upgrade is replayed with its number, both names of each item, what is due, what happened and what comes next', () => {
  const { number: ______, received: _, due: __, timeline: ___, repair: ____, progress: _____, ...former } = today;
  const items = today.items.map(({ name, ...item }) => ({ ...item, name: name.ru, nameEn: name.en }));
  expect(rememberedView({ ...former, items }, 1042)).toEqual(today);
});

test('an order that was remembered since is replayed as it stands', () => {
  expect(rememberedView(today, 1042)).toEqual(today);
});
