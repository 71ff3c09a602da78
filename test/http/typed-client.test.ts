import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createShopClient, isRefusal, itemsOf, ShopError } from '../../packages/client/src/index.ts';
import { buildClient } from '../../scripts/client/build.ts';
import { WEBHOOK_EVENTS } from '../../src/kernel/webhook-events.ts';
import { freePort } from '../support/free-port.ts';
import { openShop } from '../support/shop.ts';
import { createKey } from './steps/keys.ts';
import { stepsOf } from './steps/purchase.ts';
import { samplesOf } from './steps/shell.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop({ env: { PARTNERS: 'indra=Indra Sharma <indra@example.com>' } });
const url = await shop.app.listen({ port: 0 });
const client = createShopClient({ url });

test('a program buys a ritual, and reads what it has bought', async () => {
  const [ritual] = await client.listServices({ query: { view: 'card' } });
  expect(ritual).not.toHaveProperty('article_content');
  const { items, total } = await client.quoteCart({ body: { items: [{ id: 'ganesha', quantity: 1, duration: 1 }] } });
  const body = { customerName: 'Anna', customerEmail: 'anna@example.com', paymentMethod: 'crypto', items, total } as const;
  const order = await client.createOrder({ body: { ...body, items } }, { idempotencyKey: 'one' });
  expect(await client.createOrder({ body: { ...body, items } }, { idempotencyKey: 'one' })).toEqual(order);
  const payment = await client.createCryptoPayment({ body: { orderId: order.id, currency: 'BTC', amountUsd: total } });
  await client.createSandboxTransfer({ path: { paymentId: payment.id }, body: {} });
  expect((await client.getOrder({ path: { id: order.id } })).status).toBe('paid');
  expect((await client.getReceiptPdf({ path: { id: order.id }, query: { lang: 'en' } })).size).toBeGreaterThan(1000);
});

test('an answer that is lost on the way does not sell twice', async () => {
  let tries = 0;
  const losing: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (init?.method === 'POST' && tries++ === 0) throw new TypeError('connection reset');
    return response;
  };
  const { items, total } = await client.quoteCart({ body: { items: [{ id: 'saraswati', quantity: 1, duration: 1 }] } });
  const body = { customerName: 'Boris', customerEmail: 'boris@example.com', paymentMethod: 'crypto', items, total } as const;
  const order = await createShopClient({ url, fetch: losing }).createOrder({ body: { ...body, items } });
  expect([order.status, tries]).toEqual(['pending', 2]);
  const messages = await client.listSandboxMessages({ query: { to: 'boris@example.com' } });
  expect(messages).toHaveLength(1);
});

test('a refusal says what is wrong in the language of the client, and what is right', async () => {
  const items = [{ id: 'ganesha', price: 1, quantity: 1, duration: 1 }] as const;
  const body = { customerName: 'Anna', customerEmail: 'anna@example.com', paymentMethod: 'crypto', total: 1 } as const;
  const error = await createShopClient({ url, language: 'ru' })
    .createOrder({ body: { ...body, items: [...items] } })
    .catch((refused: unknown) => refused);
  expect(isRefusal(error, 'price_changed') && error.problem.quote?.total).toBe(300);
  expect(error).toBeInstanceOf(ShopError);
  expect((error as ShopError).message).toMatch(/[а-я]/);
});

test("a partner's program reads its orders by its key, page after page", async () => {
  const person = await signInStaff(shop, 'partner', { partner: 'indra' });
  const { key } = await createKey(person, { scopes: ['orders:read'] });
  const placed: string[] = [];
  for (const customerName of ['Anna', 'Boris', 'Vera'])
    placed.unshift((await stepsOf(shop).placeOrder({ partner: 'indra', customerName })).id);
  const input = { path: { slug: 'indra' }, query: { limit: 2 } };
  const found: string[] = [];
  for await (const { id } of itemsOf(createShopClient({ url, key }).listPartnerOrders, input)) found.push(id);
  expect(found).toEqual(placed);
  const stranger = createShopClient({ url, key: `${key.slice(0, -1)}_` });
  const error = await stranger.listPartnerOrders(input).catch((refused: unknown) => refused);
  expect(isRefusal(error, 'invalid_key')).toBe(true);
});

describe('as somebody has installed it', () => {
  const project = mkdtempSync(join(tmpdir(), 'integrator-'));
  const running: ChildProcess[] = [];
  beforeAll(() => {
    buildClient(join(project, 'node_modules/vedic-rituals-client'));
    cpSync('examples', project, { recursive: true });
    // As `npm init` makes it: what is no `.mts` or `.mjs` counts as CommonJS.
    writeFileSync(join(project, 'package.json'), '{ "type": "commonjs" }');
  });
  afterAll(() => {
    for (const child of running) child.kill();
    rmSync(project, { recursive: true });
  });

  const readme = readFileSync('packages/client/README.md', 'utf8');
  const samples = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, text = '']) => text.replaceAll('http://localhost:3000', url));

  test.each([
    ['the first purchase', 0, /^Send 0\.00\d+ BTC to tb1q\w+\npaid\n$/],
    ["an order for a partner's client", 1, /^Anna pays at http\S+\/checkout\/\S+\npending\n$/],
    ['a repeated order', 2, /^one order\n$/],
    ['the headers of an answer', 3, /^listServices 200 [\w-]+\n$/],
    ['a refusal', 4, /^The total is 300 now\n$/],
    ['a receiver of webhooks', 5, /^$/],
  ])('the sample of the README runs: %s', async (_, place, expected) => {
    const args = ['--input-type=module', '--eval', samples[place] ?? 'throw new Error("No such sample")'];
    expect((await promisify(execFile)(process.execPath, args, { cwd: project })).stdout).toMatch(expected);
    expect(samples).toHaveLength(6);
  });

  test('the program of the guide at /docs/guide, as its page shows it, compiles strictly and buys a ritual', async () => {
    const guide = samplesOf((await shop.app.inject({ url: '/en/docs/guide' })).payload, 'TypeScript').join('\n\n');
    expect(guide).toContain(`const url = '${shop.config.publicUrl}'`);
    const file = join(project, 'guide.mts');
    writeFileSync(file, guide.replace(shop.config.publicUrl, url));
    const strictly = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2024', '--lib', 'es2024,dom', '--types', ''];
    await promisify(execFile)('tsc', [...strictly, file], { cwd: project });
    const delivery = setInterval(() => void shop.deliverWebhooks(), 200);
    const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: project }).finally(() =>
      clearInterval(delivery),
    );
    const [, verified = ''] = /verified \[(.*?)\]/s.exec(stdout) ?? [];
    for (const type of Object.values(WEBHOOK_EVENTS)) expect(verified).toContain(`'${type}'`);
    expect(stdout).toMatch(/listed \S+ order\.created/);
    expect(stdout).toMatch(/300 \$\n.*\/checkout\/.*\nSend 0\.00\d+ BTC to tb1q\w+\ncompleted\npaid \[.*150 \$ are missing\n/s);
  });

  /** Runs an example until the tests are over, and waits for its first line. */
  async function run(file: string, env: Record<string, string>) {
    const port = await freePort();
    const child = execFile(process.execPath, [file], { cwd: project, env: { ...env, PORT: `${port}` } });
    running.push(child);
    const lines: string[] = [];
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (text: string) => {
        lines.push(text);
        resolve();
      });
      child.stderr?.on('data', (text: string) => reject(new Error(text)));
    });
    /** Everything that was written, once that text is in it: an answer can arrive before what is written after it. */
    const outputWith = async (text: string) => {
      while (!lines.join('').includes(text)) await once(child.stdout ?? child, 'data');
      return lines.join('');
    };
    return { at: `http://127.0.0.1:${port}`, outputWith };
  }

  test("the partner's shop shows the rituals, sells each purchase once, and learns what is paid", async () => {
    const { partner, key } = await client.makeSandboxKey({});
    const own = createShopClient({ url, key });
    const earlier = { customerName: 'Anna', customerEmail: 'client@example.com', language: 'en' } as const;
    const items = [{ id: 'ganesha', quantity: 1, duration: 1 }] as const;
    const begun = await own.createPartnerOrder({ path: { slug: partner }, body: { ...earlier, items: [...items] } });
    const ofBegun = { slug: partner, id: begun.id };
    await own.confirmPartnerPayment({ path: ofBegun, body: { amount: 300, reference: 'receipt 1' } });
    await own.playPartnerOrder({ path: ofBegun, body: { step: 'begin' } });
    const env = { SHOP_URL: url, PARTNER: partner, SHOP_KEY: key, POLL_MS: '200' };
    const { at, outputWith } = await run('partner-shop.mts', env);
    const window = await (await fetch(at)).text();
    const [, purchase = ''] = /name="purchase" value="([^"]+)"/.exec(window) ?? [];
    const buy = (fields: Record<string, string>) =>
      fetch(`${at}/orders`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
    const form = { ritual: 'ganesha', name: 'Anna', email: 'client@example.com', purchase };
    const first = await buy(form);
    const again = await buy(form);
    expect([first.status, again.headers.get('location')]).toEqual([303, first.headers.get('location')]);
    const order = await (await fetch(at + first.headers.get('location'))).text();
    expect(order).toContain('300 $, pending');
    expect(order).toContain(`href="${url}/checkout/`);
    const [id = ''] = /[^/]+$/.exec(first.headers.get('location') ?? '') ?? [];
    const payment = await client.createCryptoPayment({ body: { orderId: id, currency: 'BTC', amountUsd: 300 } });
    await client.createSandboxTransfer({ path: { paymentId: payment.id }, body: {} });
    const { number } = await client.getOrder({ path: { id } });
    const told = await outputWith(`${number} is paid\n`);
    expect(told).toBe(`Selling\nOrder No. ${begun.number} is paid\nOrder No. ${number} is paid\n`);
    const wrong = await buy({ ...form, ritual: '<b>', purchase: 'other' });
    expect(wrong.status).toBe(422);
    const toBuyer = await wrong.text();
    expect(toBuyer).not.toContain('<b>');
    expect(toBuyer).toContain('Please go back and check what you entered.');
    expect((await buy({ ...form, name: '' })).status).toBe(400);
    expect((await buy({ ...form, name: 'a'.repeat(70_000) })).status).toBe(400);
  });

  test('the receiver answers signed webhooks, refuses others and those that are too long, and acts once on an event', async () => {
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const { at, outputWith } = await run('webhook-receiver.mts', { WEBHOOK_SECRETS: secret });
    const eventOf = (id: string) => JSON.stringify({ type: 'order.paid', timestamp: new Date().toISOString(), data: { id } });
    const body = eventOf('o-1');
    const send = (id: string, text: string, signed = body) => {
      const now = new Date();
      const headers = {
        'webhook-id': id,
        'webhook-timestamp': `${Math.floor(now.getTime() / 1000)}`,
        'webhook-signature': new Webhook(secret).sign(id, now, signed),
      };
      return fetch(at, { method: 'POST', headers, body: text });
    };
    expect((await send('evt_1', body)).status).toBe(204);
    expect((await send('evt_1', body)).status).toBe(204);
    expect((await send('evt_2', body.replace('o-1', 'o-2'))).status).toBe(400);
    const long = `${body}${' '.repeat(70_000)}`;
    expect((await send('evt_3', long, long)).status).toBe(400);
    const last = eventOf('o-4');
    expect((await send('evt_4', last, last)).status).toBe(204);
    expect(await outputWith('o-4"}\n')).toBe('Waiting for webhooks\norder.paid {"id":"o-1"}\norder.paid {"id":"o-4"}\n');
  });

  test('a receiver without its secret answers 500, so that the shop sends the event again', async () => {
    const { at } = await run('webhook-receiver.mts', {});
    const headers = {
      'webhook-id': 'evt_5',
      'webhook-timestamp': `${Math.floor(Date.now() / 1000)}`,
      'webhook-signature': 'v1,AA==',
    };
    expect((await fetch(at, { method: 'POST', headers, body: '{}' })).status).toBe(500);
  });
});
