import type { ServerResponse } from 'node:http';

/**
 * What a stand-in does in place of an answer, or with its answer. `lost`: it does what it was asked, and the answer never arrives. `cut`:
 * the answer ends in its middle. `slow`: a byte now and then, for ever. `silent`: nothing, for ever.
 */
export type Trouble = '500' | '429' | 'html' | 'wrong shape' | 'redirect' | 'huge' | 'slow' | 'silent' | 'cut' | 'lost';

/** The troubles after which the request was not handled. */
export const REFUSALS: readonly Trouble[] = ['500', '429', 'html', 'redirect', 'slow', 'silent', 'huge', 'wrong shape'];

/** Answers with a trouble. `body` is the true answer, of requests that were handled. */
export function answerWith(trouble: Trouble, response: ServerResponse, body: string): void {
  const send = (status: number, type: string, text: string, headers = {}) =>
    response.writeHead(status, { 'content-type': type, ...headers }).end(text);
  switch (trouble) {
    case '500':
      return void send(500, 'application/json', '{"code":"internal-error","message":"Trouble"}');
    case '429':
      return void send(429, 'text/plain', 'Too many requests', { 'retry-after': '1' });
    case 'html':
      return void send(200, 'text/html', '<!doctype html><title>Maintenance</title>');
    case 'wrong shape':
      return void send(200, 'application/json', '{"surprise":[null]}');
    case 'redirect':
      return void send(302, 'text/plain', '', { location: '/elsewhere' });
    case 'huge':
      return void send(200, 'application/json', `["${'x'.repeat(1_000_000)}"]`);
    case 'slow': {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drops = setInterval(() => response.write(' '), 50);
      return void response.on('close', () => clearInterval(drops));
    }
    case 'silent':
      return;
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
      return void response.write(body.slice(0, body.length / 2), () => response.destroy());
    case 'lost':
      return void response.destroy();
  }
}
