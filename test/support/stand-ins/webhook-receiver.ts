import type { ServerResponse } from 'node:http';
import { type Asked, readAsked, serve } from './stand-in-server.ts';

/** What a receiver does with a webhook; a number is the status that it answers. */
export type Reaction = number | 'hang' | 'drip' | 'long' | 'inward' | 'cut';

/** A program of a partner that gets webhooks, and does what its script says: the first reactions in turn, then `usual`. */
export async function startWebhookReceiver() {
  const arrived: Asked[] = [];
  const script: { turns: Reaction[]; usual: Reaction; headers: Record<string, string> } = { turns: [], usual: 200, headers: {} };
  const server = await serve(async (request, response) => {
    arrived.push(await readAsked(request));
    react(script.turns.shift() ?? script.usual, response, script.headers);
  }, 0);
  return {
    ...server,
    arrived,
    script,
    /** Ids, types and versions of what has arrived, in its order. */
    events: () =>
      arrived.map(({ headers, body }) => {
        const { type, data } = JSON.parse(body);
        return { id: String(headers['webhook-id']), type, order: data.id, version: data.version };
      }),
  };
}

function react(reaction: Reaction, response: ServerResponse, headers: Record<string, string>): void {
  if (reaction === 'hang') return;
  if (reaction === 'cut') return void response.destroy();
  if (reaction === 'inward') return void response.writeHead(307, { location: 'http://127.0.0.1:1/internal' }).end();
  if (reaction === 'long') return void response.end('x'.repeat(70_000));
  if (typeof reaction === 'number') return void response.writeHead(reaction, headers).end(`answer ${reaction}\0`);
  response.writeHead(200);
  const drip = setInterval(() => response.write('.'), 50);
  response.on('close', () => clearInterval(drip));
}
