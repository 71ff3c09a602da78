import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import { ROLE_TEXTS, ROLE_WORDS, ROLES, type StaffRole } from './members.ts';

/** A role, and the partner whom a person with the role `partner` serves. */
export interface Post {
  readonly role: StaffRole;
  readonly partner: string;
}

/** What the API takes. */
export function postBody({ role, partner }: Post) {
  return role === 'partner' ? { role, partner: partner.trim() } : { role };
}

export const isComplete = ({ role, partner }: Post) => role !== 'partner' || partner.trim() !== '';

/** The choice of a role, with what it may do. */
export function RoleFields({ post, onChange }: { post: Post; onChange: (post: Post) => void }) {
  const { t } = useI18n();
  return (
    <>
      <SelectField
        label={t('staff.role')}
        options={ROLES.map((role) => [role, t(ROLE_WORDS[role])] as const)}
        value={post.role}
        onChange={({ target }) => onChange({ ...post, role: target.value as StaffRole })}
      />
      <p className="text-muted text-sm">{t(ROLE_TEXTS[post.role])}</p>
      {post.role === 'partner' && (
        <Field
          label={t('staff.rolePartner')}
          hint={t('members.partnerHint')}
          required
          maxLength={63}
          autoCapitalize="none"
          spellCheck={false}
          value={post.partner}
          onChange={({ target }) => onChange({ ...post, partner: target.value })}
        />
      )}
    </>
  );
}
