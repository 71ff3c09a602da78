import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createBeginRefund } from '#modules/money/begin-refund.ts';
import { composePlayedRefunds, type Refund } from '#modules/money/index.ts';
import { createViewOrderMoney } from '#modules/money/refundable-money.ts';
import { createMoneyShop } from '#modules/money/testing/memory-money.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { CardPayment } from '#modules/payments/index.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { failRefund, type RefundDeps, refund } from './play-refund.ts';

const order = anOrder('paid', { userId: 'anna' });
const coins = aPayment({ state: 'completed', received: 100n, confirmed: 100n });
const card: CardPayment = {
  id: uuid(300),
  orderId: order.id,
  gateway: 'cards',
  gatewayPaymentId: 'pi_1',
  amountCents: cents(5000),
  receivedAt: new Date('2026-11-20T09:30:00Z'),
  reviews: [],
};

function setUp(payments = [coins], cards = [card]) {
  const memory = createMoneyShop([order], payments, cards);
  const ofOrder = () =>
    memory.transact(async ({ orders, money }) => {
      await orders.lock(order.id);
      const [sources, refunds] = [await money.sources(order.id), await money.refundsOf(order.id)];
      return { order, version: await money.versionOf(order.id), sources, refunds, administrators: [] } as never;
    });
  const deps: RefundDeps = {
    ...memory,
    money: { viewOrderMoney: createViewOrderMoney({ ofOrder }), beginRefund: createBeginRefund(memory) },
    refunding: (transact) => composePlayedRefunds({ ...memory, transact, isAddress: () => true }),
    addressOf: (coin, id) => `${coin} of ${id}`,
  };
  const staff = staffCaller('administrator', { secondFactorAt: memory.clock() });
  const play = { staff, orderId: order.id, item: undefined, startDate: '' };
  const change = (changes: Partial<Refund>) => {
    memory.state.refunds = memory.state.refunds.map((each) => ({ ...each, ...changes }) as Refund);
  };
  return { ...memory, change, give: () => refund(deps, play), fail: () => failRefund(deps, play) };
}

const kinds = ({ state }: ReturnType<typeof setUp>) => state.ledger.map(({ kind }) => kind);

test('a refund sends back all money of an order, and coins to an address of the sandbox', async () => {
  const shop = setUp();
  await shop.give();
  const [first, second] = shop.state.refunds;
  expect(first).toMatchObject({ state: 'sent', units: 100n, address: `BTC of ${first?.id}`, reference: `sandbox-${first?.id}` });
  expect(second).toMatchObject({ state: 'sent', coin: null, amountCents: 5000, reference: `sandbox-${second?.id}` });
  expect(shop.state.links.size).toBe(0);
});

test('money is refunded once, and what came since is refunded too', async () => {
  const shop = setUp([coins], []);
  await shop.give();
  const before = kinds(shop);
  await shop.give();
  expect(kinds(shop)).toEqual(before);
  shop.state.cards.push(card);
  await shop.give();
  expect(shop.state.refunds.map(({ state, amountCents }) => [state, amountCents])).toEqual([
    ['sent', 30_000],
    ['sent', 5000],
  ]);
});

test('a refund for which the customer has given an address is sent there', async () => {
  const shop = setUp([coins], []);
  await shop.give();
  shop.change({ state: 'addressed', address: 'the customer’s' });
  await shop.give();
  expect(shop.state.refunds).toMatchObject([{ state: 'sent', address: 'the customer’s' }]);
});

test.each(['requested', 'addressed'] as const)(
  'a %s refund for which the gateway of cards was asked is left to it',
  async (state) => {
    const shop = setUp([coins], []);
    await shop.give();
    shop.change({ state, askedAt: shop.clock() });
    await shop.give();
    expect(shop.state.refunds).toMatchObject([{ state }]);
  },
);

test('an order without money is not refunded', async () => {
  await expect(setUp([], []).give()).rejects.toEqual(refusal('nothing_left'));
});

test('coins that are worth less than a cent are not refunded', async () => {
  const tiny = aPayment({ id: uuid(78), state: 'completed', expected: 10n ** 12n, received: 1n, confirmed: 1n });
  const shop = setUp([coins, tiny]);
  await shop.give();
  // Only they are left now.
  await shop.give();
  expect(shop.state.refunds).toHaveLength(2);
});

test('a sent refund can fail, as a second person says, and then be sent again', async () => {
  const shop = setUp();
  await shop.give();
  await shop.fail();
  const ended = { state: 'rejected', rejectedBy: 'second person of the sandbox', why: 'played in the sandbox' };
  expect(shop.state.refunds).toMatchObject([ended, ended]);
  await shop.fail();
  expect(kinds(shop).filter((kind) => kind === 'refund_rejected')).toHaveLength(2);
  await shop.give();
  expect(shop.state.refunds.map(({ state }) => state)).toEqual(['rejected', 'rejected', 'sent', 'sent']);
});

test.each([
  ['that somebody else has sent', { sentBy: 'Dennis' } as Partial<Refund>],
  ['that nobody has sent', { state: 'requested' } as const],
])('a refund %s cannot fail in the sandbox', async (_, changes) => {
  const shop = setUp();
  await shop.give();
  shop.change(changes);
  await expect(shop.fail()).rejects.toEqual(refusal('illegal_transition'));
});

test('money that is disputed since its refund failed is not refunded, by the rules for refunds', async () => {
  const shop = setUp([coins], []);
  await shop.give();
  await shop.fail();
  shop.state.payments = [{ ...coins, reviews: ['disputed'] }];
  await expect(shop.give()).rejects.toEqual(refusal('illegal_transition'));
});
