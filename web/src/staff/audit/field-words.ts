import type { AuditField } from '#kernel/audit-fields.ts';
import type { MessageKey, Translate } from '../../i18n/i18n.tsx';
import { wordOf } from '../../i18n/late/word-of.ts';

/** Fields that the shop has words for elsewhere; every other field has a message of its own. */
const SHARED = {
  status: 'staff.state',
  partner: 'staff.role.partner',
  buyers: 'clients.buyers',
  days: 'staff.closedDays',
  items: 'staff.rituals',
  language: 'staff.language',
  orderId: 'staff.order',
  coin: 'staffOrders.method.crypto',
  ritual: 'staff.ritual',
  day: 'staff.day',
  place: 'staff.place',
  pictures: 'staff.pictures',
  intro: 'staff.intro',
  author: 'staff.author',
  description: 'staff.description',
  price: 'staff.monthPrice',
  icon: 'staff.emblem',
  messenger: 'frame.messenger',
  email: 'frame.email',
  firstName: 'account.field.firstName',
  lastName: 'account.field.lastName',
  phoneNumber: 'account.field.phoneNumber',
  occupation: 'account.field.occupation',
  birthDate: 'account.field.birthDate',
  birthTime: 'account.field.birthTime',
  birthPlace: 'account.field.birthPlace',
  birthNakshatra: 'account.field.birthNakshatra',
  birthRashi: 'account.field.birthRashi',
  gotra: 'account.field.gotra',
  isGotraUnknown: 'account.gotraUnknown',
  gender: 'account.field.gender',
  maritalStatus: 'account.field.maritalStatus',
  currentLocation: 'account.field.currentLocation',
  additionalNotes: 'account.field.additionalNotes',
  role: 'staff.role',
  operator: 'staff.role.operator',
  key: 'staffKeys.key',
} as const satisfies Partial<Record<AuditField, MessageKey>>;

const keyOf = (field: AuditField): MessageKey => (isShared(field) ? SHARED[field] : `auditField.${field}`);
const isShared = (field: AuditField): field is keyof typeof SHARED => field in SHARED;

/** The word of a field; a field of former times, for which there is none, by its own name. */
export const fieldWord = (t: Translate, field: string): string => wordOf(t, keyOf(field as AuditField), field);

const SHARED_SUBJECTS: Readonly<Record<string, MessageKey>> = {
  order: 'staff.order',
  client: 'staff.client',
  partner: 'staff.role.partner',
  article: 'staff.article',
  service: 'staff.ritual',
  settings: 'staff.settings',
};

/** What an action was done to, in words. */
export const subjectWord = (t: Translate, kind: string): string => wordOf(t, SHARED_SUBJECTS[kind] ?? `auditKind.${kind}`, kind);
