import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { type Contact, keepTypedContact, readTypedContact } from './checkout-contact.ts';
import type { ContactField } from './use-cart-source.ts';

const EMAIL = /^\S+@\S+\.\S+$/;
/** The shop takes no name shorter than this. */
const SHORTEST_NAME = 2;

export interface ContactFormProps {
  /** Formatted total for the button. */
  price: string;
  payable: boolean;
  /** A field that the shop has refused. */
  refusedField: ContactField | undefined;
  onDone: (contact: Contact) => void;
}

/** Who a guest orders for. Nothing typed is lost on reload; an error goes away when its field is edited. */
export function ContactForm({ price, payable, refusedField, onDone }: ContactFormProps) {
  const { t } = useI18n();
  const { register, handleSubmit, formState, clearErrors, setError, getValues } = useForm<Contact>({
    defaultValues: readTypedContact(),
    reValidateMode: 'onSubmit',
  });
  useEffect(() => {
    if (refusedField) setError(refusedField, { type: 'format' }, { shouldFocus: true });
  }, [refusedField, setError]);
  const edited = (field: ContactField) => () => {
    clearErrors(field);
    keepTypedContact(getValues());
  };
  const { errors } = formState;
  const submit = handleSubmit(({ full_name, email }) => onDone({ full_name: full_name.trim(), email: email.trim() }));
  return (
    <form onSubmit={submit} noValidate aria-label={t('cart.contact')} className="flex flex-col gap-4">
      <Field
        label={t('cart.fullName')}
        autoComplete="name"
        maxLength={120}
        error={errors.full_name && t('cart.fullNameRequired')}
        {...register('full_name', {
          validate: (name) => name.replace(/\s/g, '').length >= SHORTEST_NAME,
          onChange: edited('full_name'),
        })}
      />
      <Field
        label={t('cart.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        error={errors.email && t(errors.email.type === 'required' ? 'cart.emailRequired' : 'cart.emailInvalid')}
        {...register('email', {
          validate: {
            required: (email) => email.trim() !== '',
            format: (email) => EMAIL.test(email.trim()),
          },
          onChange: edited('email'),
        })}
      />
      <Button variant="primary" type="submit" disabled={!payable} className="mt-1">
        {t('cart.pay', { price })}
      </Button>
      <p className="text-center text-muted text-sm">{t('cart.payNote')}</p>
    </form>
  );
}
