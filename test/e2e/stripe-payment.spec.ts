import { Customer, NEXT_LOOK } from './support/customer.ts';
import { test } from './support/stripe-test.ts';
import { expect } from './support/test.ts';

for (const { language, pay, tag } of [
  { language: 'ru', pay: 'Оплатить $300.00', tag: ['@mobile'] },
  { language: 'en', pay: 'Pay $300.00', tag: ['@mobile', '@full'] },
] as const)
  test(`a card is paid at the checkout of Stripe, which leads back to the paid order (${language})`, { tag: [...tag] }, async ({
    page,
    context,
  }) => {
    const guest = new Customer(page, language);
    await page.clock.install();
    await guest.orderGanesha();
    const opened = context.waitForEvent('page');
    await guest.method('common.method.card').click();
    const checkout = await opened;
    await checkout.getByRole('button', { name: pay }).click();
    await expect(async () => {
      await checkout.reload();
      await expect(new Customer(checkout, language).status('common.state.paid')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await checkout.close();
    await expect(async () => {
      await page.clock.fastForward(NEXT_LOOK);
      await expect(guest.status('payment.success')).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
