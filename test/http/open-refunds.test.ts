import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { components } from '#contract';
import { cents } from '#kernel/money.ts';
import { recordCardMoney } from '#modules/payments/card-money.ts';
import { openShop, testClock } from '../support/shop.ts';
import { change } from './steps/changes.ts';
import { messagesTo, newContact, signIn } from './steps/customers.ts';
import { idIn, operatorOf } from './steps/operator.ts';
import { stepsOf } from './steps/purchase.ts';
import { recordsOf } from './steps/records.ts';
import { WALLET } from './steps/refunds.ts';
import { atOnce } from './steps/repeat.ts';
import { signInStaff } from './steps/staff.ts';

type Wire = components['schemas'];

const { clock, pass } = testClock();
const shop = await openShop({ overrides: { clock } });
const steps = stepsOf(shop);
const operate = operatorOf(shop, clock);
const admin = await signInStaff(shop, 'administrator');
const second = await signInStaff(shop, 'administrator');
const why = { reason: 'Paid twice' };

const list = async (query = '') => (await admin.request({ url: `/api/admin/refunds${query}` })).json<Wire['OpenRefundList']>();

async function read(id: string, who = admin) {
  const answer = await who.request({ url: `/api/admin/refunds/${id}` });
  expect(answer.statusCode, answer.payload).toBe(200);
  return { etag: String(answer.headers.etag), refund: answer.json<Wire['RefundFile']>() };
}

/** Decides about a refund as somebody who has read it: just now, unless `etag` is of another time. */
const decide = (id: string, action: string, etag?: string, payload?: object, member = admin) =>
  change(member, `/api/admin/refunds/${id}`, { path: `/${action}`, etag, payload });

/** The same decision twenty times at once, by these members in turn; returns how many were taken, and the codes of all answers. */
async function race(id: string, action: string, etag: string, payload?: object, members = [admin, second]) {
  const answers = await atOnce(20, (index) => decide(id, action, etag, payload, members[index % members.length]));
  return { done: answers.filter(({ statusCode }) => statusCode === 204).length, codes: new Set(answers.map(codeOf)) };
}

const codeOf = ({ payload }: { payload: string }): string => (payload ? JSON.parse(payload).code : 'done');

async function actionsOn(id: string): Promise<string[]> {
  const rows = shop.database.queries.selectFrom('staff_actions').select('action').where('subject_id', '=', id);
  return (await rows.execute()).map(({ action }) => action).toSorted();
}

/** The refund of the bitcoin with which a customer paid an order a second time; the customer has an account by now. */
async function coinRefund() {
  const email = newContact();
  const order = await steps.placeOrder({ customerEmail: email });
  const bitcoin = await steps.openPayment(order);
  const ether = await steps.openPayment(order, 'ETH');
  await steps.transfer(ether.id);
  await steps.transfer(bitcoin.id);
  await signIn(shop, email);
  await shop.joinOrders();
  const refund = idIn((await operate('refund-request', { payment: bitcoin.id, ...why })).text, 'refund');
  return { email, order, refund };
}

/** The refund of an order that its card has paid. */
async function cardRefund(customerEmail = newContact()) {
  const order = await steps.placeOrder({ customerEmail });
  await steps.payByCard(order.id);
  const card = idIn((await operate('review', { order: order.id })).text, 'card');
  return { order, card, refund: idIn((await operate('refund-request', { payment: card, ...why })).text, 'refund') };
}

test('coins go back in the panel: the link again, the address, the sending, a second person; each once of twenty', async () => {
  const { email, order, refund } = await coinRefund();
  pass(1);
  const other = await cardRefund();
  const first = await list('?limit=1');
  expect(first.items).toMatchObject([{ id: refund, state: 'requested', waitsFor: 'address', coins: '0.00500000', amount: 300 }]);
  const rest = await list(`?limit=1&cursor=${first.nextCursor}`);
  expect([rest.items.map(({ id }) => id), rest.nextCursor]).toEqual([[other.refund], null]);

  const begun = await read(refund);
  expect(begun.refund).toMatchObject({ actions: ['link', 'reject'], requestedBy: 'olga', order: { id: order.id } });
  pass(1);
  expect((await race(refund, 'link', begun.etag)).done).toBe(1);
  const token = /\/refund#([\w-]{43})/.exec((await messagesTo(shop, email))[0]?.text ?? '')?.[1] ?? '';
  expect((await steps.post('/api/refunds/address', { token, address: WALLET })).statusCode).toBe(204);
  expect(codeOf(await decide(refund, 'link', begun.etag))).toBe('changed_meanwhile');

  const addressed = await read(refund);
  expect(addressed.refund).toMatchObject({ actions: ['send', 'reject'], address: WALLET, network: expect.any(String) });
  expect(codeOf(await decide(refund, 'sending', addressed.etag, { reference: '  ' }))).toBe('invalid_request');
  expect((await race(refund, 'sending', addressed.etag, { reference: 'f00d' }, [admin])).done).toBe(1);
  expect((await messagesTo(shop, email)).filter(({ text }) => text.includes('f00d'))).toHaveLength(1);

  const sent = await read(refund);
  expect(sent.refund).toMatchObject({ actions: [], confirmRefusal: 'same_person', sent: { reference: 'f00d' } });
  expect(codeOf(await decide(refund, 'confirmation', sent.etag))).toBe('second_person_required');
  expect((await read(refund, second)).refund.actions).toEqual(['confirm', 'reject']);
  expect((await race(refund, 'confirmation', sent.etag, undefined, [second])).done).toBe(1);
  expect((await read(refund)).refund).toMatchObject({ state: 'confirmed', waitsFor: null, actions: [] });
  expect((await list()).items.map(({ id }) => id)).toEqual([other.refund]);

  expect(await actionsOn(refund)).toEqual(['money.refund_confirmed', 'money.refund_link_sent', 'money.refund_sent']);
  const { ledger } = await recordsOf(shop, order.id);
  const lines = ledger.map(({ kind }) => kind).filter((kind) => kind.startsWith('refund_'));
  expect(lines).toEqual(['refund_requested', 'refund_addressed', 'refund_sent', 'refund_confirmed']);
  expect((await steps.readOrder(order.id)).repair.refund).toBe('done');
});

test('the card gateway pays once of twenty, and a second person’s look cancels the order of which nothing is left', async () => {
  const { order, card, refund } = await cardRefund();
  const late = await signInStaff(shop, 'administrator', { secondFactorAt: new Date(clock().getTime() - 601_000) });
  const { etag, refund: begun } = await read(refund);
  expect(begun).toMatchObject({ source: 'card', coins: null, actions: ['pay', 'send', 'reject'] });
  for (const [action, payload] of [
    ['payment', undefined],
    ['sending', { reference: '17' }],
    ['confirmation', undefined],
  ] as const)
    expect(codeOf(await decide(refund, action, etag, payload, late))).toBe('second_factor_required');

  const { done, codes } = await race(refund, 'payment', etag);
  expect(done).toBe(1);
  for (const code of codes) expect(['done', 'refund_pending', 'changed_meanwhile']).toContain(code);
  const paid = shop.database.queries.selectFrom('sandbox_card_refunds').select('id').where('card_payment_id', '=', card);
  expect(await paid.execute()).toEqual([{ id: refund }]);
  expect(await actionsOn(refund)).toEqual(['money.refund_gateway_asked', 'money.refund_sent']);

  const { etag: now, refund: file } = await read(refund);
  const payer = file.confirmRefusal === 'same_person' ? admin : second;
  const other = payer === admin ? second : admin;
  expect(codeOf(await decide(refund, 'confirmation', now, undefined, payer))).toBe('second_person_required');
  expect((await decide(refund, 'confirmation', now, undefined, other)).statusCode).toBe(204);
  expect((await steps.readOrder(order.id)).status).toBe('cancelled');
});

test('a refund is ended once of twenty, and its money can be refunded anew', async () => {
  const { order, refund } = await cardRefund();
  const { etag } = await read(refund);
  expect(codeOf(await decide(refund, 'rejection', '"0"', { reason: 'A mistake' }))).toBe('changed_meanwhile');
  expect((await race(refund, 'rejection', etag, { reason: 'A mistake' })).done).toBe(1);
  expect((await read(refund)).refund.rejected).toMatchObject({ reason: 'A mistake', by: expect.stringContaining('@') });
  expect(await actionsOn(refund)).toEqual(['money.refund_rejected']);
  const card = idIn((await operate('review', { order: order.id })).text, 'card');
  expect((await operate('refund-request', { payment: card, ...why })).exitCode).toBe(0);
});

/** An order whose card money was sent back by a transfer that did not arrive: what the second person may end, and why. */
async function lostTransfer(email?: string) {
  const { order, card, refund } = await cardRefund(email);
  expect((await decide(refund, 'sending', undefined, { reference: 'transfer 17' })).statusCode).toBe(204);
  return { order, card, refund, etag: (await read(refund)).etag, returned: { reason: 'The bank sent it back' } };
}

test('a transfer that did not arrive is ended once by a second person, the customer hears of it, and the money goes back anew', async () => {
  const email = newContact();
  const { order, card, refund, etag, returned } = await lostTransfer(email);
  expect(codeOf(await decide(refund, 'rejection', etag, returned))).toBe('second_person_required');
  expect((await race(refund, 'rejection', etag, returned, [second])).done).toBe(1);
  expect((await read(refund)).refund).toMatchObject({
    state: 'rejected',
    waitsFor: null,
    actions: [],
    sent: { reference: 'transfer 17' },
    rejected: returned,
  });
  const letters = (await messagesTo(shop, email)).filter(({ text }) => /money\sis\swith\sus\sagain/.test(text));
  expect(letters).toHaveLength(1);
  expect((await steps.readOrder(order.id)).repair.refund).toBe('agreed');
  expect((await operate('refund-request', { payment: card, ...why })).exitCode).toBe(0);
});

test('money whose transfer did not arrive counts as on its way back until somebody settles it, and not again when the customer asks later', async () => {
  const { order, card, refund, etag, returned } = await lostTransfer();
  expect((await decide(refund, 'rejection', etag, returned, second)).statusCode).toBe(204);
  const standing = async () => {
    const { waits, allGoesBack } = (await admin.request({ url: `/api/admin/orders/${order.id}` })).json<Wire['AdminOrder']>();
    const { underWay } = (await admin.request({ url: `/api/admin/orders/${order.id}/money` })).json<Wire['OrderMoney']>();
    return [waits, allGoesBack, underWay > 0];
  };
  expect(await standing()).toEqual([true, true, true]);
  const reviews = (await admin.request({ url: '/api/admin/money?kind=review' })).json<Wire['WaitingMoneyList']>();
  expect(reviews.items.map(({ order: { id }, reasons }) => [id, reasons])).toContainEqual([order.id, ['refund_failed']]);
  expect((await operate('settle', { id: card, reason: 'Paid by a transfer' })).exitCode).toBe(0);
  expect(await standing()).toEqual([false, false, false]);
  expect((await steps.readOrder(order.id)).repair.refund).toBe('declined');
  const wish = { id: randomUUID(), orderId: order.id, askedAt: new Date(), state: 'open', answeredBy: null, note: null } as const;
  await shop.database.transact(({ money }) => money.addAsk(wish));
  expect((await standing())[2]).toBe(false);
  expect((await steps.readOrder(order.id)).repair.refund).toBe('asked');
  expect((await operate('refund-request', { payment: card, ...why })).exitCode).toBe(0);
});

test('a settled failure of a refund is not under way again because other money of its order waits for the same reason', async () => {
  const { order, card, refund, etag, returned } = await lostTransfer();
  expect((await decide(refund, 'rejection', etag, returned, second)).statusCode).toBe(204);
  expect((await operate('settle', { id: card, reason: 'Paid by a transfer' })).exitCode).toBe(0);
  await shop.database.transact(async (stores) => {
    const paid = await stores.orders.lock(order.id);
    const money = {
      orderId: order.id,
      gateway: 'stripe',
      gatewayPaymentId: 'cs_other',
      amountCents: cents(100),
      receivedAt: clock(),
    };
    const other = { ...money, id: randomUUID(), reviews: ['refund_failed' as const] };
    if (paid) await recordCardMoney(stores, paid, other, async () => undefined);
  });
  const { underWay } = (await admin.request({ url: `/api/admin/orders/${order.id}/money` })).json<Wire['OrderMoney']>();
  expect(underWay).toBe(0);
  expect((await steps.readOrder(order.id)).repair.refund).toBe('declined');
});

test('the reference of a transfer that did not arrive goes with the customer’s data', async () => {
  const { order, refund, etag, returned } = await lostTransfer();
  expect((await decide(refund, 'rejection', etag, returned, second)).statusCode).toBe(204);
  await shop.database.transact(({ personalData }) => personalData.money.erase([order.id]));
  expect((await read(refund)).refund).toMatchObject({ state: 'rejected', sent: { reference: '' }, rejected: { reason: '' } });
});

test('a refund sent in the panel is confirmed by no command, one sent by a command not in the panel, and no command confirms by the id of a member', async () => {
  const { refund } = await cardRefund();
  await decide(refund, 'payment');
  expect(await operate('refund-confirm', { refund }, 'dennis')).toMatchObject({ exitCode: 1 });
  expect(await operate('refund-confirm', { refund, by: second.id })).toMatchObject({ exitCode: 1 });
  expect((await read(refund)).refund.state).toBe('sent');

  const byCommand = await cardRefund();
  await operate('refund-send', { refund: byCommand.refund });
  const { etag, refund: sent } = await read(byCommand.refund);
  expect(sent).toMatchObject({ actions: [], confirmRefusal: 'other_way', sent: { by: 'olga' } });
  expect(codeOf(await decide(byCommand.refund, 'confirmation', etag))).toBe('second_person_required');
  expect((await operate('refund-confirm', { refund: byCommand.refund }, 'dennis')).exitCode).toBe(0);
});
