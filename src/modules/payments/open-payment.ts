import type { Clock } from '#kernel/clock.ts';
import { ShopError } from '#kernel/errors.ts';
import { claimOrReplay, type IdempotentRequest, LEASE_SECONDS, type Replayable } from '#kernel/idempotency.ts';
import type { NewId } from '#kernel/ids.ts';
import type { Cents } from '#kernel/money.ts';
import { isPayable, type Order, type OrderNews, type PayableOrder, type TellGuest } from '#modules/orders/index.ts';
import { COIN_FACTS, type Coin, formatUnits } from './coin.ts';
import { type CreatingPayment, isOpen, type OpenedPayment } from './payment.ts';
import type { CryptoGateway, PaymentStore, PaymentTransact } from './ports.ts';
import { type PaymentView, viewPayment } from './view-payment.ts';

export interface OpenPayment {
  readonly orderId: string;
  readonly coin: Coin;
  /** The amount in cents that the payer saw; it must equal the order's total. */
  readonly amountUsd: Cents;
  readonly idempotency?: IdempotentRequest | undefined;
}

interface Deps {
  readonly transact: PaymentTransact;
  readonly gateway: CryptoGateway;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly ttlSeconds: number;
  readonly tellGuest: TellGuest;
}

/** Nobody pays sooner. */
const FIRST_CHECK_MILLISECONDS = 10_000;

/**
 * Returns the order's open payment in a coin, or opens a new payment at the gateway. A new payment is stored before the gateway is
 * asked, so a retry after a failure asks with the same payment id. Throws `not_found`, `order_not_payable`, `amount_mismatch`,
 * `request_in_progress`, `idempotency_key_reused`, `gateway_unavailable`.
 */
export function createOpenPayment(deps: Deps) {
  return async (command: OpenPayment): Promise<Replayable<PaymentView>> => {
    const start = await begin(deps, command);
    if ('result' in start) return start;
    try {
      const opened = await askGateway(deps, start);
      return { result: await finish(deps, command, opened), replayed: false };
    } catch (error) {
      await giveBack(deps, command, start);
      throw error;
    }
  };
}

function begin(deps: Deps, command: OpenPayment): Promise<CreatingPayment | Replayable<PaymentView>> {
  return deps.transact(async ({ orders, payments, idempotency }) => {
    const earlier = await claimOrReplay<PaymentView>(idempotency, command.idempotency);
    if (earlier) return earlier;

    const order = payable(await orders.lock(command.orderId), command.amountUsd);
    const now = deps.clock();
    const newest = await payments.newest(order.id, command.coin);
    if (newest?.state === 'creating') return resume(payments, newest, now);
    if (newest && isOpen(newest, now)) {
      const view = viewPayment(newest);
      if (command.idempotency) await idempotency.remember(command.idempotency, view);
      return { result: view, replayed: false };
    }
    const payment: CreatingPayment = {
      id: deps.newId(),
      orderId: order.id,
      coin: command.coin,
      gateway: deps.gateway.name,
      amountUsd: order.total,
      createdAt: now,
      state: 'creating',
      leasedUntil: leaseFrom(now),
    };
    await payments.addCreating(payment);
    return payment;
  });
}

function payable(order: Order | undefined, amountUsd: Cents): PayableOrder {
  if (!order) throw new ShopError('not_found');
  if (!isPayable(order)) throw new ShopError('order_not_payable');
  if (order.total !== amountUsd)
    throw new ShopError('amount_mismatch', { fields: [{ path: ['amountUsd'], code: 'amount_mismatch' }] });
  return order;
}

async function resume(payments: PaymentStore, payment: CreatingPayment, now: Date): Promise<CreatingPayment> {
  if (payment.leasedUntil > now) throw new ShopError('request_in_progress', { retryAfterSeconds: 1 });
  await payments.lease(payment.id, leaseFrom(now));
  return payment;
}

async function askGateway(deps: Deps, payment: CreatingPayment): Promise<OpenedPayment> {
  const { id: paymentId, orderId, coin, amountUsd } = payment;
  const expiresAt = new Date(deps.clock().getTime() + deps.ttlSeconds * 1000);
  const opened = await deps.gateway.open({ paymentId, orderId, coin, amountUsd, expiresAt });
  const { leasedUntil: _, ...base } = payment;
  return { ...base, ...opened, state: 'waiting', received: 0n, confirmed: 0n, late: false, overpaid: false, reviews: [] };
}

function finish(deps: Deps, command: OpenPayment, payment: OpenedPayment): Promise<PaymentView> {
  return deps.transact(async (stores) => {
    const { orders, payments, idempotency } = stores;
    const { id: paymentId, orderId, gateway, coin, address, expected } = payment;
    const at = deps.clock();
    await payments.saveOpened(payment, new Date(at.getTime() + FIRST_CHECK_MILLISECONDS));
    const data = { coin, address, expected: expected.toString() };
    await payments.record({ orderId, paymentId, gateway, kind: 'opened', at, data });
    const order = await orders.find(orderId);
    if (order) await deps.tellGuest(order, howToPay(payment), stores);
    const view = viewPayment(payment);
    if (command.idempotency) await idempotency.remember(command.idempotency, view);
    return view;
  });
}

/** What a guest is told of a payment: where to send how much, and until when. */
function howToPay({ coin, address, expected, expiresAt: until }: OpenedPayment): OrderNews {
  const { unit, network } = COIN_FACTS[coin];
  return { kind: 'coin', amount: formatUnits(expected, coin), unit, network, address, until };
}

function giveBack(deps: Deps, command: OpenPayment, payment: CreatingPayment): Promise<void> {
  return deps.transact(async ({ payments, idempotency }) => {
    await payments.lease(payment.id, deps.clock());
    if (command.idempotency) await idempotency.release(command.idempotency);
  });
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_SECONDS * 1000);
}
