import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';

/** Who is ordered for. */
export interface Contact {
  readonly full_name: string;
  /** Empty where an account orders that has none. */
  readonly email: string;
}

export type ContactField = keyof Contact;

/** Fields of the contract's requests, by the pointers of their errors. */
const FIELDS: Record<string, ContactField> = { '/customerName': 'full_name', '/customerEmail': 'email' };

const EMAIL = /^\S+@\S+\.\S+$/;

/** The field that the shop has refused, told from the problem's field errors. */
export function refusedContactField(errors: readonly { pointer: string }[] | undefined): ContactField | undefined {
  return errors?.map(({ pointer }) => FIELDS[pointer]).find((field) => field !== undefined);
}

export interface ContactFormProps {
  initial: Contact;
  /** A field that the shop has refused. */
  refusedField?: ContactField | undefined;
  /** True where the order is found without an e-mail. */
  isEmailOptional?: boolean;
  /** Everything typed, at each change. */
  onEdit?: (typed: Contact) => void;
  onDone: (contact: Contact) => void;
  /** The submit button and what stands below it. */
  children: ReactNode;
}

/** Asks for name and e-mail. Errors stand beside their fields and go away when the field is edited; focus goes to the first. */
export function ContactForm({ initial, refusedField, isEmailOptional = false, onEdit, onDone, children }: ContactFormProps) {
  const { t } = useI18n();
  const { register, handleSubmit, formState, clearErrors, setError, getValues } = useForm<Contact>({
    defaultValues: initial,
    reValidateMode: 'onSubmit',
  });
  useEffect(() => {
    if (refusedField) setError(refusedField, { type: 'format' }, { shouldFocus: true });
  }, [refusedField, setError]);
  const edited = (field: ContactField) => () => {
    clearErrors(field);
    onEdit?.(getValues());
  };
  const { errors } = formState;
  const submit = handleSubmit(({ full_name, email }) => onDone({ full_name: full_name.trim(), email: email.trim() }));
  return (
    <form onSubmit={submit} noValidate aria-label={t('cart.contact')} className="flex flex-col gap-4">
      <Field
        label={t('cart.fullName')}
        autoComplete="name"
        maxLength={120}
        required
        error={errors.full_name && t('cart.fullNameRequired')}
        {...register('full_name', {
          validate: (name) => name.trim() !== '',
          onChange: edited('full_name'),
        })}
      />
      <Field
        label={t('cart.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required={!isEmailOptional}
        hint={isEmailOptional ? t('cart.emailOptional') : undefined}
        error={errors.email && t(errors.email.type === 'required' ? 'cart.emailRequired' : 'cart.emailInvalid')}
        {...register('email', {
          validate: {
            required: (email) => isEmailOptional || email.trim() !== '',
            format: (email) => (isEmailOptional && email.trim() === '') || EMAIL.test(email.trim()),
          },
          onChange: edited('email'),
        })}
      />
      {children}
    </form>
  );
}
