import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderNumber } from '#words/order-number.ts';
import { accountVisits, order, said, user } from '../../../testing/account-visit.tsx';
import { exampleOrder, press } from '../../../testing/shop-visit.tsx';

const visit = accountVisits();
const older = { ...order, id: order.id.replace('6f', '7f') };

function open(...orders: object[]) {
  visit.server.answers['GET /api/orders'] = orders;
  visit.open(user());
}

test('the history counts and names the orders, and leaves out the cancelled', async () => {
  open(order, { ...older, status: 'cancelled' });
  expect(await screen.findByRole('heading', { name: 'История заказов (1)' })).toBeDefined();
  expect(screen.getByRole('link', { name: `Заказ ${orderNumber(order.number, 'ru')}` })).toBeDefined();
});

test('the history can be hidden', async () => {
  open(order);
  await press('Скрыть');
  expect(screen.queryByRole('link', { name: /Заказ/ })).toBeNull();
});

test('the newest order shows how far it has come; an older one does so when it is opened', async () => {
  visit.server.answers['GET /api/orders/*'] = exampleOrder();
  open(order, older);
  expect(await screen.findByText(/Оплатите заказ/)).toBeDefined();
  expect(visit.server.callsOf('GET /api/orders/*').map(({ path }) => path)).toEqual([`/api/orders/${order.id}`]);
  const details = screen.getAllByText('Ход заказа').at(-1)?.closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await waitFor(() => expect(screen.getAllByText(/Оплатите заказ/)).toHaveLength(2));
});

test('a long history shows a page, and the next one when it is asked for', async () => {
  const next = { link: '</api/orders?email=anna%40example.com&cursor=older>; rel="next"' };
  visit.server.answers['GET /api/orders'] = ({ search }) =>
    search.includes('cursor=older') ? Response.json([older]) : Response.json([order], { headers: next });
  visit.open(user());
  expect(await screen.findByRole('heading', { name: 'История заказов' })).toBeDefined();
  await press('Показать ещё');
  expect(await screen.findByRole('heading', { name: 'История заказов (2)' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
});

test('a planned order names the days of its ritual', async () => {
  open({ ...order, items: [{ ...order.items[0], startDate: '2026-12-03', endDate: '2026-12-31' }] });
  expect(await screen.findByText(/3 декабря 2026 г\. — 31 декабря 2026/)).toBeDefined();
});

test('the history shows the price of all units of an item', async () => {
  open({ ...order, items: [{ ...order.items[0], price: 250, quantity: 2 }], total: 500 });
  expect((await screen.findByText(/2 обряда/)).closest('li')?.textContent).toMatch(/500.\$/);
  expect(screen.queryByText(/250/)).toBeNull();
});

test('of a part-paid order the rest is asked for', async () => {
  open({ ...order, status: 'pending', total: 300, due: 180 });
  expect(await screen.findByRole('link', { name: /Оплатить 180/ })).toBeDefined();
});

test('an order whose whole amount is on its way asks for nothing', async () => {
  open({ ...order, status: 'pending', due: 0 });
  expect(await screen.findByText(/Ганеша-яга/)).toBeDefined();
  expect(screen.queryByRole('link', { name: /Оплатить/ })).toBeNull();
});

test('the history names the way of payment of a paid order', async () => {
  open({ ...order, status: 'paid', paymentMethod: 'crypto' });
  await said('Криптовалюта');
});

test('the history does not name the way of payment that an unpaid order only proposes', async () => {
  open({ ...order, status: 'pending', due: order.total, paymentMethod: 'crypto' });
  await said(/^Оплатить/);
  expect(screen.queryByText('Криптовалюта')).toBeNull();
});

test('the history asks nobody to pay again while a person looks at the money', async () => {
  const shown = exampleOrder();
  visit.server.answers['GET /api/orders/*'] = {
    ...shown,
    progress: { ...shown.progress, next: { kind: 'review', mailed: true } },
  };
  open({ ...order, status: 'pending', due: order.total });
  const link = await screen.findByRole('link', { name: 'Открыть платёж' });
  expect(link.getAttribute('href')).toBe(`/checkout/${order.id}`);
  expect(screen.getByText('Платёж проверяет сотрудник')).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Оплатить/ })).toBeNull();
});

test('the history says what was taken off, so that its lines make the total', async () => {
  const adjustments = [
    { kind: 'hand', amount: 30 },
    { kind: 'hand', percent: 10, amount: 20 },
  ] as const;
  open({ ...order, items: [{ ...order.items[0], price: 300, quantity: 1 }], adjustments, total: 250 });
  const lines = (await screen.findByText('Скидка')).closest('ul')?.querySelectorAll('.price');
  expect([...(lines ?? [])].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    '300 $',
    '−30 $',
    '−20 $',
  ]);
  expect(screen.getByText(/^Скидка\s10\s?%$/)).toBeDefined();
});
