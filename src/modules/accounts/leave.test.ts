import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { PAGE_SIZE } from '#kernel/pages.ts';
import { staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { createTestClock, createTestIds } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import type { Order, TellSupportOfAsk } from '#modules/orders/index.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createDeleteAccount, createEraseClosedAccounts } from './delete-account.ts';
import { createChooseDeparture, createLeaveAccounts, createViewDeparture } from './leave.ts';
import { aCardPayment, aClaim, anAsk, anna, aRefund, createAccountsMemory } from './testing/memory-accounts.ts';

type OrderAsk = Parameters<TellSupportOfAsk>[1];

const DAY = 24 * 3600;
const own = (status: Order['status'], id: string, changes: Partial<Order> = {}) => {
  const items = anOrder().items.map((item) => ({ ...item, startDate: '2026-12-20' as CalendarDate }));
  return anOrder(status, { id, userId: 'anna', items, createdAt: new Date('2026-11-01T10:00:00Z'), ...(changes as object) });
};

function setUp(...orders: Order[]) {
  const memory = createAccountsMemory({ orders });
  const { clock, pass } = createTestClock();
  const wishes: string[] = [];
  const letters: string[] = [];
  const deps = {
    transact: memory.transact,
    clock,
    newId: createTestIds(),
    makeClaim: aClaim,
    tellSupport: async ({ id }: Order, { kind }: OrderAsk) => void wishes.push(`${kind} ${id}`),
    write: ({ email, language }: Pick<typeof anna, 'email' | 'language'>) => {
      letters.push(email ?? '');
      if (email === null) return undefined;
      return { id: 'again', channel: 'email', to: email, subject: '', text: '', html: '', language } as const;
    },
  };
  const leave = createLeaveAccounts(deps);
  return {
    ...memory,
    pass,
    wishes,
    letters,
    leave,
    deleteAccount: createDeleteAccount(deps),
    choose: createChooseDeparture(deps),
    view: createViewDeparture(deps),
    eraseRest: createEraseClosedAccounts(deps),
    answer: (state: 'granted' | 'declined') => {
      memory.state.asks = memory.state.asks.map((ask) => ({ ...ask, state }));
    },
  };
}

const idsOf = ({ openOrders }: { readonly openOrders: readonly { readonly order: Order }[] }) =>
  openOrders.map(({ order }) => order.id);

test('what is paid and not performed is listed before an account is deleted, and so is what may have been paid', async () => {
  const shop = setUp(
    own('paid', 'paid'),
    own('processing', 'begun'),
    own('waiting', 'to be confirmed'),
    own('pending', 'money seen'),
    own('pending', 'unpaid'),
    own('completed', 'done'),
    own('cancelled', 'cancelled'),
  );
  shop.state.cards.push(aCardPayment('money seen'));
  expect(idsOf(await shop.view(userCaller()))).toEqual(['paid', 'begun', 'to be confirmed', 'money seen']);
  await expect(shop.deleteAccount(userCaller())).rejects.toEqual(refusal('paid_rituals_open'));
  expect(shop.state.closed).toEqual([]);
});

test('rituals are performed after the account is gone: they keep what they need until they are over, and the unpaid order is cancelled', async () => {
  const shop = setUp(own('paid', 'paid'), own('completed', 'done', { receiptNumber: 1 }), own('pending', 'unpaid'));
  await shop.deleteAccount(userCaller(), 'perform');
  expect(shop.state.kept).toEqual(['paid']);
  expect(shop.state.claimed).toEqual(['paid', 'done']);
  expect(shop.state.erased).toEqual(['done', 'unpaid', 'requests of anna', 'notes of anna']);
  expect(shop.state.history).toMatchObject([
    { orderId: 'unpaid', from: 'pending', to: 'cancelled', actor: { kind: 'payer' }, reason: 'account_deleted' },
  ]);
  await shop.eraseRest();
  expect(shop.state.users).toHaveLength(1);
  shop.state.orders = shop.state.orders.map((order) => ({ ...order, status: 'completed' }) as Order);
  shop.pass(DAY);
  await shop.eraseRest();
  expect(shop.state.erased.slice(4)).toEqual([
    'paid',
    'requests of anna',
    'notes of anna',
    'spellings of anna',
    'plan of anna',
    'profile of anna',
  ]);
  expect(shop.state.users).toEqual([]);
});

test('a ritual without a day cannot be performed for somebody who is gone', async () => {
  const shop = setUp(anOrder('paid', { id: 'undated', userId: 'anna' }));
  await expect(shop.deleteAccount(userCaller(), 'perform')).rejects.toEqual(refusal('day_needed'));
});

test('for whoever wants the money first it is asked for each paid order, and the account goes when all is answered and paid', async () => {
  const shop = setUp(own('paid', 'first'), own('processing', 'second'));
  const { openOrders, leaving } = await shop.choose(userCaller(), 'money_first');
  expect(openOrders.map(({ wishes }) => wishes)).toEqual([['refund'], ['refund']]);
  expect(leaving).toMatchObject({ userId: 'anna', toldAt: null });
  expect(shop.wishes).toEqual(['cancel first', 'cancel second']);
  await shop.leave();
  expect([shop.state.closed, shop.letters, shop.wishes.length]).toEqual([[], [], 2]);
  shop.answer('granted');
  shop.state.orders = shop.state.orders.map((order) => ({ ...order, status: 'cancelled' }) as Order);
  await shop.leave();
  expect(shop.state.users).toEqual([]);
  expect(shop.state.leavings).toEqual([]);
});

test('a refusal deletes nothing: the customer is asked again, once for each refusal, and can ask for the money again', async () => {
  const shop = setUp(own('paid', 'first'));
  await shop.choose(userCaller(), 'money_first');
  shop.answer('declined');
  await shop.leave();
  await shop.leave();
  expect(shop.letters).toEqual(['anna@example.com']);
  expect(shop.state.messages).toMatchObject([{ to: 'anna@example.com' }]);
  expect((await shop.view(userCaller())).leaving?.toldAt).not.toBeNull();
  shop.pass(60);
  await shop.choose(userCaller(), 'money_first');
  expect(shop.state.asks.map(({ state }) => state)).toEqual(['declined', 'open']);
});

test.each([
  ['declined', [1, 0]],
  ['granted', [0, 1]],
] as const)('a choice that is sent twice asks the shop once, whose answer counts: %s', async (answer, lettersAndClosed) => {
  const shop = setUp(own('paid', 'first'));
  await shop.choose(userCaller(), 'money_first');
  shop.pass(60);
  await shop.choose(userCaller(), 'money_first');
  shop.answer(answer);
  if (answer === 'granted') shop.state.refunds.push(aRefund('first', 'confirmed'));
  await shop.leave();
  expect([shop.wishes, [shop.letters.length, shop.state.closed.length]]).toEqual([['cancel first'], lettersAndClosed]);
});

test('who waits for 30 days is asked again, and every 30 days after that', async () => {
  const shop = setUp(own('paid', 'first'));
  await shop.choose(userCaller(), 'money_first');
  shop.pass(30 * DAY - 1);
  await shop.leave();
  expect(shop.letters).toHaveLength(0);
  shop.pass(1);
  await shop.leave();
  await shop.leave();
  expect(shop.letters).toHaveLength(1);
  shop.pass(30 * DAY);
  await shop.leave();
  expect(shop.letters).toHaveLength(2);
  const later = new Date(Date.parse('2026-11-20T10:00:00Z') + 60 * DAY * 1000);
  await shop.choose(userCaller({ signedInAt: later }), 'money_first');
  await shop.leave();
  expect([shop.letters.length, shop.wishes.length]).toEqual([2, 1]);
});

test.each(['keep', 'perform'] as const)(
  'the choice can be changed to %s while anything is open, and the wishes are taken back',
  async (choice) => {
    const shop = setUp(own('paid', 'first'));
    await shop.choose(userCaller(), 'money_first');
    if (choice === 'keep') await shop.choose(userCaller(), 'keep');
    else await shop.deleteAccount(userCaller(), 'perform');
    expect(shop.state.asks).toMatchObject([{ state: 'withdrawn' }]);
    expect(shop.state.history).toMatchObject([{ orderId: 'first', from: 'paid', to: 'paid', reason: 'refund_wish_withdrawn' }]);
    expect(shop.state.closed).toHaveLength(choice === 'keep' ? 0 : 1);
    await shop.leave();
    expect(shop.state.users).toHaveLength(1);
  },
);

test('performing takes back no wish for money of which nothing is to be performed any more', async () => {
  const shop = setUp(own('paid', 'first'), own('cancelled', 'paid too late'));
  shop.state.asks.push(anAsk('first'), anAsk('paid too late'));
  await shop.deleteAccount(userCaller(), 'perform');
  expect(shop.state.asks.map(({ orderId, state }) => [orderId, state])).toEqual([
    ['first', 'withdrawn'],
    ['paid too late', 'open'],
  ]);
});

test('staff have no such choice, a stale sign-in cannot ask for money, and nothing open needs no choice', async () => {
  const shop = setUp();
  await expect(shop.view(staffCaller('operator'))).rejects.toEqual(refusal('not_allowed'));
  await expect(shop.choose(staffCaller('operator'), 'keep')).rejects.toEqual(refusal('not_allowed'));
  await expect(shop.choose(userCaller(), 'money_first')).rejects.toEqual(refusal('illegal_transition'));
  shop.pass(2 * 3600);
  await expect(shop.choose(userCaller(), 'money_first')).rejects.toEqual(refusal('fresh_login_required'));
  expect(idsOf(await shop.choose(userCaller(), 'keep'))).toEqual([]);
});

test('money is asked for where it certainly came, is not on its way back already, and the order was there when the customer chose', async () => {
  const shop = setUp(
    own('paid', 'paid'),
    own('paid', 'of that moment', { createdAt: new Date('2026-11-20T10:00:00Z') }),
    own('waiting', 'to be confirmed'),
    own('paid', 'goes back'),
    own('completed', 'goes back too'),
  );
  shop.state.refunds.push(aRefund('goes back', 'requested'), aRefund('goes back too', 'sent'));
  await shop.choose(userCaller(), 'money_first');
  expect(shop.wishes).toEqual(['cancel paid', 'cancel of that moment']);
  shop.state.orders.push(own('paid', 'placed later', { createdAt: new Date('2026-11-20T10:00:01Z') }));
  await shop.leave();
  expect(shop.wishes).toHaveLength(2);
});

test('a part that came of an unpaid order is asked for, too, and no money that is still being confirmed', async () => {
  const shop = setUp(own('pending', 'part'), own('pending', 'confirming'));
  shop.state.payments.push(
    aPayment({ id: 'one', orderId: 'part', state: 'expired', received: 1n }),
    aPayment({ id: 'other', orderId: 'confirming', state: 'confirming', received: 1n }),
  );
  await shop.choose(userCaller(), 'money_first');
  expect(shop.state.asks).toMatchObject([{ orderId: 'part', state: 'open' }]);
  // The letter to support speaks of a paid order.
  expect(shop.wishes).toEqual([]);
  await shop.leave();
  expect(shop.state.asks).toHaveLength(1);
});

test('an order that is paid after the choice is asked for, before anybody is asked again', async () => {
  const shop = setUp(own('paid', 'paid'), own('waiting', 'to be confirmed'));
  await shop.choose(userCaller(), 'money_first');
  shop.state.orders = shop.state.orders.map((order) => ({ ...order, status: 'paid' }) as Order);
  shop.pass(30 * DAY);
  await shop.leave();
  expect([shop.wishes.at(-1), shop.letters]).toEqual(['cancel to be confirmed', []]);
  await shop.leave();
  expect([shop.wishes.length, shop.letters.length]).toEqual([2, 1]);
});

test('no money is asked for an order that has gone on in the same moment', async () => {
  const shop = setUp(own('completed', 'just completed'));
  const { read } = shop.personalData.orders;
  shop.personalData.orders.read = async (ids) =>
    (await read(ids)).map((record) => ({ ...record, order: own('processing', record.order.id) }));
  await shop.choose(userCaller(), 'money_first');
  expect([shop.wishes, shop.state.asks]).toEqual([[], []]);
});

test('no money is asked for twice when the customer asks for it at the order in the same moment', async () => {
  const shop = setUp(own('paid', 'first'));
  const { lock } = shop.stores.orders;
  shop.stores.orders.lock = async (id) => {
    shop.state.asks.push(anAsk('first'));
    return lock(id);
  };
  await shop.choose(userCaller(), 'money_first');
  expect([shop.wishes, shop.state.asks.length]).toEqual([[], 1]);
});

test.each([
  ['declined', [1, 0]],
  ['granted', [0, 1]],
] as const)('a wish from before the choice is answered once, for the choice: %s', async (answer, lettersAndClosed) => {
  const shop = setUp(own('paid', 'first'));
  shop.state.asks.push(anAsk('first'));
  shop.pass(60);
  await shop.choose(userCaller(), 'money_first');
  expect(shop.state.asks.filter(({ state }) => state === 'open')).toHaveLength(1);
  shop.answer(answer);
  if (answer === 'granted') shop.state.refunds.push(aRefund('first', 'confirmed', new Date('2026-11-20T10:02:00Z')));
  await shop.leave();
  await shop.leave();
  expect(shop.state.asks.filter(({ state }) => state === 'open')).toEqual([]);
  // Support had a mail about the first wish.
  expect([shop.wishes, [shop.letters.length, shop.state.closed.length]]).toEqual([[], lettersAndClosed]);
});

test('once a part of the money is back as agreed, the account goes, and the rest of the rituals is performed', async () => {
  const shop = setUp(own('paid', 'first'));
  await shop.choose(userCaller(), 'money_first');
  shop.answer('granted');
  shop.state.refunds.push(aRefund('first', 'sent'));
  await shop.leave();
  expect(shop.state.closed).toEqual([]);
  shop.state.refunds = [aRefund('first', 'confirmed')];
  await shop.leave();
  expect([shop.state.closed.length, shop.state.kept, shop.letters]).toEqual([1, ['first'], []]);
});

test('a part of the money that came back before the customer chose is no answer to the choice', async () => {
  const shop = setUp(own('paid', 'first'));
  shop.state.refunds.push(aRefund('first', 'confirmed', new Date('2026-11-10T10:00:00Z')));
  await shop.choose(userCaller(), 'money_first');
  await shop.leave();
  expect([shop.state.closed, shop.wishes]).toEqual([[], ['cancel first']]);
});

test('each further refusal is told, and a customer without a contact is asked nowhere', async () => {
  const shop = setUp(own('paid', 'first'), own('paid', 'second'));
  shop.state.users = [{ ...anna, email: null }];
  await shop.choose(userCaller(), 'money_first');
  for (const id of ['first', 'second']) {
    shop.state.asks = shop.state.asks.map((ask) => (ask.orderId === id ? { ...ask, state: 'declined' } : ask));
    await shop.leave();
    await shop.leave();
  }
  expect([shop.letters, shop.state.messages]).toEqual([['', ''], []]);
});

test('a refusal is told also when the order of an earlier one is performed by then', async () => {
  const shop = setUp(own('paid', 'first'), own('paid', 'second'));
  await shop.choose(userCaller(), 'money_first');
  const decline = async (refused: string) => {
    shop.state.asks = shop.state.asks.map((ask) => (ask.orderId === refused ? { ...ask, state: 'declined' } : ask));
    await shop.leave();
  };
  await decline('first');
  shop.state.orders = shop.state.orders.map((order) => (order.id === 'first' ? own('completed', 'first') : order));
  await shop.leave();
  expect(shop.letters).toHaveLength(1);
  await decline('second');
  expect(shop.letters).toHaveLength(2);
});

test('whoever keeps the account takes every open wish for a refund back, also one from before', async () => {
  const shop = setUp(own('paid', 'first'));
  shop.state.asks.push(anAsk('first'));
  await shop.choose(userCaller(), 'keep');
  expect(shop.state.asks).toMatchObject([{ state: 'withdrawn' }]);
});

test('a wish that stands for a failed refund stays open, also when the customer keeps the account', async () => {
  const shop = setUp(own('paid', 'first'));
  shop.state.asks.push(anAsk('first'));
  shop.state.refunds.push({ ...aRefund('first', 'rejected'), askedAt: new Date() });
  shop.state.failuresOpen.add('refund of first');
  await shop.choose(userCaller(), 'keep');
  expect(shop.state.asks).toMatchObject([{ state: 'open' }]);
});

test('each account that is leaving is read once, over all pages, and an account whose customer has just decided to stay is not closed', async () => {
  const shop = setUp();
  const leaving = { askedAt: new Date(0), toldAt: null, refusals: 0 };
  const others = Array.from({ length: PAGE_SIZE }, (_, index) => ({ ...leaving, userId: `a ${1000 + index}` }));
  shop.state.leavings = [...others, { ...leaving, userId: 'anna' }];
  const met: string[] = [];
  const { page } = shop.stores.leavings;
  shop.stores.leavings.page = async (limit, after) => {
    const ids = await page(limit, after);
    met.push(...ids);
    return ids;
  };
  await shop.leave();
  expect(met).toEqual([...others.map(({ userId }) => userId), 'anna']);
  expect(shop.state.users).toEqual([]);
  const other = setUp();
  other.stores.leavings.page = async () => ['anna'];
  await other.leave();
  expect(other.state.closed).toEqual([]);
});

test('nobody chooses for an account that is gone', async () => {
  const shop = setUp();
  await expect(shop.view(userCaller({ userId: 'gone' }))).rejects.toEqual(refusal('not_signed_in'));
  await expect(shop.choose(userCaller({ userId: 'gone' }), 'keep')).rejects.toEqual(refusal('not_signed_in'));
});
