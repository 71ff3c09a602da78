import { p } from '@mikro-orm/postgresql';
import type { Role, StaffRole } from '#kernel/caller.ts';
import type { Language } from '#kernel/language.ts';
import type { CodePurpose, SignInEvent } from '#modules/auth/index.ts';
import type { ProfileFields } from '#modules/profiles/index.ts';
import { birth, instant, uuid } from './columns.ts';

export const customersTables = {
  users: {
    id: uuid().primary(),
    email: p.text().nullable(),
    phone: p.text().nullable(),
    role: p.text().$type<Role>(),
    partner: p.text().nullable(),
    suspendedRole: p.text().$type<StaffRole>().nullable(),
    language: p.text().$type<Language>(),
    createdAt: instant(),
    closedAt: instant().nullable(),
    closedEmail: p.text().nullable(),
    closedPhone: p.text().nullable(),
    /** When the job looks again at a closed account whose orders are kept. */
    lookAgainAt: instant().nullable(),
    emailProvenAt: instant().nullable(),
  },

  /** Who waits for their money before they leave. When the shop last asked them (`toldAt`), so many `refusals` had come. */
  leavings: {
    userId: uuid().primary(),
    askedAt: instant(),
    toldAt: instant().nullable(),
    refusals: p.integer(),
  },

  /** E-mails that were just proven, until all guest orders with them belong to the account. */
  proven_mailboxes: { userId: uuid().primary(), email: p.text().primary(), provenAt: instant() },

  client_notes: { clientId: uuid().primary(), id: uuid().primary(), authorId: uuid(), at: instant(), text: p.text() },

  sessions: {
    id: uuid().primary(),
    userId: uuid(),
    tokenHash: p.text(),
    createdAt: instant(),
    lastUsedAt: instant(),
    device: p.text(),
    secondFactorAt: instant().nullable(),
  },

  one_time_codes: {
    id: uuid().primary(),
    purpose: p.text().$type<CodePurpose>(),
    contactHash: p.text(),
    codeHash: p.text(),
    browserHash: p.text(),
    knownBrowserHash: p.text().nullable(),
    createdAt: instant(),
    expiresAt: instant(),
    tries: p.integer(),
    usedAt: instant().nullable(),
  },

  /** In which browsers somebody signed in to a contact. */
  known_browsers: { tokenHash: p.text().primary(), contactHash: p.text().primary(), signedInAt: instant() },

  /** The log of sign-ins; `subject` is a keyed hash of the contact. */
  auth_events: {
    id: uuid().primary(),
    at: instant(),
    event: p.text().$type<SignInEvent>(),
    subject: p.text(),
  },

  profiles: {
    id: uuid().primary(),
    userId: uuid(),
    firstName: p.text(),
    lastName: p.text(),
    phoneNumber: p.text(),
    occupation: p.text(),
    ...birth(),
    gender: p.text().$type<ProfileFields['gender']>(),
    maritalStatus: p.text().$type<ProfileFields['maritalStatus']>(),
    currentLocation: p.text(),
    additionalNotes: p.text(),
    consentVersion: p.text().nullable(),
    consentGivenAt: instant().nullable(),
    updatedAt: instant(),
  },

  consultations: {
    id: uuid().primary(),
    userId: uuid().nullable(),
    name: p.text(),
    phone: p.text(),
    message: p.text(),
    language: p.text().$type<Language>(),
    requestedAt: instant(),
    answeredAt: instant().nullable(),
    answeredBy: uuid().nullable(),
    email: p.text().nullable(),
    version: p.integer().default(0),
  },

  consultation_notes: {
    id: uuid().primary(),
    consultationId: uuid(),
    text: p.text(),
    writtenBy: uuid(),
    writtenAt: instant(),
  },

  consultation_answers: {
    id: uuid().primary(),
    consultationId: uuid(),
    email: p.text(),
    text: p.text(),
    sentBy: uuid(),
    sentAt: instant(),
  },
};
