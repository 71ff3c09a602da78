import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { oneRitual } from '../support/orders.ts';
import { openShop } from '../support/shop.ts';
import { newContact } from './steps/customers.ts';
import { stepsOf } from './steps/purchase.ts';
import { unchanged } from './steps/records.ts';

const shop = await openShop();
const steps = stepsOf(shop);

/** Sends a raw body to the operation that places orders. */
const send = (payload: string | Buffer, type = 'application/json', headers: Record<string, string> = {}) =>
  shop.request({ method: 'POST', url: '/api/orders', payload, headers: { ...headers, 'content-type': type } });

describe('a hostile body', () => {
  const order = JSON.stringify(oneRitual);
  const longest = { ...oneRitual.items[0], name: 'я'.repeat(300), name_en: 'я'.repeat(300), lineTotal: 300 };
  /** The largest order that the contract allows, with every letter written as six bytes. */
  const largest = JSON.stringify({
    ...oneRitual,
    customerName: 'Я'.repeat(120),
    specialInstructions: 'я'.repeat(2000),
    total: 99 * 300 + 600,
    items: [...Array(99).fill(longest), { ...longest, price: 600, duration: 2 }],
  }).replace(/[яЯ]/g, '\\u044f');

  test('a body may hold all that the contract allows, and not much more', async () => {
    expect((await send(largest)).statusCode).toBe(201);
    const answer = await unchanged(shop, () => send(`${largest}${' '.repeat(Buffer.byteLength(largest) / 2)}`));
    expect(answer.json()).toMatchObject({ status: 413, code: 'payload_too_large' });
  });

  test('an operation that needs no body refuses one that is too large', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await shop.request({ method: 'POST', url: '/api/auth/logout', payload: largest, headers });
    expect(answer.statusCode).toBe(413);
  });

  test.each([
    ['200,000 brackets', '['.repeat(200_000)],
    ['200,000 brackets, closed', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects in objects', '{"a":'.repeat(40_000)],
    ['an item in 100,000 arrays', `{"items":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    [
      '20,000 members',
      JSON.stringify({ ...oneRitual, ...Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`k${i}`, 1])) }),
    ],
    ['100,000 items', JSON.stringify({ ...oneRitual, items: Array(100_000).fill(0) })],
    ['nothing', ''],
    ['a word', 'order'],
    ['null', 'null'],
    ['a string', '"order"'],
    ['a list', '[]'],
    ['half an order', order.slice(0, -1)],
    ['two orders', `${order}${order}`],
    ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ['__proto__', `${order.slice(0, -1)}, "__proto__": { "total": 1 } }`],
    ['constructor.prototype', `${order.slice(0, -1)}, "constructor": { "prototype": { "total": 1 } } }`],
  ])('a body of %s is refused', async (_, body) => {
    const answer = await unchanged(shop, () => send(body));
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(answer.payload.length).toBeLessThan(20_000);
  });

  test('a body in another encoding than UTF-8 is refused: its letters would be lost', async () => {
    const named = (name: string, encoding: BufferEncoding) =>
      Buffer.from(JSON.stringify({ ...oneRitual, customerName: name }), encoding);
    const answer = await unchanged(shop, () => send(named('Zoé', 'latin1')));
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ pointer: '', code: 'unreadable_text' }] });
    expect((await send(named('Zoé', 'utf8'))).statusCode).toBe(201);
    expect((await send(Buffer.concat([Buffer.from('\uFEFF'), named('Zoé', 'utf8')]))).statusCode).toBe(201);
  });

  test('a compressed body is refused as such, and not as JSON with a fault', async () => {
    for (const [body, coding] of [[gzipSync(order), 'gzip'] as const, [order, 'br'] as const]) {
      const answer = await unchanged(shop, () => send(body, 'application/json', { 'content-encoding': coding }));
      expect(answer.json()).toMatchObject({ status: 415, code: 'unsupported_media_type' });
    }
    expect((await send(order, 'application/json', { 'content-encoding': 'identity' })).statusCode).toBe(201);
  });

  test('a body that names the total twice means the last', async () => {
    const twice = (first: number, last: number) => order.replace('"total":300', `"total":${first},"total":${last}`);
    expect((await unchanged(shop, () => send(twice(300, 1)))).json()).toMatchObject({ status: 409, quote: { total: 300 } });
    expect((await send(twice(1, 300))).json()).toMatchObject({ total: 300 });
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/json',
    'nonsense',
  ])(
    'a body of another type than JSON (%s) is refused: a page of another site can send some of them without a preflight',
    async (type) => {
      const answer = await unchanged(shop, () => send(order, type));
      expect(answer.json()).toMatchObject({ status: 415, code: 'unsupported_media_type' });
    },
  );
});

describe('a request that a page of another site sends', () => {
  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:80.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('a request that a page of another site sends changes nothing: %j', async (headers) => {
    const answer = await unchanged(shop, () => send(JSON.stringify(oneRitual), 'application/json', headers));
    expect(answer.json()).toMatchObject({ status: 403, code: 'cross_site' });
  });

  test.each(['/api/auth/me', `/api/orders/${crypto.randomUUID()}`, '/', '/api/nothing', '/favicon.svg'])(
    'a page of another site may not read %s',
    async (url) => {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const { headers } = await shop.app.inject({ method, url, headers: { origin: 'https://evil.example' } });
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
    },
  );
});

describe('text', () => {
  const stored = async (id: string) =>
    shop.database.queries.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test.each([
    ['emoji', 'Анна 💎👨‍👩‍👧'],
    ['a change of direction', 'Анна \u202Eавонави'],
    ['combining marks', `Анна${'\u0301'.repeat(100)}`],
    ['mixed scripts', 'Αnna Иvanova アンナ أنا'],
    ['composed and decomposed letters', 'Й Й'],
    ['markup', '<script>alert(1)</script> "><img src=x onerror=alert(1)>'],
  ])('text with %s is stored unchanged', async (_, text) => {
    const { id } = await steps.placeOrder({ customerName: text, specialInstructions: text });
    expect(await stored(id)).toMatchObject({ customer_name: text, special_instructions: text });
  });

  test.each([
    ['NUL', '"Анна\\u0000"', '/customerName'],
    ['half a character', '"Анна\\ud800"', '/customerName'],
    ['the other half', '"\\udc00Анна"', '/customerName'],
  ])('text with %s cannot be stored and is refused', async (_, name, pointer) => {
    const body = JSON.stringify(oneRitual).replace('"Анна Иванова"', name);
    const answer = await unchanged(shop, () => send(body));
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ pointer, code: 'unreadable_text' }] });
  });

  test.each([
    'anna@example.com\r\nBcc: everybody@example.com',
    'anna@example.com\n',
    'anna@example.com,everybody@example.com',
    'Anna <anna@example.com>',
  ])('text that is more than one plain e-mail address is refused as one: %j', async (customerEmail) => {
    const answer = await unchanged(shop, () => steps.post('/api/orders', { ...oneRitual, customerEmail }));
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ pointer: '/customerEmail' }] });
  });

  test.each([
    ['customerName', 'Анна\r\nBcc: everybody@example.com'],
    ['customerName', 'Анна\n\nText of another mail'],
    ['specialInstructions', 'x\r\nSubject: other'],
  ])('text in %s adds nothing to the mails about its order: %j', async (field, text) => {
    const { id } = await steps.placeOrder({ customerEmail: newContact(), [field]: text });
    await steps.payByCard(id);
    const mails = await shop.database.queries.selectFrom('messages').selectAll().where('about', '=', id).execute();
    expect(mails.map(({ subject }) => subject)).toContain('Your order is paid');
    for (const { recipient, subject, text: body } of mails) {
      expect(`${recipient}${subject}`).not.toMatch(/[\r\n,<>]/);
      expect(body).not.toMatch(/everybody|another mail|other$/m);
    }
  });

  const sql = ["'; drop table orders; --", "' or '1'='1", "') or pg_sleep(5)--", '{{7*7}}', '\\', '%', '"; select 1', "\u02bc'"];
  test.each(sql)('text that looks like SQL is stored as text: %s', async (text) => {
    const { id } = await steps.placeOrder({ customerName: `Анна ${text}`, specialInstructions: text });
    expect(await stored(id)).toMatchObject({ customer_name: `Анна ${text}`, special_instructions: text });
    const answers = await unchanged(shop, async () => [
      await steps.post('/api/cart/quote', { items: [{ id: text, quantity: 1, duration: 1 }] }),
      await shop.request({ url: `/api/orders/${encodeURIComponent(text)}` }),
      await shop.request({ url: `/api/crypto/payment/${encodeURIComponent(text)}/status` }),
      await shop.request({ url: `/api/services?id=${encodeURIComponent(text)}` }),
      await shop.request({ url: '/api/services', headers: { 'if-none-match': text.replace(/[^ -~]/g, '') } }),
    ]);
    expect(answers.slice(0, -1).map(({ statusCode }) => Math.floor(statusCode / 100))).toEqual(Array(4).fill(4));
    const messages = await shop.request({ url: `/api/sandbox/messages?to=${encodeURIComponent(text)}` });
    expect(messages.json()).toEqual([]);
  });
});

describe('50,000 characters in one field', () => {
  const long = 50_000;
  const fields: Record<string, (text: string) => object> = {
    customerName: (text) => ({ customerName: text }),
    customerEmail: (text) => ({ customerEmail: text }),
    specialInstructions: (text) => ({ specialInstructions: text }),
    'item id': (text) => ({ items: [{ ...oneRitual.items[0], id: text }] }),
    'item name': (text) => ({ items: [{ ...oneRitual.items[0], name: text }] }),
    paymentMethod: (text) => ({ paymentMethod: text }),
  };
  // Texts on which a careless regular expression backtracks for minutes.
  const texts: Record<string, string> = {
    letters: 'a'.repeat(long),
    spaces: ' '.repeat(long),
    'spaces after a letter': `a${' '.repeat(long)}`,
    'dotted letters': 'a.'.repeat(long / 2),
    'an e-mail without its end': `a@${'a.'.repeat(long / 2)}`,
    'an e-mail of hyphens': `a@a${'-'.repeat(long)}`,
    'an e-mail of signs': '@'.repeat(long),
    'a special intention of hyphens': `special-intention-${'-a'.repeat(long / 2)}`,
    'tiers of tiers': '-basic'.repeat(long / 6),
  };
  const cases = Object.keys(fields).flatMap((field) => Object.keys(texts).map((name) => ({ field, name })));

  test.each(cases)('50,000 characters in the field $field are refused: $name', async ({ field, name }) => {
    const changes = fields[field]?.(texts[name] ?? '');
    expect((await steps.post('/api/orders', { ...oneRitual, ...changes })).statusCode).toBe(400);
  });

  test.each(['accept-language', 'if-none-match', 'cookie', 'accept-encoding', 'idempotency-key', 'x-forwarded-for', 'origin'])(
    'a long header %s is answered at once',
    async (name) => {
      for (const unit of ['a', ' ', ';q=', 'lang=', ',', '; ', '"']) {
        const value = unit.repeat(long / unit.length);
        expect((await shop.app.inject({ url: '/en', headers: { [name]: value } })).statusCode).toBe(200);
        expect((await shop.app.inject({ url: '/api/services', headers: { [name]: value } })).statusCode).toBeLessThan(500);
      }
    },
  );
});
