import { expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import { createDeliverWebhooks, type FailedDelivery } from './deliver-webhooks.ts';
import type { Delivery } from './delivery.ts';
import { NotDelivered, type PostWebhook, type ReceiverAnswer } from './ports.ts';
import { MOST_ATTEMPTS } from './terms.ts';
import { aDelivery, aWebhook, createWebhooksMemory } from './testing/memory-webhooks.ts';
import type { Webhook } from './webhook.ts';

const now = new Date('2026-11-20T10:00:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const SIGNED_AT = '1795168800';

type Deps = Parameters<typeof createDeliverWebhooks>[0];

/** A shop whose partner's receiver gives one answer to everything. */
function openShop(
  answer: Partial<ReceiverAnswer> | Error,
  webhooks: Webhook[] = [aWebhook()],
  deliveries: Delivery[] = [aDelivery()],
  changes: Partial<Deps> = {},
) {
  const memory = createWebhooksMemory(webhooks, deliveries);
  const posts: { url: string; headers: Record<string, string>; body: string }[] = [];
  const failures: FailedDelivery[] = [];
  const post: PostWebhook = async (url, headers, body) => {
    posts.push({ url, headers: { ...headers }, body });
    if (answer instanceof Error) throw answer;
    return { status: 200, text: '', retryAfterSeconds: null, ...answer };
  };
  const { deps } = memory;
  const flow = createDeliverWebhooks({
    transact: deps.transact,
    deliveries: deps.webhooks,
    clock: deps.clock,
    post,
    random: () => 0,
    sign: (secrets, head, body) => `${secrets.join('+')} ${head['webhook-id']} ${head['webhook-timestamp']} ${body.length}`,
    writeNews: ({ email, language }, news, { host, description, partnerName }) => ({
      id: news,
      channel: 'email',
      to: email,
      subject: news,
      text: `${partnerName}: ${description} at ${host}`,
      html: '',
      language,
    }),
    isAway: () => false,
    onFailure: (failure) => void failures.push(failure),
    ...changes,
  });
  const deliver = async () => {
    const claimed = await flow.run();
    await flow.settled();
    return claimed;
  };
  return { ...memory, posts, failures, deliver };
}

/** A shop that has tried its deliveries once. */
async function delivered(...given: Parameters<typeof openShop>) {
  const shop = openShop(...given);
  await shop.deliver();
  return shop;
}

test('an event is posted once, signed, with the id of the event and the time of the attempt', async () => {
  const { deliver, posts, state } = openShop({ status: 204, text: 'thanks' });
  expect(await deliver()).toBe(1);
  const body =
    '{"type":"order.created","timestamp":"2026-11-20T10:00:00.000Z","data":{"id":"order","version":1,"status":"pending"}}';
  const head = { 'content-type': 'application/json', 'webhook-id': 'event', 'webhook-timestamp': SIGNED_AT };
  const headers = { ...head, 'webhook-signature': `new event ${SIGNED_AT} ${body.length}` };
  expect(posts).toEqual([{ url: 'https://till.example.com/hook?token=1', headers, body }]);
  expect(state.deliveries).toMatchObject([{ state: 'delivered', deliveredAt: now, nextAttemptAt: null, attempts: 1 }]);
  expect(await deliver()).toBe(0);
});

test('the log of a delivery has the answer, its duration, and no failure', async () => {
  const { state, failures } = await delivered({ status: 200, text: 'thanks' });
  const [tried] = state.deliveries[0]?.tries ?? [];
  expect(tried).toEqual({ at: now, milliseconds: expect.any(Number), status: 200, failure: null, answer: 'thanks' });
  expect(tried?.milliseconds).toBeGreaterThanOrEqual(0);
  expect(tried?.milliseconds).toBeLessThan(5000);
  expect(failures).toEqual([]);
});

test('while a former secret is valid, both sign', async () => {
  const { posts } = await delivered({}, [aWebhook({ formerSecrets: [{ secret: 'old', until: inSeconds(1) }] })]);
  expect(posts[0]?.headers['webhook-signature']).toMatch(/^new\+old /);
});

test('an example is posted without the id of an order', async () => {
  const { posts } = await delivered({}, [aWebhook()], [aDelivery({ orderId: null })]);
  expect(JSON.parse(posts[0]?.body ?? '').data.id).toBe('00000000-0000-0000-0000-000000000000');
});

test.each([
  [199, 'status'],
  [300, 'status'],
  [301, 'redirect'],
  [302, 'redirect'],
  [303, 'redirect'],
  [304, 'status'],
  [307, 'redirect'],
  [308, 'redirect'],
  [500, 'status'],
] as const)(
  'an answer of %i is a failure, %s, and the event is tried again after five seconds, without a letter',
  async (status, failure) => {
    const { deliver, state, failures } = openShop({ status, text: 'no' });
    await deliver();
    expect(state.deliveries).toMatchObject([
      { state: 'waiting', deliveredAt: null, nextAttemptAt: inSeconds(5), tries: [{ status, failure, answer: 'no' }] },
    ]);
    expect(state).toMatchObject({ webhooks: [{ failingSince: now, heldUntil: null }], messages: [] });
    const reason = `${failure} ${status}`;
    expect(failures).toEqual([{ deliveryId: uuid(700), webhookId: 'till', attempts: 1, reason, isGivenUp: false }]);
  },
);

test('an event that reaches nobody is tried again, and the log says why it did not', async () => {
  const { state, failures } = await delivered(new NotDelivered('timeout'));
  expect(state.deliveries).toMatchObject([
    { state: 'waiting', nextAttemptAt: inSeconds(5), tries: [{ status: null, failure: 'timeout', answer: null }] },
  ]);
  expect(failures).toMatchObject([{ reason: 'timeout' }]);
});

test('an event whose address cannot be deciphered is sent nowhere', async () => {
  const { state, posts } = await delivered({}, [aWebhook({ url: '' })]);
  expect(posts).toEqual([]);
  expect(state.deliveries).toMatchObject([{ state: 'waiting', tries: [{ status: null, failure: 'secret' }] }]);
});

/** A delivery before its last attempt. */
const last = aDelivery({ attempts: MOST_ATTEMPTS - 1 });

test('an event is given up after its last attempt, and each member of the partner gets a letter', async () => {
  const { state, failures } = await delivered({ status: 500 }, [aWebhook()], [last]);
  expect(state.deliveries).toMatchObject([{ state: 'dead', nextAttemptAt: null, deliveredAt: null }]);
  expect(failures).toMatchObject([{ attempts: MOST_ATTEMPTS, isGivenUp: true }]);
  expect(state.webhooks).toMatchObject([{ toldAt: now }]);
  const text = expect.stringMatching(/: Till at till\.example\.com$/);
  expect(state.messages).toMatchObject([
    { to: 'anna@example.com', subject: 'given_up', text },
    { to: 'indra@example.com', subject: 'given_up', text },
  ]);
});

test('a letter about a webhook without a readable address names no host', async () => {
  const { state } = await delivered({}, [aWebhook({ url: '' })], [last]);
  expect(state.messages[0]?.text).toMatch(/: Till at $/);
});

test('about a webhook without a partner nobody gets a letter', async () => {
  const { state } = await delivered({ status: 500 }, [aWebhook({ partner: 'nobody' })], [last]);
  expect(state).toMatchObject({ messages: [], deliveries: [{ state: 'dead' }] });
});

test.each([
  [3600, 3600],
  [90_000, 86_400],
])('a receiver may ask for a longer pause, of a day at most: for %i seconds it gets %i', async (retryAfterSeconds, pause) => {
  const { state } = await delivered({ status: 429, retryAfterSeconds });
  expect(state.deliveries).toMatchObject([{ state: 'waiting', nextAttemptAt: inSeconds(pause) }]);
  expect(state.webhooks).toMatchObject([{ heldUntil: inSeconds(pause) }]);
});

test.each([
  [410, 'disables'],
  [429, 'delays'],
])('the answer %i of a former address neither %s the webhook nor its event, which the new one gets at once', async (status) => {
  const moved = aWebhook({ url: 'https://new.example.com/hook' });
  const { deliver, state } = openShop({}, [aWebhook()], [last], {
    async post(url) {
      state.webhooks = [moved];
      return { status: url === moved.url ? 204 : status, text: '', retryAfterSeconds: 3600 };
    },
  });
  await deliver();
  await deliver();
  expect(state.webhooks).toMatchObject([{ state: 'enabled', failingSince: null }]);
  expect(state.deliveries).toMatchObject([{ state: 'delivered', tries: [{ status }, { status: 204 }] }]);
  expect(state.messages).toEqual([]);
});

test('an attempt whose claim another instance has taken says nothing of the webhook', async () => {
  const { deliver, state } = openShop({}, [aWebhook()], [last], {
    async post() {
      state.deliveries = state.deliveries.map((each) => ({ ...each, attempts: each.attempts + 1 }));
      return { status: 410, text: '', retryAfterSeconds: null };
    },
  });
  await deliver();
  expect(state).toMatchObject({ webhooks: [aWebhook()], deliveries: [{ state: 'waiting', tries: [] }], messages: [] });
});

test('a success clears the failures of a webhook', async () => {
  const { state } = await delivered({}, [aWebhook({ failingSince: inSeconds(-60) })]);
  expect(state.webhooks).toEqual([aWebhook()]);
});

test('a webhook without failures is not stored again after a success', async () => {
  const { state } = await delivered({});
  expect(state.saves).toBe(0);
});

test('results that arrive together are stored in few transactions, and each webhook changes by its own', async () => {
  const many = Array.from({ length: 30 }, (_, index) => aDelivery({ id: uuid(index), webhookId: index % 3 ? 'till' : 'gone' }));
  const { deliver, state, posts } = openShop({}, [aWebhook({ failingSince: now }), aWebhook({ id: 'gone', url: '' })], many);
  expect(await deliver()).toBe(30);
  expect(posts).toHaveLength(20);
  expect(state.deliveries.filter((delivery) => delivery.state === 'delivered')).toHaveLength(20);
  expect(state.webhooks).toMatchObject([{ failingSince: null }, { failingSince: now }]);
  expect(state.marks).toBeLessThan(10);
});

test('one instance asks 64 receivers at the same time and no more, and goes on once they have answered', async () => {
  const many = Array.from({ length: 70 }, (_, index) => aDelivery({ id: uuid(index) }));
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let asked = 0;
  const post: PostWebhook = async () => {
    asked++;
    await answered;
    return { status: 200, text: '', retryAfterSeconds: null };
  };
  const { deliver, state } = openShop({}, [aWebhook()], many, { post });
  const first = deliver();
  await new Promise(setImmediate);
  expect(asked).toBe(64);
  answer();
  await first;
  await deliver();
  expect(state.deliveries.every((delivery) => delivery.state === 'delivered')).toBe(true);
});

test('a result that cannot be stored delays no other, and is no success', async () => {
  const three = [700, 701, 702].map((id) => aDelivery({ id: uuid(id), eventId: `${id}` }));
  const { state, deps } = createWebhooksMemory([aWebhook()], three);
  const { deliver } = openShop({}, [], [], {
    deliveries: deps.webhooks,
    transact: (work) =>
      deps.transact((stores) => {
        const mark: typeof stores.webhooks.mark = async (marks, at) => {
          if (marks.some(({ id }) => id === uuid(701))) throw new Error('broken');
          return stores.webhooks.mark(marks, at);
        };
        return work({ ...stores, webhooks: { ...stores.webhooks, mark } });
      }),
  });
  await expect(deliver().then(deliver)).rejects.toThrow('broken');
  expect(state.deliveries.map((delivery) => delivery.state)).toEqual(['delivered', 'waiting', 'delivered']);
});

test('a fault of the program is no failure of the receiver: the delivery stays claimed, and the error is thrown', async () => {
  const { deliver, state, failures } = openShop(new TypeError('a fault of ours'));
  await expect(deliver().then(deliver)).rejects.toThrow('a fault of ours');
  expect(state.deliveries).toMatchObject([{ state: 'waiting', tries: [] }]);
  expect(failures).toEqual([]);
});
