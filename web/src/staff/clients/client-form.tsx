import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Language } from '#kernel/language.ts';
import { PROFILE_FIELDS, type ProfileField } from '../../account/fields/profile-fields.ts';
import { ProfileInput } from '../../account/fields/profile-input.tsx';
import { ApiError } from '../../api/error.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { EmailField } from '../../ui/late/field.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { Card } from '../kit/card.tsx';
import { Conflict, type FieldWords } from '../kit/conflict.tsx';
import { LanguageField } from '../kit/language-field.tsx';
import { languageName } from '../kit/language-name.ts';
import { ErrorCard } from '../kit/notes.tsx';
import { SubmitButton } from '../kit/submit-button.tsx';
import { isConflict, type Saved } from '../kit/use-typed.ts';
import { type ClientField, type ClientValues, hasBirthData, wrongOf } from './client-values.ts';
import { useClientForm } from './use-client-form.ts';

interface ClientFormProps {
  /** Empty for a new client. */
  id: string;
  saved: Saved<ClientValues, string>;
}

/** The data of a client, by the rules of the client's own profile. */
export function ClientForm({ id, saved }: ClientFormProps) {
  const { t } = useI18n();
  const form = useClientForm(id, saved);
  const { values, opened, save, set } = form;
  const tell = useTell();
  const { errors, element, submit } = useChecks(form);
  const input = (field: ProfileField, className?: string) => (
    <ProfileInput
      field={field}
      value={values[field]}
      onChange={(value) => set({ [field]: value })}
      error={errors[field]}
      autoComplete="off"
      {...(field === 'currentLocation' ? { label: t('clients.location') } : {})}
      {...(className ? { className } : {})}
    />
  );
  const isWithdrawn = opened.consent !== '' && values.consent === '';
  return (
    <form ref={element} onSubmit={submit} noValidate className="grid max-w-3xl gap-4">
      <Card title={t('clients.contacts')}>
        <Fields>
          {input('firstName')}
          {input('lastName')}
          <EmailField
            label={t('clients.email')}
            hint={t(id ? 'clients.emailTheirs' : 'clients.emailForSignIn')}
            autoComplete="off"
            readOnly={id !== ''}
            value={values.email}
            onChange={({ target }) => set({ email: target.value })}
            error={errors.email}
          />
          {input('phoneNumber')}
          <LanguageField label={t('clients.language')} value={values.language} onChange={(language) => set({ language })} />
        </Fields>
      </Card>
      <Card title={t('clients.birth')}>
        {isWithdrawn ? (
          <p className="mb-2">{t('clients.birthGoes')}</p>
        ) : (
          <Fields>
            {input('birthDate')}
            <div>
              {input('birthTime')}
              <CheckboxField
                label={t('account.timeUncertain')}
                checked={values.isTimeUncertain !== ''}
                onChange={({ target }) => set({ isTimeUncertain: target.checked ? 'true' : '' })}
              />
            </div>
            {input('birthPlace')}
          </Fields>
        )}
        {(opened.consent || values.consent || hasBirthData(values)) && (
          <CheckboxField
            className="mt-4 rounded-field bg-sunk px-4 py-1.5"
            label={t('clients.hasConsent')}
            checked={values.consent !== ''}
            onChange={({ target }) => set({ consent: target.checked ? 'true' : '' })}
            error={errors.consent}
          />
        )}
      </Card>
      <Card title={t('clients.about')}>
        <Fields>
          {input('gender')}
          {input('maritalStatus')}
          {input('occupation')}
          {input('currentLocation')}
          {input('additionalNotes', 'sm:col-span-2')}
        </Fields>
      </Card>
      <Conflict typed={form} error={isConflict(save.error) ? save.error : null} tell={tell} />
      {save.error && !isConflict(save.error) && (
        <ErrorCard title={t('clients.saveFailed')} error={save.error} onRetry={form.send} />
      )}
      <SubmitButton isPending={save.isPending} className="justify-self-start">
        {t('clients.save')}
      </SubmitButton>
    </form>
  );
}

/** How the fields of the form are told. */
function useTell() {
  const { t, language } = useI18n();
  const yesOrNo = (value: string) => t(value ? 'staff.yes' : 'staff.no');
  return (field: ClientField): FieldWords<string> => {
    if (field === 'email' || field === 'tried') return { label: t('clients.email') };
    if (field === 'language') return { label: t('clients.language'), words: (of) => languageName(of as Language, language) };
    if (field === 'isTimeUncertain') return { label: t('account.timeUncertain'), words: yesOrNo };
    if (field === 'consent') return { label: t('clients.hasConsent'), words: yesOrNo };
    const { label, control } = PROFILE_FIELDS[field];
    const choices = new Map(control.kind === 'choice' ? control.choices : []);
    return {
      label: t(field === 'currentLocation' ? 'clients.location' : label),
      words: (value) => {
        const choice = choices.get(value);
        return choice ? t(choice) : value;
      },
    };
  };
}

function Fields({ children }: { children: React.ReactNode }) {
  return <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>;
}

/** Checks the form when it is sent, and after that with each change; leads to the first field that is wrong, here or for the shop. */
function useChecks({ values, opened, save, send }: ReturnType<typeof useClientForm>) {
  const { t } = useI18n();
  const element = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const { error } = save;
  useEffect(() => {
    if (tries > 0 || error) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries, error]);
  const refused = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  const wrong = Object.entries(wrongOf(values, opened)).map(([field, message]) => [field, t(message)] as const);
  const errors: Partial<Record<string, string>> = Object.fromEntries([
    ...refused.map(({ pointer, detail }) => [pointer.split('/').at(-1) ?? '', detail] as const),
    ...(tries > 0 ? wrong : []),
  ]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wrong.length > 0) setTries((before) => before + 1);
    else send();
  };
  return { errors, element, submit };
}
