import { Customer, GANESHA } from './support/customer.ts';
import { expect, test } from './support/test.ts';

// A tab that asks while the payment of the other is being opened is told to wait a second.
test.use({ expectedErrors: /409/ });

test('the same cart paid from two tabs at the same moment is one order, with one address', async ({
  context,
  page,
  guest: first,
}) => {
  await page.goto('/');
  await first.addRitual(GANESHA);
  await first.checkOut();
  await first.method('common.method.crypto').click();

  const second = new Customer(await context.newPage(), first.language);
  await second.page.goto('/');
  await second.checkOut();
  await second.method('common.method.crypto').click();

  const orders: string[] = [];
  context.on('response', async (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/api/orders')) orders.push((await response.json()).id);
  });
  const tabs = [first, second];
  for (const tab of tabs) await expect(tab.coin('Bitcoin')).toBeVisible();
  await Promise.all(tabs.map((tab) => tab.coin('Bitcoin').click()));
  for (const tab of tabs) await expect(tab.copyAddress()).toBeVisible();
  const [shown, alsoShown] = await Promise.all(tabs.map((tab) => tab.address().textContent()));
  expect(alsoShown).toBe(shown);
  await expect.poll(() => orders.length).toBe(2);
  expect(orders[0]).toBe(orders[1]);
});
