import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { codeOf } from '#kernel/error-code.ts';
import { hasPublicName } from '#kernel/public-name.ts';
import {
  DELIVERY_TERMS,
  isLoopbackUrl,
  MOST_ANSWER,
  NotDelivered,
  type PostWebhook,
  type ReceiverAnswer,
} from '#modules/webhooks/index.ts';
import { type FindAddresses, isPublicAddress, lookupAllowed } from '../public-network/public-lookup.ts';

interface Options {
  /** True when receivers on this machine are reached as well. */
  readonly isLoopbackOpen: boolean;
  /** For the name, the connection, the request and the answer together. */
  readonly timeoutMs?: number | undefined;
  /** A test replaces the names of the internet. */
  readonly find?: FindAddresses;
}

/** The most bytes that are read of an answer. */
const MOST_BYTES = 65_536;

/**
 * Posts to receivers of partners, only at public addresses and, where that is open, on this machine. Each delivery has a connection of its
 * own, because a connection that is kept would outlive the check of its address. A URL with an address instead of a name needs no lookup,
 * so it is refused first; then every address of the name must be public, and so must the address that was reached.
 */
export function createPostWebhook({
  isLoopbackOpen,
  timeoutMs = DELIVERY_TERMS.answerWithin * 1000,
  find,
}: Options): PostWebhook {
  return async (target, headers, body) => {
    const url = new URL(target);
    const isLocal = isLoopbackOpen && isLoopbackUrl(url);
    if (!isLocal && !hasPublicName(target)) throw new NotDelivered('target');
    const isAllowed = isLocal ? isLoopbackAddress : isPublicAddress;
    const send = url.protocol === 'https:' ? requestSecure : requestPlain;
    const { promise, resolve, reject } = Promise.withResolvers<ReceiverAnswer>();
    const outgoing = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Vedic-Rituals-Shop' },
      agent: false,
      lookup: lookupAllowed(isAllowed, find),
      signal: AbortSignal.timeout(timeoutMs),
    });
    outgoing.on('error', (error) => reject(notDelivered(error)));
    outgoing.on('response', (response) => void readAnswer(response).then(resolve, (error) => reject(notDelivered(error))));
    // The status 101 is told by this event alone: without it such an answer would never end the delivery.
    outgoing.on('upgrade', ({ statusCode: status = 0 }, socket) => {
      socket.destroy();
      resolve({ status, text: '', retryAfterSeconds: null });
    });
    refuseOtherPeer(outgoing, isAllowed);
    outgoing.end(body);
    return promise.finally(() => outgoing.destroy());
  };
}

const isLoopbackAddress = (address: string) => address === '::1' || address.startsWith('127.');

/** Ends the request when the address that was reached is not allowed. */
function refuseOtherPeer(outgoing: ClientRequest, isAllowed: (address: string) => boolean): void {
  outgoing.on('socket', (socket) =>
    socket.once('connect', () => {
      if (!isAllowed(socket.remoteAddress ?? '')) outgoing.destroy(new NotDelivered('target'));
    }),
  );
}

async function readAnswer(response: IncomingMessage): Promise<ReceiverAnswer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new NotDelivered('too_long');
    chunks.push(chunk);
  }
  const { statusCode: status = 0, headers } = response;
  return { status, text: storable(Buffer.concat(chunks)), retryAfterSeconds: secondsOf(headers['retry-after']) };
}

/** The beginning of an answer, without what the database does not store: zero characters and halves of letters. */
function storable(bytes: Buffer): string {
  return bytes.toString('utf8').replaceAll('\0', '\uFFFD').slice(0, MOST_ANSWER).toWellFormed();
}

/** `Retry-After` in seconds; a date is read against the clock of this machine. */
function secondsOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const until = Date.parse(text);
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - Date.now()) / 1000));
}

function notDelivered(error: unknown): NotDelivered {
  if (error instanceof NotDelivered) return error;
  const code = codeOf(error);
  if (code === 'ENOTPUBLIC') return new NotDelivered('target');
  return new NotDelivered(isTimeout(error) ? 'timeout' : 'unreachable');
}

/** Only the signal aborts a request. */
function isTimeout(error: unknown): boolean {
  return (error as Error).name === 'AbortError';
}
