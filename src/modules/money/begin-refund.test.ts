import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { guest, staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createAskForRefund } from './ask-for-refund.ts';
import { createBeginRefund, type WantedRefund } from './begin-refund.ts';
import type { HandPayment } from './ports.ts';
import type { Refund } from './refund.ts';
import { createMoneyShop } from './testing/memory-money.ts';

/** The 300 dollars of an order: 100 units, which are 0.00000100 BTC. */
const paid = aPayment({ state: 'completed', received: 100n, confirmed: 100n });
const other = aPayment({ id: uuid(77), state: 'completed', received: 50n, confirmed: 50n });
const reason = 'One week less';

function shop(payments = [paid], order: Order = anOrder('paid', { userId: 'anna' })) {
  const money = createMoneyShop([order], payments);
  const admin = staffCaller('administrator', { secondFactorAt: money.clock() });
  const begin = createBeginRefund(money);
  /** Begins a refund of what the person has just read. */
  const give = (wanted: Partial<WantedRefund> = {}, caller = admin) =>
    begin(caller, order.id, { version: money.state.ledger.length, reason, ...wanted });
  /** The money of all refunds has arrived. */
  const arrive = () => {
    money.state.refunds = money.state.refunds.map((each) => ({ ...each, state: 'confirmed' }) as Refund);
  };
  return { ...money, order, admin, begin, give, arrive };
}

const parts = ({ state }: ReturnType<typeof shop>) => state.refunds.map(({ sourceId, units }) => [sourceId, units]);

test('a refund begins without a wish and without a review, and is recorded under the name of who began it', async () => {
  const money = shop();
  const { result, replayed } = await money.give({ paymentId: paid.id, amount: '0.00000040' });
  expect(replayed).toBe(false);
  expect(result).toMatchObject([{ units: 40n, requestedBy: money.admin.userId, reason, state: 'requested' }]);
  expect(money.state.orders).toMatchObject([{ status: 'paid' }]);
  expect(money.state.actions).toMatchObject([
    { action: 'money.refund_requested', subject: { kind: 'refund', id: result[0]?.id }, after: { coin: 'BTC', units: '40' } },
  ]);
  expect(money.news.map(({ told }) => told.kind)).toEqual(['refund_address']);
});

test('a reason may have several lines, and control characters of other kinds are none', async () => {
  const money = shop();
  const lines = 'One week less:\n\tthe priest is ill\r\nAnna agrees';
  await money.give({ reason: ` ${lines}\n` });
  expect(money.state.refunds).toMatchObject([{ reason: lines }]);
  await expect(money.give({ reason: 'One\u0007week' })).rejects.toMatchObject({ code: 'invalid_request' });
});

test('after a part the rest can go back, and never more in all than came', async () => {
  const money = shop();
  await money.give({ paymentId: paid.id, amount: '0.00000040' });
  const tooMuch = { code: 'invalid_request', details: { fields: [{ path: ['amount'], code: 'maximum' }] } };
  await expect(money.give({ paymentId: paid.id, amount: '0.00000061' })).rejects.toMatchObject(tooMuch);
  await money.give({ paymentId: paid.id });
  expect(parts(money)).toEqual([
    [paid.id, 40n],
    [paid.id, 60n],
  ]);
  await expect(money.give({ paymentId: paid.id })).rejects.toEqual(refusal('nothing_left'));
  await expect(money.give()).rejects.toEqual(refusal('nothing_left'));
});

test('without a payment all that is left of each goes back, each as a refund of its own', async () => {
  const money = shop([paid, other]);
  await money.give({ paymentId: other.id, amount: '0.00000020' });
  const { result } = await money.give();
  expect(result.map(({ sourceId, units }) => [sourceId, units])).toEqual([
    [paid.id, 100n],
    [other.id, 30n],
  ]);
  expect(money.state.actions).toHaveLength(3);
});

test('a guest is asked once to sign in, however many payments go back', async () => {
  const contact = { name: 'Anna', email: 'guest@example.com' };
  const money = shop([paid, other], anOrder('paid', { contact }));
  await money.give();
  expect(money.news.map(({ told }) => told.kind)).toEqual(['refund_sign_in']);
});

test('an amount worth less than a cent does not go back with everything, but alone it may', async () => {
  // One unit of a million millions, which are the 300 dollars.
  const tiny = aPayment({ id: uuid(78), state: 'completed', expected: 10n ** 12n, received: 1n, confirmed: 1n });
  const money = shop([paid, tiny]);
  const { result } = await money.give();
  expect(result.map(({ sourceId }) => sourceId)).toEqual([paid.id]);
  await expect(money.give()).rejects.toEqual(refusal('nothing_left'));
  await money.give({ paymentId: tiny.id });
  expect(parts(money).at(-1)).toEqual([tiny.id, 1n]);
});

test('money that awaits confirmations does not go back', async () => {
  const underWay = aPayment({ state: 'confirming', received: 50n, confirmed: 0n });
  for (const wanted of [{}, { paymentId: underWay.id }])
    await expect(shop([underWay]).give(wanted)).rejects.toEqual(refusal('illegal_transition'));
});

test('money about which a bank decides does not go back, and other money of the order does', async () => {
  const disputed = { ...paid, reviews: ['disputed'] as const };
  const money = shop([disputed, other]);
  await expect(money.give({ paymentId: paid.id })).rejects.toEqual(refusal('illegal_transition'));
  expect((await money.give()).result.map(({ sourceId }) => sourceId)).toEqual([other.id]);
  await expect(shop([disputed]).give()).rejects.toEqual(refusal('illegal_transition'));
});

test('money that did not come, or is not of the order, does not go back', async () => {
  await expect(shop([aPayment()]).give()).rejects.toEqual(refusal('nothing_left'));
  await expect(shop().give({ paymentId: uuid(500) })).rejects.toEqual(refusal('illegal_transition'));
});

test('an amount without its payment, one that is none, and a missing reason are refused, and nothing is stored', async () => {
  const money = shop();
  const wrong = [
    [{ amount: '1' }, ['paymentId']],
    [{ paymentId: paid.id, amount: '1,5' }, ['amount']],
    [{ reason: ' ' }, ['reason']],
  ] as const;
  for (const [wanted, path] of wrong)
    await expect((async () => money.give(wanted))()).rejects.toMatchObject({
      code: 'invalid_request',
      details: { fields: [{ path }] },
    });
  expect([money.state.refunds, money.state.ledger, money.state.actions]).toEqual([[], [], []]);
});

test('what has changed since it was read is refused, and an unknown order', async () => {
  const money = shop();
  await expect(money.give({ version: 1 })).rejects.toEqual(refusal('changed_meanwhile'));
  await expect(money.begin(money.admin, uuid(900), { version: 0, reason })).rejects.toEqual(refusal('not_found'));
});

const idempotency = { caller: 'administrator', operation: 'beginRefund', key: 'k', bodyHash: 'h' };
const repeated = { idempotency, paymentId: paid.id, amount: '0.00000040' };

test('whoever repeats a request gets its refunds again, and nothing begins twice', async () => {
  const money = shop();
  const first = await money.give(repeated);
  expect(await money.give(repeated)).toEqual({ result: first.result, replayed: true });
  expect(money.state.refunds).toHaveLength(1);
});

test('whoever repeats a request gets its refunds again also when the order has changed since it was read', async () => {
  const money = shop();
  const first = await money.give(repeated);
  await money.give();
  expect(await money.give({ ...repeated, version: 0 })).toEqual({ result: first.result, replayed: true });
});

test('a repeated request needs a fresh second factor, too', async () => {
  const money = shop();
  await money.give(repeated);
  const stale = staffCaller('administrator', { secondFactorAt: new Date(money.clock().getTime() - 601_000) });
  await expect(money.give(repeated, stale)).rejects.toEqual(refusal('second_factor_required'));
});

test.each(['operator', 'editor', 'priest', 'partner'] as const)('the role %s begins no refund', async (role) => {
  const money = shop();
  const caller = staffCaller(role, { secondFactorAt: money.clock() });
  await expect(money.give({}, caller)).rejects.toEqual(refusal('not_allowed'));
});

test('an unpaid order of which a part goes back is cancelled, and the wish of its customer is granted', async () => {
  const part = aPayment({ state: 'expired', received: 40n, confirmed: 40n, reviews: ['underpaid'] });
  const money = shop([part], anOrder('pending', { userId: 'anna' }));
  await createAskForRefund(money)(money.order.id, guest);
  await money.give();
  expect(money.state.orders).toMatchObject([{ status: 'cancelled' }]);
  expect(money.state.asks).toMatchObject([{ state: 'granted' }]);
  expect(money.state.decisions).toMatchObject([{ subjectId: part.id }]);
});

test('when an order is cancelled with its refund, money by hand that waited for a second person is withdrawn, and the log says so', async () => {
  const part = aPayment({ state: 'expired', received: 40n, confirmed: 40n, reviews: ['underpaid'] });
  const money = shop([part], anOrder('waiting', { userId: 'anna' }));
  const proposal = { id: uuid(8), orderId: money.order.id, state: 'proposed', amountCents: cents(18_000), partner: null };
  money.state.hands.push(proposal as HandPayment);
  // The proposal counts in the version of the money, beside the lines of the ledger.
  await money.give({ version: 1 });
  expect(money.state.hands).toMatchObject([{ state: 'withdrawn', endedBy: money.admin.userId }]);
  expect(money.state.refunds[0]).not.toHaveProperty('decider');
  expect(money.state.actions).toMatchObject([
    { action: 'order.payment_withdrawn', after: { handPaymentId: proposal.id, amountCents: 18_000 } },
    { action: 'money.refund_requested' },
  ]);
});

test('the customer asks for the rest once a part came back, and not while one is under way', async () => {
  const money = shop();
  const ask = createAskForRefund(money);
  const anna = userCaller();
  await money.give({ paymentId: paid.id, amount: '0.00000010' });
  await expect(ask(money.order.id, anna)).rejects.toEqual(refusal('illegal_transition'));
  money.arrive();
  await ask(money.order.id, anna);
  expect(money.state.asks).toMatchObject([{ state: 'open' }]);
});

test('a customer whose wish was granted in part asks anew once that part came back, and before that changes nothing', async () => {
  const money = shop();
  const ask = createAskForRefund(money);
  const anna = userCaller();
  const wishes = () => money.state.asks.map(({ state }) => state);
  await ask(money.order.id, anna);
  await money.give({ paymentId: paid.id, amount: '0.00000010' });
  await ask(money.order.id, anna);
  expect(wishes()).toEqual(['granted']);
  money.arrive();
  await ask(money.order.id, anna);
  expect(wishes()).toEqual(['granted', 'open']);
});
