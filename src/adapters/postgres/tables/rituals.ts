import { defineEntity, p } from '@mikro-orm/postgresql';
import type { PostponementAsk } from '#modules/office/index.ts';
import type { Invitation, LineAnswer } from '#modules/plans/index.ts';
import type { BirthFields } from '#modules/profiles/index.ts';
import type { RiteNote } from '#modules/rituals/index.ts';
import type { Answer } from '#modules/sankalpa/index.ts';
import { day, inLanguages, instant, uuid } from './columns.ts';

const Plan = defineEntity({
  name: 'Plan',
  tableName: 'plans',
  properties: {
    id: uuid().primary(),
    userId: uuid(),
    startDate: day(),
    specialWishes: p.text(),
    participants: p.text(),
    moves: p.integer(),
    calendarVersion: p.integer(),
    updatedAt: instant(),
  },
});

/** What is known of somebody's birth, by their own consent. */
const birth = () => ({
  birthDate: p.text(),
  birthTime: p.text(),
  isTimeUncertain: p.text().$type<BirthFields['isTimeUncertain']>(),
  birthPlace: p.text(),
  birthNakshatra: p.text(),
  birthRashi: p.text(),
  gotra: p.text(),
  isGotraUnknown: p.text().$type<BirthFields['isGotraUnknown']>(),
});

const Participant = defineEntity({
  name: 'Participant',
  tableName: 'participants',
  properties: {
    id: uuid().primary(),
    userId: uuid(),
    name: p.text(),
    relation: p.text(),
    ...birth(),
    readAs: p.text(),
    consentVersion: p.text().nullable(),
    consentGivenAt: instant().nullable(),
    version: p.integer(),
    createdAt: instant().defaultRaw('clock_timestamp()'),
  },
});

const InvitationEntity = defineEntity({
  name: 'Invitation',
  tableName: 'invitations',
  properties: {
    id: uuid().primary(),
    planId: uuid(),
    number: p.integer(),
    label: p.text(),
    note: p.text(),
    email: p.text(),
    state: p.text().$type<Invitation['state']>(),
    tokenHash: p.text().nullable(),
    expiresAt: instant().nullable(),
    invitedAt: instant(),
    answeredAt: instant().nullable(),
    name: p.text(),
    ...birth(),
    readAs: p.text(),
    guardian: p.text(),
    consentVersion: p.text().nullable(),
    consentGivenAt: instant().nullable(),
    version: p.integer(),
    lineState: p.text().$type<LineAnswer['state']>().nullable(),
    linePrint: p.text(),
    lineWords: p.text(),
    lineAnsweredAt: instant().nullable(),
  },
});

const NameReading = defineEntity({
  name: 'NameReading',
  tableName: 'name_readings',
  properties: {
    orderId: uuid().primary(),
    name: p.text().primary(),
    readAs: p.text(),
    writtenAt: instant(),
    writtenBy: uuid(),
  },
});

const NameSpelling = defineEntity({
  name: 'NameSpelling',
  tableName: 'name_spellings',
  properties: {
    userId: uuid().primary(),
    name: p.text().primary(),
    source: p.text(),
    iast: p.text(),
    note: p.text(),
    byStaff: p.boolean(),
    version: p.integer(),
    writtenAt: instant(),
  },
});

const SankalpaAnswer = defineEntity({
  name: 'SankalpaAnswer',
  tableName: 'sankalpa_answers',
  properties: {
    orderId: uuid().primary(),
    position: p.integer().primary(),
    print: p.text(),
    state: p.text().$type<Answer['state']>(),
    words: p.text(),
    version: p.integer(),
    at: instant(),
  },
});

const RitualDay = defineEntity({
  name: 'RitualDay',
  tableName: 'ritual_days',
  properties: {
    orderId: uuid().primary(),
    position: p.integer().primary(),
    day: day().primary(),
    tickedAt: instant(),
    tickedBy: uuid(),
  },
});

const RiteNoteEntity = defineEntity({
  name: 'RiteNote',
  tableName: 'rite_notes',
  properties: {
    id: uuid().primary(),
    orderId: uuid(),
    position: p.integer(),
    kind: p.text().$type<RiteNote['kind']>(),
    day: day(),
    part: p.text(),
    ...inLanguages(() => p.text(), 'name'),
    ahutis: p.integer().nullable(),
    notedAt: instant(),
    arrivedAt: instant(),
    notedBy: uuid(),
    takenBackAt: instant().nullable(),
    takenBackBy: uuid().nullable(),
    reason: p.text().default(''),
  },
});

const PostponementAskEntity = defineEntity({
  name: 'PostponementAsk',
  tableName: 'postponement_asks',
  properties: {
    id: uuid().primary(),
    orderId: uuid(),
    startDate: day(),
    reason: p.text(),
    askedAt: instant(),
    state: p.text().$type<PostponementAsk['state']>(),
    endedAt: instant().nullable(),
    answeredBy: uuid().nullable(),
    answer: p.text(),
    items: p.json<PostponementAsk['items']>(),
  },
});

const Report = defineEntity({
  name: 'Report',
  tableName: 'reports',
  properties: {
    orderId: uuid().primary(),
    position: p.integer().primary(),
    text: p.text(),
    day: day(),
    place: p.text(),
    version: p.integer(),
    savedAt: instant(),
    savedBy: uuid(),
    sentAt: instant().nullable(),
    correctedAt: instant().nullable(),
  },
});

const ReportPicture = defineEntity({
  name: 'ReportPicture',
  tableName: 'report_pictures',
  properties: {
    pictureId: uuid().primary(),
    orderId: uuid(),
    position: p.integer(),
    rank: p.integer(),
    caption: p.text(),
    isPublic: p.boolean(),
  },
});

const YearReminder = defineEntity({
  name: 'YearReminder',
  tableName: 'year_reminders',
  properties: {
    orderId: uuid().primary(),
    masa: p.integer(),
    isAdhika: p.boolean(),
    tithi: p.integer(),
    day: day(),
    wantedAt: instant(),
    sentAt: instant().nullable(),
  },
});

const OrderFeedback = defineEntity({
  name: 'OrderFeedback',
  tableName: 'order_feedback',
  properties: {
    orderId: uuid().primary(),
    mark: p.integer().nullable(),
    text: p.text(),
    consentWords: p.text().nullable(),
    consentAt: instant().nullable(),
    writtenAt: instant(),
    version: p.integer(),
  },
});

export const ritualsTables = [
  Plan,
  Participant,
  InvitationEntity,
  NameReading,
  NameSpelling,
  SankalpaAnswer,
  RitualDay,
  RiteNoteEntity,
  PostponementAskEntity,
  Report,
  ReportPicture,
  YearReminder,
  OrderFeedback,
] as const;
