import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountVisits, order, said, user } from '../../../testing/account-visit.tsx';
import { exampleOrder } from '../../../testing/shop-visit.tsx';

const visit = accountVisits();

test('the history names the way of payment of a paid order', async () => {
  visit.open(user());
  await said('Криптовалюта');
});

test('the history names no way of payment before the customer has chosen one', async () => {
  visit.server.answers['GET /api/orders'] = [{ ...order, status: 'pending', due: order.total, received: 0 }];
  visit.open(user());
  await said(/^Оплатить/);
  expect(screen.queryByText('Криптовалюта')).toBeNull();
});

test('the history asks nobody to pay again while a person looks at the money', async () => {
  const shown = exampleOrder();
  visit.server.answers['GET /api/orders'] = [{ ...order, status: 'pending', due: order.total }];
  visit.server.answers['GET /api/orders/*'] = {
    ...shown,
    progress: { ...shown.progress, next: { kind: 'review', mailed: true } },
  };
  visit.open(user());
  const link = await screen.findByRole('link', { name: 'Открыть платёж' });
  expect(link.getAttribute('href')).toBe(`/checkout/${order.id}`);
  expect(screen.getByText('Платёж проверяет сотрудник')).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Оплатить/ })).toBeNull();
});

test('the history says what was taken off, so that its lines make the total', async () => {
  const [item] = order.items;
  const items = item ? [{ ...item, price: 300, quantity: 1 }] : [];
  const adjustments = [
    { kind: 'hand', amount: 30 },
    { kind: 'hand', percent: 10, amount: 20 },
  ] as const;
  visit.server.answers['GET /api/orders'] = [{ ...order, items, adjustments, total: 250 }];
  visit.open(user());
  const lines = (await screen.findByText('Скидка')).closest('ul')?.querySelectorAll('.price');
  expect([...(lines ?? [])].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    '300 $',
    '−30 $',
    '−20 $',
  ]);
  expect(screen.getByText(/^Скидка\s10\s?%$/)).toBeDefined();
});
