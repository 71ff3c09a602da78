import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ProfileField } from '../../account/fields/profile-fields.ts';
import { ProfileInput } from '../../account/fields/profile-input.tsx';
import { ApiError } from '../../api/error.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { EmailField } from '../../ui/late/field.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { Card } from '../kit/card.tsx';
import { LanguageField } from '../kit/language-field.tsx';
import { ErrorCard } from '../kit/notes.tsx';
import { SubmitButton } from '../kit/submit-button.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { type ClientValues, hasBirthData, wrongOf } from './client-values.ts';
import { useClientForm } from './use-client-form.ts';

interface ClientFormProps {
  /** Empty for a new client. */
  id: string;
  start: { readonly values: ClientValues; readonly tag: string };
}

/** The data of a client, by the rules of the client's own profile. */
export function ClientForm({ id, start }: ClientFormProps) {
  const { t } = useI18n();
  const form = useClientForm(id, start);
  const { typed, opened, save, merged, set } = form;
  const { errors, element, submit } = useChecks(form);
  const input = (field: ProfileField, className?: string) => (
    <ProfileInput
      field={field}
      value={typed[field]}
      onChange={(value) => set({ [field]: value })}
      error={errors[field]}
      autoComplete="off"
      {...(field === 'currentLocation' ? { label: t('clients.location') } : {})}
      {...(className ? { className } : {})}
    />
  );
  const isWithdrawn = opened.consent !== '' && typed.consent === '';
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
            value={typed.email}
            onChange={({ target }) => set({ email: target.value })}
            error={errors.email}
          />
          {input('phoneNumber')}
          <LanguageField label={t('clients.language')} value={typed.language} onChange={(language) => set({ language })} />
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
                checked={typed.isTimeUncertain !== ''}
                onChange={({ target }) => set({ isTimeUncertain: target.checked ? 'true' : '' })}
              />
            </div>
            {input('birthPlace')}
          </Fields>
        )}
        {(opened.consent || typed.consent || hasBirthData(typed)) && (
          <CheckboxField
            className="mt-4 rounded-field bg-sunk px-4 py-1.5"
            label={t('clients.hasConsent')}
            checked={typed.consent !== ''}
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
      {merged ? (
        <ChangedMeanwhile merged={merged} typed={typed} onTakeTheirs={form.takeTheirs} />
      ) : (
        save.error && <ErrorCard title={t('clients.saveFailed')} error={save.error} onRetry={form.send} />
      )}
      <SubmitButton isPending={save.isPending} className="justify-self-start">
        {t(merged?.conflicts.length ? 'clients.saveMine' : 'clients.save')}
      </SubmitButton>
    </form>
  );
}

function Fields({ children }: { children: React.ReactNode }) {
  return <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>;
}

/** Checks the form when it is sent, and after that with each change; leads to the first field that is wrong, here or for the shop. */
function useChecks({ typed, opened, save, send }: ReturnType<typeof useClientForm>) {
  const { t } = useI18n();
  const element = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const { error } = save;
  useEffect(() => {
    if (tries > 0 || error) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries, error]);
  const refused = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  const wrong = Object.entries(wrongOf(typed, opened)).map(([field, message]) => [field, t(message)] as const);
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
