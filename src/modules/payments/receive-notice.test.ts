import { expect, test, vi } from 'vitest';
import { ShopError } from '#kernel/errors.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { GatewayEvent, NoticeReader } from './gateways.ts';
import type { Payment } from './payment.ts';
import type { PaymentTransact } from './ports.ts';
import { createReceiveNotice } from './receive-notice.ts';
import { createCardShop } from './testing/card-shop.ts';
import { createPaymentsMemory } from './testing/memory-payments.ts';
import { aCreatingPayment, aPayment } from './testing/payments.ts';

const GATEWAY = aPayment().gateway;
const notice = { body: new TextEncoder().encode('a body'), headers: {} };

function createShop(payment: Payment = aPayment(), replaced: { transact?: PaymentTransact; isAway?: () => boolean } = {}) {
  const memory = createPaymentsMemory([anOrder()], payment);
  const time = createTestClock();
  const told: { event: GatewayEvent | undefined; isForged: boolean } = {
    event: { eventKey: 'g-1 finished', gatewayPaymentIds: ['g-1'] },
    isForged: false,
  };
  const reader = {
    gateway: GATEWAY,
    about: 'coins',
    read: () => {
      if (told.isForged) throw new ShopError('invalid_signature');
      return told.event;
    },
  } satisfies NoticeReader;
  const receiveNotice = createReceiveNotice({
    ...memory,
    ...time,
    isAway: () => false,
    apartMs: 0,
    ...replaced,
    readers: [reader],
  });
  const receive = (gateway = GATEWAY) => receiveNotice(gateway, notice);
  /** Notices that come at the same time, each named by its event. */
  const receiveAll = (...eventKeys: string[]) =>
    Promise.all(
      eventKeys.map((eventKey) => {
        told.event = { eventKey, gatewayPaymentIds: ['g-1'] };
        return receive().catch((error: Error) => error.message);
      }),
    );
  return { ...memory, ...time, told, receive, receiveAll };
}

test('a notice pays nothing: it is stored and recorded, and its payment becomes due', async () => {
  const shop = createShop();
  expect(await shop.receive()).toBe('accepted');
  const { payments, notices, ledger, due } = shop.state;
  expect([payments, notices.length]).toEqual([[aPayment()], 1]);
  expect(notices).toMatchObject([{ gateway: GATEWAY, body: 'a body', receivedAt: shop.clock() }]);
  const { id: paymentId, orderId } = aPayment();
  const data = { eventKey: 'g-1 finished', gatewayPaymentIds: ['g-1'], bodySha256: expect.stringMatching(/^[\da-f]{64}$/) };
  expect(ledger).toEqual([{ orderId, paymentId, gateway: GATEWAY, kind: 'noticed', at: shop.clock(), data }]);
  expect(due.get(paymentId)).toEqual(shop.clock());
});

test('a notice about a card checkout has the checkout checked, and is recorded without a payment in coins and without its text', async () => {
  const shop = createCardShop();
  await shop.open();
  const { id: cardSessionId } = shop.last();
  const event = { eventKey: 'evt-1', gatewayPaymentIds: [`cs-${cardSessionId}`] };
  const reader = { gateway: 'cards', about: 'cards', read: () => event } satisfies NoticeReader;
  shop.pass(5);
  expect(await createReceiveNotice({ ...shop, readers: [reader], isAway: () => false, apartMs: 0 })('cards', notice)).toBe(
    'accepted',
  );
  expect(shop.state.due.get(cardSessionId)).toEqual(shop.clock());
  expect(shop.state.ledger.at(-1)).toMatchObject({
    kind: 'noticed',
    paymentId: null,
    data: { eventKey: 'evt-1', cardSessionId },
  });
  expect(shop.state.orders).toEqual([anOrder()]);
  // It names whoever paid.
  expect(shop.state.notices).toMatchObject([{ body: null, bodySha256: expect.stringMatching(/^[\da-f]{64}$/) }]);
});

test('the same notice again changes nothing', async () => {
  const shop = createShop();
  await shop.receive();
  shop.state.due.clear();
  expect(await shop.receive()).toBe('repeated');
  expect([shop.state.notices.length, shop.state.ledger.length, shop.state.due.size]).toEqual([1, 1, 0]);
});

test('a payment that was checked a moment ago is due five seconds after that check', async () => {
  const shop = createShop();
  const asked = shop.clock();
  shop.state.asked.set(aPayment().id, asked);
  shop.pass(2);
  await shop.receive();
  expect(shop.state.due.get(aPayment().id)).toEqual(new Date(asked.getTime() + 5000));
});

test('a notice about a payment whose opening was never answered finds it by its own id, and has nothing checked yet', async () => {
  const shop = createShop(aCreatingPayment());
  shop.told.event = { eventKey: 'g-7 waiting', gatewayPaymentIds: ['g-7'], paymentId: aCreatingPayment().id };
  expect(await shop.receive()).toBe('accepted');
  expect([shop.state.ledger.length, shop.state.due.size]).toEqual([1, 0]);
});

test('a notice about a payment that the shop does not know yet is stored', async () => {
  const shop = createShop();
  shop.told.event = { eventKey: 'g-7 waiting', gatewayPaymentIds: ['g-7'] };
  expect(await shop.receive()).toBe('unknown_payment');
  expect([shop.state.notices.length, shop.state.ledger]).toEqual([1, []]);
});

test('of one payment a hundred notices are kept, and each further notice still has the payment checked', async () => {
  const shop = createShop();
  for (let number = 0; number <= 100; number++) {
    shop.state.due.clear();
    shop.told.event = { eventKey: `g-1 ${number}`, gatewayPaymentIds: ['g-1'] };
    expect(await shop.receive()).toBe('accepted');
  }
  expect([shop.state.notices.length, shop.state.ledger.length, shop.state.due.size]).toEqual([100, 100, 1]);
});

test('notices that come together share a transaction, and each is stored and recorded once', async () => {
  const memory = createPaymentsMemory([anOrder()], aPayment());
  const transact = vi.fn(memory.transact) as PaymentTransact;
  const outcomes = await createShop(aPayment(), { transact }).receiveAll('1', '2', '3', '2', '4');
  expect(outcomes).toEqual(['accepted', 'accepted', 'accepted', 'repeated', 'accepted']);
  // The first is stored at once, and the others gather meanwhile.
  expect(transact).toHaveBeenCalledTimes(2);
  const { notices, ledger, due } = memory.state;
  expect(notices.map(({ eventKey }) => eventKey)).toEqual(['1', '2', '3', '4']);
  expect(ledger.map(({ data }) => data.eventKey)).toEqual(['1', '2', '3', '4']);
  expect(due.size).toBe(1);
});

/** A transaction that stores no notice with the event `unstorable`. */
function refusing({ transact }: { transact: PaymentTransact }): PaymentTransact {
  return (work) =>
    transact((stores) => {
      const addAll: typeof stores.notices.addAll = (gateway, notices, most) => {
        if (notices.some(({ eventKey }) => eventKey === 'unstorable')) throw new Error('refused');
        return stores.notices.addAll(gateway, notices, most);
      };
      return work({ ...stores, notices: { ...stores.notices, addAll } });
    });
}

test('a notice that cannot be stored fails alone', async () => {
  const memory = createPaymentsMemory([anOrder()], aPayment());
  const shop = createShop(aPayment(), { transact: refusing(memory) });
  expect(await shop.receiveAll('1', '2', 'unstorable', '3')).toEqual(['accepted', 'accepted', 'refused', 'accepted']);
  expect(memory.state.notices.map(({ eventKey }) => eventKey)).toEqual(['1', '2', '3']);
});

test('while the database is away no notice is acknowledged, and none is tried again one by one', async () => {
  const transact = vi.fn(() => Promise.reject(new Error('away')));
  const shop = createShop(aPayment(), { transact, isAway: () => true });
  expect(await shop.receiveAll('1', '2', '3')).toEqual(['away', 'away', 'away']);
  expect(transact).toHaveBeenCalledTimes(1);
});

test('a notice that is of no use, a forged notice, and a gateway that is not in use reach no database', async () => {
  const transact = vi.fn(() => Promise.reject(new Error('A transaction was begun')));
  const shop = createShop(aPayment(), { transact });
  await expect(shop.receive('another')).rejects.toEqual(refusal('not_found'));
  shop.told.event = undefined;
  expect(await shop.receive()).toBe('ignored');
  shop.told.isForged = true;
  await expect(shop.receive()).rejects.toEqual(refusal('invalid_signature'));
  expect(transact).not.toHaveBeenCalled();
});
