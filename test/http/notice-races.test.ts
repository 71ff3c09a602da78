import { expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';
import { stepsOf } from './steps/purchase.ts';
import { sendNotice, testReader } from './steps/test-notices.ts';

const shop = await openShop({ overrides: { noticeReaders: [testReader] } });
const steps = stepsOf(shop);

/** Holds an order for as long as `work` takes. */
async function whileHeld(orderId: string, work: () => Promise<void>): Promise<void> {
  const locked = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  const holding = shop.database.transact(async ({ orders }) => {
    await orders.lock(orderId);
    locked.resolve();
    await done.promise;
  });
  await locked.promise;
  await work().finally(done.resolve);
  await holding;
}

test('while somebody holds an order its notice waits, and the notices that came with it do not', async () => {
  const { payment: free } = await steps.begin();
  const { order, payment: held } = await steps.begin();
  const acknowledged: string[] = [];
  const notify = async (event: string, { id }: { id: string }) => {
    expect((await sendNotice(shop, { event, payment: id })).json()).toEqual({ outcome: 'accepted' });
    acknowledged.push(event);
  };
  let all: Promise<unknown> | undefined;
  await whileHeld(order.id, async () => {
    // The first makes a group of its own; the others gather meanwhile.
    all = Promise.all([notify('1', free), notify('held', held), notify('2', free), notify('3', free)]);
    await expect.poll(() => acknowledged.toSorted(), { timeout: 20_000 }).toEqual(['1', '2', '3']);
  });
  await all;
  expect(acknowledged).toContain('held');
});
