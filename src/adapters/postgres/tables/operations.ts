import { p } from '@mikro-orm/postgresql';
import type { Language } from '#kernel/language.ts';
import type { Message } from '#kernel/messages.ts';
import { instant, uuid } from './columns.ts';

export const operationsTables = {
  idempotency_keys: {
    caller: p.text().primary(),
    operation: p.text().primary(),
    key: p.text().primary(),
    bodyHash: p.text(),
    claimedAt: instant(),
    result: p.json<{ value: unknown } | { secret: true }>().nullable(),
  },

  /** Enciphered answers that hold a secret, apart from the other keys because no backup may have them. */
  secret_answers: {
    caller: p.text().primary(),
    operation: p.text().primary(),
    key: p.text().primary(),
    sealed: p.text(),
    madeAt: instant(),
  },

  /** Letters, SMS and pushes. The texts of one with a secret are empty, and enciphered in `sealed`: for a day, and longer while it waits. */
  messages: {
    id: uuid().primary(),
    channel: p.text().$type<Message['channel']>(),
    recipient: p.text(),
    subject: p.text(),
    text: p.text(),
    html: p.text(),
    language: p.text().$type<Language>(),
    createdAt: instant(),
    state: p.text().$type<'waiting' | 'sent' | 'dead'>(),
    sealed: p.text().nullable(),
    expiresAt: instant().nullable(),
    attempts: p.integer(),
    nextAttemptAt: instant().nullable(),
    userId: uuid().nullable(),
    about: uuid().nullable(),
    failedAt: instant().nullable(),
    failure: p.text().nullable(),
    sentAt: instant().nullable(),
    topic: p.text().nullable(),
    calendar: p.text().nullable(),
  },

  jobs: {
    name: p.text().primary(),
    nextRunAt: instant(),
    attempts: p.integer(),
    doneAt: instant().nullable(),
    failedAt: instant().nullable(),
    failure: p.text().nullable(),
  },

  /** What is true of the whole database, or was last done to it. */
  marks: { name: p.text().primary(), at: instant() },

  /** Browser files of the last two builds, joined; `places` has of each its first byte (from 1), its length and whether it is packed. */
  web_builds: {
    name: p.text().primary(),
    startedAt: instant(),
    places: p.json<Record<string, readonly [number, number, boolean]>>(),
    files: p.blob(),
  },

  rate_limits: { bucket: p.text().primary(), windowStart: instant(), hits: p.integer() },

  sandbox_inbox: {
    id: uuid().primary(),
    inbox: uuid(),
    at: instant(),
    webhookId: p.text(),
    webhookTimestamp: p.text(),
    webhookSignature: p.text(),
    body: p.text(),
  },
};
