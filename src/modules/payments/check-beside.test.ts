import { expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import { anOrder } from '#modules/orders/testing/orders.ts';
import type { CardSession } from './card-session.ts';
import { createShop } from './testing/check-shop.ts';
import { aPayment } from './testing/payments.ts';

test('the ledger keeps which other coins came, the newest twenty', async () => {
  const shop = createShop();
  const others = Array.from({ length: 50 }, (_, index) => ({ id: `o-${index}`, currency: `C${index}`, amount: '1' }));
  await shop.checkAfter(0n, 0n, { wrongAsset: true, others });
  expect(shop.state.ledger.at(-1)?.data).toMatchObject({ others: others.slice(-20) });
  const none = createShop();
  await none.checkAfter(40n);
  expect(none.state.ledger.at(-1)?.data.others).toBeUndefined();
});

test('a surplus from the setting on waits for a person, and a cent less does not', async () => {
  const reviewed = async (received: bigint) => {
    const shop = createShop(aPayment({ expected: 30_000n }));
    return (await shop.checkAfter(received)).reviews;
  };
  expect([await reviewed(30_099n), await reviewed(30_100n)]).toEqual([[], ['surplus']]);
});

test('a little more for a cancelled order waits for a person, and for a paid one does not', async () => {
  const done = aPayment({ expected: 30_000n, state: 'completed', received: 30_000n, confirmed: 30_000n });
  const reviewed = async (status: 'paid' | 'cancelled') => (await createShop(done, anOrder(status)).checkAfter(30_001n)).reviews;
  expect([await reviewed('paid'), await reviewed('cancelled')]).toEqual([[], ['order_cancelled']]);
});

test('money of a cancelled order that vanished and is back is not counted again', async () => {
  const reversed = aPayment({ state: 'completed', received: 40n, confirmed: 40n, reviews: ['reversed'] });
  expect((await createShop(reversed, anOrder('cancelled')).checkAfter(100n)).reviews).toEqual(['reversed']);
  expect((await createShop(reversed, anOrder('cancelled')).checkAfter(101n)).reviews).toEqual(['reversed', 'order_cancelled']);
});

test('a checkout for cards is given up once a part came in coins, and not before', async () => {
  const shop = createShop();
  const session = { id: uuid(7), orderId: anOrder().id, state: 'open', unwanted: false } as CardSession;
  shop.state.sessions.push(session);
  await shop.checkAfter(0n, 0n, { wrongAsset: true });
  expect(shop.state.sessions).toMatchObject([{ unwanted: false }]);
  await shop.checkAfter(40n, 0n);
  expect(shop.state.sessions).toMatchObject([{ unwanted: true }]);
});

test('that a part came is told, also after another payment expired without money', async () => {
  const expired = aPayment({ id: uuid(201), gatewayPaymentId: 'g-2', state: 'expired' });
  const shop = createShop(aPayment(), anOrder(), expired);
  await shop.checkAfter(40n);
  expect(shop.changes).toHaveLength(1);
});
