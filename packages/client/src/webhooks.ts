import type { EventsByType, ShopEvent } from './generated/events.ts';

export type { EventsByType, ShopEvent };

/**
 * What a webhook tells, with fields by its `type`: thin, so read the order by `data.id` before you act. Types that are newer than this
 * package may come: answer 2xx and do nothing for a type that you do not know.
 */
export type WebhookEvent = ShopEvent & {
  /** The same at every repetition of one event: remember it, and do nothing twice. */
  readonly id: string;
};

export type WebhookFault = 'headers' | 'time' | 'signature' | 'body' | 'secret';

/** The request is not to be believed: answer 400 and do nothing. `fault` says why; `secret` means that your own secret has no right form. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  readonly fault: WebhookFault;

  constructor(fault: WebhookFault) {
    super(`The webhook cannot be verified: ${fault}`);
    this.fault = fault;
  }
}

export interface ReceivedWebhook {
  /** The bytes as they came, or their text: JSON that was parsed and written again has another signature. */
  readonly body: string | Uint8Array<ArrayBuffer> | ArrayBuffer;
  /** `Headers` of fetch, also of a package that brings its own, or the headers of a Node request. */
  readonly headers: Pick<Headers, 'get'> | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Your secrets, `whsec_…`; while you change a secret, the old and the new. */
  readonly secrets: string | readonly string[];
  /** The clocks of sender and receiver may differ by so many seconds; 300 unless told. */
  readonly toleranceSeconds?: number;
  /** Milliseconds since 1970; the clock's time unless told. */
  readonly now?: number;
}

const SIGNATURE_VERSION = 'v1,';
/** More signatures than a sender has secrets are an attempt to keep the receiver busy. */
const MOST_SIGNATURES = 10;

/** Verifies a webhook after Standard Webhooks, in constant time; resolves to its event and rejects with `WebhookError`. */
export async function verifyWebhook(received: ReceivedWebhook): Promise<WebhookEvent> {
  const { body, secrets, toleranceSeconds = 300, now = Date.now() } = received;
  const [id, timestamp, list] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => header(received, name));
  if (!id || id.includes('.') || !list || !timestamp || !/^\d{1,12}$/.test(timestamp)) throw new WebhookError('headers');
  if (Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) throw new WebhookError('time');

  const bytes = bytesOf(body);
  const signed = await new Blob([`${id}.${timestamp}.`, bytes]).arrayBuffer();
  const signatures = list
    .split(' ')
    .filter((signature) => signature.startsWith(SIGNATURE_VERSION))
    .slice(0, MOST_SIGNATURES)
    .map((signature) => decode(signature.slice(SIGNATURE_VERSION.length)) ?? new Uint8Array());
  const keys = await Promise.all([secrets].flat().map(importSecret));
  const verified = await Promise.all(
    keys.flatMap((key) => signatures.map((signature) => crypto.subtle.verify('HMAC', key, signature, signed))),
  );
  if (!verified.includes(true)) throw new WebhookError('signature');
  return { ...readEvent(bytes), id };
}

function header({ headers }: ReceivedWebhook, name: string): string | undefined {
  if (hasGet(headers)) return headers.get(name) ?? undefined;
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof value === 'string' ? value : value?.[0];
}

function hasGet(headers: ReceivedWebhook['headers']): headers is Pick<Headers, 'get'> {
  return typeof headers.get === 'function';
}

/** Throws for what was parsed already, of which the bytes are lost. */
function bytesOf(body: ReceivedWebhook['body']): Uint8Array<ArrayBuffer> {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  if (body instanceof Uint8Array) return body;
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  throw new WebhookError('body');
}

/** A key from `whsec_` and the base64 of 24 to 64 bytes; the prefix may be missing. */
function importSecret(secret: string): Promise<CryptoKey> {
  const bytes = decode(String(secret).replace(/^whsec_/, ''));
  if (!bytes || bytes.length < 24 || bytes.length > 64) throw new WebhookError('secret');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function readEvent(bytes: Uint8Array): ShopEvent {
  try {
    const { type, timestamp, data } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof type === 'string' && typeof timestamp === 'string' && typeof data === 'object' && data)
      return { type, timestamp, data } as ShopEvent;
  } catch {
    // Refused below, like JSON of another shape.
  }
  throw new WebhookError('body');
}

/** The bytes of a base64 text; undefined for any other text. */
function decode(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
