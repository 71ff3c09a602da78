import type { AuditField } from '#kernel/audit-fields.ts';
import { PROFILE_FIELDS, type ProfileField } from '../../account/fields/profile-fields.ts';
import type { MessageKey, Translate } from '../../i18n/i18n.tsx';
import { wordOf } from '../../i18n/late/word-of.ts';

/** Fields that use a message of another area. Fields of the profile have theirs; every other field has one of its own, `auditField.*`. */
const SHARED = {
  status: 'common.state',
  state: 'common.state',
  partner: 'staff.role.partner',
  movedFrom: 'staffOrders.movedFrom',
  movedTo: 'staffOrders.movedTo',
  feedback: 'staffOrders.feedbackGiven',
  buyers: 'clients.buyers',
  days: 'staff.closedDays',
  items: 'common.rituals',
  language: 'staff.language',
  orderId: 'common.order',
  coin: 'common.method.crypto',
  ritual: 'common.ritual',
  day: 'staff.day',
  place: 'common.place',
  pictures: 'staff.pictures',
  intro: 'staff.intro',
  author: 'staff.author',
  description: 'staff.description',
  price: 'staff.monthPrice',
  icon: 'staff.emblem',
  messenger: 'frame.messenger',
  email: 'frame.email',
  isGotraUnknown: 'account.gotraUnknown',
  role: 'staff.role',
  operator: 'staff.role.operator',
  key: 'staffKeys.key',
  startDate: 'common.firstDay',
  offCents: 'common.discount',
  begunAt: 'common.begun',
  part: 'staff.ritePart',
  parts: 'staff.riteParts',
  ahutis: 'staff.ahutis',
} as const satisfies Partial<Record<AuditField, MessageKey>>;

/** The word of a field. A field of an older version of the shop has no word, and shows its own name. */
export function fieldWord(t: Translate, field: string): string {
  return wordOf(t, keyOf(field as AuditField), field);
}

/** The message of a field. By its types a new field of the log without a message does not compile. */
function keyOf(field: AuditField): MessageKey {
  if (isShared(field)) return SHARED[field];
  return isOfProfile(field) ? `account.field.${field}` : `auditField.${field}`;
}

const isShared = (field: AuditField): field is keyof typeof SHARED => Object.hasOwn(SHARED, field);
const isOfProfile = (field: AuditField): field is AuditField & ProfileField => Object.hasOwn(PROFILE_FIELDS, field);

const SHARED_SUBJECTS = new Map<string, MessageKey>([
  ['order', 'common.order'],
  ['client', 'staff.client'],
  ['partner', 'staff.role.partner'],
  ['article', 'staff.article'],
  ['service', 'common.ritual'],
  ['settings', 'staff.settings'],
]);

/** The word of a kind of subjects: what an action was done to. */
export function subjectWord(t: Translate, kind: string): string {
  return wordOf(t, SHARED_SUBJECTS.get(kind) ?? `auditKind.${kind}`, kind);
}
