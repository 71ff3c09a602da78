import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../test/support/free-port.ts';
import { refuseUnusable } from './listening.ts';
import { serveMetrics } from './metrics-server.ts';

const host = '127.0.0.1';
const page = async () => ({ type: 'text/plain', text: 'numbers' });

/** A port on which somebody else listens until the test ends. */
async function takenPort(): Promise<number> {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  return (other.address() as AddressInfo).port;
}

test('a port for numbers that another program uses is named, before the start and at it', async () => {
  const port = await takenPort();
  const words = 'METRICS_PORT cannot be listened to (EADDRINUSE)';
  await expect(refuseUnusable({ host, port: 0, metricsPort: port })).rejects.toThrow(words);
  await expect(serveMetrics(page, { host, port })).rejects.toThrow(words);
});

test('a page that cannot be made cuts its connection and leaves the server as it was', async () => {
  const pages = [() => Promise.reject(new Error('no numbers')), page];
  const port = await freePort();
  onTestFinished(await serveMetrics(() => (pages.shift() ?? page)(), { host, port }));
  const ask = () => fetch(`http://${host}:${port}/metrics`).then((answer) => answer.text());
  await expect(ask()).rejects.toThrow('fetch failed');
  expect(await ask()).toBe('numbers');
});

test('stopping frees the port', async () => {
  const port = await freePort();
  const stop = await serveMetrics(page, { host, port });
  await expect(refuseUnusable({ host, port, metricsPort: undefined })).rejects.toThrow('EADDRINUSE');
  await stop();
  await expect(refuseUnusable({ host, port, metricsPort: undefined })).resolves.toBeUndefined();
});
