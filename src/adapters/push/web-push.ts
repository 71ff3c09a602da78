import type { OutgoingHttpHeaders } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { codeOf } from '#kernel/error-code.ts';
import { DeliveryFailure, type Transport } from '#kernel/messages.ts';
import { isPublicAddress, lookupAllowed } from '../public-network/public-lookup.ts';

/** Where a browser takes pushes, and the keys (base64url) with which they are encrypted for it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface PushOptions {
  readonly targets: {
    readonly find: (id: string) => Promise<PushTarget | undefined>;
    readonly forget: (id: string) => Promise<void>;
  };
  readonly keys: { readonly publicKey: string; readonly privateKey: string };
  /** `mailto:` address at which the services of browsers reach the shop. */
  readonly contact: string;
  /** A test replaces the public internet. */
  readonly network?: PushNetwork | undefined;
}

export type PushNetwork = Pick<RequestOptions, 'lookup' | 'port' | 'ca'>;

const PUBLIC: PushNetwork = { lookup: lookupAllowed(isPublicAddress) };
const TIMEOUT_MILLISECONDS = 10_000;
/** What a browser has not fetched after this time is no news any more. */
const TTL_SECONDS = 12 * 3600;
const ENCODING = 'aes128gcm';
/** Statuses that say that a browser takes no pushes any more. */
const GONE = new Set([404, 410]);
/** Statuses that concern this push alone. */
const REFUSED = new Set([400, 413]);

/** Sends pushes to browsers through the services of their makers (RFC 8030, 8291 and 8292). A browser that is gone is forgotten. */
export function createPushTransport({ targets, keys, contact, network = PUBLIC }: PushOptions): Transport {
  return async ({ to, subject, text, language }) => {
    const target = await targets.find(to);
    if (!target) throw new DeliveryFailure('never', 'gone');
    // The text of a push is the address of the page that it opens.
    const push = await requestOf(target, JSON.stringify({ title: subject, url: text, lang: language }), keys, contact);
    const status = await send(push, network);
    if (status >= 200 && status < 300) return;
    if (GONE.has(status)) await targets.forget(to);
    throw new DeliveryFailure(GONE.has(status) || REFUSED.has(status) ? 'never' : 'unreachable', `${status}`);
  };
}

interface PushRequest {
  readonly endpoint: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Uint8Array;
}

/**
 * The request that brings an encrypted push to its browser. Throws DeliveryFailure for keys that no browser made. The package would also put
 * the request together, by `url.parse`, of which Node warns.
 */
async function requestOf(
  { endpoint, p256dh, auth }: PushTarget,
  payload: string,
  { publicKey, privateKey }: PushOptions['keys'],
  contact: string,
): Promise<PushRequest> {
  const { default: webPush } = await import('web-push');
  try {
    const { cipherText } = webPush.encrypt(p256dh, auth, payload, ENCODING);
    const headers = {
      TTL: TTL_SECONDS,
      Urgency: 'normal',
      'Content-Type': 'application/octet-stream',
      'Content-Encoding': ENCODING,
      'Content-Length': cipherText.length,
      ...webPush.getVapidHeaders(new URL(endpoint).origin, contact, publicKey, privateKey, ENCODING),
    };
    return { endpoint, headers, body: cipherText };
  } catch {
    throw new DeliveryFailure('never', 'keys');
  }
}

/** Sends a request and follows no redirect; returns the status. */
function send({ endpoint, headers, body }: PushRequest, network: PushNetwork): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(new DeliveryFailure('unreachable', codeOf(error)));
    const outgoing = request(endpoint, {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      ...network,
    });
    outgoing.on('error', fail);
    outgoing.on('response', (response) => {
      response.on('error', fail).resume();
      resolve(response.statusCode ?? 0);
    });
    // The status 101 is told by this event alone: without it such an answer would hold up all pushes.
    outgoing.on('upgrade', ({ statusCode = 0 }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    outgoing.end(body);
  });
}
