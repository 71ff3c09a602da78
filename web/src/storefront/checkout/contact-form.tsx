import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { mistakesOf } from '../../api/late/refusals.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { EmailField, Field, isEmail } from '../../ui/late/field.tsx';
import { likelyEmail } from './likely-email.ts';

/** The customer of an order. The members are the names of the fields, under which browsers keep what was typed. */
export interface Contact {
  readonly full_name: string;
  /** Empty for the order of an account that has no e-mail. */
  readonly email: string;
}

export type ContactField = keyof Contact;

/** The form's fields, by the JSON pointers at which the server reports their errors. */
const FIELDS: Record<string, ContactField> = { '/customerName': 'full_name', '/customerEmail': 'email' };

/** The field that the server has refused; undefined when the error is about other fields. */
export function refusedContactField(error: Error | null): ContactField | undefined {
  return mistakesOf(error)
    .map(({ pointer }) => FIELDS[pointer])
    .find((field) => field !== undefined);
}

interface ContactFormProps {
  /** Names the form for a button that stands outside of it. */
  id?: string;
  initial: Contact;
  refusedField?: ContactField | undefined;
  /** True when the order belongs to an account and needs no e-mail. */
  isEmailOptional?: boolean;
  /** Called at each change with all values. */
  onEdit?: (typed: Contact) => void;
  onDone: (contact: Contact) => void;
  /** What stands below the fields. */
  children: ReactNode;
}

/** Asks for name and e-mail. An error stands beside its field until the field is edited; the focus moves to the first error. */
export function ContactForm(props: ContactFormProps) {
  const { id, initial, refusedField, isEmailOptional = false, onEdit, onDone, children } = props;
  const { t } = useI18n();
  const { register, handleSubmit, formState, clearErrors, setError, setFocus, setValue, getValues } = useForm<Contact>({
    defaultValues: initial,
    reValidateMode: 'onSubmit',
  });
  useEffect(() => {
    if (refusedField) setError(refusedField, { type: 'format' }, { shouldFocus: true });
  }, [refusedField, setError]);
  const onFieldEdited = (field: ContactField) => {
    clearErrors(field);
    onEdit?.(getValues());
  };
  const [suggestedEmail, setSuggestedEmail] = useState<string>();
  const takeSuggestion = (email: string) => {
    setValue('email', email);
    setSuggestedEmail(undefined);
    onFieldEdited('email');
    // The pressed button goes.
    setFocus('email');
  };
  const { errors } = formState;
  const submit = handleSubmit(({ full_name, email }) => onDone({ full_name: full_name.trim(), email: email.trim() }));
  return (
    <form id={id} onSubmit={submit} noValidate aria-label={t('cart.contact')} className="flex flex-col gap-4">
      <Field
        label={t('common.fullName')}
        autoComplete="name"
        maxLength={120}
        required
        error={errors.full_name && t('cart.fullNameRequired')}
        {...register('full_name', {
          validate: (name) => name.trim() !== '',
          onChange: () => onFieldEdited('full_name'),
        })}
      />
      <EmailField
        label={t('frame.email')}
        required={!isEmailOptional}
        hint={isEmailOptional ? t('cart.emailOptional') : undefined}
        error={errors.email && t(errors.email.type === 'required' ? 'cart.emailRequired' : 'cart.emailInvalid')}
        {...register('email', {
          validate: {
            required: (email) => isEmailOptional || email.trim() !== '',
            format: (email) => (isEmailOptional && email.trim() === '') || isEmail(email),
          },
          onChange: () => onFieldEdited('email'),
          // Only when the field is left: while a host is being typed, every beginning of it looks like a mistake.
          onBlur: () => setSuggestedEmail(likelyEmail(getValues('email'))),
        })}
      />
      <p role="status" className="-mt-2 text-sm empty:hidden">
        {suggestedEmail && (
          <button
            type="button"
            onClick={() => takeSuggestion(suggestedEmail)}
            className="text-link wrap-anywhere min-h-11 text-left"
          >
            {t('cart.emailMeant', { email: suggestedEmail })}
          </button>
        )}
      </p>
      {children}
    </form>
  );
}
