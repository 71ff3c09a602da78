import { WEBHOOK_EVENTS } from '#kernel/webhook-events.ts';
import { CONTRACT_LANGUAGE } from '#words/docs.ts';
import { GUIDE_WORDS } from '#words/guide.ts';

/** The values that a call takes from the answers of earlier calls, by their names in a shell. `SEEN` is how far events were read. */
type GuideValue = 'PARTNER' | 'KEY' | 'INBOX' | 'ORDER' | 'TOTAL' | 'PAYMENT' | 'WEBHOOK' | 'SECRET' | 'SEEN';

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
  /** The page repeats the call until webhooks have come, programs until one of each type has; both verify each with the value `SECRET`. */
  readonly verifies?: true;
}

export type StepName = keyof (typeof GUIDE_WORDS)[typeof CONTRACT_LANGUAGE]['steps'];
export const STEP_NAMES = Object.keys(GUIDE_WORDS[CONTRACT_LANGUAGE].steps) as StepName[];

/** A step: its calls, which the page runs, and the same as a program in TypeScript, which continues that of the step before. */
export interface GuideStep {
  readonly call: GuideCall;
  /** Calls that follow; the page stops at one that is refused. */
  readonly more?: readonly GuideCall[];
  /** Steps whose calls run again before those of this step, and after them, in the page and in the commands. */
  readonly before?: readonly StepName[];
  readonly after?: readonly StepName[];
  readonly program: string;
}

/** What the sandbox can play; the contract names the same. */
export const TROUBLES = ['partial', 'over', 'late', 'wrong_network', 'duplicate_notices', 'shuffled_notices'] as const;

/** How the sandbox's inbox can answer a webhook. */
export const RECEIVERS = ['fails', 'slow', 'ok'] as const;

/** What is ordered in the guide. */
const items = [{ id: 'ganesha', quantity: 1, duration: 1 }];
const EVENTS = Object.values(WEBHOOK_EVENTS);
/** How many types of events there are. Each has come once all steps before `received` were played. */
export const EVENT_TYPE_COUNT = EVENTS.length;

const placing: GuideCall = {
  method: 'POST',
  path: '/api/partner/$PARTNER/orders',
  by: 'key',
  isIdempotent: true,
  body: { customerName: 'Anna Ivanova', customerEmail: 'anna@example.com', language: CONTRACT_LANGUAGE, items },
  keeps: { ORDER: 'id', TOTAL: 'total' },
};
const transfer = (body: object): GuideCall => ({
  method: 'POST',
  path: '/api/sandbox/crypto/payments/$PAYMENT/transfers',
  by: 'key',
  keeps: {},
  body,
});
const play = (body: object): GuideCall => ({
  method: 'POST',
  path: '/api/partner/$PARTNER/orders/$ORDER/sandbox-steps',
  by: 'key',
  isIdempotent: true,
  keeps: {},
  body,
});

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
    call: placing,
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
    call: transfer({}),
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
    call: transfer({ trouble: '$TROUBLE' }),
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
      body: { url: `${shop}/api/sandbox/inbox/$INBOX`, types: EVENTS },
      keeps: { WEBHOOK: 'id', SECRET: 'secret' },
    },
    program: `const webhook = await shop.addWebhook({
  path: { slug: partner },
  body: {
    url: \`\${url}/api/sandbox/inbox/\${inbox}\`,
    types: [
${EVENTS.map((type) => `      '${type}',`).join('\n')}
    ],
  },
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
  parts: {
    call: transfer({ trouble: 'partial' }),
    more: [transfer({ confirmations: 0 }), transfer({ amount: '0' })],
    before: ['order', 'payment'],
    program: `const whole = await shop.createPartnerOrder({ path: { slug: partner }, body: wanted });
const inParts = await shop.createCryptoPayment({
  body: { orderId: whole.id, currency: 'BTC', amountUsd: whole.total },
});
for (const body of [{ trouble: 'partial' as const }, { confirmations: 0 }, { amount: '0' }])
  console.log((await shop.createSandboxTransfer({ path: { paymentId: inParts.id }, body })).status);`,
  },
  steps: {
    call: play({ step: 'postpone', startDate: '$DAY' }),
    more: ['begin', 'perform', 'report', 'refund', 'fail_refund'].map((step) => play({ step })),
    program: `const startDate = new Date(Date.now() + 864_000_000).toISOString().slice(0, 10);
const path = { slug: partner, id: whole.id };
await shop.playPartnerOrder({ path, body: { step: 'postpone', startDate } });
for (const step of ['begin', 'perform', 'report', 'refund', 'fail_refund'] as const)
  console.log((await shop.playPartnerOrder({ path, body: { step } })).status);`,
  },
  received: {
    call: { method: 'GET', path: '/api/sandbox/inbox/$INBOX', by: 'sandbox', keeps: {}, verifies: true },
    program: `import { verifyWebhook } from 'vedic-rituals-client/webhooks';

const verified = new Set<string>();
while (verified.size < ${EVENT_TYPE_COUNT}) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  for (const { at, body, headers } of (await shop.listSandboxInbox({ path: { inbox } })).items) {
    const secrets = webhook.secret;
    const event = await verifyWebhook({ body, headers: { ...headers }, secrets, now: Date.parse(at) });
    verified.add(event.type);
  }
}
console.log('verified', [...verified]);`,
  },
  events: {
    call: { method: 'GET', path: '/api/partner/$PARTNER/events', by: 'key', keeps: { SEEN: 'next' } },
    more: [placing, { method: 'GET', path: '/api/partner/$PARTNER/events?after=$SEEN', by: 'key', keeps: { SEEN: 'next' } }],
    program: `let after = (await shop.listPartnerEvents({ path: { slug: partner } })).next;
await shop.createPartnerOrder({ path: { slug: partner }, body: wanted });
for (let hasMore = true; hasMore; ) {
  const page = await shop.listPartnerEvents({ path: { slug: partner }, query: { ...(after && { after }) } });
  for (const item of page.items) console.log('listed', item.id, item.event.type);
  ({ next: after, hasMore } = page);
}`,
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
