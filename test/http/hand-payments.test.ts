import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openShop, testClock } from '../support/shop.ts';
import { cancelOrder, etagAt } from './steps/changes.ts';
import { messagesTo, newContact, signIn } from './steps/customers.ts';
import { byKey, createKey } from './steps/keys.ts';
import { stepsOf } from './steps/purchase.ts';
import { recordsOf, setStatus, unchanged } from './steps/records.ts';
import { atOnce } from './steps/repeat.ts';
import { giveFactorsAgain, signInStaff } from './steps/staff.ts';

const { clock, pass } = testClock();
const shop = await openShop({
  env: {
    PARTNERS: 'indra=Indra Sharma <indra@example.com>,surya=Surya <surya@example.com>',
    SINGLE_APPROVAL_LIMIT_USD: '500',
  },
  overrides: { clock },
});
const steps = stepsOf(shop);
const indra = await signInStaff(shop, 'partner', { partner: 'indra' });
const second = await signInStaff(shop, 'partner', { partner: 'indra' });
const surya = await signInStaff(shop, 'partner', { partner: 'surya' });
const admin = await signInStaff(shop, 'administrator');

type Person = typeof indra;
const placeByHand = (changes: object = {}) => steps.placeOrder({ partner: 'indra', paymentMethod: 'manual', ...changes });
const partnerUrl = (id: string, path = '', slug = 'indra') => `/api/partner/${slug}/orders/${id}${path}`;
const confirmation = (amount: number) => ({ amount, reference: 'transfer 17', note: 'from A.', evidence: 'statement 4' });
const confirm = (by: Person, url: string, amount: number) => by.request({ method: 'POST', url, payload: confirmation(amount) });
const takeBack = (by: Person, url: string) => by.request({ method: 'DELETE', url });

test('of forty confirmations at once, by a partner and by the shop, one pays the order', async () => {
  const { id, total } = await placeByHand();
  const answers = await atOnce(40, (index) =>
    index % 2
      ? confirm(indra, partnerUrl(id, '/confirmation'), total)
      : confirm(admin, `/api/admin/orders/${id}/confirmation`, total),
  );
  expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
  expect(new Set(answers.filter(({ statusCode }) => statusCode >= 300).map((answer) => answer.json().code))).toEqual(
    new Set(['order_not_payable']),
  );
  const { ledger, history, mails } = await recordsOf(shop, id);
  expect(ledger.map(({ kind }) => kind)).toEqual(['hand_paid', 'order_paid']);
  expect(history.filter(({ to_status }) => to_status === 'paid')).toHaveLength(1);
  expect(mails).toHaveLength(1);
});

test('a confirmation by a partner’s program is shown to the shop with the name of its key', async () => {
  const { id, total } = await placeByHand();
  const { key } = await createKey(indra);
  const url = partnerUrl(id, '/confirmation');
  await shop.request({ method: 'POST', url, payload: confirmation(total), headers: byKey(key) });
  const shown = await admin.request({ url: `/api/admin/orders/${id}/confirmation` });
  expect(shown.json()).toMatchObject({ confirmations: [{ state: 'confirmed', by: 'API: Till' }] });
});

test('a confirmation is seen at once, and its letter leaves with the partner’s name when it cannot be taken back', async () => {
  const contact = newContact();
  const { id, total } = await placeByHand({ customerEmail: contact });
  const confirmed = await confirm(indra, partnerUrl(id, '/confirmation'), total);
  expect(confirmed.json()).toMatchObject({
    status: 'paid',
    due: 0,
    confirmations: [{ state: 'confirmed', amount: total, reference: 'transfer 17', byYou: true }],
  });
  expect(Date.parse(confirmed.json().undoUntil) - clock().getTime()).toBe(600_000);
  expect((await steps.readOrder(id)).receiptNumber).toBeGreaterThan(0);
  await shop.deliver();
  const letters = shop.database.queries.selectFrom('messages').select('state').where('recipient', '=', contact);
  const letterStates = async () => (await letters.where('text', 'like', '%Indra Sharma%').execute()).map(({ state }) => state);
  expect(await letterStates()).toEqual(['waiting']);
  pass(601);
  await giveFactorsAgain(shop, clock());
  while (await shop.deliver());
  expect(await letterStates()).toEqual(['sent']);
  expect((await takeBack(indra, partnerUrl(id, '/confirmation'))).json()).toMatchObject({ status: 409, code: 'undo_over' });
});

test('of twenty who take a confirmation back one does, the order is as before, and the next payment has the next receipt', async () => {
  const contact = newContact();
  const { id, total } = await placeByHand({ customerEmail: contact });
  await steps.post(`/api/orders/${id}/manual-payment`);
  await confirm(indra, partnerUrl(id, '/confirmation'), total);
  const first = (await steps.readOrder(id)).receiptNumber ?? 0;
  const receiptLetters = async () => (await messagesTo(shop, contact)).filter(({ text }) => text.includes(': Indra Sharma.'));
  expect(await receiptLetters()).toHaveLength(1);
  const answers = await atOnce(20, (index) => takeBack(index % 2 ? indra : second, partnerUrl(id, '/confirmation')));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const order = await steps.readOrder(id);
  expect(order).toMatchObject({ status: 'waiting', paymentMethod: 'manual', due: total });
  expect(order).not.toHaveProperty('receiptNumber');
  expect(order.timeline.at(-1)).toMatchObject({ event: 'payment_taken_back' });
  expect(await receiptLetters()).toEqual([]);
  const receipt = await shop.request({ url: `/api/orders/${id}/receipt` });
  expect(receipt.json()).toMatchObject({ number: first, takenBackAt: clock().toISOString() });

  // The order can be paid in any way after that, once.
  await steps.payByCard(id);
  expect((await steps.readOrder(id)).receiptNumber).toBe(first + 1);
  const { ledger } = await recordsOf(shop, id);
  expect(ledger.map(({ kind }) => kind)).toEqual([
    'hand_paid',
    'order_paid',
    'hand_taken_back',
    'order_unpaid',
    'card_paid',
    'order_paid',
  ]);
  expect((await shop.request({ url: `/api/orders/${id}/receipt` })).json()).not.toHaveProperty('takenBackAt');
});

test('the database itself refuses a second payment of an order that nobody has taken back', async () => {
  const { id, total } = await placeByHand();
  await confirm(indra, partnerUrl(id, '/confirmation'), total);
  const line = { orderId: id, paymentId: null, gateway: 'by hand', at: clock() };
  const record = (kind: 'order_paid' | 'order_unpaid', round: number) =>
    shop.database.transact(async ({ orders, payments }) => {
      await orders.lock(id);
      await payments.record({ ...line, kind, data: { round } });
    });
  for (const [kind, round, refusal] of [
    ['order_paid', 0, 'ledger_order_paid_once'],
    ['order_paid', 1, 'the order was paid, and that was not taken back'],
    ['order_unpaid', 1, 'the order was not paid'],
  ] as const)
    await expect(record(kind, round)).rejects.toThrow(refusal);
});

/** An order of 900 $, above the 500 $ that one person may confirm in this shop. */
async function placeLarge() {
  const threeRituals = [{ id: 'ganesha', quantity: 3, duration: 1 }];
  const { items, total } = (await steps.post('/api/cart/quote', { items: threeRituals })).json();
  return placeByHand({ items, total });
}

/** Such an order, whose money waits for a second person. */
async function propose() {
  const { id, total } = await placeLarge();
  return { id, proposed: await confirm(indra, partnerUrl(id, '/confirmation'), total) };
}

const tagOf = (id: string) => etagAt(admin, `/api/admin/orders/${id}`);

test('who cancels an order as it was before a colleague’s word about its money, or its end, is refused', async () => {
  const { id, total } = await placeLarge();
  await steps.post(`/api/orders/${id}/manual-payment`);
  const readBefore = await tagOf(id);
  const url = partnerUrl(id, '/confirmation');
  await confirm(indra, url, total);
  const readSince = await tagOf(id);
  expect((await cancelOrder(admin, id, readBefore)).json()).toMatchObject({ status: 412, code: 'changed_meanwhile' });
  await takeBack(indra, url);
  expect((await cancelOrder(admin, id, readSince)).json()).toMatchObject({ status: 412, code: 'changed_meanwhile' });
  expect((await steps.readOrder(id)).status).toBe('waiting');
  expect((await cancelOrder(admin, id)).statusCode).toBe(204);
});

test('money that waits for a second person ends with its order, and what a former version left of it waits for nobody', async () => {
  const [paid, cancelled, moved, left] = [await propose(), await propose(), await propose(), await propose()];
  const waiting = async () => (await admin.request({ url: '/api/admin/orders?second=true' })).json().items.length;
  const before = await waiting();
  await steps.payByCard(paid.id);
  await cancelOrder(admin, cancelled.id);
  await admin.request({ method: 'PUT', url: `/api/admin/orders/${moved.id}/partner`, payload: { partner: 'surya' } });
  const ids = [paid.id, cancelled.id, moved.id];
  const rows = shop.database.queries.selectFrom('hand_payments').select('state').where('order_id', 'in', ids);
  expect((await rows.execute()).map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn', 'withdrawn']);
  const ends = shop.database.queries.selectFrom('staff_actions').where('action', '=', 'order.payment_withdrawn');
  const logged = await ends.select(['subject_id', 'after']).where('subject_id', 'in', ids).orderBy('subject_id').execute();
  const after = { handPaymentId: expect.any(String), amountCents: expect.any(Number), method: 'manual', partner: 'indra' };
  expect(logged).toEqual([cancelled.id, moved.id].sort().map((id) => ({ subject_id: id, after })));
  expect((await steps.readOrder(moved.id)).status).toBe('pending');
  await setStatus(shop, left.id, 'cancelled');
  expect(before - (await waiting())).toBe(4);
});

test('above the limit a second person agrees, of the partner or of the shop', async () => {
  for (const agreeing of [second, admin]) {
    const { id, proposed } = await propose();
    expect(proposed.json()).toMatchObject({ status: 'waiting', needsSecond: true, confirmations: [{ state: 'proposed' }] });
    const { id: read } = proposed.json().confirmations[0];
    const agree = (by: Person, base: string, confirmationId = read) =>
      by.request({ method: 'POST', url: `${base}/confirmation/agreement?confirmationId=${confirmationId}` });
    expect((await agree(indra, partnerUrl(id))).json()).toMatchObject({ status: 409, code: 'second_person_required' });
    expect((await agree(surya, partnerUrl(id))).statusCode).toBe(404);
    const base = agreeing === admin ? `/api/admin/orders/${id}` : partnerUrl(id);
    expect((await agree(agreeing, base, randomUUID())).json()).toMatchObject({ status: 412, code: 'changed_meanwhile' });
    expect((await takeBack(agreeing, `${base}/confirmation?confirmationId=${randomUUID()}`)).statusCode).toBe(412);
    const answers = await atOnce(5, () => agree(agreeing, base));
    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    expect((await recordsOf(shop, id)).ledger.map(({ kind }) => kind)).toEqual(['hand_paid', 'order_paid']);
  }
});

test('an agreement is repeated by its key with the confirmation that it was about alone', async () => {
  const { id, proposed } = await propose();
  const { id: read } = proposed.json().confirmations[0];
  const headers = { 'idempotency-key': randomUUID() };
  const url = `/api/admin/orders/${id}/confirmation/agreement`;
  const agree = (confirmationId: string) =>
    admin.request({ method: 'POST', url: `${url}?confirmationId=${confirmationId}`, headers });
  expect([(await agree(read)).statusCode, (await agree(read)).statusCode]).toEqual([204, 204]);
  expect((await agree(randomUUID())).json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
});

test('foreign, cancelled and paid orders and other amounts are refused, and nothing changes', async () => {
  const { id, total } = await placeByHand();
  const foreign = await steps.placeOrder({ partner: 'surya' });
  const paid = await placeByHand();
  await steps.payByCard(paid.id);
  const cancelled = await placeByHand();
  await setStatus(shop, cancelled.id, 'cancelled');
  const refused = await unchanged(shop, () =>
    Promise.all([
      confirm(indra, partnerUrl(foreign.id, '/confirmation'), foreign.total),
      confirm(indra, partnerUrl(foreign.id, '/confirmation', 'surya'), foreign.total),
      confirm(surya, partnerUrl(id, '/confirmation', 'surya'), total),
      confirm(indra, partnerUrl(paid.id, '/confirmation'), total),
      confirm(indra, partnerUrl(cancelled.id, '/confirmation'), total),
      confirm(indra, partnerUrl(id, '/confirmation'), total - 0.01),
    ]),
  );
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 409, 409, 409]);
  for (const { payload } of refused) expect(payload).not.toContain('Анна');
});

test('a declined payment makes the order pending, and the customer reads who says so and why', async () => {
  const contact = newContact();
  const { id } = await placeByHand({ customerEmail: contact });
  await steps.post(`/api/orders/${id}/manual-payment`);
  const payload = { reason: 'Nothing came <b>yet</b>' };
  const declined = await indra.request({ method: 'POST', url: partnerUrl(id, '/decline'), payload });
  expect(declined.json()).toMatchObject({ status: 'pending', confirmations: [{ state: 'declined' }] });
  const letter = (await messagesTo(shop, contact)).find(({ text }) => text.includes(payload.reason));
  expect(letter?.text).toContain('Indra Sharma');
  expect(letter?.html).toContain('Nothing came &lt;b&gt;yet&lt;/b&gt;');
  // The copy of all data tells it apart from money that came.
  const customer = await signIn(shop, contact);
  const { orders } = (await customer.request({ url: '/api/account/export' })).json();
  expect(orders).toMatchObject([{ handPayments: [{ state: 'declined' }] }]);
});

test('the shop itself takes a confirmation back, and declines what did not come', async () => {
  const { id, total } = await placeByHand();
  const url = `/api/admin/orders/${id}`;
  await steps.post(`/api/orders/${id}/manual-payment`);
  expect((await confirm(admin, `${url}/confirmation`, total)).statusCode).toBe(204);
  const back = await takeBack(admin, `${url}/confirmation`);
  expect([back.statusCode, (await recordsOf(shop, id)).history.at(-1)?.to_status]).toEqual([204, 'waiting']);
  const declined = await admin.request({ method: 'POST', url: `${url}/decline`, payload: { reason: 'Nothing came' } });
  expect([declined.statusCode, (await recordsOf(shop, id)).history.at(-1)?.to_status]).toEqual([204, 'pending']);
});

test('a payer chooses to pay a partner by hand long after the order was placed, when the shop must look for the partner again', async () => {
  const { id } = await steps.placeOrder({ partner: 'indra' });
  pass(3600);
  const answer = await steps.post(`/api/orders/${id}/manual-payment`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ status: 'waiting', partner: { name: 'Indra Sharma' } });
});
