import { afterEach, describe, expect, test, vi } from 'vitest';
import { problem } from '../../testing/shop-visit.tsx';
import { createApi, dataOf } from './client.ts';
import { ApiError } from './error.ts';

const OF_SHOP = { origin: 'http://shop.test', language: 'ru', noAnswer: 'Нет соединения.' };

function apiThatAnswers(answer: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return answer();
  };
  return { requests, api: createApi({ ...OF_SHOP, fetch }) };
}

async function errorOf(answer: () => Response | Promise<Response>): Promise<ApiError> {
  return dataOf(apiThatAnswers(answer).api.GET('/api/services')).then(
    () => expect.unreachable(),
    (error: ApiError) => error,
  );
}

test('a call asks for the language of the page, and gives its cookies to the shop alone', async () => {
  const { api, requests } = apiThatAnswers(() => Response.json([]));
  await expect(dataOf(api.GET('/api/services'))).resolves.toEqual([]);
  expect(requests[0]?.headers.get('accept-language')).toBe('ru');
  expect(requests[0]?.credentials).toBe('same-origin');
});

test('an error carries the sentence of the server', async () => {
  const error = await errorOf(() => problem(404, 'not_found', { detail: 'Здесь ничего нет.' }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 404, message: 'Здесь ничего нет.', problem: { code: 'not_found' } });
});

test('an error that is no problem of the shop says the status and the text', async () => {
  expect((await errorOf(() => new Response('down', { status: 502 }))).message).toBe('502: down');
  expect((await errorOf(() => new Response('', { status: 503, statusText: 'Service Unavailable' }))).message).toBe(
    '503: Service Unavailable',
  );
  expect((await errorOf(() => Response.json({ code: 1 }, { status: 500 }))).problem).toBeUndefined();
});

test('a call without any answer fails with status 0 and the words that the page has for that', async () => {
  const error = await errorOf(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(error).toMatchObject({ status: 0, message: 'Нет соединения.' });
});

describe('a call that hangs', () => {
  afterEach(() => vi.useRealTimers());

  test.each([
    ['as soon as the browser loses its connection', () => window.dispatchEvent(new Event('offline'))],
    ['after two minutes', () => vi.advanceTimersByTime(120_000)],
  ])('fails %s', async (_, happens) => {
    vi.useFakeTimers();
    const hangs = ({ signal }: Request) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    const call = dataOf(createApi({ ...OF_SHOP, fetch: hangs }).GET('/api/services'));
    const outcome = expect(call).rejects.toMatchObject({ status: 0, message: 'Нет соединения.' });
    await Promise.resolve();
    happens();
    await outcome;
  });
});

test.each([
  ['breaks off', () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }))],
  ['is a page of the network that asks to sign in', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
])('an answer whose body %s counts as no answer', async (_, answer) => {
  const error = await errorOf(answer);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 0, message: 'Нет соединения.' });
});

test('a body that hangs fails as soon as the browser loses its connection', async () => {
  const hangs = async ({ signal }: Request) =>
    new Response(new ReadableStream({ start: (body) => signal.addEventListener('abort', () => body.error(signal.reason)) }));
  const outcome = expect(dataOf(createApi({ ...OF_SHOP, fetch: hangs }).GET('/api/services'))).rejects.toMatchObject({
    status: 0,
  });
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new Event('offline'));
  await outcome;
});

test('an answer without a body stays one', async () => {
  const { api } = apiThatAnswers(() => new Response(null, { status: 204 }));
  expect((await api.POST('/api/auth/logout')).response.status).toBe(204);
});
