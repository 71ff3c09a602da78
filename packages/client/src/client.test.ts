import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CallOptions, createShopClient, type ShownAnswer } from './client.ts';
import { isRefusal, ShopError } from './errors.ts';
import type { Operations } from './generated/operations.ts';

const problem =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  () =>
    Response.json(
      { type: `/problems/${code}`, title: 'No', status, code, detail: 'Not so.', requestId: 'r' },
      { status, headers: { 'content-type': 'application/problem+json', ...headers } },
    );
const good =
  (body: unknown, headers: Record<string, string> = {}) =>
  () =>
    Response.json(body, { headers });
const broken = () => Promise.reject(new TypeError('fetch failed'));

type Step = () => Response | Promise<Response>;

/** A client whose tries get these answers, the last of them again and again. */
function clientThatGets(...steps: Step[]) {
  const asked: { url: string; init: RequestInit; headers: Headers }[] = [];
  const answer = async (url: string | URL | Request, init: RequestInit = {}) => {
    asked.push({ url: String(url), init, headers: new Headers(init.headers) });
    const step = steps[Math.min(asked.length, steps.length) - 1];
    if (!step) throw new Error('No answer is scripted');
    return step();
  };
  const shop = createShopClient({ url: 'https://shop.test/', key: 'vrk_sandbox_1', fetch: answer });
  return { shop, asked };
}

/** What a call comes to, with every pause passed over; `waited` counts the pauses in milliseconds. */
async function outcome<Value>(call: Promise<Value>): Promise<{ value?: Value; error?: unknown; waited: number }> {
  const start = Date.now();
  const settled = call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  await vi.runAllTimersAsync();
  return { ...(await settled), waited: Date.now() - start };
}

const order: Operations['createOrder']['input'] = {
  body: { customerName: 'Anna', paymentMethod: 'crypto', items: [], total: 300 },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a call fills in the path, the query, the body and the headers', async () => {
  const { shop, asked } = clientThatGets(good([]));
  await shop.getArticle({ path: { id: 'a/b ü' }, query: { lang: 'en' } });
  await shop.createOrder(order, { idempotencyKey: 'k' });
  expect(asked[0]?.url).toBe('https://shop.test/api/articles/a%2Fb%20%C3%BC?lang=en');
  expect([...(asked[0]?.headers.keys() ?? [])]).toEqual(['accept-language', 'authorization']);
  expect(asked[1]?.init).toMatchObject({ method: 'POST', body: JSON.stringify(order.body), credentials: 'omit' });
  expect(Object.fromEntries(asked[1]?.headers ?? [])).toEqual({
    'accept-language': 'en',
    'content-type': 'application/json',
    'idempotency-key': 'k',
  });
});

test("a partner's key goes to operations that take keys, and to no other", async () => {
  const { shop, asked } = clientThatGets(good({ items: [] }));
  await shop.listPartnerOrders({ path: { slug: 'indra' } });
  await shop.createOrder(order);
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer vrk_sandbox_1', null]);
});

test('an answer is its JSON, its text or its bytes, or nothing', async () => {
  const answers = [
    good({ a: 1 }),
    () => new Response('a,b', { headers: { 'content-type': 'text/csv', 'x-request-id': 'q' } }),
    () => new Response('%PDF', { headers: { 'content-type': 'application/pdf', 'x-request-id': 'r' } }),
    () => new Response(null, { status: 204 }),
  ];
  const { shop } = clientThatGets(...answers);
  const read = () => shop.getReceiptPdf({ path: { id: '1' } }) as Promise<unknown>;
  expect([await read(), await read()]).toEqual([{ a: 1 }, 'a,b']);
  expect(await read()).toBeInstanceOf(Blob);
  expect(await read()).toBeUndefined();
});

describe('without an answer that counts', () => {
  test.each([
    ['the connection breaks', broken],
    ['a gateway is away', () => new Response('<html>', { status: 502 })],
    ['the shop is away', problem(503, 'unavailable')],
    ['the first try still runs', problem(409, 'request_in_progress')],
  ])('an order is sent again under the same key: %s', async (_, step) => {
    const { shop, asked } = clientThatGets(step, step, good({ id: '1' }));
    expect((await outcome(shop.createOrder(order))).value).toEqual({ id: '1' });
    const keys = asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('two orders have two keys', async () => {
    const { shop, asked } = clientThatGets(good({}));
    await Promise.all([shop.createOrder(order), shop.createOrder(order)]);
    expect(new Set(asked.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });

  test.each([
    [broken, { name: 'NoAnswer', mayBeDone: true, cause: new TypeError('fetch failed') }],
    [problem(503, 'unavailable'), { name: 'ShopError', status: 503 }],
  ])('what takes no key and may have been done is not sent again', async (step, expected) => {
    const { shop, asked } = clientThatGets(step);
    const { error } = await outcome(shop.cancelCryptoPayment({ path: { paymentId: 'p' } }));
    expect(asked).toHaveLength(1);
    expect(error).toMatchObject(expected);
  });

  test('reading is tried three times more, with growing pauses, and then fails', async () => {
    const { shop, asked } = clientThatGets(broken);
    const { error, waited } = await outcome(shop.listCoins());
    expect([asked.length, waited]).toEqual([4, 250 + 500 + 1000]);
    expect(error).toMatchObject({ name: 'NoAnswer', mayBeDone: false });
    expect((await outcome(shop.listCoins({}, { retries: 0 }))).waited).toBe(0);
  });

  test('a try that hangs ends with its time, and the next begins', async () => {
    const hangs = vi.fn(
      (signal: AbortSignal) =>
        new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const timeouts: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      timeouts.push(milliseconds);
      const time = new AbortController();
      setTimeout(() => time.abort(new DOMException('Too late', 'TimeoutError')), milliseconds);
      return time.signal;
    });
    const shop = createShopClient({
      url: 'https://shop.test',
      fetch: (_, init) => hangs(init?.signal as AbortSignal),
      timeout: 10_000,
    });
    const { error } = await outcome(shop.listCoins({}, { retries: 1 }));
    expect([hangs.mock.calls.length, timeouts]).toEqual([2, [10_000, 10_000]]);
    expect(error).toMatchObject({ name: 'NoAnswer', cause: { name: 'TimeoutError' } });
  });

  test('an option of a call that is undefined leaves what the client was told', async () => {
    const fetch = vi.fn(broken);
    const shop = createShopClient({ url: 'https://shop.test', fetch, retries: 0 });
    // A program that is compiled with fewer checks passes on an option that it was not given.
    await outcome(shop.listCoins({}, { retries: undefined } as unknown as CallOptions));
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('above a limit', () => {
  test('every call waits as long as the shop asks, and is sent again', async () => {
    const limited = problem(429, 'rate_limited', { 'retry-after': '7' });
    const { shop, asked } = clientThatGets(limited, good({}));
    const { waited } = await outcome(shop.cancelCryptoPayment({ path: { paymentId: 'p' } }));
    expect([asked.length, waited]).toEqual([2, 7250]);
  });

  test('a date is a time to wait, too', async () => {
    vi.setSystemTime('2026-11-22T10:00:00Z');
    const limited = problem(429, 'rate_limited', { 'retry-after': 'Sun, 22 Nov 2026 10:00:20 GMT' });
    const { waited } = await outcome(clientThatGets(limited, good({})).shop.listCoins());
    expect(waited).toBe(20_250);
  });

  test('a call that would wait longer than a minute fails, and says how long', async () => {
    const { shop, asked } = clientThatGets(problem(429, 'rate_limited', { 'retry-after': '61' }));
    const { error, waited } = await outcome(shop.listCoins());
    expect([asked.length, waited]).toEqual([1, 0]);
    expect(error).toMatchObject({ status: 429, retryAfter: 61 });
  });
});

test('a signal ends a call at once, also in a pause', async () => {
  const stop = new AbortController();
  const { shop, asked } = clientThatGets(broken);
  const options: CallOptions = { signal: stop.signal };
  const call = shop.listCoins({}, options);
  const ended = expect(call).rejects.toThrow('Enough');
  await vi.advanceTimersByTimeAsync(100);
  stop.abort(new Error('Enough'));
  await ended;
  await expect(shop.listCoins({}, options)).rejects.toThrow('Enough');
  expect(asked.length).toBeLessThanOrEqual(2);
});

describe('a refusal', () => {
  test('is an error with code, sentence, fields and the id of the request, and is not sent again', async () => {
    const body = {
      code: 'price_changed',
      detail: 'Other prices.',
      requestId: 'r',
      errors: [{ pointer: '/total' }],
      quote: { total: 5 },
    };
    const { shop, asked } = clientThatGets(() => Response.json(body, { status: 409 }));
    const { error } = await outcome(shop.createOrder(order));
    expect(asked).toHaveLength(1);
    expect(error).toMatchObject({
      status: 409,
      code: 'price_changed',
      message: 'Other prices.',
      requestId: 'r',
      fields: [{ pointer: '/total' }],
    });
    expect(isRefusal(error, 'price_changed') && error.problem.quote.total).toBe(5);
    expect([isRefusal(error, 'not_found'), isRefusal(new Error('x'), 'price_changed')]).toEqual([false, false]);
  });

  test('that does not come from the shop has a code of its own', async () => {
    const { shop } = clientThatGets(() => new Response('<h1>Sign in</h1>', { status: 403, headers: { 'x-request-id': 'q' } }));
    const { error } = await outcome(shop.listCoins());
    expect(error).toMatchObject({
      name: 'ShopError',
      status: 403,
      code: 'unreadable_answer',
      requestId: 'q',
      problem: undefined,
    });
  });

  test('is a page of something else, or what a proxy says, also with 200', async () => {
    const page = (headers = {}) => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html', ...headers } });
    const says = (text: string | null) => () => new Response(text);
    const { shop } = clientThatGets(page, says('OK'), says(null), page.bind(null, { 'x-request-id': 'q' }));
    for (const _ of ['page', 'OK', 'nothing'])
      expect((await outcome(shop.createOrder(order))).error).toMatchObject({ status: 200, code: 'unreadable_answer' });
    expect((await outcome(shop.getSandboxLetter({ path: { kind: 'receipt', lang: 'en' } }))).value).toBe('<h1>Sign in</h1>');
  });
});

test('a list of which the copy is current is not fetched again, and the copy belongs to its reader alone', async () => {
  const list = good(['a'], { etag: '"1"', 'cache-control': 'public, no-cache' });
  const { shop, asked } = clientThatGets(list, () => new Response(null, { status: 304 }));
  const first = (await shop.listServices()) as unknown[];
  first.push('mine');
  expect(await shop.listServices()).toEqual(['a']);
  expect(asked.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, '"1"']);
});

test('what no header can hold is told at once, and not as an answer that did not come', async () => {
  const { shop, asked } = clientThatGets(good({}));
  const { error, waited } = await outcome(shop.createOrder(order, { idempotencyKey: 'чек-17' }));
  expect([error instanceof TypeError, waited, asked]).toEqual([true, 0, []]);
});

test('the headers of each answer are shown, of repeated and refused ones too, and a refusal carries its own', async () => {
  const { shop } = clientThatGets(
    problem(503, 'unavailable', { 'x-request-id': 'one' }),
    good([], { ratelimit: '"key";r=5;t=1' }),
  );
  const shown: unknown[] = [];
  const onAnswer = ({ operation, status, headers }: ShownAnswer) =>
    shown.push([operation, status, headers.get('ratelimit') ?? headers.get('x-request-id')]);
  await outcome(shop.listServices({}, { onAnswer }));
  expect(shown).toEqual([
    ['listServices', 503, 'one'],
    ['listServices', 200, '"key";r=5;t=1'],
  ]);
  const refused = clientThatGets(problem(404, 'not_found', { ratelimit: '"key";r=4;t=1' }));
  const { error } = await outcome(refused.shop.listServices());
  expect((error as ShopError).headers.get('ratelimit')).toBe('"key";r=4;t=1');
  expect(new ShopError(0, undefined).headers).toEqual(new Headers());
});

test.each([
  ['an error of its own', new RangeError('The log is full')],
  ['an error of the shop that may pass', new ShopError(503, undefined)],
])('%s that a program throws while it is shown an answer ends the call as it is, and nothing is sent again', async (_, full) => {
  const { shop, asked } = clientThatGets(good([]));
  const onAnswer = () => {
    throw full;
  };
  const { error } = await outcome(shop.listServices({}, { onAnswer }));
  expect(error).toBe(full);
  expect(asked).toHaveLength(1);
});
