import { type ReactNode, useId, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { Language } from '#kernel/language.ts';
import { choiceWords, PROFILE_FIELDS, type ProfileField } from '../../account/fields/profile-fields.ts';
import { ProfileInput } from '../../account/fields/profile-input.tsx';
import { codeOf, isMissing } from '../../api/late/refusals.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/late/field.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import type { FieldWords } from '../kit/forms/conflict.tsx';
import { LanguageField } from '../kit/forms/fields.tsx';
import { RecordForm } from '../kit/forms/record-form.tsx';
import type { Tagged } from '../kit/forms/tagged.ts';
import { WayBack } from '../kit/lists/way-back.tsx';
import { RecordAwaited } from '../kit/page/no-page.tsx';
import { Card, PanelHeading } from '../kit/page/page-parts.tsx';
import { languageName } from '../kit/values/language-name.ts';
import {
  type ClientField,
  consentAfter,
  EARLIER_CONSENT,
  hasBirthData,
  isConsentTicked,
  needsNewConsent,
} from './client-values.ts';
import { type ClientDetail, useClient } from './queries.ts';
import { type ClientFormState, useClientForm, useNewClientForm } from './use-client-form.ts';

/** The page that creates a client. */
export function NewClient() {
  const { t } = useI18n();
  const form = useNewClientForm();
  // The shop's own words are for a customer who changes the e-mail, who has to take another.
  const error = useMemo(
    () => (codeOf(form.error) === 'email_taken' ? new Error(t('clients.emailTaken')) : form.error),
    [form.error, t],
  );
  return (
    <>
      <WayBack place="/clients" text={t('clients.toList')} />
      <PanelHeading title={t('clients.new')} text={t('clients.newText')} />
      <ClientForm form={{ ...form, error }} isNew />
    </>
  );
}

/** The page that changes a client. */
export function EditClient() {
  const { id = '' } = useParams();
  const { t } = useI18n();
  const query = useClient(id);
  // What the cache holds may be old, or gone: the form begins with what is read for it.
  const { data, isFetchedAfterMount } = query;
  if (!data || !isFetchedAfterMount || isMissing(query.error)) return <RecordAwaited query={query} />;
  return (
    <>
      <WayBack place={`/clients/${id}`} text={t('clients.toClient')} />
      <PanelHeading title={t('clients.edit')} />
      <KnownClientForm client={data} />
    </>
  );
}

function KnownClientForm({ client }: { client: Tagged<ClientDetail> }) {
  return <ClientForm form={useClientForm(client)} />;
}

interface ClientFormProps {
  form: ClientFormState;
  isNew?: boolean;
}

/** The data of a client, by the rules of the client's own profile. */
function ClientForm({ form, isNew = false }: ClientFormProps) {
  const { t } = useI18n();
  return (
    <RecordForm
      form={form}
      wordsOf={useFieldWords()}
      // Sent without a change too: saving leads on, and an empty form says what it lacks.
      isUnchanged={false}
      action={t('common.save')}
      failed={t('clients.saveFailed')}
      className="grid max-w-3xl gap-4"
    >
      {form.values.consultation && (
        <p className="flex flex-wrap items-center gap-x-3 text-muted">
          {t('clients.ofRequest')}
          <Button variant="quiet" onClick={() => form.set({ consultation: '' })}>
            {t('clients.notOfRequest')}
          </Button>
        </p>
      )}
      <Contacts form={form} isNew={isNew} />
      <BirthData form={form} />
      <Card title={t('clients.about')}>
        <Fields>
          <ProfileText form={form} name="gender" />
          <ProfileText form={form} name="maritalStatus" />
          <ProfileText form={form} name="occupation" />
          <ProfileText form={form} name="currentLocation" />
          <ProfileText form={form} name="additionalNotes" className="sm:col-span-2" />
        </Fields>
      </Card>
    </RecordForm>
  );
}

function Contacts({ form, isNew }: Required<ClientFormProps>) {
  const { t } = useI18n();
  return (
    <Card title={t('clients.contacts')}>
      <Fields>
        <ProfileText form={form} name="firstName" />
        <ProfileText form={form} name="lastName" />
        <EmailField
          {...form.field('email')}
          label={t('frame.email')}
          hint={t(isNew ? 'clients.emailForSignIn' : 'clients.emailTheirs')}
          autoComplete="off"
          readOnly={!isNew}
        />
        <ProfileText form={form} name="phoneNumber" />
        <LanguageField {...form.field('language')} label={t('staff.language')} />
      </Fields>
    </Card>
  );
}

/** Data about the birth need the client's consent; when it is taken away, the fields give way to what will be erased. */
function BirthData({ form }: Pick<ClientFormProps, 'form'>) {
  const { t } = useI18n();
  const whyId = useId();
  const { values, base, errors, box } = form;
  const isAskedAnew = needsNewConsent(values, base);
  const wasConsenting = base.consent !== '';
  const needsConsent = wasConsenting || values.consent !== '' || hasBirthData(values);
  return (
    <Card title={t('clients.birth')}>
      {wasConsenting && values.consent === '' ? (
        <p className="mb-2">{t('clients.birthGoes')}</p>
      ) : (
        <Fields>
          <ProfileText form={form} name="birthDate" />
          <div>
            <ProfileText form={form} name="birthTime" />
            <CheckboxField {...box('isTimeUncertain')} label={t('account.timeUncertain')} />
          </div>
          <ProfileText form={form} name="birthPlace" />
          <div>
            <ProfileText form={form} name="gotra" />
            <CheckboxField {...box('isGotraUnknown')} label={t('account.gotraUnknown')} />
          </div>
          <ProfileText form={form} name="birthNakshatra" />
          <ProfileText form={form} name="birthRashi" />
        </Fields>
      )}
      {needsConsent && (
        <div className="mt-4 rounded-field bg-sunk px-4 py-1.5">
          <CheckboxField
            {...box('consent')}
            checked={isConsentTicked(values, base)}
            onChange={({ target }) => form.set({ consent: consentAfter(target.checked, values, base) })}
            aria-describedby={isAskedAnew ? whyId : undefined}
            label={t('clients.hasConsent')}
          />
          {/* Once it keeps the form from being saved, the field itself says it. */}
          {isAskedAnew && !errors.consent && (
            <p id={whyId} className="pb-2 text-sm">
              {t('clients.consentEarlier')}
            </p>
          )}
        </div>
      )}
    </Card>
  );
}

interface ProfileTextProps extends Pick<ClientFormProps, 'form'> {
  name: ProfileField;
  className?: string;
}

/** A field of the client's profile. The browser fills in nothing: it knows who types, not the client. */
function ProfileText({ form, name, className }: ProfileTextProps) {
  const { t } = useI18n();
  return (
    <ProfileInput
      {...form.field(name)}
      field={name}
      onChange={(value) => form.set({ [name]: value })}
      autoComplete="off"
      label={name === 'currentLocation' ? t('clients.location') : undefined}
      className={className}
    />
  );
}

function Fields({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>;
}

/** The label of each field and its value in words, for the question after somebody else has changed the client. */
function useFieldWords() {
  const { t, language } = useI18n();
  const yesOrNo = (value: string) => t(value ? 'staff.yes' : 'staff.no');
  return (field: ClientField): FieldWords<string> => {
    // Nobody else can have changed `consultation`, which only a new client has: it is never asked about.
    if (field === 'email' || field === 'consultation') return { label: t('frame.email') };
    if (field === 'language') return { label: t('staff.language'), words: (value) => languageName(value as Language, language) };
    if (field === 'isTimeUncertain') return { label: t('account.timeUncertain'), words: yesOrNo };
    if (field === 'isGotraUnknown') return { label: t('account.gotraUnknown'), words: yesOrNo };
    if (field === 'consent') {
      const words = (value: string) => (value === EARLIER_CONSENT ? t('clients.toEarlierText') : yesOrNo(value));
      return { label: t('clients.hasConsent'), words };
    }
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
