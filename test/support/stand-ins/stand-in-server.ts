import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerWith, REFUSALS, type Trouble } from './trouble.ts';

/** An answer of a stand-in, whose body is sent as JSON. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A request as a stand-in reads it. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A notice as it goes over the wire. */
export interface Notice {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads a request whole. */
export async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const { method = '', url = '/', headers } = request;
  return { method, url: new URL(url, 'http://stand-in'), headers, body: await text(request) };
}

/** Serves HTTP on a port of this machine; 0: on any that is free. A request whose handler fails is cut off. */
export async function serve(handle: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>, port: number) {
  const server = createServer((request, response) => void handle(request, response).catch(() => request.socket.destroy()));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What a test sees of the requests, and what happens to the next ones. */
export interface Script {
  /** What happens to the next requests, in this order; `ok` is no trouble. */
  readonly troubles: (Trouble | 'ok')[];
  /** Every request so far: method and path. */
  readonly requests: string[];
}

/** Answers a request in JSON, or with the trouble whose turn it is. */
export async function answerInScript(
  { troubles, requests }: Script,
  answer: (request: ReceivedRequest) => Answer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  requests.push(`${request.method} ${request.url}`);
  const trouble = troubles.shift() ?? 'ok';
  if (trouble !== 'ok' && REFUSALS.includes(trouble)) return answerWith(trouble, response, '');
  const { status, body } = answer(await readRequest(request));
  if (trouble === 'ok') sendJson(response, { status, body });
  else answerWith(trouble, response, JSON.stringify(body));
}

function sendJson(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
