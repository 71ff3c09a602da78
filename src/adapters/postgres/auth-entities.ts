import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Role } from '#kernel/caller.ts';
import type { Language } from '#kernel/language.ts';
import type { CodePurpose, SignInEvent } from '#modules/auth/index.ts';

const instant = () => p.string().columnType('timestamptz(3)');

const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    email: p.text().nullable(),
    phone: p.text().nullable(),
    role: p.text().$type<Role>(),
    language: p.text().$type<Language>(),
    createdAt: instant(),
  },
});

const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    tokenHash: p.text(),
    createdAt: instant(),
    lastUsedAt: instant(),
    device: p.text(),
    secondFactorAt: instant().nullable(),
  },
});

const OneTimeCode = defineEntity({
  name: 'OneTimeCode',
  tableName: 'one_time_codes',
  properties: {
    id: p.uuid().primary(),
    purpose: p.text().$type<CodePurpose>(),
    contactHash: p.text(),
    codeHash: p.text(),
    browserHash: p.text(),
    createdAt: instant(),
    expiresAt: instant(),
    tries: p.integer(),
    usedAt: instant().nullable(),
  },
});

const AuthEvent = defineEntity({
  name: 'AuthEvent',
  tableName: 'auth_events',
  properties: {
    id: p.uuid().primary(),
    at: instant(),
    event: p.text().$type<SignInEvent>(),
    subject: p.text(),
  },
});

export const authEntities = [User, Session, OneTimeCode, AuthEvent] as const;
