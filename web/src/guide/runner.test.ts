// @vitest-environment node
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { createRunner, type Run } from './runner.ts';

const run = (call: Partial<Run['call']> & { path: string }, more: Partial<Run> = {}): Run => ({
  call: { method: 'POST', by: 'key', keeps: {}, ...call },
  more: [],
  before: [],
  after: [],
  ...more,
});

const STEPS = new Map<string, Run>([
  ['key', run({ path: '/keys', by: 'sandbox', keeps: { PARTNER: 'partner', KEY: 'key' } })],
  ['order', run({ path: '/$PARTNER/orders', isIdempotent: true, body: { items: [] }, keeps: { ORDER: 'id', TOTAL: 'total' } })],
  ['payment', run({ path: '/payment', by: 'nothing', body: { orderId: '$ORDER', amountUsd: '#TOTAL' }, keeps: {} })],
  [
    'steps',
    run(
      { path: '/$ORDER/steps', body: { startDate: '$DAY' } },
      { more: ['begin', 'refused', 'report'].map((path) => ({ method: 'POST', path, by: 'key', keeps: {} })) },
    ),
  ],
  ['story', run({ method: 'GET', path: '/$PARTNER/orders/$ORDER' })],
  ['trouble', run({ path: '/trouble', body: { trouble: '$TROUBLE' } }, { before: ['order'], after: ['story'] })],
]);

const runnerOf = (steps: Map<string, Run>, fetch: (path: string, init: RequestInit) => Promise<Response>) =>
  createRunner(steps, {
    fetch: fetch as typeof globalThis.fetch,
    language: 'ru',
    day: '2026-12-06',
    wait: async () => {},
    words: { verified: 'right', unverified: 'wrong' },
  });

/** Runs these steps against a server whose nth answer has the id `o<n>`, and which refuses what is sent to some paths. */
function openGuide(refused: string[] = []) {
  const sent: { path: string; init: RequestInit }[] = [];
  const fetch = async (path: string, init: RequestInit) => {
    sent.push({ path, init });
    const status = refused.includes(path) ? 403 : 201;
    return Response.json({ partner: 'try-1', key: 'secret', id: `o${sent.length}`, total: 300 }, { status });
  };
  const runner = runnerOf(STEPS, fetch);
  return { sent, run: (step: string, chosen = {}) => runner.run(step, chosen) };
}

test('a step runs what it needs first, once, and puts the answers in', async () => {
  const { sent, run: press } = openGuide();
  const [shown] = await press('payment');
  await press('story');
  expect(sent.map(({ path }) => path)).toEqual(['/keys', '/try-1/orders', '/payment', '/try-1/orders/o2']);
  expect(sent[2]?.init.body).toBe('{"orderId":"o2","amountUsd":300}');
  expect(shown).toMatchObject({ call: 'POST /payment', status: 201, text: expect.stringContaining('"total": 300') });
});

test('two steps that are pressed at once are made with one key, one after the other', async () => {
  const { sent, run: press } = openGuide();
  await Promise.all([press('order'), press('story')]);
  expect(sent.map(({ path }) => path)).toEqual(['/keys', '/try-1/orders', '/try-1/orders/o2']);
});

test('a key goes without cookies, and the cookie of the sandbox without a key', async () => {
  const { sent, run: press } = openGuide();
  await press('order');
  expect(sent.map(({ init }) => [init.credentials, new Headers(init.headers).get('authorization')])).toEqual([
    ['same-origin', null],
    ['omit', 'Bearer secret'],
  ]);
});

test('each order has an idempotency key of its own', async () => {
  const { sent, run: press } = openGuide();
  for (const _ of ['first', 'second']) await press('order');
  const [first, second] = sent.slice(1).map(({ init }) => new Headers(init.headers).get('idempotency-key'));
  expect(first).toBeTruthy();
  expect(second).not.toBe(first);
});

test('trouble is played on a new order, and what came of it is shown', async () => {
  const { sent, run: press } = openGuide();
  await press('order');
  const shown = await press('trouble', { TROUBLE: 'late' });
  expect(sent[3]?.init.body).toBe('{"trouble":"late"}');
  expect(shown.map(({ call }) => call)).toEqual(['POST /trouble', 'GET /try-1/orders/o3']);
});

test('a step goes on with its calls until one is refused', async () => {
  const { sent, run: press } = openGuide(['refused']);
  const shown = await press('steps');
  expect(shown.map(({ call, status }) => [call, status])).toEqual([
    ['POST /o2/steps', 201],
    ['POST begin', 201],
    ['POST refused', 403],
  ]);
  expect(sent[2]?.init.body).toBe('{"startDate":"2026-12-06"}');
});

test('when a step that is needed is refused, its refusal is shown, and nothing is sent with a missing value', async () => {
  const { sent, run: press } = openGuide(['/keys']);
  expect(await press('trouble', { TROUBLE: 'late' })).toMatchObject([{ call: 'POST /keys', status: 403 }]);
  expect(sent).toHaveLength(1);
});

test('an inbox is looked at until something came, and tells of each webhook whether its signature is right', async () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const at = new Date('2026-11-22T10:00:00Z');
  const body = JSON.stringify({ type: 'order.created', timestamp: at.toISOString(), data: {} });
  const signed = {
    'webhook-id': 'e1',
    'webhook-timestamp': `${at.getTime() / 1000}`,
    'webhook-signature': new Webhook(secret).sign('e1', at, body),
  };
  const item = { at: at.toISOString(), headers: signed, body };
  // The second was changed after it was signed.
  const answers = [{ secret }, { items: [] }, { items: [item, { ...item, body: `${body} ` }] }];
  const steps = new Map([
    ['webhook', run({ path: '/webhooks', by: 'nothing', keeps: { SECRET: 'secret' } })],
    ['received', run({ method: 'GET', path: '/inbox', by: 'sandbox', verifies: true })],
  ]);
  const [shown] = await runnerOf(steps, async () => Response.json(answers.shift())).run('received', {});
  expect(shown?.text).toMatch(/^right: order.created \(e1\)\nwrong \(e1\)\n/);
});

test('with another key, which belongs to another partner, the steps make their orders anew', async () => {
  const { sent, run: press } = openGuide();
  await press('trouble', { TROUBLE: 'late' });
  await press('key');
  await press('trouble');
  const paths = sent.map(({ path }) => path);
  expect(paths.slice(-4)).toEqual(['/keys', '/try-1/orders', '/trouble', '/try-1/orders/o6']);
  expect(sent.at(-2)?.init.body).toBe('{"trouble":"late"}');
  await press('key');
  await press('payment');
  expect(sent.slice(-3).map(({ path }) => path)).toEqual(['/keys', '/try-1/orders', '/payment']);
});

test('a list that was empty has no place to go on from: the next call reads it from its beginning', async () => {
  const list = { method: 'GET', path: '/events', by: 'nothing', keeps: { SEEN: 'next' } } as const;
  const steps = new Map([['events', run(list, { more: [{ ...list, path: '/events?after=$SEEN' }] })]]);
  const sent: string[] = [];
  const answers = [{ next: null }, { next: 'a1' }, { next: 'a1' }, { next: 'a2' }];
  const runner = runnerOf(steps, async (path) => {
    sent.push(path);
    return Response.json(answers.shift());
  });
  for (let press = 0; press < 2; press += 1) await runner.run('events', {});
  expect(sent).toEqual(['/events', '/events', '/events', '/events?after=a1']);
});
