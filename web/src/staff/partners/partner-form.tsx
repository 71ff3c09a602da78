import type { Language } from '#kernel/language.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field, isEmail } from '../../ui/late/field.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { Card } from '../kit/card.tsx';
import { CheckedForm } from '../kit/checked-form.tsx';
import { Conflict, type FieldWords } from '../kit/conflict.tsx';
import { LanguageField } from '../kit/language-field.tsx';
import { languageName } from '../kit/language-name.ts';
import { LeftEmailField } from '../kit/left-email-field.tsx';
import { SubmitButton } from '../kit/submit-button.tsx';
import { type OpenedPartner, type PartnerValues, usePartnerForm } from './use-partner-form.ts';

const SLUG = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** Who a partner is; `slug` is empty for a new partner, who gets one that stays. */
export function PartnerForm({ slug, saved }: { slug: string; saved: OpenedPartner }) {
  const { t } = useI18n();
  const tell = useTell();
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
        <Conflict typed={form} error={save.error} tell={tell} />
        <SubmitButton isPending={save.isPending} className="self-start">
          {t(slug === '' ? 'partners.add' : 'partners.save')}
        </SubmitButton>
      </CheckedForm>
    </Card>
  );
}

/** How the fields of the form are told. */
function useTell() {
  const { t, language } = useI18n();
  return (field: keyof PartnerValues): FieldWords<string> => {
    if (field === 'language') return { label: t('partners.language'), words: (of) => languageName(of as Language, language) };
    if (field === 'suspended') return { label: t('partners.suspended'), words: (value) => t(value ? 'staff.yes' : 'staff.no') };
    return { label: t(`partners.${field}`) };
  };
}
