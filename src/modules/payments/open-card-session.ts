import type { MakeDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import { claimOrReplay, type IdempotentRequest, leaseFrom, type Replayable } from '#kernel/idempotency.ts';
import { isPayable, type PayableOrder, requirePayable, type TellGuest } from '#modules/orders/index.ts';
import { type CardSession, type CreatingSession, isResumable, isShown, type OpenedSession } from './card-session.ts';
import { requireNothingCame, restOf } from './coin-worth.ts';
import { openedCheckouts } from './end-checkouts.ts';
import { sessionOpenedFact } from './facts.ts';
import type { CardSessionGateway, OpenedCheckout } from './gateways.ts';
import { countOpening, endLivePayments, refuseCardUnderWay } from './one-live-payment.ts';
import { FIRST_CHECK_MILLISECONDS } from './open-payment.ts';
import type { CardSessionStore, PaymentTransact } from './ports.ts';

interface Deps extends MakeDeps<PaymentTransact> {
  readonly gateway: CardSessionGateway;
  /** Checks a checkout, and ends it at the gateway when nobody may pay there any more. */
  readonly check: (session: OpenedSession) => Promise<OpenedSession>;
  readonly tellGuest: TellGuest;
}

/** How long a checkout lives: less than the day for which the gateway keeps its answer to a repeated request. */
const SESSION_SECONDS = 12 * 3600;

/**
 * Returns the address of the order's checkout at the card gateway. An order has one checkout that can be paid: it is shown again until its
 * time is nearly up, and an old one is ended before the next is made. A new checkout is stored before the gateway is asked, so a retry after
 * a lost answer gets the same checkout. A retry under the same key gets a new checkout when the former has ended; where no new checkout can be
 * made, say because the order is paid or the gateway is away, it gets the answer of the first request again. A checkout, once it is there,
 * replaces the order's open payment in a coin. Throws `not_found`, `order_not_payable`, `payment_confirming`, `part_paid`, `request_in_progress`, `idempotency_key_reused`,
 * `gateway_unavailable`, and `rate_limited` like `countOpening`.
 */
export function createOpenCardSession(deps: Deps) {
  return async (orderId: string, request?: IdempotentRequest): Promise<Replayable<{ url: string }>> => {
    const earlier = await deps.transact(({ idempotency }) => claimOrReplay<{ url: string }>(idempotency, request));
    try {
      const session = await begin(deps, orderId);
      const url = session.state === 'creating' ? await open(deps, session) : session.url;
      const result = { url };
      if (request) await deps.transact(({ idempotency }) => idempotency.remember(request, result));
      return { result, replayed: earlier?.result.url === url };
    } catch (error) {
      if (earlier && error instanceof ShopError) return earlier;
      if (request && !earlier) await deps.transact(({ idempotency }) => idempotency.release(request));
      throw error;
    }
  };
}

/** The checkout to show or to ask for, after the live ones that must not be shown any more, such as one of another amount, are ended. */
async function begin(deps: Deps, orderId: string): Promise<CardSession> {
  const first = await beginOrFindOld(deps, orderId);
  if ('session' in first) return first.session;
  for (const old of first.mustEnd) await deps.check(old);
  const second = await beginOrFindOld(deps, orderId);
  if ('session' in second) return second.session;
  // Another request has made a checkout in between, or the gateway has not ended the old one.
  throw new ShopError('request_in_progress', { retryAfterSeconds: 1 });
}

type Beginning = { readonly session: CardSession } | { readonly mustEnd: readonly OpenedSession[] };

function beginOrFindOld(deps: Deps, orderId: string): Promise<Beginning> {
  return deps.transact(async ({ orders, payments, cards, counter }) => {
    const order = requirePayable(await orders.lock(orderId));
    const now = deps.clock();
    requireNothingCame(order.total, restOf(await payments.withMoney(orderId), order.total));
    const live = await cards.live(orderId);
    refuseCardUnderWay(live);
    const shown = live.find((session) => isShown(session, order.total, deps.gateway.name, now));
    if (shown) {
      await endLivePayments(payments, await payments.live(orderId), now);
      return { session: shown };
    }
    const begun = live.find((session) => isResumable(session, order.total, deps.gateway.name, now));
    if (begun) return { session: await resume(cards, begun, now) };
    await cards.giveUp(orderId, now);
    const old = openedCheckouts(live);
    // They are as `giveUp` has just stored them.
    if (old.length > 0) return { mustEnd: old.map((session) => ({ ...session, unwanted: true })) };
    await countOpening(counter, orderId);
    return { session: await add(deps, cards, order, now) };
  });
}

async function resume(cards: CardSessionStore, session: CreatingSession, now: Date): Promise<CreatingSession> {
  if (session.leasedUntil > now) throw new ShopError('request_in_progress', { retryAfterSeconds: 1 });
  await cards.lease(session.id, leaseFrom(now));
  return session;
}

async function add(deps: Deps, cards: CardSessionStore, order: PayableOrder, now: Date): Promise<CreatingSession> {
  const { id: orderId, total: amountCents, language } = order;
  const id = deps.newId();
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  const session: CreatingSession = {
    id,
    orderId,
    gateway: deps.gateway.name,
    amountCents,
    request: deps.gateway.write({ sessionId: id, orderId, amountCents, language, expiresAt }),
    createdAt: now,
    expiresAt,
    unwanted: false,
    state: 'creating',
    leasedUntil: leaseFrom(now),
  };
  await cards.add(session);
  return session;
}

/** Asks the gateway for a checkout, and returns its address. */
async function open(deps: Deps, session: CreatingSession): Promise<string> {
  const answer = await deps.gateway.open(session).catch(async (error) => {
    // The lease ends now, so that the next attempt may begin at once.
    await deps.transact(({ cards }) => cards.lease(session.id, deps.clock()));
    throw error;
  });
  if (answer === 'refused') return giveUpRefused(deps, session);
  const url = await finish(deps, session, answer);
  // The payer chose another way meanwhile, or the order was paid or cancelled: this checkout is ended, if it has not ended by itself.
  if (!url) throw new ShopError('request_in_progress', { retryAfterSeconds: 1 });
  return url;
}

/** The gateway would refuse the same request for ever, so the next attempt gets a checkout of its own. */
async function giveUpRefused({ transact, clock }: Deps, { orderId }: CreatingSession): Promise<never> {
  await transact(async ({ orders, cards }) => {
    await orders.lock(orderId);
    await cards.giveUp(orderId, clock());
  });
  throw new ShopError('gateway_unavailable', { cause: new Error('The card gateway refuses the checkout') });
}

/** Stores the address of a checkout; undefined when nobody may pay there any more. */
function finish(deps: Deps, { id, orderId }: CreatingSession, answer: OpenedCheckout): Promise<string | undefined> {
  return deps.transact(async (stores) => {
    const order = await stores.orders.lock(orderId);
    const known = await stores.cards.lock(id);
    if (!order || !known) throw new ShopError('not_found');
    // Another request has opened the same checkout first.
    if (known.state !== 'creating') return known.state === 'open' && !known.unwanted ? known.url : undefined;
    const at = deps.clock();
    const { leasedUntil: _, ...base } = known;
    const opened: OpenedSession = { ...base, ...answer, state: 'open', unwanted: known.unwanted || !isPayable(order) };
    await stores.cards.saveOpened(opened, new Date(at.getTime() + (opened.unwanted ? 0 : FIRST_CHECK_MILLISECONDS)));
    await stores.payments.record(sessionOpenedFact(opened, at));
    if (opened.unwanted) return undefined;
    // Not before: whoever gets no checkout can still pay by the coin.
    await endLivePayments(stores.payments, await stores.payments.live(orderId), at);
    await deps.tellGuest(order, { kind: 'card', url: opened.url }, stores);
    return opened.url;
  });
}
