import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Notice } from '../support/stand-ins/stand-in-server.ts';
import { signStripe } from '../support/stand-ins/stripe.ts';
import { recordsOf, unchanged } from './steps/records.ts';
import { atOnce, inTurn } from './steps/repeat.ts';
import { newerSecret, olderSecret, openStripeShop } from './steps/stripe.ts';

const { shop, stripe, now, begin, deliver, sweep, statusOf } = await openStripeShop();

test('a notice has its checkout checked at once', async () => {
  const { order, session } = await begin();
  stripe.pay(session);
  for (const notice of stripe.notices) expect((await deliver(notice)).json()).toEqual({ outcome: 'accepted' });
  await shop.sweep();
  expect(await statusOf(order)).toBe('paid');
});

test('a notice that says paid pays nothing when the session does not', async () => {
  const { order, session } = await begin();
  const object = { ...stripe.sessions.get(session), status: 'complete', payment_status: 'paid' };
  const claim = { id: `evt_${randomUUID()}`, type: 'checkout.session.completed', livemode: false, data: { object } };
  expect((await deliver(signStripe(claim, olderSecret, now() / 1000))).json()).toEqual({ outcome: 'accepted' });
  await sweep();
  expect(await statusOf(order)).toBe('pending');
});

test('a notice a hundred times, twenty at once, races with sweeps for one credit and one receipt', async () => {
  const { order, session } = await begin();
  stripe.pay(session);
  const [notice] = stripe.notices as [Notice];
  await inTurn(5, () =>
    atOnce(20, async (index) => {
      const answer = await deliver(notice);
      expect(answer.statusCode).toBe(200);
      if (index % 5 === 0) await shop.sweep();
    }),
  );
  await sweep();
  const { cards, mails, ledger } = await recordsOf(shop, order.id);
  expect([cards.length, mails.length]).toEqual([1, 1]);
  expect(ledger.filter(({ kind }) => kind === 'order_paid' || kind === 'noticed')).toHaveLength(2);
});

describe('a forged notice', () => {
  const claim = { id: 'evt_forged', type: 'checkout.session.completed', livemode: false, data: { object: { id: 'cs_test_1' } } };
  const right = () => signStripe(claim, olderSecret, now() / 1000);
  const header = (text: string) => ({ 'content-type': 'application/json', 'stripe-signature': text });

  test.each<[string, () => Notice]>([
    ['no signature', () => ({ ...right(), headers: { 'content-type': 'application/json' } })],
    ['a wrong signature', () => ({ ...right(), headers: header(`t=${now() / 1000},v1=${'0'.repeat(64)}`) })],
    ['the signature of an empty secret', () => signStripe(claim, '', now() / 1000)],
    [
      'the signature of another body',
      () => ({ ...signStripe({ ...claim, id: 'evt_2' }, olderSecret, now() / 1000), body: right().body }),
    ],
    ['the same JSON, spaced otherwise', () => ({ ...right(), body: JSON.stringify(claim) })],
    ['a stamp of 301 seconds ago', () => signStripe(claim, olderSecret, now() / 1000 - 301)],
    ['a stamp 301 seconds ahead', () => signStripe(claim, olderSecret, now() / 1000 + 301)],
  ])('a forged notice changes nothing: %s', async (_, notice) => {
    expect((await unchanged(shop, () => deliver(notice()))).statusCode).toBe(401);
  });
});

test('both secrets sign while one is exchanged for the other, and a former secret no longer', async () => {
  for (const secret of [olderSecret, newerSecret]) {
    stripe.state.webhookSecret = secret;
    stripe.notices.length = 0;
    stripe.pay((await begin()).session);
    for (const notice of stripe.notices) expect((await deliver(notice)).statusCode).toBe(200);
  }
  const former = signStripe({ id: 'evt_former', type: 'checkout.session.completed' }, 'whsec_former', now() / 1000);
  expect((await deliver(former)).statusCode).toBe(401);
});
