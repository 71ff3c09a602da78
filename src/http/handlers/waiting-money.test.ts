import { expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import type { Money } from '#modules/money/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { waitingMoneyHandlers } from './waiting-money.ts';

test('the lines of a payment that is no source of money any more, since a blockchain has taken all back, still tell its coins', async () => {
  const order = anOrder();
  const base = { orderId: order.id, paymentId: uuid(8), gateway: 'sandbox', at: new Date(0), hash: '' };
  const opened = { ...base, kind: 'opened', seq: 1, data: { coin: 'BTC', address: 'tb1q', expected: '500000' } };
  const report = { from: 'waiting', to: 'waiting', late: false, overpaid: false, reviews: [] };
  const reported = { ...base, kind: 'reported', seq: 2, data: { ...report, received: '500000', confirmed: '1' } };
  // What waits is a question about the order, not this payment.
  const waiting = { kind: 'ask', id: uuid(9), orderId: order.id, since: new Date(0), order };
  const read = { version: 1, sources: [], refunds: [], offers: [], names: new Map() };
  const viewWaitingMoney = async () => ({ ...read, waiting, lines: [opened, reported] });
  const handlers = waitingMoneyHandlers({ viewWaitingMoney } as never as Money);
  const answer = await handlers.getWaitingMoney({ params: { id: uuid(9) } } as never);
  // The newest line stands first.
  expect(answer.body.lines[0]).toMatchObject({ kind: 'reported', received: '0.00500000', confirmed: '0.00000001' });
});
