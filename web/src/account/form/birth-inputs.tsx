import { useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useI18n } from '../../i18n/i18n.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { PROFILE_FIELDS, type ProfileField } from '../fields/profile-fields.ts';
import { ProfileInput } from '../fields/profile-input.tsx';
import { ConsentLink } from '../privacy/consent-link.tsx';
import type { ProfileValues } from './profile-values.ts';

interface BirthInputsProps {
  /** True while what is written needs a consent that is not given. */
  isAsked: boolean;
  /** The text of the consent, and what is said while it is lacking. */
  consent: string;
  consentNeeded: string;
}

/** The data for a birth chart, and the consent to use them: of the customer, or of somebody of the circle. */
export function BirthInputs({ isAsked, consent, consentNeeded }: BirthInputsProps) {
  const { t } = useI18n();
  const { register, formState } = useFormContext<ProfileValues>();
  return (
    <>
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
        <>
          <CheckboxField
            className="rounded-field bg-sunk px-4 py-1.5 has-[[aria-invalid]]:pb-4 md:col-span-2"
            label={consent}
            error={formState.errors.consent && consentNeeded}
            // What nobody sees any more is not agreed to.
            {...register('consent', { validate: (isAgreed) => isAgreed, shouldUnregister: true })}
          />
          <ConsentLink className="-mt-3 px-4 md:col-span-2" />
        </>
      )}
    </>
  );
}

/** The gotra, or the answer that nobody knows it: one takes the place of the other. */
function GotraInput() {
  const { t } = useI18n();
  const { register, setValue, watch } = useFormContext<ProfileValues>();
  const isNamed = watch('gotra').trim() !== '';
  // Another device may store the box while a gotra is typed here.
  const isUnknown = watch('isGotraUnknown');
  useEffect(() => {
    if (isNamed && isUnknown) setValue('isGotraUnknown', false);
  }, [isNamed, isUnknown, setValue]);
  return (
    <div>
      <FormInput field="gotra" hint={t('account.gotraHint')} />
      <CheckboxField
        label={t('account.gotraUnknown')}
        {...register('isGotraUnknown', { onChange: ({ target }) => target.checked && setValue('gotra', '') })}
      />
    </div>
  );
}

interface FormInputProps {
  field: ProfileField;
  required?: boolean;
  hint?: string;
  className?: string;
}

/** A field of the profile in a form that holds it. */
export function FormInput({ field: name, ...rest }: FormInputProps) {
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
  return (
    <ProfileInput
      field={name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
      {...rest}
    />
  );
}
