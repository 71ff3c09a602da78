import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { components } from '#contract';
import { visitPanel } from '../../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop } from '../../../../testing/shop-visit.tsx';
import { ClientSees } from './client-sees.tsx';

type Wire = components['schemas'];

const SEEN = 'GET /api/orders/*';
const RECEIPT = 'GET /api/orders/*/receipt';
const order = { id: '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e', number: 1042 };
const unpaid = example<Wire['Order']>('order');
/** For an order of $300 came $312, of which $10 went back. */
const receipt = example<Wire['Receipt']>('receipt');
const paid = { ...unpaid, status: 'paid', receiptNumber: 7 };
let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ [SEEN]: unpaid, [RECEIPT]: receipt });
});
afterEach(leaveShop);

test('what the client reads of the money stands in the same words', async () => {
  const repair = { troubles: ['overpaid' as const], mayAskRefund: true, refund: 'sent' as const };
  server.answers[SEEN] = { ...paid, repair };
  visitPanel(<ClientSees order={order} />, server);
  const card = await screen.findByRole('region', { name: 'Что видит клиент' });
  await within(card).findByText(/было/);
  const text = card.textContent?.replaceAll(/\s/g, ' ');
  expect(text).toContain('Оплачено: 300 $.');
  expect(text).toContain('К оплате было 300 $, пришло 312 $: на 12 $ больше.');
  expect(text).toContain('10 $ возвращено.Что делать с 2 $, мы ещё не решили.');
});

const comeBack = () => fireEvent(window, new Event('visibilitychange'));

test('whoever comes back to the window reads what the client sees by then', async () => {
  visitPanel(<ClientSees order={order} />, server, { language: 'en' });
  await screen.findByText(/^To pay/);
  server.answers[SEEN] = paid;
  comeBack();
  expect(await screen.findByText(/came: \$12 more/)).toBeDefined();
});

test('whoever comes back to the window reads the receipt as it is by then', async () => {
  server.answers[SEEN] = paid;
  visitPanel(<ClientSees order={order} />, server, { language: 'en' });
  await screen.findByText(/came: \$12 more/);
  server.answers[RECEIPT] = { ...receipt, surplus: { ...receipt.surplus, came: 320, over: 20, waiting: 10 } };
  comeBack();
  expect(await screen.findByText(/came: \$20 more/)).toBeDefined();
});
