import type { MakeDeps } from '#kernel/deps.ts';
import { refusedField, requireFound, ShopError } from '#kernel/errors.ts';
import { claimOrReplay, type IdempotencyStore, type IdempotentRequest, leaseFrom, type Replayable } from '#kernel/idempotency.ts';
import type { Cents } from '#kernel/money.ts';
import { isPaid, isPayable, type Order, requirePayable, type TellGuest } from '#modules/orders/index.ts';
import type { Coin } from './coin.ts';
import { asksTooMuch, restOf } from './coin-worth.ts';
import { openedFact } from './facts.ts';
import type { CryptoGateway } from './gateways.ts';
import { coinRequest } from './news.ts';
import { countOpening, endLivePayments, giveUpCheckouts, isGivenUp } from './one-live-payment.ts';
import {
  type CreatingPayment,
  cancel,
  close,
  enoughOf,
  isOpen,
  NOTHING_CAME,
  type OpenedPayment,
  type Payment,
} from './payment.ts';
import type { PaymentReader, PaymentStore, PaymentStores, PaymentTransact } from './ports.ts';
import { type PaymentView, viewPayment } from './view-payment.ts';

export interface OpenPayment {
  readonly orderId: string;
  readonly coin: Coin;
  /** What the payer saw, in cents: what is due, which is the total without what came in coins, or what the open payment asks for. */
  readonly amountCents: Cents;
  readonly idempotency?: IdempotentRequest | undefined;
}

interface Deps extends MakeDeps<PaymentTransact> {
  readonly payments: PaymentReader;
  readonly gateway: CryptoGateway;
  /** How long a payment asks for its amount. */
  readonly ttlSeconds: number;
  /** The shortfall that the shop tolerates: a payment is complete without it. */
  readonly tolerancePercent: number;
  readonly tellGuest: TellGuest;
  /** Whether the links of payments lead to test networks. */
  readonly isTest: boolean;
}

type WantedPayment = Pick<CreatingPayment, 'orderId' | 'coin' | 'amountCents' | 'createdAt'>;

/** A payment to be opened at the gateway. */
interface Begun {
  readonly payment: CreatingPayment;
  readonly orderNumber: number;
}

/** The sweep checks a new payment or checkout first after so long, because nobody pays sooner. */
export const FIRST_CHECK_MILLISECONDS = 10_000;

/**
 * Returns the order's open payment in a coin, or opens a new payment of what is due at the gateway, which replaces the order's open
 * payment in another coin and its checkout for cards. A new payment is stored before the gateway is asked, so a retry soon after a failure
 * asks with the same payment id. A replay returns the payment as it stands. Throws `not_found`, `order_not_payable`, `payment_confirming`,
 * `amount_mismatch`, `below_minimum`, `request_in_progress`, `idempotency_key_reused`, `gateway_unavailable`, and `rate_limited` like
 * `countOpening`.
 */
export function createOpenPayment(deps: Deps) {
  return async (command: OpenPayment): Promise<Replayable<PaymentView>> => {
    const start = await begin(deps, command);
    if ('result' in start) return start.replayed ? asItStands(deps, start) : start;
    try {
      const opened = await askGateway(deps, start);
      return { result: await finish(deps, command, opened), replayed: false };
    } catch (error) {
      await giveBack(deps, command, start.payment);
      throw error;
    }
  };
}

/** Finds the open payment or the earlier answer; without one stores the payment to be opened. Gives up checkouts and what else is being made. */
function begin(deps: Deps, command: OpenPayment): Promise<Begun | Replayable<PaymentView>> {
  return deps.transact(async (stores) => {
    const { orders, payments, cards, idempotency } = stores;
    const earlier = await claimOrReplay<PaymentView>(idempotency, command.idempotency);
    if (earlier) return earlier;

    const order = requirePayable(await orders.lock(command.orderId));
    const now = deps.clock();
    const live = await payments.live(order.id);
    const due = restOf(await payments.withMoney(order.id), order.total);
    const open = live.filter((payment) => isShownAgain(payment, due, now)).find(({ coin }) => coin === command.coin);
    if (due === 0 && !open) throw new ShopError('payment_confirming');
    refuseAnotherAmount(command.amountCents, open ? [due, open.amountCents] : [due]);
    const creating = live.filter(isCreating);
    if (open) {
      // What is being made would replace it.
      await endLivePayments(payments, creating, now);
      await cards.giveUp(order.id, now);
      return { result: await remember(deps, open, command, idempotency), replayed: false };
    }
    const wanted = { orderId: order.id, coin: command.coin, amountCents: due, createdAt: now };
    const toResume = creating.find((payment) => isToResume(payment, deps, wanted));
    // One that has an address makes way for the new one in `finish`: until there is another address, its payer can go on.
    await endLivePayments(payments, without(creating, toResume?.id), now);
    await giveUpCheckouts(cards, order.id, now);
    const payment = toResume ? await resume(payments, toResume, now) : await add(deps, stores, wanted);
    return { payment, orderNumber: order.number };
  });
}

function refuseAnotherAmount(amountCents: Cents, right: readonly Cents[]): void {
  if (!right.includes(amountCents)) throw refusedField(['amountUsd'], 'amount_mismatch', 'amount_mismatch');
}

/** A payment that asks for money, or whose money on its way leaves no rest, is shown instead of a second payment. */
function isShownAgain(payment: Payment, due: Cents, now: Date): payment is OpenedPayment {
  if (isCreating(payment)) return false;
  return payment.state === 'confirming' ? due === 0 : isOpen(payment, now);
}

function isCreating(payment: Payment): payment is CreatingPayment {
  return payment.state === 'creating';
}

/**
 * A payment whose opening was never answered is opened again at the same gateway only, and while at least half of its time is left: the
 * gateway may have opened it then, and would show what is nearly over.
 */
function isToResume(payment: CreatingPayment, { gateway, ttlSeconds }: Deps, wanted: WantedPayment): boolean {
  const age = wanted.createdAt.getTime() - payment.createdAt.getTime();
  const isSame = payment.gateway === gateway.name && payment.coin === wanted.coin && payment.amountCents === wanted.amountCents;
  return isSame && age <= ttlSeconds * 500;
}

function without(payments: readonly Payment[], id: string | undefined): Payment[] {
  return payments.filter((payment) => payment.id !== id);
}

/** The payment of an earlier answer as it stands now: its order may have been paid since, and then nothing is to be sent. */
async function asItStands({ payments, isTest }: Deps, earlier: Replayable<PaymentView>): Promise<Replayable<PaymentView>> {
  const payment = await payments.find(earlier.result.id);
  return payment ? { ...earlier, result: viewPayment(payment, isTest) } : earlier;
}

async function resume(payments: PaymentStore, payment: CreatingPayment, now: Date): Promise<CreatingPayment> {
  if (payment.leasedUntil > now) throw new ShopError('request_in_progress', { retryAfterSeconds: 1 });
  const leasedUntil = leaseFrom(now);
  await payments.lease(payment.id, leasedUntil);
  return { ...payment, leasedUntil };
}

async function add(
  { newId, gateway }: Deps,
  { payments, counter }: Pick<PaymentStores, 'payments' | 'counter'>,
  wanted: WantedPayment,
): Promise<CreatingPayment> {
  await countOpening(counter, wanted.orderId);
  const payment: CreatingPayment = {
    ...wanted,
    id: newId(),
    gateway: gateway.name,
    state: 'creating',
    leasedUntil: leaseFrom(wanted.createdAt),
  };
  await payments.addCreating(payment);
  return payment;
}

async function askGateway(deps: Deps, { payment, orderNumber }: Begun): Promise<OpenedPayment> {
  const { id: paymentId, coin, amountCents } = payment;
  const expiresAt = new Date(deps.clock().getTime() + deps.ttlSeconds * 1000);
  const opened = await deps.gateway.open({ paymentId, orderNumber, coin, amountCents, expiresAt });
  const { leasedUntil: _, ...base } = payment;
  const enough = enoughOf(opened.expected, deps.tolerancePercent);
  return { ...base, ...opened, ...NOTHING_CAME, enough, state: 'waiting' };
}

/** Stores the payment with its address, unless another request was first, and tells a guest how to pay. */
function finish(deps: Deps, command: OpenPayment, opened: OpenedPayment): Promise<PaymentView> {
  return deps.transact(async (stores) => {
    const { orders, payments, idempotency } = stores;
    const order = requireFound(await orders.lock(opened.orderId));
    const { id: paymentId, orderId } = opened;
    const known = await payments.lock(paymentId);
    // `lock` finds what has an address: another request has opened the same payment first. Since then it may have made way, and must not
    // come back.
    if (known) return remember(deps, known, command, idempotency);
    const at = deps.clock();
    const live = await payments.live(orderId);
    const due = restOf(await payments.withMoney(orderId), order.total);
    const payment = afterOpening({ order, due, live, at }, opened);
    if (payment.state === 'waiting') await endLivePayments(payments, without(live, paymentId), at);
    await payments.saveOpened(payment, new Date(at.getTime() + FIRST_CHECK_MILLISECONDS));
    await payments.record(openedFact(payment, at));
    if (payment.state === 'waiting') {
      const request = coinRequest(payment, payment.expected);
      await deps.tellGuest(order, { kind: 'coin', rest: payment.amountCents, ...request }, stores);
    }
    return remember(deps, payment, command, idempotency);
  });
}

/** The view of a payment, remembered under the request's key. */
async function remember(
  { isTest }: Deps,
  payment: OpenedPayment,
  command: OpenPayment,
  idempotency: IdempotencyStore,
): Promise<PaymentView> {
  const view = viewPayment(payment, isTest);
  if (command.idempotency) await idempotency.remember(command.idempotency, view);
  return view;
}

/** The opened payment; ended at once when the order was paid or cancelled, money came, or the payment was given up while it was opened. */
function afterOpening(
  { order, due, live, at }: { order: Order; due: Cents; live: readonly Payment[]; at: Date },
  opened: OpenedPayment,
): OpenedPayment {
  if (isPaid(order)) return close(opened);
  const isUnwanted = live.some((payment) => payment.id === opened.id && isCreating(payment) && isGivenUp(payment));
  return !isPayable(order) || isUnwanted || asksTooMuch(opened, due) ? cancel(opened, at) : opened;
}

/** Lets the next attempt begin at once after a failure. What was given up or resumed meanwhile stays so. */
function giveBack(deps: Deps, command: OpenPayment, { id, leasedUntil }: CreatingPayment): Promise<void> {
  return deps.transact(async ({ payments, idempotency }) => {
    await payments.lease(id, deps.clock(), leasedUntil);
    if (command.idempotency) await idempotency.release(command.idempotency);
  });
}
