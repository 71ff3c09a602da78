import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Field, isEmail } from '../../ui/late/field.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { Card } from '../kit/card.tsx';
import { CheckedForm } from '../kit/checked-form.tsx';
import { Conflict } from '../kit/conflict.tsx';
import { FormError } from '../kit/form-error.tsx';
import { LanguageField } from '../kit/language-field.tsx';
import { LeftEmailField } from '../kit/left-email-field.tsx';
import { SubmitButton } from '../kit/submit-button.tsx';
import { type OpenedPartner, type PartnerValues, usePartnerForm } from './use-partner-form.ts';

const SLUG = /^[a-z0-9][a-z0-9-]{0,62}$/;
const FIELD_WORDS = {
  name: 'partners.name',
  email: 'partners.email',
  language: 'partners.language',
  suspended: 'partners.suspended',
} as const satisfies Record<Exclude<keyof PartnerValues, 'slug'>, MessageKey>;
const FIELDS = ['name', 'email', 'language', 'suspended'] as const;

/** Who a partner is; `slug` is empty for a new partner, who gets one that stays. */
export function PartnerForm({ slug, saved }: { slug: string; saved: OpenedPartner }) {
  const { t } = useI18n();
  const form = usePartnerForm(slug, saved);
  const { values, set, errors, save } = form;
  const isSlug = SLUG.test(values.slug);
  const isReady = isSlug && values.name.trim() !== '' && isEmail(values.email);
  return (
    <Card title={t('partners.about')}>
      <CheckedForm
        className="flex flex-col gap-4"
        isReady={isReady}
        isUnchanged={!form.isDirty}
        isPending={save.isPending}
        onSend={form.send}
      >
        {slug === '' && (
          <Field
            label={t('partners.slug')}
            hint={t('partners.slugHint')}
            error={values.slug && !isSlug ? t('partners.slugWrong') : errors.slug}
            required
            maxLength={63}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={values.slug}
            onChange={({ target }) => set({ slug: target.value.trim().toLowerCase() })}
          />
        )}
        <Field
          label={t('partners.name')}
          hint={t('partners.nameHint')}
          error={errors.name}
          required
          maxLength={120}
          autoComplete="off"
          value={values.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <LeftEmailField
          label={t('partners.email')}
          hint={t('partners.emailHint')}
          error={errors.email}
          required
          autoComplete="off"
          value={values.email}
          onChange={({ target }) => set({ email: target.value })}
        />
        <LanguageField label={t('partners.language')} value={values.language} onChange={(language) => set({ language })} />
        {slug !== '' && (
          <CheckboxField
            label={t('partners.suspend')}
            checked={values.suspended !== ''}
            onChange={({ target }) => set({ suspended: target.checked ? 'true' : '' })}
          />
        )}
        {form.isConflict ? (
          <Conflict
            text={t('partners.changed')}
            fields={FIELDS.filter((field) => values[field] !== saved.values[field]).map((field) => t(FIELD_WORDS[field]))}
            onMine={form.keepMine}
            onTheirs={form.takeTheirs}
          />
        ) : (
          <FormError error={save.error} />
        )}
        <SubmitButton isPending={save.isPending} className="self-start">
          {t(slug === '' ? 'partners.add' : 'partners.save')}
        </SubmitButton>
      </CheckedForm>
    </Card>
  );
}
