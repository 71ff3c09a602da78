import { expect, test } from 'vitest';
import type { components } from '#contract';
import { verifyWebhook } from '../../packages/client/src/webhooks.ts';
import { WEBHOOK_EVENTS } from '../../src/kernel/webhook-events.ts';
import { openShop } from '../support/shop.ts';
import { type CurlRequest, samplesOf, tinyShell } from './steps/shell.ts';

/** What a sample shows: an object of the contract. */
type Shown = Partial<Record<string, unknown>>;
type Trouble = NonNullable<components['schemas']['TransferRequest']['trouble']>;

const shop = await openShop();
const page = (await shop.app.inject({ url: '/en/docs/guide' })).payload;
/** What the samples of the page do, in its order. */
const NAMES = [
  'key',
  'catalogue',
  'quote',
  'order',
  'payment',
  'transfer',
  'watch',
  'story',
  'trouble',
  'webhook',
  'example',
  'parts',
  'steps',
  'inbox',
  'events',
  'receiver',
  'log',
] as const;
const samples = samplesOf(page, 'curl');
const sample = Object.fromEntries(NAMES.map((name, place) => [name, samples[place] ?? ''])) as Record<
  (typeof NAMES)[number],
  string
>;
// The shop of this test listens on no port: the requests of the samples are handed to it, and it posts to its own inbox within the process.
const send = async ({ url, ...request }: CurlRequest) => {
  const answer = await shop.request({ ...request, url: url.replace(shop.config.publicUrl, '') });
  expect(answer.statusCode, answer.payload).toBeLessThan(300);
  return answer.json();
};

test('the commands of the guide, one after another as the page shows them, lead to a paid order with its story', async () => {
  const { run } = tinyShell(send);
  const shown: Partial<Record<string, Shown>> = {};
  for (const name of NAMES.slice(0, 8)) shown[name] = (await run(sample[name])) as Shown;
  const { key, catalogue, quote, order, payment, transfer, watch, story } = shown;
  expect(key).toMatchObject({
    partner: expect.stringMatching(/^try-[0-9a-f]{12}$/),
    key: expect.stringMatching(/^vrk_sandbox_/),
  });
  expect(catalogue).toContainEqual(expect.objectContaining({ id: 'ganesha' }));
  expect([quote?.total, order?.total, payment?.status, transfer?.status]).toEqual([300, 300, 'waiting', 'completed']);
  expect([watch?.status, story?.status, story?.due]).toEqual(['completed', 'paid', 0]);
  expect(story?.timeline).toContainEqual(expect.objectContaining({ event: 'paid' }));
});

const outcomes: Record<Trouble, object> = {
  partial: { payment: { status: 'partial' }, order: { status: 'pending', due: 150 } },
  over: { payment: { status: 'completed', overpaid: true }, order: { status: 'paid', due: 0 } },
  late: { payment: { status: 'completed', late: true }, order: { status: 'paid', due: 0 } },
  wrong_network: { payment: { status: 'waiting', receivedAmount: '0' }, order: { status: 'pending', due: 300 } },
  duplicate_notices: { payment: { status: 'completed', overpaid: false }, order: { status: 'paid', due: 0 } },
  shuffled_notices: { payment: { status: 'completed', overpaid: false }, order: { status: 'paid', due: 0 } },
};

test.each(Object.entries(outcomes))(
  'the trouble %s, played by the same commands, ends as the money says',
  async (trouble, expected) => {
    const { run, set } = tinyShell(send);
    await run(sample.key);
    expect(page).toContain(`<option value="${trouble}">`);
    const [, commands = ''] = sample.trouble.split('TROUBLE=partial');
    set('TROUBLE', trouble);
    await run(commands);
    expect({ payment: await run(sample.watch), order: await run(sample.story) }).toMatchObject(expected);
  },
);

test('the webhook of the guide brings every type of event to the inbox, signed, and the list tells what came since it was read', async () => {
  const { run } = tinyShell(send);
  await run(sample.key);
  const { secret } = (await run(sample.webhook)) as { secret: string };
  for (const name of ['example', 'parts', 'steps'] as const) await run(sample[name]);
  await shop.deliverWebhooks();
  const { items } = (await run(sample.inbox)) as { items: { at: string; headers: Record<string, string>; body: string }[] };
  const events = await Promise.all(
    items.map(({ at, headers, body }) => verifyWebhook({ body, headers, secrets: secret, now: Date.parse(at) })),
  );
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(Object.values(WEBHOOK_EVENTS)));
  expect(await run(sample.events)).toMatchObject({ items: [{ event: { type: 'order.created' } }], hasMore: false });
});

test('a receiver in trouble is told in the log', async () => {
  const { run } = tinyShell(send);
  for (const name of ['key', 'webhook', 'example'] as const) await run(sample[name]);
  await shop.deliverWebhooks();
  await run(sample.receiver);
  await shop.deliverWebhooks();
  const log = (await run(sample.log)) as { items: object[] };
  expect(log.items).toMatchObject([{ state: 'waiting', attempts: 1 }, { state: 'delivered' }]);
  expect(((await run(sample.inbox)) as { items: object[] }).items).toHaveLength(2);
});
