import { defineEntity, p } from '@mikro-orm/postgresql';

const instant = () => p.string().columnType('timestamptz(3)');

const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    email: p.text().nullable(),
    phone: p.text().nullable(),
    role: p.text().$type<'customer' | 'partner' | 'administrator'>(),
    language: p.text().$type<'ru' | 'en'>(),
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
    purpose: p.text().$type<'sign_in' | 'change_email'>(),
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
    event: p.text().$type<'ok' | 'fail' | 'locked' | 'logout'>(),
    subject: p.text(),
  },
});

export const authEntities = [User, Session, OneTimeCode, AuthEvent] as const;
