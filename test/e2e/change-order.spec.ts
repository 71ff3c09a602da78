import type { components } from '#contract';
import { oneRitual } from '../support/orders.ts';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { createApi } from './support/api.ts';
import { expect, test } from './support/test.ts';

// Browsers write into their console that a guest is told 401, and somebody without a second factor 403.
test.use({ expectedErrors: /status of 40[13]/ });

type Order = components['schemas']['Order'];

test('an administrator takes ten percent off an unpaid order, and its customer is asked for the new total', async ({
  page,
  api,
  words,
  becomeStaff,
}) => {
  const { body: order } = await api.post<Order>('/api/orders', oneRitual);
  await becomeStaff('administrator');
  await page.goto(`/admin-panel/orders/${order.id}`);
  await page.getByRole('link', { name: words('staffOrders.changeItems') }).click();
  await page.getByLabel(words('staffOrders.discountKind')).selectOption('percent');
  await page.getByLabel(words('staffOrders.percent'), { exact: true }).fill('10');
  await page.getByLabel(words('staffOrders.changeReason')).fill('Постоянный клиент');
  await expect(page.getByText(words('staffOrders.totalNew')).last().locator('..')).toContainText('270');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: words('staffOrders.changeSave') }).click();
  await expect(page.getByRole('region', { name: words('order.items') })).toContainText('270');
  await expectNoAxeViolations(page);

  // The pages that the customer sees, at the same addresses as before the change.
  await page.goto(`/checkout/${order.id}`);
  await expect(page.getByRole('main')).toContainText('270');
  await expect(page.getByRole('main')).toContainText(words('order.discountPercent', { percent: '10' }));
  await page.goto(`/order/${order.id}`);
  await expect(page.getByRole('main')).toContainText(words('order.discountPercent', { percent: '10' }));
  expect((await createApi(page.request).get<Order>(`/api/orders/${order.id}`)).body).toMatchObject({ total: 270, due: 270 });
});
