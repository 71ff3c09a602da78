import { expect, test } from 'vitest';
import type { components } from '#contract';
import { openShop, testClock } from '../support/shop.ts';
import { stepsOf } from './steps/purchase.ts';
import { recordsOf } from './steps/records.ts';
import { refundSteps } from './steps/refunds.ts';
import { atOnce } from './steps/repeat.ts';
import { signInStaff } from './steps/staff.ts';

type Wire = components['schemas'];

const { clock, pass } = testClock();
const shop = await openShop({ overrides: { clock } });
const steps = stepsOf(shop);
const fresh = { secondFactorAt: clock() };
const admin = await signInStaff(shop, 'administrator', fresh);
const second = await signInStaff(shop, 'administrator', fresh);

async function list(query = '', member = admin) {
  return (await member.request({ url: `/api/admin/money${query}` })).json<Wire['WaitingMoneyList']>();
}

async function read(id: string, member = admin) {
  const answer = await member.request({ url: `/api/admin/money/${id}` });
  expect(answer.statusCode).toBe(200);
  return { etag: String(answer.headers.etag), story: answer.json<Wire['MoneyStory']>() };
}

const settle = (id: string, etag: string, reason: string, member = admin) =>
  member.request({
    method: 'POST',
    url: `/api/admin/money/${id}/settlement`,
    headers: { 'if-match': etag },
    payload: { reason },
  });

async function actionsOn(id: string) {
  const rows = shop.database.queries.selectFrom('staff_actions').select(['action', 'subject_kind']).where('subject_id', '=', id);
  return rows.execute();
}

test('money of no use is listed with its story, page by page, and leaves the list once it is settled, once of twenty', async () => {
  const { order, payment } = await steps.paidTwice();
  pass(1);
  const other = await steps.paidTwice();
  const first = await list('?limit=1');
  expect(first.items).toMatchObject([{ id: payment.id, kind: 'coin', reasons: ['order_already_paid'], unit: 'BTC' }]);
  const rest = await list(`?limit=1&cursor=${first.nextCursor}`);
  expect([rest.items.map(({ id }) => id), rest.nextCursor]).toEqual([[other.payment.id], null]);

  const { story, etag } = await read(payment.id);
  expect(story).toMatchObject({
    order: { id: order.id, status: 'paid', total: order.total, customer: expect.any(String) },
    refunds: [],
  });
  const trace = { address: payment.address, gatewayPaymentId: expect.stringMatching(/./), transactionIds: [expect.any(String)] };
  expect(story.sources).toMatchObject([
    { id: payment.id, ...trace, received: '0.00500000', refund: { left: '0.00500000', worth: 300 } },
    { kind: 'coin', unit: 'ETH', refund: { worth: 300 } },
  ]);
  expect(story.lines.find(({ reasons }) => reasons)).toMatchObject({ kind: 'reported', received: '0.00500000' });

  const answers = await atOnce(20, (index) => settle(payment.id, etag, 'A gift', index % 2 ? admin : second));
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  expect((await list()).items.map(({ id }) => id)).toEqual([other.payment.id]);
  expect(await actionsOn(payment.id)).toEqual([{ action: 'money.review_settled', subject_kind: 'payment' }]);
  const { ledger } = await recordsOf(shop, order.id);
  expect(ledger.filter(({ kind }) => kind === 'review_settled')).toHaveLength(1);
});

test('a surplus of which half went and came again after a decision waits again, and is a trouble on the page of its order', async () => {
  const { order, payment } = await steps.begin();
  await steps.transfer(payment.id);
  const { queries } = shop.database;
  const standing = async () => {
    // A notice without money: the shop asks the gateway.
    await steps.transfer(payment.id, { amount: '0' });
    const isListed = (await list('?limit=100')).items.some(({ id }) => id === payment.id);
    return [isListed, (await steps.readOrder(order.id)).repair.troubles];
  };
  await steps.transfer(payment.id, { amount: '0.001' });
  expect(await standing()).toEqual([true, ['overpaid']]);
  expect((await settle(payment.id, (await read(payment.id)).etag, 'A gift')).statusCode).toBe(204);
  expect(await standing()).toEqual([false, []]);
  // Of the two transfers, whose amounts are in satoshi, the smaller is the surplus.
  const ofPayment = queries.updateTable('sandbox_transfers').where('payment_id', '=', payment.id);
  const theSurplus = ofPayment.where('amount', '<', '500000');
  await theSurplus.set({ amount: '50000' }).execute();
  // The shop sees that it became less.
  await standing();
  await theSurplus.set({ amount: '100000' }).execute();
  expect(await standing()).toEqual([true, ['overpaid']]);
});

test('a surplus that was decided with its lost confirmations is a trouble on the page of its order when they are lost once more', async () => {
  const { order, payment } = await steps.begin();
  const confirmAll = (confirmations: number) => steps.transfer(payment.id, { amount: '0', confirmations });
  const decide = async () => settle(payment.id, (await read(payment.id)).etag, 'A gift');
  const troubles = async () => (await steps.readOrder(order.id)).repair.troubles;
  await steps.transfer(payment.id, { amount: '0.006' });
  expect(await troubles()).toEqual(['overpaid']);
  await confirmAll(0);
  expect((await decide()).statusCode).toBe(204);
  expect(await troubles()).toEqual([]);
  await confirmAll(6);
  expect(await troubles()).toEqual([]);
  await confirmAll(0);
  expect(await troubles()).toEqual(['overpaid', 'checking']);
});

test('a refund of money of no use settles its review, with a line of the ledger and one of the log', async () => {
  const { order, payment } = await steps.paidTwice();
  const id = await refundSteps(shop, admin).begin(order.id, { paymentId: payment.id, amount: '0.0025', reason: 'Paid twice' });
  expect((await list()).items.map((item) => item.id)).not.toContain(payment.id);
  expect(await actionsOn(id)).toEqual([{ action: 'money.refund_requested', subject_kind: 'refund' }]);
  const { ledger } = await recordsOf(shop, order.id);
  expect(ledger.filter(({ kind }) => kind === 'refund_requested')).toHaveLength(1);
});

test('a wish for a refund is declined, or granted by a refund of the order, which cancels an unpaid order', async () => {
  const wish = async () => {
    const { order, payment } = await steps.begin();
    await steps.transfer(payment.id, { amount: '0.002' });
    pass(3600);
    while ((await shop.sweep()) > 0);
    await steps.post(`/api/orders/${order.id}/refund-request`);
    // An hour has passed, and with it the session of the administrator.
    const member = await signInStaff(shop, 'administrator', { secondFactorAt: clock() });
    const { items } = await list('?limit=100', member);
    const ask = items.find(({ kind, order: { id } }) => kind === 'ask' && id === order.id)?.id ?? '';
    return { order, payment, ask, member };
  };
  const declined = await wish();
  const { etag: etagOfDeclined } = await read(declined.ask, declined.member);
  expect((await settle(declined.ask, etagOfDeclined, 'No', declined.member)).statusCode).toBe(204);
  expect((await steps.readOrder(declined.order.id)).repair.refund).toBe('declined');

  const { order, payment, ask, member } = await wish();
  const { story } = await read(ask, member);
  expect(story).toMatchObject({ kind: 'ask', sources: [{ id: payment.id, refund: { left: '0.00200000' } }] });
  await refundSteps(shop, member).begin(order.id, { paymentId: payment.id, reason: 'As wished' });
  expect((await list('?limit=100', member)).items.map(({ id }) => id)).not.toContain(ask);
  expect(await steps.readOrder(order.id)).toMatchObject({ status: 'cancelled', repair: { refund: 'address_wanted' } });
});
