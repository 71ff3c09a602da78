import { queryOptions } from '@tanstack/react-query';
import { MINUTE_MS } from '#kernel/durations.ts';
import { type Api, dataOf } from '../../api/client.ts';
import { answerQuery } from '../../api/late/answer-query.ts';
import { CHECK_EVERY_MS } from '../../api/late/followed-order.ts';
import { codeOf } from '../../api/late/refusals.ts';
import type { Choice, Coin, CryptoPayment, PaymentEvent } from './payment-state.ts';
import { noteShopTime } from './shop-clock.ts';

/** An order to pay. */
export interface PayableOrder {
  readonly id: string;
  /** Dollars that are still to be paid. */
  readonly due: number;
  /** First part of the idempotency key: the same for every retry of this intent to pay. The coin or method is added to it. */
  readonly intentKey: string;
}

/** The state of a payment, fetched every ten seconds, also while the tab is in the background. */
export function paymentStatusQuery(api: Api, paymentId: string) {
  return queryOptions({
    queryKey: ['/api/crypto/payment', paymentId],
    queryFn: ({ signal }) => readPayment(api, paymentId, signal),
    staleTime: 0,
    refetchInterval: CHECK_EVERY_MS,
    refetchIntervalInBackground: true,
  });
}

/** The coins that can be paid with now, each with the least amount of dollars. */
export function coinsQuery(api: Api) {
  return queryOptions({
    ...answerQuery(api, '/api/crypto/coins'),
    select: ({ coins }): ReadonlyMap<Coin, number> => new Map(coins.map(({ currency, minimumUsd }) => [currency, minimumUsd])),
    staleTime: 5 * MINUTE_MS,
  });
}

export async function readPayment(api: Api, paymentId: string, signal?: AbortSignal): Promise<CryptoPayment> {
  const params = { path: { paymentId } };
  const answer = api.GET('/api/crypto/payment/{paymentId}/status', { params, signal: signal ?? null });
  noteShopTime((await answer).response);
  return dataOf(answer);
}

/** Cancels a payment that waits, and returns it. In any other state it stays as it is, and is returned so. */
export function cancelPayment(api: Api, paymentId: string): Promise<CryptoPayment> {
  return dataOf(api.POST('/api/crypto/payment/{paymentId}/cancel', { params: { path: { paymentId } } }));
}

/** Opens a payment of the order by the chosen method. Returns the event for the widget. Rejects with `ApiError`; with `Error` for an unsafe card address. */
export async function openPayment(api: Api, choice: Choice, order: PayableOrder): Promise<PaymentEvent> {
  switch (choice.method) {
    case 'crypto':
      return { type: 'opened', payment: await openCryptoPayment(api, choice.coin, order) };
    case 'card':
      return { type: 'awaited', awaited: { orderId: order.id, method: 'card', url: await openCardPayment(api, order) } };
    case 'manual':
      await dataOf(api.POST('/api/orders/{id}/manual-payment', { params: { path: { id: order.id } } }));
      return { type: 'awaited', awaited: { orderId: order.id, method: 'manual' } };
  }
}

function openCryptoPayment(api: Api, currency: Coin, order: PayableOrder): Promise<CryptoPayment> {
  return afterOtherTab(() =>
    dataOf(
      api.POST('/api/crypto/payment', {
        params: { header: { 'Idempotency-Key': `${order.intentKey}:${currency}` } },
        body: { orderId: order.id, currency, amountUsd: order.due },
      }),
    ),
  );
}

const MOST_TRIES = 5;
const NEXT_TRY_MS = 1000;

/** Tries again while another tab's call for the same payment is under way. Then both tabs get the same payment. */
async function afterOtherTab<Result>(call: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (codeOf(error) !== 'request_in_progress' || tries >= MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, NEXT_TRY_MS));
    }
  }
}

async function openCardPayment(api: Api, order: PayableOrder): Promise<string> {
  const { url } = await dataOf(
    api.POST('/api/card/payment', {
      params: { header: { 'Idempotency-Key': `${order.intentKey}:card` } },
      body: { orderId: order.id },
    }),
  );
  if (!/^https?:\/\//i.test(url)) throw new Error('The card checkout has no web address');
  return url;
}
