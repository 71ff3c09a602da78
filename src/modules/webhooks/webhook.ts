import { randomBytes } from 'node:crypto';
import { DAY_MS } from '#kernel/durations.ts';
import { type FieldCode, refusedField, ShopError } from '#kernel/errors.ts';
import { hasPublicName } from '#kernel/public-name.ts';
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
  /**
   * `disabled`: the shop has stopped trying; people of the partner enable it again. Events wait while it is not enabled, for
   * as long as deliveries are kept.
   */
  readonly state: 'enabled' | 'paused' | 'disabled';
  readonly disabledFor: 'failing' | 'gone' | null;
  /** `whsec_` and base64. */
  readonly secret: string;
  /** The newest first. Each signs besides `secret` until its own end; those that have ended leave the list at the next exchange. */
  readonly formerSecrets: readonly FormerSecret[];
  /** The instant since which no delivery has succeeded, although some were tried. */
  readonly failingSince: Date | null;
  /** Until when the receiver wants no delivery. */
  readonly heldUntil: Date | null;
  /** When the partner's people were last told of events that were given up. */
  readonly toldAt: Date | null;
  readonly createdAt: Date;
  readonly createdBy: string;
}

interface FormerSecret {
  readonly secret: string;
  readonly until: Date;
}

/** The most webhooks of a partner: each costs a delivery for each event. */
export const MOST_WEBHOOKS = 10;

/** How long a former secret signs as well. */
const FORMER_SECRET_MS = DAY_MS;

/** The most former secrets that sign: more signatures would fill the header of each delivery. */
const MOST_FORMER_SECRETS = 5;
/** The limit as its refusal tells it. */
const EXCHANGES = { name: 'rotateWebhookSecret-day', most: MOST_FORMER_SECRETS, seconds: FORMER_SECRET_MS / 1000 };

/** A new secret: 32 random bytes, as Standard Webhooks writes them. */
export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

type Secrets = Pick<Webhook, 'secret' | 'formerSecrets'>;

/** The secrets that sign now, the newest first. */
export function signingSecrets({ secret, formerSecrets }: Secrets, now: Date): string[] {
  return [secret, ...alive(formerSecrets, now).map((former) => former.secret)];
}

/** The instant from which the newest secret signs alone; null when it does already. */
export function formerSecretUntil({ formerSecrets }: Pick<Webhook, 'formerSecrets'>, now: Date): Date | null {
  return alive(formerSecrets, now)[0]?.until ?? null;
}

/**
 * A new secret; each former one signs for the day that it was promised, also when another exchange comes meanwhile. Throws `rate_limited`
 * when five former secrets sign, with the seconds until the first of them ends.
 */
export function withNewSecret({ secret, formerSecrets }: Secrets, now: Date): Secrets {
  const kept = alive(formerSecrets, now);
  const oldest = kept[MOST_FORMER_SECRETS - 1];
  if (oldest) {
    const retryAfterSeconds = Math.ceil((oldest.until.getTime() - now.getTime()) / 1000);
    throw new ShopError('rate_limited', { retryAfterSeconds, limit: EXCHANGES });
  }
  const former = { secret, until: new Date(now.getTime() + FORMER_SECRET_MS) };
  return { secret: newSecret(), formerSecrets: [former, ...kept] };
}

/** The former secrets that still sign. */
const alive = (formerSecrets: readonly FormerSecret[], now: Date) => formerSecrets.filter(({ until }) => now < until);

/** Characters of an address as it is stored, where a letter outside ASCII takes six or more; by the contract answers hold no longer address. */
const LONGEST_URL = 2000;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Tells whether an address is on the machine itself. It is parsed before, so that no other spelling hides it. */
export const isLoopbackUrl = ({ hostname }: URL) => LOOPBACK.test(hostname);

/** What a sandbox reaches besides public names; the real shop reaches public names alone. */
export interface NearTargets {
  /** True for a sandbox that nobody else reaches: there receivers on the machine itself are tried. Strangers must not reach through it. */
  readonly isLoopbackOpen: boolean;
  /** Tells whether an address is one of the sandbox's own inboxes. */
  readonly isOwnInbox: (url: URL) => boolean;
}

/**
 * Returns the URL of a webhook as it is stored: https at a public name and port 443; in the sandbox also one of its inboxes and, if
 * nobody else reaches the sandbox, http or https on the machine itself. What the name resolves to is looked at when something is sent.
 * Throws `invalid_request`.
 */
export function readTarget(text: string, near: NearTargets): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isShort = url !== undefined && url.href.length <= LONGEST_URL;
  if (isShort && url.hash === '' && (isNearTarget(url, near) || hasPublicName(text))) return url.href;
  throw refusedField(['url'], faultOf(url));
}

function isNearTarget(url: URL, { isLoopbackOpen, isOwnInbox }: NearTargets): boolean {
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return false;
  return (isLoopbackOpen && isLoopbackUrl(url)) || isOwnInbox(url);
}

function faultOf(url: URL | undefined): FieldCode {
  if (!url) return 'format';
  if (url.href.length > LONGEST_URL) return 'maxlength';
  if (url.username || url.password || url.hash) return 'more_than_address';
  if (url.protocol !== 'https:') return 'not_https';
  return url.port === '' ? 'not_public' : 'not_port_443';
}

/** The host of a webhook's address; empty when the address cannot be read any more. */
export const hostOf = ({ url }: Pick<Webhook, 'url'>) => (URL.canParse(url) ? new URL(url).host : '');
