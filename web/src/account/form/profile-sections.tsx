import { type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import type { User } from '../../api/late/current-user.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { EmailField, isEmail } from '../../ui/late/field.tsx';
import { BirthInputs, FormInput } from './birth-inputs.tsx';
import { needsConsent, type ProfileValues } from './profile-values.ts';

/** Who the customer is and how to reach them. */
export function PersonalSection({ user }: { user: User }) {
  const { t } = useI18n();
  return (
    <Section title={t('account.personalData')}>
      <FormInput field="firstName" required />
      <FormInput field="lastName" required />
      <EmailInput user={user} />
      <FormInput field="phoneNumber" />
      <FormInput field="gender" />
      <FormInput field="maritalStatus" />
      <FormInput field="occupation" />
      <FormInput field="currentLocation" />
    </Section>
  );
}

/** The data for a birth chart, and the consent to use them. */
export function AstrologicalSection({ user }: { user: User }) {
  const { t } = useI18n();
  const { watch } = useFormContext<ProfileValues>();
  const isAsked = needsConsent(watch(), user);
  return (
    <Section title={t('account.astrologicalData')} text={t('account.astrologicalText')}>
      <BirthInputs isAsked={isAsked} consent={t('account.consent')} consentNeeded={t('account.consentNeeded')} />
    </Section>
  );
}

/** Wishes and notes: what matters to the customer. */
export function WishesSection() {
  const { t } = useI18n();
  return (
    <Section title={t('account.ritualWishes')}>
      <FormInput field="additionalNotes" className="md:col-span-2" hint={t('account.notesHint')} />
    </Section>
  );
}

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="border-line border-t py-6 first:border-t-0">
      <h3 id={id} className="text-card">
        {title}
      </h3>
      {text && <p className="mt-1 max-w-prose text-muted text-sm">{text}</p>}
      <div className="mt-4 grid items-start gap-x-5 gap-y-4 md:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** Shows the confirmed e-mail. A customer who signed in by phone may type an e-mail, which a code will confirm. */
function EmailInput({ user }: { user: User }) {
  const { t } = useI18n();
  const { register, formState } = useFormContext<ProfileValues>();
  const isFixed = user.email !== '';
  return (
    <EmailField
      label={t('frame.email')}
      readOnly={isFixed}
      hint={t(isFixed ? 'account.emailFixed' : 'account.emailToConfirm')}
      error={formState.errors.email && (formState.errors.email.message || t('account.emailWrong'))}
      {...register('email', { validate: (email) => email.trim() === '' || isEmail(email) })}
    />
  );
}
