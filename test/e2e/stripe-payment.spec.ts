import { Customer } from './support/customer.ts';
import { test } from './support/stripe-test.ts';
import { expect } from './support/test.ts';

/** Minutes and seconds; longer than the pause between two looks at an order. */
const NEXT_LOOK = '00:11';

test('a card is paid at the checkout of Stripe, which leads back to the paid order, in ru', async ({ page, context }) => {
  const guest = new Customer(page, 'ru');
  await page.clock.install();
  await guest.fillCart();
  await guest.fillContact();
  await guest.payButton().click();
  const opened = context.waitForEvent('page');
  await guest.method('payment.card').click();
  const checkout = await opened;
  await checkout.getByRole('button', { name: 'Оплатить $300.00' }).click();
  await expect(async () => {
    await checkout.reload();
    await expect(new Customer(checkout, 'ru').status('order.paid')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await checkout.close();
  await expect(async () => {
    await page.clock.fastForward(NEXT_LOOK);
    await expect(guest.status('payment.success')).toBeVisible({ timeout: 1000 });
  }).toPass();
});
