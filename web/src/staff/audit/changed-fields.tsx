import type { AuditField } from '#kernel/audit-fields.ts';
import { type MessageKey, type Translate, useI18n } from '../../i18n/i18n.tsx';
import { wordOf } from '../../i18n/late/word-of.ts';
import { isNothing, useFieldValues } from './use-field-values.ts';

type Fields = Readonly<Record<string, unknown>> | null;

/** The changed fields, each as it was and as it is. What only came or only went has one side; what was and is empty says nothing. */
export function ChangedFields({ before, after }: { before: Fields; after: Fields }) {
  const { t } = useI18n();
  const write = useFieldValues();
  const isSaid = (name: string) => !isNothing(before?.[name]) || !isNothing(after?.[name]);
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(isSaid);
  if (names.length === 0) return null;
  return (
    <dl className="mt-1.5 flex flex-col gap-1 text-xs">
      {names.map((name) => (
        <div key={name} className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-muted">{fieldWord(t, name)}:</dt>
          <dd className="wrap-anywhere min-w-0">
            {before && name in before && (
              <del className="text-muted">
                <span className="sr-only">{t('audit.before')} </span>
                {write(name, before[name], before)}
              </del>
            )}
            {before && after && name in before && name in after && <span aria-hidden="true"> → </span>}
            {after && name in after && (
              <ins className="no-underline">
                <span className="sr-only">{t('audit.after')} </span>
                {write(name, after[name], after)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

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
