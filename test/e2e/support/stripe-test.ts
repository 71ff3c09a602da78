import type { ServerProcess } from '../../support/server-process.ts';
import type { Notice } from '../../support/stand-ins/stand-in-server.ts';
import { startStripe } from '../../support/stand-ins/stripe.ts';
import { runShop } from './shop-test.ts';
import { test as base } from './test.ts';

interface TestFixtures {
  /** Where Stripe's stand-in answers; its notices go to the shop, once there is one. */
  readonly stripe: { readonly settings: Record<string, string>; sendTo(shop: ServerProcess): void };
}

/** Tests with a shop whose cards are paid at Stripe's stand-in. */
export const test = base.extend<TestFixtures>({
  expectedHosts: [/^127\.0\.0\.1:\d+$/],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are wanted from this pattern.
  stripe: async ({}, use) => {
    let shopUrl: string | undefined;
    const send = ({ body, headers }: Notice) =>
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
  shop: ({ stripe }, use) =>
    runShop({ CARD_GATEWAY: 'stripe', ...stripe.settings }, (shop) => {
      stripe.sendTo(shop);
      return use(shop);
    }),
});
