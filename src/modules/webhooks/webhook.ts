import { randomBytes } from 'node:crypto';
import { ShopError } from '#kernel/errors.ts';
import { isPublicName } from '#kernel/public-name.ts';
import type { WebhookEventType } from '#kernel/webhook-events.ts';

/** Where a partner's programs are told of events. */
export interface Webhook {
  readonly id: string;
  /** Slug of the partner. */
  readonly partner: string;
  /** May hold a token, so it is enciphered in the database and named in no log. */
  readonly url: string;
  readonly description: string;
  readonly types: readonly WebhookEventType[];
  /** `disabled`: the shop has stopped trying; people of the partner enable it again. Events wait while it is not enabled. */
  readonly state: 'enabled' | 'paused' | 'disabled';
  readonly disabledFor: 'failing' | 'gone' | null;
  /** `whsec_` and base64. */
  readonly secret: string;
  /** Signs besides `secret` until `formerUntil`. */
  readonly formerSecret: string | null;
  readonly formerUntil: Date | null;
  /** Since when no delivery has succeeded, although some were tried. */
  readonly failingSince: Date | null;
  /** Until then the receiver wants no delivery. */
  readonly heldUntil: Date | null;
  /** When the partner's people were last told of events that were given up. */
  readonly toldAt: Date | null;
  readonly createdAt: Date;
  readonly createdBy: string;
}

/** More webhooks of a partner would each cost a delivery for each event. */
export const MOST_WEBHOOKS = 10;

/** For so long the former secret signs as well. */
export const FORMER_SECRET_MS = 24 * 3_600_000;

/** A new secret: 32 random bytes, as Standard Webhooks writes them. */
export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** The secrets that sign now, the newest first. */
export function signingSecrets(
  { secret, formerSecret, formerUntil }: Pick<Webhook, 'secret' | 'formerSecret' | 'formerUntil'>,
  now: Date,
): string[] {
  return formerSecret !== null && formerUntil !== null && now < formerUntil ? [secret, formerSecret] : [secret];
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Is this an address on the machine itself? The address is parsed first, so that other spellings are seen through. */
export const isLoopbackUrl = ({ hostname }: URL) => LOOPBACK.test(hostname);

/**
 * Returns the URL of a webhook as it is stored: https at a public name and port 443; in the sandbox also http or https on the machine
 * itself. What the name resolves to is looked at when something is sent. Throws `invalid_request`.
 */
export function readTarget(text: string, isSandbox: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = isSandbox && url && /^https?:$/.test(url.protocol) && !url.username && !url.password && isLoopbackUrl(url);
  if (url && url.hash === '' && (isLocal || isPublicName(text))) return url.href;
  throw new ShopError('invalid_request', { fields: [{ path: ['url'], code: 'invalid' }] });
}
