import { expect, test } from 'vitest';
import { openShop, testClock } from '../support/shop.ts';
import { messagesTo, newContact, signIn } from './steps/customers.ts';
import { idIn, operatorOf } from './steps/operator.ts';
import { stepsOf } from './steps/purchase.ts';
import { recordsOf } from './steps/records.ts';
import { WALLET } from './steps/refunds.ts';
import { atOnce } from './steps/repeat.ts';
import { signInStaff } from './steps/staff.ts';

const { clock, pass } = testClock();
const shop = await openShop({
  overrides: { clock },
  env: { PARTNERS: 'indra=Indra <indra@example.com>', SHOP_PARTNER: 'indra' },
});
const steps = stepsOf(shop);

const operate = operatorOf(shop, clock);
const why = { reason: 'Paid twice' };

test('less than a cent too much is no trouble on the page of its order', async () => {
  const order = await steps.placeOrder();
  const { id } = await steps.openPayment(order);
  await steps.transfer(id, { amount: '0.00500016' });
  expect(await steps.readPayment(id)).toMatchObject({ status: 'completed', overpaid: true });
  expect((await steps.readOrder(order.id)).repair).toMatchObject({ troubles: [], mayAskRefund: false });
});

test('a payment that came twice goes back: asked for, addressed through the one-time link, sent, and confirmed by another person', async () => {
  const email = newContact();
  const { order, payment } = await steps.paidTwice({ customerEmail: email });
  expect((await steps.readOrder(order.id)).repair).toEqual({ troubles: ['overpaid'], mayAskRefund: true });
  const wish = await steps.post(`/api/orders/${order.id}/refund-request`);
  expect(wish.json()).toMatchObject({ repair: { mayAskRefund: false, refund: 'asked' } });
  const waiting = await operate('reviews');
  expect(waiting.text).toContain(`payment ${payment.id}`);
  expect(waiting.text).toMatch(/order_already_paid[\s\S]*the customer asks for a refund/);

  // The mailbox is proven only now.
  const requested = await operate('refund-request', { payment: payment.id, ...why });
  const refund = idIn(requested.text, 'refund');
  expect((await steps.readOrder(order.id)).repair.refund).toBe('address_wanted');
  expect((await steps.post(`/api/orders/${order.id}/refund-link`)).json()).toMatchObject({ code: 'contact_unverified' });
  expect((await messagesTo(shop, email))[0]?.text).toContain('/user-profile');
  await signIn(shop, email);
  await shop.joinOrders();
  expect((await steps.post(`/api/orders/${order.id}/refund-link`)).statusCode).toBe(204);

  const token = /\/refund#([\w-]{43})/.exec((await messagesTo(shop, email))[0]?.text ?? '')?.[1] ?? '';
  const looked = await steps.post('/api/refunds/look', { token });
  expect(looked.json()).toMatchObject({ currency: 'BTC', network: 'Bitcoin', amount: '0.00500000' });
  const wrong = await steps.post('/api/refunds/address', { token, address: WALLET.replace('w5', 'w6') });
  expect(wrong.json()).toMatchObject({ code: 'invalid_request', errors: [{ pointer: '/address', code: 'invalid_address' }] });
  expect((await steps.post('/api/refunds/address', { token, address: payment.address })).statusCode).toBe(400);
  expect((await steps.post('/api/refunds/address', { token, address: WALLET })).statusCode).toBe(204);
  expect((await steps.post('/api/refunds/address', { token, address: WALLET })).statusCode).toBe(404);
  expect((await steps.post('/api/refunds/look', { token })).statusCode).toBe(404);

  expect((await operate('refunds')).text).toContain(`to be sent to ${WALLET}`);
  await operate('refund-send', { refund, reference: 'f00d' });
  expect((await messagesTo(shop, email))[0]?.text).toContain('f00d');
  expect(await operate('refund-confirm', { refund }, 'Olga')).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('second person'),
  });
  expect((await operate('refund-confirm', { refund }, 'dennis')).exitCode).toBe(0);
  const { status, repair, timeline } = await steps.readOrder(order.id);
  expect([status, repair]).toEqual(['paid', { troubles: [], mayAskRefund: false, mayAskForRest: true, refund: 'done' }]);
  expect(timeline.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['refund_asked', 'review_done', 'refund_agreed', 'refund_address', 'refund_sent', 'refund_done']),
  );
});

test('of refunds in full that are begun at once one is, and never more than came', async () => {
  const { payment, order } = await steps.paidTwice();
  const all = await atOnce(6, () => operate('refund-request', { payment: payment.id, ...why }));
  expect(all.filter(({ exitCode }) => exitCode === 0)).toHaveLength(1);
  const another = await operate('refund-request', { payment: payment.id, amount: '0.0001', ...why });
  expect(another).toMatchObject({ exitCode: 1, text: expect.stringContaining('Nothing is left') });
  const rejected = await operate('refund-reject', {
    refund: idIn((await operate('refunds')).text, 'refund'),
    reason: 'A mistake',
  });
  expect(rejected.exitCode).toBe(0);
  expect((await steps.readOrder(order.id)).repair.refund).toBe('declined');
});

test('a person confirms once that the money has come, and a full refund before the ritual cancels the order', async () => {
  const order = await steps.placeOrder({ paymentMethod: 'manual' });
  await steps.post(`/api/orders/${order.id}/manual-payment`);
  expect((await operate('reviews')).text).toContain('waits for confirm-payment');
  const confirmation = { order: order.id, reference: 'transfer 17' };
  expect(await operate('confirm-payment', { ...confirmation, amount: '299' })).toMatchObject({ exitCode: 1 });
  const all = await atOnce(4, () => operate('confirm-payment', { ...confirmation, amount: '300' }));
  expect(all.filter(({ exitCode }) => exitCode === 0)).toHaveLength(1);
  const { ledger, mails } = await recordsOf(shop, order.id);
  expect(ledger.map(({ kind }) => kind)).toEqual(['hand_paid', 'order_paid']);
  expect(mails).toHaveLength(1);

  const hand = idIn((await operate('review', { order: order.id })).text, 'hand');
  const refund = idIn((await operate('refund-request', { payment: hand, ...why })).text, 'refund');
  await operate('refund-send', { refund, reference: 'back 17' });
  await operate('refund-confirm', { refund }, 'dennis');
  expect((await steps.readOrder(order.id)).status).toBe('cancelled');
});

test('the card gateway pays a card payment back, once, and a second person sees it', async () => {
  const order = await steps.placeOrder();
  await steps.payByCard(order.id);
  const card = idIn((await operate('review', { order: order.id })).text, 'card');
  const refund = idIn((await operate('refund-request', { payment: card, ...why })).text, 'refund');
  const all = await atOnce(4, () => operate('refund-send', { refund }));
  expect(all.filter(({ exitCode }) => exitCode === 0)).toHaveLength(1);
  const paidBack = shop.database.queries.selectFrom('sandbox_card_refunds').select(['id', 'card_payment_id']);
  expect(await paidBack.execute()).toEqual([{ id: refund, card_payment_id: card }]);
  expect((await operate('refund-confirm', { refund }, 'dennis')).exitCode).toBe(0);
  expect((await steps.readOrder(order.id)).status).toBe('cancelled');
});

test('an order of which a part alone came tells so, and a person declines the wish for a refund and settles the part', async () => {
  const { order, payment } = await steps.begin();
  await steps.transfer(payment.id, { amount: '0.002' });
  pass(3600);
  while ((await shop.sweep()) > 0);
  expect((await steps.readOrder(order.id)).repair).toEqual({ troubles: ['underpaid'], mayAskRefund: true });
  await steps.post(`/api/orders/${order.id}/refund-request`);
  const wish = idIn(
    (await operate('reviews')).text.split('\n').find((line) => line.includes(order.id) && line.includes('wish')) ?? '',
    'wish',
  );
  await operate('settle', { id: wish, reason: 'The customer pays the rest' });
  expect((await operate('settle', { id: payment.id, reason: 'Seen' })).exitCode).toBe(0);
  expect((await operate('settle', { id: payment.id, reason: 'Seen' })).exitCode).toBe(1);
  expect((await operate('reviews')).text).not.toContain(payment.id);
  expect((await steps.readOrder(order.id)).repair).toMatchObject({ mayAskRefund: false, refund: 'declined' });
});

test('the link for the address goes to no e-mail that the shop alone has typed', async () => {
  const operator = await signInStaff(shop, 'operator');
  const email = newContact();
  const { order, payment } = await steps.paidTwice({ customerEmail: email });
  const payload = { email, language: 'en', profile: { firstName: 'Vera', lastName: 'Kim' } };
  const headers = { 'idempotency-key': email };
  const made = await operator.request({ method: 'POST', url: '/api/admin/clients', payload, headers });
  const ofClient = { user_id: made.json<{ id: string }>().id };
  await shop.database.queries.updateTable('orders').set(ofClient).where('id', '=', order.id).execute();
  const admin = await signInStaff(shop, 'administrator', { secondFactorAt: clock() });
  const seenByPanel = async (url: string) => (await admin.request({ url: `/api/admin/${url}` })).json();
  expect(await seenByPanel(`orders/${order.id}/refunds`)).toMatchObject({ addressAsk: 'sign_in' });
  const refund = idIn((await operate('refund-request', { payment: payment.id, ...why })).text, 'refund');
  expect(await seenByPanel(`refunds/${refund}`)).toMatchObject({ addressAsk: 'sign_in', actions: ['reject'] });
  const askForLink = () => steps.post(`/api/orders/${order.id}/refund-link`);
  expect((await askForLink()).json()).toMatchObject({ code: 'contact_unverified' });
  expect((await messagesTo(shop, email)).filter(({ text }) => text.includes('/refund#'))).toEqual([]);
  await signIn(shop, email);
  expect(await seenByPanel(`refunds/${refund}`)).toMatchObject({ addressAsk: 'link', actions: ['link', 'reject'] });
  expect((await askForLink()).statusCode).toBe(204);
});
