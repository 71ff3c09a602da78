import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#kernel/durations.ts';
import { exampleOrder, problem } from '../../../testing/shop-visit.tsx';
import { createApi } from '../client.ts';
import { createQueryClient, type Order } from '../queries.ts';
import { awaitedOrderQuery, CHECK_EVERY_MS, openPaymentOf } from './followed-order.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Follows an order for three pauses between two looks; each look gets the next answer, and the last answer again after it. */
const follow = (...answers: (() => Response)[]) => followFor(3 * CHECK_EVERY_MS, ...answers);

async function followFor(milliseconds: number, ...answers: (() => Response)[]) {
  let looks = 0;
  const fetch = async () => (answers[Math.min(looks++, answers.length - 1)] as () => Response)();
  const api = createApi({ language: 'en', origin: 'http://shop.test', noAnswer: '', fetch });
  const observer = new QueryObserver(createQueryClient(), awaitedOrderQuery(api, exampleOrder().id));
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(milliseconds + 1);
  leave();
  return { looks, order: observer.getCurrentResult().data };
}

const order = (status: string) => () => Response.json({ ...exampleOrder(), status });
const failure = () => problem(503, 'unavailable');

test.each([
  ['may be paid', 4, [order('waiting')]],
  ['is paid', 1, [order('paid')]],
  ['is cancelled', 1, [order('cancelled')]],
  ['does not exist', 1, [() => problem(404, 'not_found')]],
  ['has an id that is none', 1, [() => problem(400, 'invalid_request')]],
])('an order that %s is asked for %i times in half a minute', async (_, asked, answers) => {
  expect((await follow(...answers)).looks).toBe(asked);
});

test.each([
  ['address_wanted', 3],
  ['sent', 3],
  ['done', 1],
  ['declined', 1],
])('a cancelled order whose refund is "%s" is asked for %i times in two minutes', async (refund, asked) => {
  const cancelled = { ...exampleOrder(), status: 'cancelled', repair: { troubles: [], mayAskRefund: false, refund } };
  expect((await followFor(2 * MINUTE_MS, () => Response.json(cancelled))).looks).toBe(asked);
});

test.each([
  ['in a coin', 3, [{ id: 'p1', currency: 'BTC', status: 'expired', receivedAmount: '0' }]],
  ['only by other ways', 1, []],
])(
  'a cancelled order that could be paid %s is asked for %i times in two minutes, as money may come late',
  async (_, asked, payments) => {
    const cancelled = { ...exampleOrder(), status: 'cancelled', payments, repair: { troubles: [], mayAskRefund: false } };
    expect((await followFor(2 * MINUTE_MS, () => Response.json(cancelled))).looks).toBe(asked);
  },
);

test('an order that did not come at first is asked for again until it comes', async () => {
  const { looks, order: found } = await follow(failure, failure, order('paid'));
  expect([looks, found?.status]).toEqual([3, 'paid']);
});

test('the newest payment that may still receive money is the open one', () => {
  const payment = (status: Order['payments'][number]['status']) =>
    ({ id: status, currency: 'BTC', status, receivedAmount: '0' }) as const;
  expect(openPaymentOf({ payments: [payment('expired'), payment('waiting'), payment('partial')] })?.id).toBe('waiting');
  expect(openPaymentOf({ payments: [payment('completed')] })).toBeUndefined();
});
