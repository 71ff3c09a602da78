import type { ServerProcess } from '../../support/server-process.ts';
import { type StripeNotice, startStripe } from '../../support/stand-ins/stripe.ts';
import { type RunningShop, runShop } from './shop-test.ts';
import { test as base } from './test.ts';

interface WorkerFixtures {
  /** Where Stripe's stand-in answers; its notices go to the shop, once there is one. */
  readonly stripe: { readonly settings: Record<string, string>; sendTo(shop: ServerProcess): void };
  readonly shop: RunningShop;
}

/** Tests with a shop whose cards are paid at Stripe's stand-in. */
export const test = base.extend<object, WorkerFixtures>({
  expectedHosts: [/^127\.0\.0\.1:\d+$/],
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are wanted from this pattern.
    async ({}, use) => {
      let shopUrl: string | undefined;
      const send = ({ body, headers }: StripeNotice) =>
        void fetch(`${shopUrl}/api/webhooks/stripe`, { method: 'POST', body, headers }).catch(() => undefined);
      const { url, state, close } = await startStripe({ clock: () => new Date(), send, showsPages: true });
      await use({
        settings: { STRIPE_URL: url, STRIPE_SECRET_KEY: state.secretKey, STRIPE_WEBHOOK_SECRET: state.webhookSecret },
        sendTo: (shop) => {
          shopUrl = shop.url;
        },
      });
      await close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ stripe }, use) =>
      runShop({ CARD_GATEWAY: 'stripe', ...stripe.settings }, (shop) => {
        stripe.sendTo(shop);
        return use(shop);
      }),
    { scope: 'worker' },
  ],
});
