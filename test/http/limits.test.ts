import { type AddressInfo, connect, type Socket } from 'node:net';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkAnswer } from '../support/contract-check.ts';
import { openShop, type TestShop } from '../support/shop.ts';
import { atOnce } from './steps/repeat.ts';

/** How often an IP address may add contact data in a minute. */
const ALLOWED = 30;
const proxy = '10.1.2.3';

const direct = await openShop({ env: { RATE_LIMITS: 'on', PORT: '0' } });
const behindProxy = await openShop({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '10.0.0.0/8' } });
beforeEach(async () => {
  for (const shop of [direct, behindProxy]) await shop.database.queries.deleteFrom('rate_limits').execute();
});

/** Adds contact data to an order that does not exist, which counts as well. */
async function hit(shop: TestShop, remoteAddress: string, headers: Record<string, string> = {}) {
  const url = `/api/orders/${crypto.randomUUID()}/contact`;
  const payload = { customerName: 'Анна', customerEmail: 'anna@example.com' };
  const answer = await shop.app.inject({ method: 'PUT', url, payload, headers, remoteAddress });
  checkAnswer({ method: 'PUT', url, status: answer.statusCode, headers: answer.headers, body: answer.payload });
  return answer;
}

/** Sends `count` hits at once and returns how many were not refused by the limit. */
async function passed(count: number, hitOf: (index: number) => ReturnType<typeof hit>): Promise<number> {
  const answers = await atOnce(count, hitOf);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status !== 404 && status !== 429)).toEqual([]);
  return statuses.filter((status) => status === 404).length;
}

describe('a caller over the limit', () => {
  test('a caller over the limit is told how many seconds to wait', async () => {
    await passed(ALLOWED, () => hit(direct, '203.0.113.7'));
    const answer = await hit(direct, '203.0.113.7');
    expect(answer.json()).toMatchObject({ status: 429, code: 'rate_limited' });
    const wait = Number(answer.headers['retry-after']);
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    expect(answer.headers).toHaveProperty('content-security-policy');
  });

  test('a caller over the limit blocks nobody else, and may still read', async () => {
    await passed(ALLOWED + 1, () => hit(direct, '203.0.113.7'));
    expect((await hit(direct, '203.0.113.8')).statusCode).toBe(404);
    expect((await direct.app.inject({ url: '/api/services', remoteAddress: '203.0.113.7' })).statusCode).toBe(200);
  });
});

describe('the IP address of a caller', () => {
  const forwarded = (address: string) => ({ 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` });

  test('the IP address of a caller is not taken from headers that no trusted proxy has set', async () => {
    const withoutProxy = await passed(ALLOWED * 2, (index) => hit(direct, '203.0.113.7', forwarded(`198.51.100.${index}`)));
    expect(withoutProxy).toBe(ALLOWED);
    const notOurProxy = await passed(ALLOWED * 2, (index) => hit(behindProxy, '203.0.113.7', forwarded(`198.51.100.${index}`)));
    expect(notOurProxy).toBe(ALLOWED);
  });

  test('the IP address of a caller is taken from the header of a trusted proxy', async () => {
    expect(await passed(ALLOWED * 2, (index) => hit(behindProxy, proxy, forwarded(`198.51.100.${index}`)))).toBe(ALLOWED * 2);
    expect(await passed(ALLOWED * 2, () => hit(behindProxy, proxy, forwarded('198.51.100.250')))).toBe(ALLOWED);
  });

  test('the IP address of a caller is not what a visitor writes before the entry of the proxy', async () => {
    const hits = await passed(ALLOWED * 2, (index) => hit(behindProxy, proxy, forwarded(`192.0.2.${index}, 203.0.113.99`)));
    expect(hits).toBe(ALLOWED);
  });

  test('the IP address of a caller counts with the whole IPv6 network of a subscriber', async () => {
    const hitFrom = (address: string) => hit(behindProxy, proxy, forwarded(address));
    for (const network of ['2001:db8:1:2', '2001:db8:1:3'])
      expect(await passed(ALLOWED * 2, (index) => hitFrom(`${network}::${index.toString(16)}`))).toBe(ALLOWED);
  });

  test('the IP address of a caller is the same as IPv4 and as IPv4 mapped into IPv6', async () => {
    await passed(ALLOWED, () => hit(direct, '203.0.113.7'));
    expect((await hit(direct, '::ffff:203.0.113.7')).statusCode).toBe(429);
  });
});

describe('raw bytes on a connection', () => {
  let port: number;
  beforeAll(async () => {
    await direct.start();
    port = (direct.app.server.address() as AddressInfo).port;
  });

  /** Sends `head`, then chunks until the server answers; returns the status and how many bytes of chunks were sent. */
  async function exchange(head: string, more?: { readonly chunk: string; readonly most: number }) {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    let answer = '';
    socket.on('data', (data) => (answer += data)).on('error', () => socket.destroy());
    const closed = anyOf(socket, 'close');
    socket.write(head);
    let sent = 0;
    while (more && !answer && !socket.destroyed && sent < more.most) {
      sent += more.chunk.length;
      if (!socket.write(more.chunk)) await anyOf(socket, 'drain', 'data', 'close');
    }
    await closed;
    return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0), sent };
  }

  /** Waits for the first of some events. */
  const anyOf = (socket: Socket, ...events: string[]) =>
    new Promise<void>((resolve) => {
      for (const event of events) socket.once(event, () => resolve());
    });

  /** The head of a request that places an order, with further lines. */
  const head = (...lines: string[]) =>
    ['POST /api/orders HTTP/1.1', `Host: 127.0.0.1:${port}`, 'Content-Type: application/json', ...lines, '', ''].join('\r\n');

  test('an endless body is cut off soon after the largest size', async () => {
    const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
    const { status, sent } = await exchange(head('Transfer-Encoding: chunked'), { chunk, most: 256 * 1024 * 1024 });
    // A client that still sends may lose the connection before it reads the answer.
    expect([413, 0]).toContain(status);
    expect(sent).toBeLessThan(32 * 1024 * 1024);
  });

  test('a Content-Length that is too large is refused before the body is read', async () => {
    expect((await exchange(head('Content-Length: 2000000', 'Connection: close'))).status).toBe(413);
  });

  test.each([
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
    ['two lengths', ['Content-Length: 4', 'Content-Length: 5']],
    ['chunks under another name', ['Transfer-Encoding: xchunked']],
    ['a name with a space', ['Transfer-Encoding : chunked']],
    ['a malformed length', ['Content-Length: +4']],
  ])('%s could be read as two requests (smuggling) and are refused', async (_, lines) => {
    expect((await exchange(`${head(...lines)}0\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n`)).status).toBe(400);
  });

  test('a chunk with a malformed size is refused', async () => {
    expect((await exchange(`${head('Transfer-Encoding: chunked')}zz\r\n\r\n`)).status).toBe(400);
  });

  test('headers that are too long are refused', async () => {
    expect((await exchange(head(`X-Long: ${'a'.repeat(20_000)}`))).status).toBe(431);
  });
});

describe('searches', () => {
  /** How often an IP address may search in a minute. */
  const SEARCHES = 300;
  const search = (remoteAddress: string, url = '/api/search?q=sankalpa') => direct.app.inject({ url, remoteAddress });

  test('searches of an address are limited, because each is a question to the database; those of others go on', async () => {
    expect((await search('203.0.113.20')).statusCode).toBe(200);
    await direct.database.queries
      .updateTable('rate_limits')
      .set({ hits: SEARCHES - 1 })
      .execute();
    expect((await search('203.0.113.20')).statusCode).toBe(200);
    expect((await search('203.0.113.20')).json().code).toBe('rate_limited');
    expect((await search('203.0.113.21')).statusCode).toBe(200);
  });

  test('searches that the page makes count for its visitor, and for nobody else', async () => {
    const page = (visitor: string, word: string) => search(visitor, `/en/articles?q=${word}`);
    expect((await page('203.0.113.22', 'fire')).statusCode).toBe(200);
    const hits = () => direct.database.queries.selectFrom('rate_limits').select('hits').execute();
    expect(await hits()).toEqual([{ hits: 1 }]);
    await page('203.0.113.23', 'water');
    expect(await hits()).toEqual([{ hits: 1 }, { hits: 1 }]);
  });
});
