import { p } from '@mikro-orm/postgresql';
import type { KeyScope, StaffRole } from '#kernel/caller.ts';
import type { Language } from '#kernel/language.ts';
import type { ViewedList } from '#modules/panel/index.ts';
import type { Challenge, Factor, StaffTopic } from '#modules/staff/index.ts';
import { instant, uuid } from './columns.ts';

export const staffTables = {
  staff_actions: {
    id: uuid().primary(),
    at: instant(),
    actorId: uuid(),
    actorRole: p.text().$type<StaffRole>(),
    action: p.text(),
    subjectKind: p.text(),
    subjectId: p.text(),
    subjectUserId: uuid().nullable(),
    before: p.json<Readonly<Record<string, unknown>>>().nullable(),
    after: p.json<Readonly<Record<string, unknown>>>().nullable(),
  },

  second_factors: {
    id: uuid().primary(),
    userId: uuid(),
    kind: p.text().$type<Factor['kind']>(),
    device: p.text(),
    createdAt: instant(),
    lastUsedAt: instant().nullable(),
    credentialId: p.text().nullable(),
    publicKey: p.text().nullable(),
    counter: p.bigint('number').nullable(),
    transports: p.json<readonly string[]>().nullable(),
    sealedSecret: p.text().nullable(),
    lastStep: p.bigint('number').nullable(),
  },

  recovery_codes: { userId: uuid().primary(), codeHash: p.text().primary(), usedAt: instant().nullable() },

  factor_challenges: {
    id: uuid().primary(),
    userId: uuid(),
    sessionId: uuid(),
    purpose: p.text().$type<Challenge['purpose']>(),
    challengeHash: p.text(),
    sealedSecret: p.text().nullable(),
    createdAt: instant(),
    expiresAt: instant(),
    wrong: p.integer(),
    usedAt: instant().nullable(),
  },

  partners: {
    id: uuid().primary(),
    slug: p.text(),
    name: p.text(),
    email: p.text(),
    language: p.text().$type<Language>(),
    isSuspended: p.boolean(),
    version: p.integer(),
    createdAt: instant(),
  },

  api_keys: {
    id: uuid().primary(),
    partner: p.text(),
    name: p.text(),
    hint: p.text(),
    keyHash: p.text(),
    scopes: p.json<readonly KeyScope[]>(),
    networks: p.json<readonly string[]>(),
    createdAt: instant(),
    createdBy: uuid(),
    expiresAt: instant().nullable(),
    lastUsedAt: instant().nullable(),
    revokedAt: instant().nullable(),
    exchangedFor: uuid().nullable(),
  },

  /** What happened in the shop. A payment whose review has a further reason, or waits again, is news again in a higher `round`. */
  staff_events: {
    seq: p.bigint('number').primary().autoincrement(),
    topic: p.text().$type<StaffTopic>(),
    subjectId: uuid(),
    round: p.integer(),
    orderId: uuid().nullable(),
    foundAt: instant(),
  },

  /** Which letters each member wants (null until they have chosen), the last event that each was told, and the `letters` since `hourBegan`. */
  staff_letters: {
    userId: uuid().primary(),
    chosen: p.json<readonly StaffTopic[]>().nullable(),
    told: p.bigint('number'),
    hourBegan: instant().nullable(),
    letters: p.integer(),
  },

  push_devices: {
    id: uuid().primary(),
    userId: uuid(),
    endpoint: p.text(),
    p256dh: p.text(),
    auth: p.text(),
    device: p.text(),
    createdAt: instant(),
  },

  /** Every version of each setting; without an author it came from the shop's configuration or its first start. */
  setting_versions: {
    name: p.text().primary(),
    version: p.integer().primary(),
    value: p.json<unknown>(),
    at: instant(),
    authorId: uuid().nullable(),
  },

  /** Views of lists; without an owner a view is everybody's. */
  saved_views: {
    id: uuid().primary(),
    list: p.text().$type<ViewedList>(),
    ownerId: uuid().nullable(),
    name: p.text(),
    filters: p.json<Readonly<Record<string, string>>>(),
    version: p.integer(),
    createdAt: instant(),
  },
};
