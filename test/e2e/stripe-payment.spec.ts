import type { Notice } from '../support/stand-ins/stand-in-server.ts';
import { startStripe } from '../support/stand-ins/stripe.ts';
import { Customer, NEXT_LOOK } from './support/customer.ts';
import { runShop } from './support/shop-test.ts';
import { test as base, expect } from './support/test.ts';

/** Tests with a shop whose cards are paid at Stripe's stand-in. */
const test = base.extend({
  expectedHosts: /^127\.0\.0\.1:\d+$/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are wanted from this pattern.
  shop: async ({}, use) => {
    let noticesUrl = '';
    const send = ({ body, headers }: Notice) => void fetch(noticesUrl, { method: 'POST', body, headers }).catch(() => undefined);
    const { url, state, close } = await startStripe({ clock: () => new Date(), send, showsPages: true });
    const settings = { STRIPE_URL: url, STRIPE_SECRET_KEY: state.secretKey, STRIPE_WEBHOOK_SECRET: state.webhookSecret };
    await runShop({ CARD_GATEWAY: 'stripe', ...settings }, (shop) => {
      noticesUrl = `${shop.url}/api/webhooks/stripe`;
      return use(shop);
    });
    await close();
  },
});

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
