import { CONTRACT_LANGUAGE } from '#words/docs.ts';

/** The values that a call takes from the answers of earlier calls, by their names in a shell. */
export type GuideValue = 'PARTNER' | 'KEY' | 'INBOX' | 'ORDER' | 'TOTAL' | 'PAYMENT' | 'WEBHOOK' | 'SECRET';

/** A call of the guide. `$NAME` in path and body stands for a value; a text `#NAME` in the body for a number. */
export interface GuideCall {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  /** What lets the call in: a partner's key, the sandbox itself, or nothing. */
  readonly by: 'key' | 'sandbox' | 'nothing';
  /** Sent with an `Idempotency-Key`. */
  readonly isIdempotent?: true;
  readonly body?: object;
  /** The fields of the answer that later calls need. */
  readonly keeps: Partial<Readonly<Record<GuideValue, string>>>;
  /** The page asks until webhooks have come, and verifies each with the value `SECRET`. */
  readonly verifies?: true;
}

export const STEP_NAMES = [
  'key',
  'catalogue',
  'quote',
  'order',
  'payment',
  'pay',
  'watch',
  'story',
  'trouble',
  'webhook',
  'example',
  'received',
  'receiver',
  'deliveries',
] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** A step: what the page runs, and the same for a program in TypeScript, which goes on where the step before has ended. */
export interface GuideStep {
  readonly call: GuideCall;
  /** Steps whose calls run anew before this one, and after it: in the page and in the commands. */
  readonly before?: readonly StepName[];
  readonly after?: readonly StepName[];
  readonly program: string;
}

/** What the sandbox can play; the contract names the same. */
export const TROUBLES = ['partial', 'over', 'late', 'wrong_network', 'duplicate_notices', 'shuffled_notices'] as const;
export type TroubleName = (typeof TROUBLES)[number];

/** How the sandbox's inbox can answer a webhook. */
export const RECEIVERS = ['fails', 'slow', 'ok'] as const;
export type ReceiverName = (typeof RECEIVERS)[number];

const items = [{ id: 'ganesha', quantity: 1, duration: 1 }];

/** The steps of a first order; `shop` is the address that the program calls. */
export const guideSteps = (shop: string): Readonly<Record<StepName, GuideStep>> => ({
  key: {
    call: { method: 'POST', path: '/api/sandbox/keys', by: 'sandbox', keeps: { PARTNER: 'partner', KEY: 'key', INBOX: 'inbox' } },
    program: `import { createShopClient } from 'vedic-rituals-client';

const url = '${shop}';
const { partner, key, inbox } = await createShopClient({ url }).makeSandboxKey();
const shop = createShopClient({ url, key });`,
  },
  catalogue: {
    call: { method: 'GET', path: '/api/services?view=card', by: 'key', keeps: {} },
    program: `const rituals = await shop.listServices({ query: { view: 'card' } });
console.log(rituals.map(({ id, price }) => \`\${id}: \${price} $\`));`,
  },
  quote: {
    call: { method: 'POST', path: '/api/cart/quote', by: 'key', body: { items }, keeps: {} },
    program: `const quote = await shop.quoteCart({
  body: { items: [{ id: 'ganesha', quantity: 1, duration: 1 }] },
});
console.log(\`\${quote.total} $\`);`,
  },
  order: {
    call: {
      method: 'POST',
      path: '/api/partner/$PARTNER/orders',
      by: 'key',
      isIdempotent: true,
      body: { customerName: 'Anna Ivanova', customerEmail: 'anna@example.com', language: CONTRACT_LANGUAGE, items },
      keeps: { ORDER: 'id', TOTAL: 'total' },
    },
    program: `const wanted = {
  customerName: 'Anna Ivanova',
  customerEmail: 'anna@example.com',
  language: '${CONTRACT_LANGUAGE}' as const,
  items: [{ id: 'ganesha', quantity: 1, duration: 1 as const }],
};
const order = await shop.createPartnerOrder({ path: { slug: partner }, body: wanted });
console.log(order.paymentLink);`,
  },
  payment: {
    call: {
      method: 'POST',
      path: '/api/crypto/payment',
      by: 'nothing',
      isIdempotent: true,
      body: { orderId: '$ORDER', currency: 'BTC', amountUsd: '#TOTAL' },
      keeps: { PAYMENT: 'id' },
    },
    program: `const payment = await shop.createCryptoPayment({
  body: { orderId: order.id, currency: 'BTC', amountUsd: order.total },
});
console.log(\`Send \${payment.expectedAmount} BTC to \${payment.address}\`);`,
  },
  pay: {
    call: { method: 'POST', path: '/api/sandbox/crypto/payments/$PAYMENT/transfers', by: 'key', body: {}, keeps: {} },
    program: `await shop.createSandboxTransfer({ path: { paymentId: payment.id }, body: {} });`,
  },
  watch: {
    call: { method: 'GET', path: '/api/crypto/payment/$PAYMENT/status', by: 'nothing', keeps: {} },
    program: `const { status } = await shop.getCryptoPaymentStatus({ path: { paymentId: payment.id } });
console.log(status);`,
  },
  story: {
    call: { method: 'GET', path: '/api/partner/$PARTNER/orders/$ORDER', by: 'key', keeps: {} },
    program: `const story = await shop.getPartnerOrder({ path: { slug: partner, id: order.id } });
console.log(story.status, story.timeline);`,
  },
  trouble: {
    call: {
      method: 'POST',
      path: '/api/sandbox/crypto/payments/$PAYMENT/transfers',
      by: 'key',
      body: { trouble: '$TROUBLE' },
      keeps: {},
    },
    before: ['order', 'payment'],
    after: ['watch', 'story'],
    program: `const other = await shop.createPartnerOrder({ path: { slug: partner }, body: wanted });
const { id } = await shop.createCryptoPayment({
  body: { orderId: other.id, currency: 'BTC', amountUsd: other.total },
});
await shop.createSandboxTransfer({ path: { paymentId: id }, body: { trouble: 'partial' } });
const { due } = await shop.getPartnerOrder({ path: { slug: partner, id: other.id } });
console.log(\`\${due} $ are missing\`);`,
  },
  webhook: {
    call: {
      method: 'POST',
      path: '/api/partner/$PARTNER/webhooks',
      isIdempotent: true,
      by: 'key',
      body: { url: `${shop}/api/sandbox/inbox/$INBOX`, types: ['order.created', 'payment.confirmed'] },
      keeps: { WEBHOOK: 'id', SECRET: 'secret' },
    },
    program: `const webhook = await shop.addWebhook({
  path: { slug: partner },
  body: { url: \`\${url}/api/sandbox/inbox/\${inbox}\`, types: ['order.created', 'payment.confirmed'] },
});`,
  },
  example: {
    call: {
      method: 'POST',
      path: '/api/partner/$PARTNER/webhooks/$WEBHOOK/examples',
      isIdempotent: true,
      by: 'key',
      body: { type: 'payment.confirmed' },
      keeps: {},
    },
    program: `await shop.sendWebhookExample({
  path: { slug: partner, id: webhook.id },
  body: { type: 'payment.confirmed' },
});`,
  },
  received: {
    call: { method: 'GET', path: '/api/sandbox/inbox/$INBOX', by: 'sandbox', keeps: {}, verifies: true },
    program: `import { verifyWebhook } from 'vedic-rituals-client/webhooks';

let [received] = (await shop.listSandboxInbox({ path: { inbox } })).items;
while (!received) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  [received] = (await shop.listSandboxInbox({ path: { inbox } })).items;
}
const { at, body, headers } = received;
const secrets = webhook.secret;
const event = await verifyWebhook({ body, headers: { ...headers }, secrets, now: Date.parse(at) });
console.log('verified', event.type, event.data);`,
  },
  receiver: {
    call: {
      method: 'PATCH',
      path: '/api/partner/$PARTNER/webhooks/$WEBHOOK',
      by: 'key',
      body: { url: `${shop}/api/sandbox/inbox/$INBOX?answer=$RECEIVER` },
      keeps: {},
    },
    after: ['example', 'deliveries'],
    program: `await shop.editWebhook({
  path: { slug: partner, id: webhook.id },
  body: { url: \`\${url}/api/sandbox/inbox/\${inbox}?answer=fails\` },
});
await shop.sendWebhookExample({ path: { slug: partner, id: webhook.id }, body: { type: 'order.created' } });
const { items } = await shop.listWebhookDeliveries({ path: { slug: partner, id: webhook.id } });
console.log(items.map(({ type, state, attempts }) => \`\${type}: \${state}, \${attempts} attempts\`));`,
  },
  deliveries: {
    call: { method: 'GET', path: '/api/partner/$PARTNER/webhooks/$WEBHOOK/deliveries', by: 'key', keeps: {} },
    program: `const { items: deliveries } = await shop.listWebhookDeliveries({ path: { slug: partner, id: webhook.id } });
console.log(deliveries.length, 'deliveries');`,
  },
});
