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
  firstName: 'account.firstName',
  lastName: 'account.lastName',
  phoneNumber: 'account.phoneNumber',
  occupation: 'account.occupation',
  birthDate: 'account.birthDate',
  birthTime: 'account.birthTime',
  birthPlace: 'account.birthPlace',
  birthNakshatra: 'account.familyNakshatra',
  birthRashi: 'account.familyRashi',
  gotra: 'account.gotra',
  isGotraUnknown: 'account.gotraUnknown',
  gender: 'account.gender',
  maritalStatus: 'account.maritalStatus',
  currentLocation: 'account.currentLocation',
  additionalNotes: 'account.additionalNotes',
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
