import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { change } from './steps/changes.ts';
import { recordsOf } from './steps/records.ts';
import { giveFactorsAgain, signInStaff } from './steps/staff.ts';
import { openStripeShop } from './steps/stripe.ts';

const { shop, stripe, clock, steps, openCard, sessionsOf, begin, deliver, sweep, statusOf } = await openStripeShop();
const admin = await signInStaff(shop, 'administrator', { secondFactorAt: clock() });

/** Takes ten percent off an order of 300 dollars. */
async function takeTenth(id: string) {
  await giveFactorsAgain(shop, clock());
  const items = [{ id: 'ganesha', quantity: 1, duration: 1 }];
  const payload = { items, discount: { percent: 10 }, total: 270, reason: 'Постоянный клиент', noteId: randomUUID() };
  return change(admin, `/api/admin/orders/${id}`, { path: '/changes', payload });
}

const totalOf = async (id: string) => (await steps.readOrder(id)).total;

test('a checkout of the former sum is ended at the gateway, and the next charges the new total', async () => {
  const { order, session } = await begin();
  expect((await takeTenth(order.id)).statusCode).toBe(204);
  expect(stripe.sessions.get(session)?.status).toBe('expired');
  expect((await openCard(order.id)).statusCode).toBe(201);
  const [, second] = sessionsOf(order.id);
  expect(second).toMatchObject({ status: 'open', amount_total: 27_000 });
  if (second) stripe.pay(second.id);
  await sweep();
  expect(await statusOf(order)).toBe('paid');
  expect((await recordsOf(shop, order.id)).cards).toEqual([{ gateway: 'stripe', cents: 27_000, reviews: [] }]);
});

test('an order whose checkout was just paid is paid at the sum that its payer saw, and is not changed', async () => {
  const { order, session } = await begin();
  stripe.pay(session);
  const refused = await takeTenth(order.id);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'payment_confirming']);
  expect(await steps.readOrder(order.id)).toMatchObject({ status: 'paid', total: 300 });
});

test('an order for which money came is not changed, also once all of it went back: the overview has divided it by the rituals', async () => {
  const { order, session } = await begin();
  stripe.pay(session);
  stripe.change(session, { amount_total: 1 });
  await sweep();
  stripe.refundElsewhere(session, 1);
  for (const notice of stripe.notices) await deliver(notice);
  await sweep();
  const url = `/api/admin/orders/${order.id}`;
  const { status, actions } = (await admin.request({ url })).json();
  expect([status, actions]).toEqual(['pending', expect.arrayContaining([{ name: 'cancel' }])]);
  const refused = await takeTenth(order.id);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'part_paid']);
  expect(actions).toContainEqual({ name: 'change', refusal: 'money_came' });
});

test('while the gateway does not say that the checkout has ended nothing is changed, and its payer can still pay', async () => {
  const { order, session } = await begin();
  stripe.state.troubles = ['500', '500', '500', '500'];
  const refused = await takeTenth(order.id);
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'gateway_unavailable']);
  stripe.state.troubles = [];
  expect(await totalOf(order.id)).toBe(300);
  expect(stripe.sessions.get(session)?.status).toBe('open');
  stripe.pay(session);
  await sweep();
  expect(await steps.readOrder(order.id)).toMatchObject({ status: 'paid', total: 300 });
});

test('of a change and a payer at the checkout one wins, and the order is paid at a sum that was agreed', async () => {
  for (let round = 0; round < 5; round++) {
    const { order } = await begin();
    const [changed] = await Promise.all([takeTenth(order.id), openCard(order.id)]);
    expect([204, 409, 412]).toContain(changed.statusCode);
    const open = sessionsOf(order.id).filter(({ status }) => status === 'open');
    for (const { id } of open) stripe.pay(id);
    await sweep();
    const { status, total } = await steps.readOrder(order.id);
    const { cards } = await recordsOf(shop, order.id);
    for (const card of cards) expect([card.cents, card.reviews]).toEqual([total * 100, []]);
    expect(status).toBe(cards.length > 0 ? 'paid' : 'pending');
    if (changed.statusCode === 204) expect(total).toBe(270);
  }
});
