import { describe, expect, test } from 'vitest';
import { refusal } from '#kernel/testing/refusal.ts';
import type { OpenedPayment } from './payment.ts';
import { createPaymentStatus } from './payment-status.ts';
import { createShop } from './testing/check-shop.ts';
import { aPayment, seen } from './testing/payments.ts';
import { viewPayment } from './view-payment.ts';

describe('the status of a payment', () => {
  test('is read from the gateway and stored', async () => {
    const shop = createShop();
    shop.told.report = seen(40n);
    const after = aPayment({ state: 'partial', received: 40n, confirmed: 40n });
    expect(await shop.statusOf(aPayment().id)).toEqual(viewPayment(after, false));
    expect(shop.told.readings).toEqual(['g-1']);
    expect(shop.state.payments).toEqual([after]);
  });

  test('is read from the gateway at most once in five seconds', async () => {
    const shop = createShop();
    const ask = () => shop.statusOf(aPayment().id);
    await ask();
    shop.pass(4.999);
    await ask();
    expect(shop.told.readings).toHaveLength(1);
    shop.pass(0.001);
    await ask();
    expect(shop.told.readings).toHaveLength(2);
  });

  test('is the last stored status while the gateway does not answer', async () => {
    const shop = createShop();
    shop.told.isDown = true;
    expect(await shop.statusOf(aPayment().id)).toEqual(viewPayment(aPayment(), false));
  });

  test('is what was stored of a report of which the gateway could not tell all, although such a check fails', async () => {
    const shop = createShop();
    shop.told.report = seen(40n, 40n, { isPartial: true });
    expect(await shop.statusOf(aPayment().id)).toMatchObject({ status: 'partial' });
  });

  test('is the last stored status while the vendor allows no more calls', async () => {
    const shop = createShop();
    shop.left.allowed = 0;
    expect(await shop.statusOf(aPayment().id)).toEqual(viewPayment(aPayment(), false));
    expect(shop.told.readings).toEqual([]);
  });

  test('is the last stored status for all but thirty payers while the gateway hangs', async () => {
    const shop = createShop();
    const payments = Array.from({ length: 32 }, (_, index) => aPayment({ id: `${index}` }));
    shop.state.payments = payments;
    let answer = () => {};
    const hang = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const read = async (payment: OpenedPayment) => {
      await hang;
      return shop.gateway.read(payment);
    };
    const statusOf = createPaymentStatus({ ...shop, gateway: { ...shop.gateway, read } });
    const asked = payments.map(({ id }) => statusOf(id));
    expect((await Promise.race(asked)).status).toBe('waiting');
    answer();
    await Promise.all(asked);
    expect(shop.told.readings).toHaveLength(30);
    await statusOf('31');
    expect(shop.told.readings).toHaveLength(31);
  });

  test.each(['completed', 'closed'] as const)('is not read from the gateway any more once the payment is %s', async (state) => {
    const shop = createShop(aPayment({ state }));
    expect((await shop.statusOf(aPayment().id)).status).toBe('completed');
    expect([shop.told.readings, shop.state.asked.size]).toEqual([[], 0]);
  });

  test('is not found for a payment that does not exist', async () => {
    await expect(createShop().statusOf('another')).rejects.toEqual(refusal('not_found'));
  });
});
