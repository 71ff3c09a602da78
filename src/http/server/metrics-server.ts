import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type Place, refuseVariable } from './listening.ts';

type Page = () => Promise<{ readonly type: string; readonly text: string }>;

/**
 * Serves a page of numbers at /metrics, on a port of its own that no proxy in front of the shop leads to; returns what stops it. Throws
 * ConfigError when the port cannot be listened to.
 */
export async function serveMetrics(page: Page, place: Place): Promise<() => Promise<void>> {
  const limits = { requestTimeout: 5000, headersTimeout: 5000, connectionsCheckingInterval: 1000, maxHeaderSize: 8192 };
  const server = createServer(limits, ({ url = '', method = '' }, response) => {
    const [path] = url.split('?', 1);
    answer(path, method, page, response).catch(() => response.destroy());
  });
  // A program that reads the numbers needs one connection.
  server.maxConnections = 20;
  server.listen(place);
  await once(server, 'listening').catch(refuseVariable('METRICS_PORT'));
  return () => stop(server);
}

async function answer(path: string | undefined, method: string, page: Page, response: ServerResponse): Promise<void> {
  if (path !== '/metrics') return refuse(response, 404);
  if (method !== 'GET' && method !== 'HEAD') return refuse(response.setHeader('allow', 'GET, HEAD'), 405);
  const { type, text } = await page();
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(method === 'HEAD' ? undefined : text);
}

/** Refuses a request and closes its connection: a body that nobody reads would keep it busy. */
function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain', connection: 'close' }).end();
}

async function stop(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
