import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Language } from '#kernel/language.ts';
import type { Message as Mail } from '#kernel/messages.ts';
import { instant, uuid } from './columns.ts';

const IdempotencyKey = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    caller: p.text().primary(),
    operation: p.text().primary(),
    key: p.text().primary(),
    bodyHash: p.text(),
    claimedAt: instant(),
    result: p.json<{ value: unknown } | { secret: true }>().nullable(),
  },
});

const SecretAnswer = defineEntity({
  name: 'SecretAnswer',
  tableName: 'secret_answers',
  properties: {
    caller: p.text().primary(),
    operation: p.text().primary(),
    key: p.text().primary(),
    sealed: p.text(),
    madeAt: instant(),
  },
});

const Message = defineEntity({
  name: 'Message',
  tableName: 'messages',
  properties: {
    id: uuid().primary(),
    channel: p.text().$type<Mail['channel']>(),
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
});

const Job = defineEntity({
  name: 'Job',
  tableName: 'jobs',
  properties: {
    name: p.text().primary(),
    nextRunAt: instant(),
    attempts: p.integer(),
    doneAt: instant().nullable(),
    failedAt: instant().nullable(),
    failure: p.text().nullable(),
  },
});

const Mark = defineEntity({
  name: 'Mark',
  tableName: 'marks',
  properties: { name: p.text().primary(), at: instant() },
});

const RateLimit = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limits',
  properties: { bucket: p.text().primary(), windowStart: instant(), hits: p.integer() },
});

const SandboxInboxItem = defineEntity({
  name: 'SandboxInboxItem',
  tableName: 'sandbox_inbox',
  properties: {
    id: uuid().primary(),
    inbox: uuid(),
    at: instant(),
    webhookId: p.text(),
    webhookTimestamp: p.text(),
    webhookSignature: p.text(),
    body: p.text(),
  },
});

export const operationsTables = [IdempotencyKey, SecretAnswer, Message, Job, Mark, RateLimit, SandboxInboxItem] as const;
