import type { components } from '#contract';
import { useI18n } from '../../i18n/i18n.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import type { FormFields } from '../kit/forms/use-record-form.ts';
import { PartnerField } from '../partners/partner-field.tsx';

export type Member = components['schemas']['Member'];
export type StaffRole = Member['role'];

export const ROLES: readonly StaffRole[] = ['administrator', 'operator', 'editor', 'priest', 'partner'];

/** Every query of members begins with it. */
export const MEMBERS_KEY = ['/api/admin/staff'];

/** A role, and the partner whom a person with the role `partner` serves. */
export interface Post {
  readonly role: string;
  readonly partner: string;
}

/** What the API takes. */
export function postBody({ role, partner }: Post) {
  return { role: role as StaffRole, ...(role === 'partner' && { partner: partner.trim() }) };
}

interface RoleFieldsProps {
  form: FormFields<Post>;
  /** The partner whom the person serves now. */
  served?: string | null | undefined;
}

/** The choice of a role, with what it may do. */
export function RoleFields({ form, served }: RoleFieldsProps) {
  const { t } = useI18n();
  const role = form.values.role as StaffRole;
  return (
    <>
      <SelectField
        {...form.field('role')}
        label={t('staff.role')}
        options={ROLES.map((one) => [one, t(`staff.role.${one}`)] as const)}
      />
      <p className="text-muted text-sm">{t(`members.text.${role}`)}</p>
      {role === 'partner' && (
        <PartnerField {...form.field('partner')} present={served} empty={t('members.choosePartner')} required />
      )}
    </>
  );
}
