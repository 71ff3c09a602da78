import { expect, test } from 'vitest';
import { guest, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createGiveRefundAddress, createViewLinkedRefund } from './give-address.ts';
import type { Refund } from './refund.ts';
import { createRequestRefund } from './request-refund.ts';
import { addressAskOf, createSendRefundLink, tellCustomer } from './send-link.ts';
import { createMoneyShop } from './testing/memory-money.ts';

const paid = aPayment({ state: 'completed', received: 100n, confirmed: 100n, address: 'the shop’s own' });

async function shop(order = anOrder('paid', { userId: 'anna' })) {
  const money = createMoneyShop([order], [paid]);
  const give = createGiveRefundAddress({
    ...money,
    isAddress: (coin, address) => coin === 'BTC' && !address.startsWith('wrong'),
  });
  await createRequestRefund(money)(paid.id, { by: 'Olga', reason: 'Paid twice' });
  /** The token of the last link. */
  const token = () => money.news.flatMap(({ told }) => (told.kind === 'refund_address' ? [told.token] : [])).at(-1) ?? '';
  return { ...money, order, give, token, sendLink: createSendRefundLink(money), view: createViewLinkedRefund(money) };
}

test('the link shows coin, network and amount, takes one address and ends', async () => {
  const money = await shop();
  expect(await money.view(money.token())).toEqual({
    number: 1042,
    orderNumber: '00000000',
    currency: 'BTC',
    network: 'Bitcoin',
    amount: '0.00000100',
    until: '2026-11-23T10:00:00.000Z',
  });
  await money.give(money.token(), ' bc1qmine ');
  expect(money.state.refunds).toMatchObject([{ state: 'addressed', address: 'bc1qmine' }]);
  await expect(money.give(money.token(), 'bc1qother')).rejects.toEqual(refusal('not_found'));
  await expect(money.view(money.token())).rejects.toEqual(refusal('not_found'));
});

test.each(['wrong', 'the shop’s own'])(
  'an address to which the coin must not go is refused, and the link stays: %s',
  async (address) => {
    const money = await shop();
    await expect(money.give(money.token(), address)).rejects.toEqual(
      refusal('invalid_request', field('invalid_address', 'address')),
    );
    await money.give(money.token(), 'bc1qmine');
  },
);

test('a link is over after three days, and another can be sent', async () => {
  const money = await shop();
  money.pass(72 * 3600);
  await expect(money.give(money.token(), 'bc1q')).rejects.toEqual(refusal('not_found'));
  await money.sendLink(money.order.id);
  await money.give(money.token(), 'bc1qmine');
});

test('another link ends the former', async () => {
  const money = await shop();
  const former = money.token();
  await money.sendLink(money.order.id);
  await expect(money.view(former)).rejects.toEqual(refusal('not_found'));
  await money.give(money.token(), 'bc1qmine');
});

test.each(['addressed', 'sent', 'confirmed', 'rejected'] as const)(
  'a link that is left of a refund that is %s opens nothing',
  async (state) => {
    const money = await shop();
    money.state.refunds = money.state.refunds.map((refund) => ({ ...refund, state }) as Refund);
    await expect(money.view(money.token())).rejects.toEqual(refusal('not_found'));
    await expect(money.give(money.token(), 'bc1q')).rejects.toEqual(refusal('not_found'));
  },
);

test('a link of an order that is gone is as one that is wrong', async () => {
  const money = await shop();
  money.state.orders = [];
  for (const token of [money.token(), 'wrong']) await expect(money.view(token)).rejects.toEqual(refusal('not_found'));
});

test('the link goes to the account of the order alone, whatever e-mail stands in the order', async () => {
  const money = await shop(anOrder('paid', { userId: 'anna', contact: { name: 'Somebody', email: 'thief@example.com' } }));
  expect(money.news.map(({ to }) => to)).toEqual(['anna@example.com']);
});

test('the token of a link is not stored', async () => {
  const money = await shop();
  expect(money.token()).not.toBe('');
  for (const { hash } of money.state.links.values()) expect(hash).not.toBe(money.token());
});

test('an account without an e-mail gets the link as an SMS', async () => {
  const money = await shop();
  money.state.accounts.set('anna', { email: null, phone: '+79161234567' });
  await money.sendLink(money.order.id);
  expect(money.state.messages.at(-1)).toMatchObject({ channel: 'sms', to: '+79161234567' });
});

test('a guest is asked to sign in first, and gets no link before', async () => {
  const money = await shop(anOrder('paid'));
  expect(money.news).toEqual([{ told: { kind: 'refund_sign_in' }, to: 'anna@example.com' }]);
  await expect(money.sendLink(money.order.id)).rejects.toEqual(refusal('contact_unverified'));
  expect(money.state.links.size).toBe(0);
});

test('links are sent again five times a day', async () => {
  const money = await shop();
  for (let count = 0; count < 5; count += 1) await money.sendLink(money.order.id);
  await expect(money.sendLink(money.order.id)).rejects.toEqual(refusal('rate_limited', { retryAfterSeconds: 86_400 }));
});

test('no link is sent when no refund awaits an address', async () => {
  const money = await shop();
  await money.give(money.token(), 'bc1qmine');
  await expect(money.sendLink(money.order.id)).rejects.toEqual(refusal('illegal_transition'));
});

test('an unknown order has no links', async () => {
  const { sendLink } = await shop();
  await expect(sendLink(uuid(9))).rejects.toEqual(refusal('not_found'));
});

test('who proves the contact of the deleted account gets the link there, and nobody else does', async () => {
  const money = await shop(anOrder('paid', { userId: 'gone', left: { isKept: true, claim: 'hash' } }));
  const anna = userCaller({ email: 'claimed@example.com' });
  const sendLink = createSendRefundLink({ ...money, claims: { isHeldBy: (_, caller) => caller === anna } });
  for (const caller of [guest, userCaller()])
    await expect(sendLink(money.order.id, caller)).rejects.toEqual(refusal('contact_unverified'));
  expect(money.state.links.size).toBe(0);
  await sendLink(money.order.id, anna);
  expect(money.news.at(-1)).toMatchObject({ told: { kind: 'refund_address' }, to: 'claimed@example.com' });
});

test('while the account stands its own contact gets the link, whoever proves to have had it', async () => {
  const money = await shop();
  await createSendRefundLink({ ...money, claims: { isHeldBy: () => true } })(
    money.order.id,
    userCaller({ email: 'other@example.com' }),
  );
  // The first went out with the refund.
  expect(money.news.map(({ to }) => to)).toEqual(['anna@example.com', 'anna@example.com']);
});

test('the guest of an erased order, whose e-mail is gone, is told nothing', async () => {
  const money = await shop();
  const erased = { ...anOrder('paid'), contact: null, specialInstructions: '' as const, isErased: true as const };
  expect(addressAskOf(undefined, erased)).toBeNull();
  money.news.length = 0;
  await money.transact((stores) => tellCustomer(money, stores, erased, { kind: 'refund_sign_in' }));
  expect(money.news).toEqual([]);
});
