import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect } from 'vitest';
import { openShop, testClock } from '../../support/shop.ts';
import type { Notice } from '../../support/stand-ins/stand-in-server.ts';
import { startStripe } from '../../support/stand-ins/stripe.ts';
import { stepsOf } from './purchase.ts';

/** The two secrets by which Stripe may sign while one is exchanged for the other. Stripe signs by the older unless a test says otherwise. */
export const olderSecret = 'whsec_the_older_secret';
export const newerSecret = 'whsec_the_newer_secret';

/**
 * A shop for all tests of a file, whose cards are paid at Stripe's stand-in, and what its payers and Stripe do. Called at the top of the
 * file.
 */
export async function openStripeShop(env: Readonly<Record<string, string>> = {}) {
  const { clock, now, pass } = testClock();
  const stripe = await startStripe({ clock });
  afterAll(() => stripe.close());
  const settings = {
    LOG_LEVEL: 'silent',
    CARD_GATEWAY: 'stripe',
    // So many that no test waits for the limit.
    CARD_GATEWAY_CALLS_PER_SECOND: '1000',
    STRIPE_URL: stripe.url,
    STRIPE_SECRET_KEY: stripe.state.secretKey,
    STRIPE_WEBHOOK_SECRET: `${newerSecret},${olderSecret}`,
    ...env,
  };
  const shop = await openShop({ env: settings, overrides: { clock } });
  const steps = stepsOf(shop);

  beforeEach(() => {
    Object.assign(stripe.state, { webhookSecret: olderSecret, troubles: [] });
    stripe.notices.length = 0;
  });

  const openCard = (orderId: string, key: string = randomUUID()) =>
    steps.post('/api/card/payment', { orderId }, { 'idempotency-key': key });
  const sessionsOf = (orderId: string) => [...stripe.sessions.values()].filter((each) => each.client_reference_id === orderId);

  /** An order whose payer was sent to a checkout, and the checkout's id at Stripe. */
  async function begin() {
    const order = await steps.placeOrder();
    const answer = await openCard(order.id);
    expect(answer.statusCode, answer.payload).toBe(201);
    const [session] = sessionsOf(order.id);
    if (!session) throw new Error('Stripe has no session of the order');
    expect(answer.json()).toEqual({ url: session.url });
    return { order, session: session.id };
  }

  const deliver = ({ body, headers }: Notice) =>
    shop.request({ method: 'POST', url: '/api/webhooks/stripe', payload: body, headers: { ...headers } });

  /** Lets some seconds pass, and the sweep ask about every checkout that is due then. */
  async function sweep(seconds = 60): Promise<void> {
    pass(seconds);
    while ((await shop.sweep()) > 0);
  }

  const statusOf = async ({ id }: { id: string }) => (await steps.readOrder(id)).status;

  return { shop, stripe, clock, now, pass, settings, steps, openCard, sessionsOf, begin, deliver, sweep, statusOf };
}
