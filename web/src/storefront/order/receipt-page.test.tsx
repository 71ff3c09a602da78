import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { fieldsShownAsLetters, hostileAnswers } from '../../../testing/hostile-answers.ts';
import { example, type FakeServer, fakeServer, leadTo, leaveShop, problem, visitShop } from '../../../testing/shop-visit.tsx';
import type { Receipt } from '../../api/receipt.ts';
import ReceiptPage from './receipt-page.tsx';

afterEach(leaveShop);

const given = example<Receipt>('receipt');

function open(server: FakeServer, testMode?: 'own') {
  const routes = (
    <Routes>
      <Route path="/order/:id/receipt" element={<ReceiptPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
  visitShop(routes, server, { path: `/order/${given.orderId}/receipt`, language: 'en', ...(testMode && { testMode }) });
}

const receiptServer = (changes: Partial<Receipt> = {}) => fakeServer({ 'GET /api/orders/*/receipt': { ...given, ...changes } });

test('a receipt shows its number, what was paid and how, the customer and the seller, and leads to its PDF', async () => {
  open(receiptServer());
  expect(await screen.findByRole('heading', { level: 1, name: 'Receipt no. 1042' })).toBeDefined();
  for (const text of ['Ganesha Yagya', '0.00500000 BTC · Bitcoin network', 'Анна, a***@e***.com', 'Ritual Trade LLC'])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByText(given.payments[0]?.transactionIds[0] ?? '')).toBeDefined();
  const file = screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
  expect(file).toBe(`/api/orders/${given.orderId}/receipt.pdf?lang=en`);
  expect(screen.queryByText(/test mode/)).toBeNull();
});

test('a receipt that is opened again tells what has become known since', async () => {
  const server = receiptServer();
  open(server);
  expect(await screen.findByText('Анна, a***@e***.com')).toBeDefined();
  await leadTo('/');
  server.answers['GET /api/orders/*/receipt'] = { ...given, customer: { firstName: 'Анна', maskedEmail: 'b***@e***.com' } };
  await leadTo(`/order/${given.orderId}/receipt`);
  expect(await screen.findByText('Анна, b***@e***.com')).toBeDefined();
});

test('a receipt tells the days of a ritual, and what the almanac said of the first', async () => {
  open(receiptServer());
  expect(await screen.findByText('21 November 2026 – 19 December 2026')).toBeDefined();
  const advice = screen.getByRole('region', { name: 'The first day by the almanac' });
  expect(advice.textContent).toContain('A good day · tithi Shukla Ekadashi, nakshatra Uttara Bhadrapada');
  expect(advice.textContent).toContain('The bright half of the month, a favourable tithi for a beginning');
});

test('a receipt does not tell of the almanac where it said nothing', async () => {
  open(receiptServer({ items: given.items.map(({ advice: _, ...item }) => item) }));
  expect(await screen.findByText('21 November 2026 – 19 December 2026')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'The first day by the almanac' })).toBeNull();
});

test('a receipt of a test shop says that no real money was paid, and that nobody sells there', async () => {
  open(receiptServer({ seller: { details: [], details_en: [], email: 'help@shop.example' } }), 'own');
  expect(await screen.findByText(/no real money was paid for this receipt/)).toBeDefined();
  expect(screen.getByText(/there is no seller/)).toBeDefined();
});

test.each<[string, Partial<Receipt>]>([
  ['Bank card', { paymentMethod: 'card', payments: [{ method: 'card', transactionIds: ['pi_1'] }] }],
  ['With confirmation by a person', { paymentMethod: 'manual', payments: [] }],
  // At a fixed link, where a person has seen it.
  ['Bank card', { paymentMethod: 'card', payments: [] }],
])('money that came in no coin has a row: %s', async (name, changes) => {
  open(receiptServer(changes));
  expect(await screen.findByText(name)).toBeDefined();
});

test.each<[string, Partial<Receipt>]>([
  ['With confirmation by a person', { paymentMethod: 'manual' }],
  ['Bank card', { paymentMethod: 'card' }],
])('the rest after coins that a person has confirmed has a row of its own: %s', async (name, changes) => {
  open(receiptServer(changes));
  expect(await screen.findByText(name)).toBeDefined();
  expect(screen.getByText('0.00500000 BTC · Bitcoin network')).toBeDefined();
});

test('a receipt that is void names no way that was chosen after it', async () => {
  open(receiptServer({ paymentMethod: 'card', takenBackAt: '2026-11-21T08:00:00.000Z' }));
  expect(await screen.findByText('0.00500000 BTC · Bitcoin network')).toBeDefined();
  expect(screen.queryByText('Bank card')).toBeNull();
});

test('a surplus is told with what was due, what came, and where each part of it is', async () => {
  open(receiptServer({ total: 300, surplus: { came: 312, over: 12, returned: 10, onItsWay: 0, waiting: 2, kept: 0 } }));
  expect(await screen.findByText('$300 was due and $312 came: $12 more.')).toBeDefined();
  expect(screen.getByText('$10 was sent back.')).toBeDefined();
  expect(screen.getByText('About $2 we have yet to decide.')).toBeDefined();
  expect(screen.queryByText(/on its way back|kept by the shop/)).toBeNull();
});

test('an order without a receipt leads to the order', async () => {
  open(fakeServer({ 'GET /api/orders/*/receipt': () => problem(404, 'not_found') }));
  expect(await screen.findByRole('heading', { name: 'No receipt here yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'To the order' }).getAttribute('href')).toBe(`/order/${given.orderId}`);
});

test('attacks in what people typed are text on the receipt', async () => {
  const attacked = hostileAnswers()['GET /api/orders/*/receipt'] as Receipt;
  open(receiptServer({ ...attacked, orderId: given.orderId }));
  await screen.findByRole('heading', { name: /^Receipt no/ });
  expect(fieldsShownAsLetters(document.body)).toEqual(expect.arrayContaining(['customer.firstName', 'items.name_en']));
});
