// Receives the shop's webhooks: node webhook-receiver.mts, with WEBHOOK_SECRETS (one, or two while you change it) and PORT.
import { createServer, type IncomingMessage } from 'node:http';
import { verifyWebhook, WebhookError, type WebhookEvent } from 'vedic-rituals-client/webhooks';

const secrets = (process.env.WEBHOOK_SECRETS ?? '').split(',');
const MOST_BYTES = 65_536;

/** Ids of what was received, the oldest first. A real shop keeps them in its database, in the transaction that does the work. */
const received = new Set<string>();
const MOST_IDS = 10_000;

createServer(async (request, response) => {
  try {
    const event = await verifyWebhook({ body: await bodyOf(request), headers: request.headers, secrets });
    const isNew = remember(event.id);
    // Answer first: the shop takes an answer after ten seconds for a failure and sends the event again.
    response.writeHead(204).end();
    if (isNew) act(event);
  } catch (error) {
    // A secret of another form is a fault of this program, not of who sends.
    const isForged = error instanceof WebhookError && error.fault !== 'secret';
    if (!isForged) console.error(error);
    response.writeHead(isForged ? 400 : 500).end();
  }
}).listen(Number(process.env.PORT ?? 4000), '127.0.0.1', () => console.log('Waiting for webhooks'));

/** Events are thin: read the order by its id before you act on it. Events that you do not know may come: let them pass. */
function act({ type, data }: WebhookEvent): void {
  console.log(type, JSON.stringify(data));
}

/** False for an event that came before: the shop sends each at least once, and again after a lost answer. */
function remember(id: string): boolean {
  if (received.has(id)) return false;
  received.add(id);
  const [oldest] = received;
  if (received.size > MOST_IDS && oldest) received.delete(oldest);
  return true;
}

/** The bytes as they came: the signature holds for them alone. What is too long is read to its end, to be answered, and dropped. */
async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    size += piece.length;
    if (size <= MOST_BYTES) pieces.push(piece);
  }
  if (size > MOST_BYTES) throw new WebhookError('body');
  return new Uint8Array(Buffer.concat(pieces));
}
