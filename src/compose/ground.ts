import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#kernel/clock.ts';
import type { NewId } from '#kernel/ids.ts';
import { createWriteInstant } from '#kernel/instant-words.ts';
import { composeLetters, type Letters } from '#modules/notifications/index.ts';
import type { Database } from '../adapters/postgres/database.ts';
import type { Metrics } from '../adapters/prometheus/metrics.ts';
import type { Config } from '../config/read-config.ts';
import type { RateLimiter } from '../http/requests/rate-limits.ts';

/** What every part of the composition needs. */
export interface Ground {
  readonly config: Config;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly database: Database;
  readonly letters: Letters;
  /** Undefined when rate limits are off. */
  readonly rateLimiter: RateLimiter | undefined;
  /** Undefined when nobody reads the shop's numbers. */
  readonly metrics: Metrics | undefined;
  readonly log: FastifyBaseLogger;
}

/** Addresses of the shop's pages for letters, receipts, answers and gateways, and how letters and receipts write an instant. */
export function linksOf({ publicUrl, timeZone }: Pick<Config, 'publicUrl' | 'timeZone'>) {
  return {
    orderUrl: (id: string, language: string) => `${publicUrl}/${language}/order/${id}`,
    paymentUrl: (id: string) => `${publicUrl}/checkout/${id}`,
    accountUrl: (language: string) => `${publicUrl}/${language}/user-profile`,
    // Secrets stand behind `#`, which browsers do not send: no log gets them.
    invitationUrl: (token: string, language: string) => `${publicUrl}/${language}/invitation#${token}`,
    namesUrl: (code: string, token: string) => `${publicUrl}/verify/${code}#names=${token}`,
    refundUrl: (token: string, language: string) => `${publicUrl}/${language}/refund#${token}`,
    writeInstant: createWriteInstant(timeZone),
  };
}

/** Tells whether there is a ritual with an id, published or not. */
export const isServiceOf =
  ({ serviceTexts }: Database['readers']) =>
  async (id: string) =>
    (await serviceTexts.find(id)) !== undefined;

/** The writers of all letters that the shop sends, but for the news of the staff. */
export function lettersOf({ config, clock, newId }: Pick<Ground, 'config' | 'clock' | 'newId'>): Letters {
  return composeLetters({
    ...linksOf(config),
    newId,
    clock,
    publicUrl: config.publicUrl,
    supportEmail: config.support.email,
    mailsPerDay: config.guestMailsPerDay,
    isTest: config.isSandbox,
  });
}
