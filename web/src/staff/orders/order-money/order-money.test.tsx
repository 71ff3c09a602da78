import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { components } from '#contract';
import { staffMember, visitPanel } from '../../../../testing/panel-visit.tsx';
import { example, fakeServer, leaveShop, problem } from '../../../../testing/shop-visit.tsx';
import type { OrderMoneyAnswer } from '../order-queries.ts';
import { OrderMoney } from './order-money.tsx';

const money = example<OrderMoneyAnswer>('orderMoney');
const [refund] = example<components['schemas']['BegunRefunds']>('begunRefunds').items;
const BOOKS = 'GET /api/admin/orders/*/money';
const order = { id: '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e', number: 1042 };
afterEach(leaveShop);

function open(more: Partial<OrderMoneyAnswer> = {}, language: 'ru' | 'en' = 'ru', member = staffMember()) {
  const server = fakeServer({ [BOOKS]: { ...money, ...more }, 'GET /api/admin/orders/*/refunds': example('refundableMoney') });
  visitPanel(<OrderMoney order={order} />, server, { language, member });
  return server;
}

const plain = (text: string | null | undefined) => text?.replaceAll(/[\s\u00a0]/g, ' ');
const cells = (row: HTMLElement | undefined) => plain([...(row?.children ?? [])].map((cell) => cell.textContent).join(' | '));

test('the sums stand side by side, with what was too much and what is left once everything has gone back', async () => {
  // Of the example: for an order of 882 dollars came 902, from which the gateways took 4.51.
  const sums = { ...money.sums, refunded: 20, net: 877.49 };
  open({ sums, underWay: 120, netThen: 757.49 });
  const card = within(await screen.findByRole('region', { name: 'Деньги' }));
  const shown = card.getAllByRole('term').map((term) => `${term.textContent} ${plain(term.nextElementSibling?.textContent)}`);
  expect(shown).toEqual([
    'К оплате 882 $',
    'Пришло 902 $',
    'Лишнее 20 $',
    'Возвращено −20 $',
    'Комиссия шлюза −4,51 $',
    'Чистыми 877,49 $',
  ]);
  expect(plain(card.getByText(/станет/).textContent)).toContain('станет 757,49 $');
  expect(card.getByText(/По 9 записям книги/)).toBeDefined();
});

test('each transfer is shown with its coin, address and transaction, and other coins that came are named', async () => {
  const [first, second] = money.arrivals;
  const arrivals = [first, { ...second, isFinal: false, late: true }] as OrderMoneyAnswer['arrivals'];
  const otherCoins = [
    { paymentId: order.id, at: '2026-11-19T11:30:00.000Z', currency: 'ETH', amount: '0.05', transactionId: '0x6be0a41c' },
  ];
  open({ arrivals, otherCoins, awaiting: 102, under: 80, over: 0 });
  const [came, late] = within(await screen.findByRole('table', { name: 'Что пришло' }))
    .getAllByRole('row')
    .slice(1);
  expect(cells(came)).toBe(
    '19 нояб., 14:16 | USDT, TRONnowpayments | TXk4uW…A7fQzutx 6be0a41c | Подтверждено | 800 $800,00 USDT',
  );
  expect(cells(late)).toContain('Ждёт подтвержденийС опозданием');
  expect(plain(screen.getByText(/^0,05 ETH/).textContent)).toContain('0,05 ETH');
  expect(screen.getByText('tx 0x6be0a41c', { exact: false })).toBeDefined();
  expect(screen.getByText('Не хватает')).toBeDefined();
  expect(plain(screen.getByText(/ждут подтверждений/).textContent)).toContain('102 $');
});

test('money by hand names both people, and leads to its proof', async () => {
  const file = { id: '7d3c9b1e-2f4a-4c6d-8e0f-1a2b3c4d5e6f', mediaType: 'application/pdf' as const };
  const byHand = { ...money.arrivals[0], way: 'hand', unit: null, network: null, address: null, coins: null, transactionIds: [] };
  const people = { by: 'indra@example.com', agreedBy: 'olga@example.com', evidence: file };
  open({ arrivals: [{ ...byHand, ...people }] as OrderMoneyAnswer['arrivals'] }, 'en');
  const [row] = within(await screen.findByRole('table', { name: 'What came' }))
    .getAllByRole('row')
    .slice(1);
  expect(row?.textContent).toMatch(/indra@example\.com.*olga@example\.com/);
  const link = within(row as HTMLElement)
    .getByRole('link')
    .getAttribute('href');
  expect(link).toContain(`${order.id}/evidence/${file.id}`);
});

test('a refund says who sent it and for whom it waits, and its sum leads to its page', async () => {
  const sent = { at: '2026-11-23T06:12:00.000Z', by: 'oksana@example.com', reference: 'tx' };
  const refunds = [{ ...refund, state: 'sent', waitsFor: 'second_person', sent, confirmed: null }] as OrderMoneyAnswer['refunds'];
  open({ refunds }, 'en');
  const [row] = within(await screen.findByRole('table', { name: 'What goes back' }))
    .getAllByRole('row')
    .slice(1);
  expect(row?.textContent).toContain('sent: oksana@example.com');
  expect(row?.textContent).toContain('waits for another than oksana@example.com');
  expect(
    within(row as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(`/admin-panel/money/refunds/${refund?.id}`);
  expect(screen.getByText('1 refund is under way')).toBeDefined();
});

test('an order to which nothing came says so, and so do lines of the ledger that cannot be read', async () => {
  const sums = { gross: 0, byHand: 0, refunded: 0, fee: 0, net: 0 };
  open({ sums, arrivals: [], over: 0, underWay: 0, netThen: 0, unread: 1 });
  expect(await screen.findByText('Пока ничего не пришло.')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('1 запись книги не читается');
});

test('somebody who may not read money sees none, and asks for none', () => {
  const server = open({}, 'ru', staffMember({ role: 'operator' }));
  expect(screen.queryByRole('region', { name: 'Деньги' })).toBeNull();
  expect(server.calls).toEqual([]);
});

test('money that cannot be read shows an error', async () => {
  visitPanel(<OrderMoney order={order} />, fakeServer({ [BOOKS]: () => problem(503, 'unavailable') }));
  expect(await screen.findByRole('alert')).toBeDefined();
});
