import { type ReactNode, useEffect, useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { User } from '../../api/current-user.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { EmailField, isEmail } from '../../ui/late/field.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { PROFILE_FIELDS, type ProfileField } from '../fields/profile-fields.ts';
import { ProfileInput } from '../fields/profile-input.tsx';
import { ConsentLink } from '../privacy/consent-link.tsx';
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
  const { register, watch, formState } = useFormContext<ProfileValues>();
  const isAsked = needsConsent(watch(), user);
  return (
    <Section title={t('account.astrologicalData')} text={t('account.astrologicalText')}>
      <FormInput field="birthDate" />
      <div>
        <FormInput field="birthTime" />
        <CheckboxField label={t('account.timeUncertain')} {...register('isTimeUncertain')} />
      </div>
      <FormInput field="birthPlace" hint={t('account.birthPlaceHint')} />
      <GotraInput />
      <FormInput field="birthNakshatra" />
      <FormInput field="birthRashi" />
      {isAsked && (
        <CheckboxField
          className="rounded-field bg-sunk px-4 py-1.5 md:col-span-2"
          label={t('account.consent')}
          error={formState.errors.consent && t('account.consentNeeded')}
          {...register('consent', { validate: (given) => given })}
        />
      )}
      {isAsked && <ConsentLink className="-mt-3 px-4 md:col-span-2" />}
    </Section>
  );
}

/** The gotra, or the answer that nobody knows it: one takes the place of the other. */
function GotraInput() {
  const { t } = useI18n();
  const { register, setValue, watch } = useFormContext<ProfileValues>();
  const isNamed = watch('gotra').trim() !== '';
  useEffect(() => {
    if (isNamed) setValue('isGotraUnknown', false);
  }, [isNamed, setValue]);
  const onChange = ({ target }: { target: { checked: boolean } }) => {
    if (target.checked) setValue('gotra', '');
  };
  return (
    <div>
      <FormInput field="gotra" hint={t('account.gotraHint')} />
      <CheckboxField label={t('account.gotraUnknown')} {...register('isGotraUnknown', { onChange })} />
    </div>
  );
}

/** The purposes for which the rituals are performed. */
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

interface FormInputProps {
  field: ProfileField;
  required?: boolean;
  hint?: string;
  className?: string;
}

function FormInput({ field: name, ...rest }: FormInputProps) {
  const { t } = useI18n();
  const { field, fieldState } = useController<ProfileValues, ProfileField>({
    name,
    rules: {
      validate: (value) => {
        const wrong = PROFILE_FIELDS[name].check?.(value.trim());
        return wrong ? t(wrong) : true;
      },
    },
  });
  const { value, onChange, onBlur, ref } = field;
  return <ProfileInput field={name} {...{ value, onChange, onBlur, ref }} error={fieldState.error?.message} {...rest} />;
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
