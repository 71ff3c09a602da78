import { describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { PlainSource } from './money-source.ts';
import type { VerifiedContact } from './reading-ports.ts';
import { createViewOrderMoney } from './refundable-money.ts';

const order = anOrder('paid', { userId: 'anna' }) as Order;
const admin = staffCaller('administrator');
/** May not read money. */
const priest = staffCaller('priest');
const unread = () => Promise.reject(new Error('read'));

const card: PlainSource = {
  kind: 'card',
  id: uuid(1),
  gateway: 'stripe',
  amountCents: cents(30_000),
  reviews: ['order_already_paid'],
};
describe('the money of an order', () => {
  const colleagues = ['anna', 'pavel'].map((name) => ({ userId: uuid(name.length), email: `${name}@example.com` }));
  const administrators = [...colleagues, { userId: admin.userId, email: 'me@example.com' }, { userId: uuid(9), email: null }];
  const money = { version: 3, sources: [card], refunds: [], lines: [], names: new Map(), moved: {}, administrators };
  const view = (of: Order, owner?: VerifiedContact) =>
    createViewOrderMoney({ ofOrder: async () => ({ ...money, order: of, owner }) as never })(admin, of.id);

  test('is told with all that can go back', async () => {
    expect((await view(order)).offers).toEqual([{ sourceId: card.id, left: 30_000n, worth: 30_000 }]);
  });

  test('names who else can be the second person, by their e-mails', async () => {
    expect((await view(order)).secondPersons).toEqual(['anna@example.com', 'pavel@example.com']);
  });

  test.each([
    ['a link where the account has a proven contact', { email: 'anna@example.com', phone: null }, 'link'],
    ['the sign-in where the order alone has an e-mail', undefined, 'sign_in'],
  ])('tells how its customer is asked for an address: by %s', async (_, owner, addressAsk) => {
    expect((await view(order, owner)).addressAsk).toBe(addressAsk);
  });

  test.each([
    ['pending', 'cancels'],
    ['waiting', 'cancels'],
    ['paid', 'cancels_when_all'],
    ['processing', 'stays'],
    ['cancelled', 'stays'],
  ] as const)('says what becomes of an order that is %s by a refund: it %s', async (status, outcome) => {
    expect((await view(anOrder(status) as Order)).outcome).toBe(outcome);
  });

  test('is not found without the order, and is shown to nobody who may not read money', async () => {
    const none = createViewOrderMoney({ ofOrder: async () => undefined });
    await expect(none(admin, order.id)).rejects.toEqual(refusal('not_found'));
    await expect(createViewOrderMoney({ ofOrder: unread })(priest, order.id)).rejects.toEqual(refusal('not_allowed'));
  });
});
