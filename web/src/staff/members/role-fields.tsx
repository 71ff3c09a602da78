import type { components } from '#contract';
import { useI18n } from '../../i18n/i18n.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import type { FormFields } from '../kit/forms/use-record-form.ts';
import { PartnerField } from '../partners/partner-field.tsx';

export type Member = components['schemas']['Member'];
export type StaffRole = Member['role'];

const ROLES: readonly StaffRole[] = ['administrator', 'operator', 'editor', 'priest', 'partner'];

/** The keys of all queries of members begin with this. */
export const MEMBERS_KEY = ['/api/admin/staff'];

/** What the fields hold: one of `ROLES`, and the slug of the partner for whom a person with the role `partner` works. */
interface RoleValues {
  readonly role: string;
  readonly partner: string;
}

/** A role as the API takes it: only the role `partner` has a partner. */
export function roleBody({ role, partner }: RoleValues) {
  return role === 'partner' ? { role: role as StaffRole, partner } : { role: role as StaffRole };
}

interface RoleFieldsProps {
  form: FormFields<RoleValues>;
  /** The partner for whom the person works at present. */
  presentPartner?: string | null | undefined;
}

/** The choice of a role, with a sentence on what it may do. */
export function RoleFields({ form, presentPartner }: RoleFieldsProps) {
  const { t } = useI18n();
  const role = form.values.role as StaffRole;
  return (
    <>
      <SelectField
        {...form.field('role')}
        label={t('staff.role')}
        options={ROLES.map((choice) => [choice, t(`staff.role.${choice}`)] as const)}
      />
      <p className="text-muted text-sm">{t(`members.text.${role}`)}</p>
      {role === 'partner' && (
        <PartnerField {...form.field('partner')} present={presentPartner} empty={t('members.choosePartner')} required />
      )}
    </>
  );
}
