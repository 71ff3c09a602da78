import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Message } from '#kernel/messages.ts';
import { createTwilioTransport } from '../../src/adapters/sms/twilio.ts';

const account = { accountSid: 'AC0123456789abcdef0123456789abcdef', authToken: 'token-of-the-account', from: '+15005550006' };
const message: Message = {
  id: '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e',
  channel: 'sms',
  to: '+79161234567',
  subject: '',
  text: 'Код для входа: 123456\n\n@shop.example #123456',
  html: '',
  language: 'ru',
};

interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly form: Record<string, string>;
}

const closes: (() => void)[] = [];
afterEach(() => {
  for (const close of closes.splice(0)) close();
});

/** Twilio's Messages resource as its documentation describes it: a form in, JSON out. */
async function startTwilio(status: number, body: object) {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, form });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closes.push(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { requests, origin };
}

const queued = { sid: 'SM0123456789abcdef0123456789abcdef', status: 'queued', error_code: null, error_message: null };

test('an SMS is requested as the documentation of Twilio describes', async () => {
  const { requests, origin } = await startTwilio(201, queued);
  await createTwilioTransport({ ...account, origin })(message);
  expect(requests).toMatchObject([
    {
      method: 'POST',
      url: `/2010-04-01/Accounts/${account.accountSid}/Messages.json`,
      headers: {
        authorization: `Basic ${Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      },
      form: { To: '+79161234567', From: '+15005550006', Body: message.text },
    },
  ]);
});

test('the id of a messaging service goes into its own field', async () => {
  const { requests, origin } = await startTwilio(201, queued);
  const from = 'MG0123456789abcdef0123456789abcdef';
  await createTwilioTransport({ ...account, from, origin })(message);
  expect(requests[0]?.form).toEqual({ To: '+79161234567', MessagingServiceSid: from, Body: message.text });
});

test('an SMS that Twilio has taken is sent, though the connection breaks before the answer ends', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('terminated')) });
  vi.stubGlobal('fetch', async () => new Response(broken, { status: 201 }));
  closes.push(() => vi.unstubAllGlobals());
  await createTwilioTransport(account)(message);
});

describe('a failure tells whether to retry', () => {
  test.each([
    [200, 0, 'unreachable'],
    [400, 21211, 'never'],
    [400, 21610, 'never'],
    [401, 20003, 'unreachable'],
    [429, 20429, 'unreachable'],
    [500, 20500, 'unreachable'],
    [503, 20503, 'unreachable'],
  ])('%i with code %i means %s, and no word of Twilio is kept', async (status, code, kind) => {
    const { origin } = await startTwilio(status, { code, message: `words about ${message.to}`, more_info: '', status });
    const send = createTwilioTransport({ ...account, origin });
    await expect(send(message)).rejects.toMatchObject({ name: 'DeliveryFailure', kind, message: `${status}` });
  });

  test('no server at the address means unreachable', async () => {
    const send = createTwilioTransport({ ...account, origin: 'http://127.0.0.1:1' });
    await expect(send(message)).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
