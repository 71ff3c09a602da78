import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Language } from '#kernel/language.ts';
import { choiceWords, PROFILE_FIELDS, type ProfileField } from '../../account/fields/profile-fields.ts';
import { ProfileInput } from '../../account/fields/profile-input.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/late/field.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import type { FieldWords } from '../kit/forms/conflict.tsx';
import { LanguageField } from '../kit/forms/fields.tsx';
import { RecordForm } from '../kit/forms/record-form.tsx';
import { WayBack } from '../kit/lists/way-back.tsx';
import { Awaited, Card, PanelHeading } from '../kit/page/page-parts.tsx';
import { languageName } from '../kit/values/language-name.ts';
import { type ClientField, hasBirthData, newValues } from './client-values.ts';
import { type ClientDetail, useClient } from './queries.ts';
import { type ClientFormState, openClient, useClientForm, useNewClientForm } from './use-client-form.ts';

interface ClientFormProps {
  form: ClientFormState;
  isNew?: boolean;
}

/** The data of a client, by the rules of the client's own profile. */
function ClientForm({ form, isNew = false }: ClientFormProps) {
  const { t } = useI18n();
  const { values, field, box } = form;
  const wasConsenting = form.base.consent !== '';
  const input = (name: ProfileField, className?: string) => (
    <ProfileInput
      {...field(name)}
      field={name}
      onChange={(value) => form.set({ [name]: value })}
      autoComplete="off"
      label={name === 'currentLocation' ? t('clients.location') : undefined}
      className={className}
    />
  );
  return (
    <RecordForm
      form={form}
      wordsOf={useFieldWords()}
      isUnchanged={false}
      action={t('account.save')}
      failed={t('clients.saveFailed')}
      className="grid max-w-3xl gap-4"
    >
      {values.consultation && (
        <p className="flex flex-wrap items-center gap-x-3 text-muted">
          {t('clients.ofRequest')}
          <Button variant="quiet" onClick={() => form.set({ consultation: '' })}>
            {t('clients.notOfRequest')}
          </Button>
        </p>
      )}
      <Card title={t('clients.contacts')}>
        <Fields>
          {input('firstName')}
          {input('lastName')}
          <EmailField
            {...field('email')}
            label={t('frame.email')}
            hint={t(isNew ? 'clients.emailForSignIn' : 'clients.emailTheirs')}
            autoComplete="off"
            readOnly={!isNew}
          />
          {input('phoneNumber')}
          <LanguageField {...field('language')} label={t('staff.language')} />
        </Fields>
      </Card>
      <Card title={t('clients.birth')}>
        {wasConsenting && values.consent === '' ? (
          <p className="mb-2">{t('clients.birthGoes')}</p>
        ) : (
          <Fields>
            {input('birthDate')}
            <div>
              {input('birthTime')}
              <CheckboxField {...box('isTimeUncertain')} label={t('account.timeUncertain')} />
            </div>
            {input('birthPlace')}
            <div>
              {input('gotra')}
              <CheckboxField {...box('isGotraUnknown')} label={t('account.gotraUnknown')} />
            </div>
            {input('birthNakshatra')}
            {input('birthRashi')}
          </Fields>
        )}
        {(wasConsenting || values.consent || hasBirthData(values)) && (
          <CheckboxField {...box('consent')} className="mt-4 rounded-field bg-sunk px-4 py-1.5" label={t('clients.hasConsent')} />
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
    </RecordForm>
  );
}

/** How the fields of the form are told. */
function useFieldWords() {
  const { t, language } = useI18n();
  const yesOrNo = (value: string) => t(value ? 'staff.yes' : 'staff.no');
  return (field: ClientField): FieldWords<string> => {
    if (field === 'email' || field === 'tried' || field === 'consultation') return { label: t('frame.email') };
    if (field === 'language') return { label: t('staff.language'), words: (value) => languageName(value as Language, language) };
    if (field === 'isTimeUncertain') return { label: t('account.timeUncertain'), words: yesOrNo };
    if (field === 'isGotraUnknown') return { label: t('account.gotraUnknown'), words: yesOrNo };
    if (field === 'consent') return { label: t('clients.hasConsent'), words: yesOrNo };
    const { control } = PROFILE_FIELDS[field];
    const choices = new Map(control.kind === 'choice' ? control.choices : []);
    return {
      label: t(field === 'currentLocation' ? 'clients.location' : `account.field.${field}`),
      words: (value) => {
        const choice = choices.get(value);
        return choice ? choiceWords(choice, t, language) : value;
      },
    };
  };
}

function Fields({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>;
}

/** The page that creates a client. */
export function NewClient() {
  const { t, language } = useI18n();
  const form = useNewClientForm({ version: '', values: newValues(language) });
  return (
    <>
      <WayBack place="/clients" text={t('clients.all')} />
      <PanelHeading title={t('clients.new')} text={t('clients.newText')} />
      <ClientForm form={form} isNew />
    </>
  );
}

/** The page that changes a client. */
export function EditClient() {
  const { id = '' } = useParams();
  const { t } = useI18n();
  const { data, isFetchedAfterMount, ...query } = useClient(id);
  return (
    <>
      <WayBack place={`/clients/${id}`} text={t('clients.one')} />
      <PanelHeading title={t('clients.edit')} />
      <Awaited query={{ ...query, data: isFetchedAfterMount ? data : undefined }}>
        {(client) => <Known client={client} />}
      </Awaited>
    </>
  );
}

function Known({ client }: { client: ClientDetail & { readonly etag: string } }) {
  return <ClientForm form={useClientForm(client.id, openClient(client))} />;
}
