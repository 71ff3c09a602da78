import { expect, test } from 'vitest';
import { guest, staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createAskForRefund } from './ask-for-refund.ts';
import { createBeginRefund, type WantedRefund } from './begin-refund.ts';
import { createDesk } from './testing/memory-desk.ts';

const paid = aPayment({ state: 'completed', received: 100n, confirmed: 100n });
const other = aPayment({ id: uuid(77), state: 'completed', received: 50n, confirmed: 50n });
const reason = 'One week less';

function shop(payments = [paid], order: Order = anOrder('paid', { userId: 'anna' })) {
  const desk = createDesk([order], payments);
  const admin = staffCaller('administrator', { secondFactorAt: desk.clock() });
  const begin = createBeginRefund(desk);
  /** Begins a refund of what the person has just read. */
  const give = (wanted: Partial<WantedRefund> = {}, caller = admin) =>
    begin(caller, order.id, { version: desk.state.ledger.length, reason, ...wanted });
  const end = (state: 'confirmed' | 'rejected', index = -1) => {
    const ended = desk.state.refunds.at(index);
    desk.state.refunds = desk.state.refunds.map((each) => (each === ended ? ({ ...each, state, sent: null } as never) : each));
  };
  return { ...desk, order, admin, begin, give, end };
}

const parts = ({ state }: ReturnType<typeof shop>) => state.refunds.map(({ sourceId, units }) => [sourceId, units]);

test('a refund begins without a wish and without a review, and is recorded under the name of who began it', async () => {
  const desk = shop();
  const { result, replayed } = await desk.give({ paymentId: paid.id, amount: '0.00000040' });
  expect(replayed).toBe(false);
  expect(result).toMatchObject([{ units: 40n, requestedBy: desk.admin.userId, reason, state: 'requested' }]);
  expect(desk.state.orders).toMatchObject([{ status: 'paid' }]);
  expect(desk.state.actions).toMatchObject([
    { action: 'money.refund_requested', subject: { kind: 'refund', id: result[0]?.id }, after: { coin: 'BTC', units: '40' } },
  ]);
  expect(desk.news.map(({ told }) => told.kind)).toEqual(['refund_address']);
});

test('after a part the rest can go back, and never more in all than came', async () => {
  const desk = shop();
  await desk.give({ paymentId: paid.id, amount: '0.00000040' });
  const tooMuch = { code: 'invalid_request', details: { fields: [{ path: ['amount'], code: 'maximum' }] } };
  await expect(desk.give({ paymentId: paid.id, amount: '0.00000061' })).rejects.toMatchObject(tooMuch);
  await desk.give({ paymentId: paid.id });
  expect(parts(desk)).toEqual([
    [paid.id, 40n],
    [paid.id, 60n],
  ]);
  await expect(desk.give({ paymentId: paid.id })).rejects.toEqual(refusal('nothing_left'));
  await expect(desk.give()).rejects.toEqual(refusal('nothing_left'));
  desk.end('rejected');
  await desk.give();
  expect(parts(desk).at(-1)).toEqual([paid.id, 60n]);
});

test('without a payment all that is left of each goes back, each as a refund of its own', async () => {
  const desk = shop([paid, other]);
  await desk.give({ paymentId: other.id, amount: '0.00000020' });
  const { result } = await desk.give();
  expect(result.map(({ sourceId, units }) => [sourceId, units])).toEqual([
    [paid.id, 100n],
    [other.id, 30n],
  ]);
  expect(desk.state.actions).toHaveLength(3);
});

test('a guest is asked once to sign in, however many payments go back', async () => {
  const contact = { name: 'Anna', email: 'guest@example.com' };
  const desk = shop([paid, other], anOrder('paid', { contact }));
  await desk.give();
  expect(desk.news.map(({ told }) => told.kind)).toEqual(['refund_sign_in']);
});

test('crumbs that were worth less than a cent do not go back with everything, but alone they may', async () => {
  const crumb = aPayment({ id: uuid(78), state: 'completed', expected: 10n ** 12n, received: 1n, confirmed: 1n });
  const desk = shop([paid, crumb]);
  const { result } = await desk.give();
  expect(result.map(({ sourceId }) => sourceId)).toEqual([paid.id]);
  await expect(desk.give()).rejects.toEqual(refusal('nothing_left'));
  await desk.give({ paymentId: crumb.id });
  expect(parts(desk).at(-1)).toEqual([crumb.id, 1n]);
});

test('money that awaits confirmations, or about which others have decided, does not go back', async () => {
  const underWay = aPayment({ id: uuid(79), state: 'confirming', received: 50n, confirmed: 0n });
  const waiting = shop([underWay]);
  for (const wanted of [{}, { paymentId: underWay.id }])
    await expect(waiting.give(wanted)).rejects.toEqual(refusal('illegal_transition'));
  const disputed = shop([{ ...paid, reviews: ['disputed'] }, other]);
  for (const paymentId of [paid.id, uuid(500)])
    await expect(disputed.give({ paymentId })).rejects.toEqual(refusal('illegal_transition'));
  expect((await disputed.give()).result.map(({ sourceId }) => sourceId)).toEqual([other.id]);
  await expect(shop([{ ...paid, reviews: ['disputed'] }]).give()).rejects.toEqual(refusal('illegal_transition'));
  await expect(shop([aPayment()]).give()).rejects.toEqual(refusal('nothing_left'));
});

test('an amount without its payment, one that is none, and a missing reason are refused, and nothing is stored', async () => {
  const desk = shop();
  const wrong = [
    [{ amount: '1' }, ['paymentId']],
    [{ paymentId: paid.id, amount: '1,5' }, ['amount']],
    [{ reason: ' ' }, ['reason']],
  ] as const;
  for (const [wanted, path] of wrong)
    await expect((async () => desk.give(wanted))()).rejects.toMatchObject({
      code: 'invalid_request',
      details: { fields: [{ path }] },
    });
  expect([desk.state.refunds, desk.state.ledger, desk.state.actions]).toEqual([[], [], []]);
});

test('what has changed since it was read is refused, and an unknown order', async () => {
  const desk = shop();
  await expect(desk.give({ version: 1 })).rejects.toEqual(refusal('changed_meanwhile'));
  await expect(desk.begin(desk.admin, uuid(900), { version: 0, reason })).rejects.toEqual(refusal('not_found'));
});

test('whoever repeats a request gets its refunds again, also when the order has changed since, and nothing begins twice', async () => {
  const desk = shop();
  const idempotency = { caller: desk.admin.userId, operation: 'beginRefund', key: 'k', bodyHash: 'h' };
  const first = await desk.give({ idempotency, paymentId: paid.id, amount: '0.00000040' });
  const second = await desk.give({ idempotency, paymentId: paid.id, amount: '0.00000040', version: 0 });
  expect(second).toEqual({ result: first.result, replayed: true });
  expect(desk.state.refunds).toHaveLength(1);
  await expect(desk.give({ idempotency: { ...idempotency, bodyHash: 'other' } })).rejects.toEqual(
    refusal('idempotency_key_reused'),
  );
  const stale = staffCaller('administrator', { secondFactorAt: new Date(desk.clock().getTime() - 601_000) });
  await expect(desk.give({ idempotency }, stale)).rejects.toEqual(refusal('second_factor_required'));
});

test.each(['operator', 'editor', 'priest', 'partner'] as const)('the role %s begins no refund', async (role) => {
  const desk = shop();
  const caller = staffCaller(role, { secondFactorAt: desk.clock() });
  await expect(desk.give({}, caller)).rejects.toEqual(refusal('not_allowed'));
});

test('guests and customers begin no refund', async () => {
  const { begin, order } = shop();
  await expect(begin(guest, order.id, { version: 0, reason })).rejects.toEqual(refusal('not_signed_in'));
  await expect(begin(userCaller(), order.id, { version: 0, reason })).rejects.toEqual(refusal('not_allowed'));
});

test('an unpaid order of which a part goes back is cancelled, and the wish of its customer is granted', async () => {
  const part = aPayment({ state: 'expired', received: 40n, confirmed: 40n, reviews: ['underpaid'] });
  const desk = shop([part], anOrder('pending', { userId: 'anna' }));
  await createAskForRefund(desk)(desk.order.id, guest);
  await desk.give();
  expect(desk.state.orders).toMatchObject([{ status: 'cancelled' }]);
  expect(desk.state.asks).toMatchObject([{ state: 'granted' }]);
  expect(desk.state.decisions).toMatchObject([{ subjectId: part.id }]);
});

test('the customer asks for the rest after a part came back, and not while one is under way', async () => {
  const desk = shop();
  const ask = createAskForRefund(desk);
  const anna = userCaller();
  const open = () => desk.state.asks.map(({ state }) => state);
  await desk.give({ paymentId: paid.id, amount: '0.00000010' });
  await expect(ask(desk.order.id, anna)).rejects.toEqual(refusal('illegal_transition'));
  desk.end('confirmed');
  await ask(desk.order.id, anna);
  expect(open()).toEqual(['open']);
  await desk.give({ paymentId: paid.id, amount: '0.00000010' });
  await ask(desk.order.id, anna);
  expect(open()).toEqual(['granted']);
  desk.end('confirmed');
  await ask(desk.order.id, anna);
  expect(open()).toEqual(['granted', 'open']);
});
