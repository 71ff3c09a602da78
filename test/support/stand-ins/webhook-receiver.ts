import type { ServerResponse } from 'node:http';
import { type ReceivedRequest, readRequest, serve } from './stand-in-server.ts';

/**
 * What a receiver does with a webhook: a number is the status that it answers, `slow` a 200 that takes its time, `long` a 200 with a long
 * body, `drip` one whose body never ends. `hang` never answers, `inward` redirects into the shop's own network, `cut` resets the connection.
 */
export type Reaction = number | 'slow' | 'hang' | 'drip' | 'long' | 'inward' | 'cut';

/** What a webhook tells, as its receiver reads it. */
export interface ArrivedEvent {
  readonly id: string;
  readonly type: string;
  readonly order: string;
  readonly version: number;
}

export interface Arrival extends ReceivedRequest {
  readonly event: ArrivedEvent;
  readonly reaction: Reaction;
}

interface ReceiverScript {
  /** What the first requests meet, in turn. */
  turns: Reaction[];
  /** What others meet for which `choose` chooses nothing. */
  usual: Reaction;
  choose: ((event: ArrivedEvent) => Reaction | undefined) | undefined;
  /** Goes with each answer that is a number. */
  headers: Record<string, string>;
  /** Where `inward` leads. */
  inward: string;
}

const SLOW_MILLISECONDS = 300;

/** A program of a partner that gets webhooks, and does what its script says. */
export async function startWebhookReceiver() {
  const arrived: Arrival[] = [];
  const script: ReceiverScript = {
    turns: [],
    usual: 200,
    choose: undefined,
    headers: {},
    inward: 'http://127.0.0.1:1/internal',
  };
  const open = (port: number) =>
    serve(async (request, response) => {
      const received = await readRequest(request);
      const event = eventOf(received);
      const reaction = script.turns.shift() ?? script.choose?.(event) ?? script.usual;
      arrived.push({ ...received, event, reaction });
      react(reaction, response, script);
    }, port);
  let server = await open(0);
  const { url } = server;
  return {
    url,
    arrived,
    script,
    /** What has arrived, in its order. */
    events: () => arrived.map(({ event }) => event),
    close: () => server.close(),
    /** Listens again where it did. */
    async reopen(): Promise<void> {
      server = await open(Number(new URL(url).port));
    },
  };
}

function eventOf({ headers, body }: ReceivedRequest): ArrivedEvent {
  const { type, data } = JSON.parse(body);
  return { id: String(headers['webhook-id']), type, order: data.id, version: data.version };
}

function react(reaction: Reaction, response: ServerResponse, { headers, inward }: ReceiverScript): void {
  if (reaction === 'hang') return;
  if (reaction === 'cut') return void response.socket?.resetAndDestroy();
  if (reaction === 'inward') return void response.writeHead(307, { location: inward }).end();
  if (reaction === 'long') return void response.end('x'.repeat(70_000));
  if (reaction === 'slow') return void setTimeout(() => response.end('ok'), SLOW_MILLISECONDS);
  if (typeof reaction === 'number') return void response.writeHead(reaction, headers).end(`answer ${reaction}\0`);
  response.writeHead(200);
  const drip = setInterval(() => response.write('.'), 50);
  response.on('close', () => clearInterval(drip));
}
