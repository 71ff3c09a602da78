import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { components } from '#contract';
import { staffMember, visitSection } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';
import OrdersPage from './orders-page.tsx';

const order = example<components['schemas']['AdminOrder']>('adminOrder');
const indra = example<components['schemas']['Partner']>('partner');
const surya = { ...indra, slug: 'surya', name: 'Сурья' };
const agni = { ...indra, slug: 'agni', name: 'Агни', suspended: true };
const PARTNERS = 'GET /api/admin/partners';
const SET = 'PUT /api/admin/orders/*/partner';
let server: FakeServer;

beforeEach(() => {
  const pages = ({ search }: { search: string }) =>
    Response.json(
      search.includes('cursor=two') ? { items: [agni, surya], nextCursor: null } : { items: [indra], nextCursor: 'two' },
    );
  server = fakeServer({
    'GET /api/admin/orders/*': order,
    [PARTNERS]: pages,
    [SET]: () => new Response(null, { status: 204 }),
  });
});
afterEach(leaveShop);

const open = (language: 'ru' | 'en' = 'ru', member = staffMember()) =>
  visitSection(OrdersPage, server, { place: `/orders/${order.id}`, language, member });

/** Opens the dialog in English, and waits for all partners. */
async function choose() {
  open('en');
  await press('Partner of the order…');
  const choice = screen.getByLabelText<HTMLSelectElement>('Partner');
  await waitFor(() => expect(choice.options).toHaveLength(3));
  return choice;
}

test('partners who are suspended are not offered, and those of all pages are', async () => {
  const choice = await choose();
  expect([...choice.options].map(({ text }) => text)).toEqual(['No partner', 'Индра Шарма', 'Сурья']);
  expect(choice.value).toBe('indra');
});

test('an unpaid order gets another partner', async () => {
  fireEvent.change(await choose(), { target: { value: 'surya' } });
  await press('Save the partner');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(SET)).toMatchObject([{ body: { partner: 'surya', former: 'indra' } }]);
});

test('a partner that was not changed is not sent', async () => {
  await choose();
  await press('Save the partner');
  expect(screen.getByText('Nothing has changed, so there is nothing to save.').getAttribute('role')).toBe('alert');
  expect(server.callsOf(SET)).toEqual([]);
});

test('an order that was paid meanwhile keeps its partner, and the dialog says why', async () => {
  server.answers[SET] = () => {
    server.answers['GET /api/admin/orders/*'] = { ...order, status: 'paid' };
    return problem(409, 'order_not_payable');
  };
  const choice = await choose();
  fireEvent.change(choice, { target: { value: '' } });
  await press('Save the partner');
  const dialog = within(screen.getByRole('dialog'));
  expect((await dialog.findByRole('alert')).textContent).toBe('Detail of order_not_payable.');
  expect([server.callsOf(SET)[0]?.body, choice.value]).toEqual([{ partner: null, former: 'indra' }, '']);
  await screen.findByText('Paid', { selector: 'header *' });
  const kept = within(screen.getByRole('dialog'));
  expect(kept.getByRole('alert').textContent).toBe('Detail of order_not_payable.');
  fireEvent.click(kept.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Partner of the order…' })).toBeNull();
});

test('of two people who set the partner at once the slower sees what the other has chosen, and decides', async () => {
  server.answers[SET] = () => {
    server.answers['GET /api/admin/orders/*'] = { ...order, partner: 'surya' };
    return problem(412, 'changed_meanwhile');
  };
  const choice = await choose();
  fireEvent.change(choice, { target: { value: '' } });
  await press('Save the partner');
  const group = within(await screen.findByRole('group', { name: 'Partner' }));
  for (const name of ['No partner', 'Сурья']) expect(group.getByText(name)).toBeDefined();
  server.answers[SET] = () => new Response(null, { status: 204 });
  fireEvent.click(group.getByRole('button', { name: /Keep/ }));
  await press('Save the partner');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(SET).map(({ body }) => body)).toEqual([
    { partner: null, former: 'indra' },
    { partner: null, former: 'surya' },
  ]);
});

test.each([
  ['of a paid order', { ...order, status: 'paid' as const }, staffMember()],
  ['for an operator', order, staffMember({ role: 'operator' })],
])('the partner %s is not changed here', async (_, shown, member) => {
  server.answers['GET /api/admin/orders/*'] = shown;
  open('ru', member);
  await screen.findByText('Заказ № 1042');
  expect(screen.queryByRole('button', { name: 'Партнёр заказа…' })).toBeNull();
});

test.each<[string, FakeServer['answers'][string], string]>([
  ['whose partner is suspended meanwhile', { items: [indra, { ...surya, suspended: true }], nextCursor: null }, 'Сурья'],
  ['without the list of partners', () => problem(503, 'unavailable'), 'surya'],
])('a choice that was kept shows what would be saved, %s', async (_, partners, shown) => {
  open('en');
  await press('Partner of the order…');
  const choice = () => screen.getByLabelText<HTMLSelectElement>('Partner');
  await waitFor(() => expect(choice().options).toHaveLength(3));
  fireEvent.change(choice(), { target: { value: 'surya' } });
  leaveShop();
  server.answers[PARTNERS] = partners;
  open('en');
  await press('Partner of the order…');
  expect(choice().value).toBe('surya');
  await waitFor(() => expect(choice().selectedOptions[0]?.text).toBe(shown));
});
