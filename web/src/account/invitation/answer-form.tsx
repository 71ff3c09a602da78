import { FormProvider, useFormContext } from 'react-hook-form';
import type { components } from '#contract';
import { isConflict } from '../../api/late/refusals.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useFormOver } from '../../page/late/use-form-over.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/late/field.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { BirthInputs } from '../form/birth-inputs.tsx';
import { Meanwhile } from '../people/meanwhile.tsx';
import { NameInput, ReadAsInput } from '../people/name-inputs.tsx';
import { EMPTY_VALUES, ownPartRequest, type PersonValues, valuesOf } from '../people/person-values.ts';
import { answerPlace, type SeenInvitation } from './seen-invitation.ts';

/** Version of the text of the message `people.guestConsent`. Change it whenever that text changes. */
const GUEST_CONSENT_VERSION = '2026-11-30-invited';

export type Acceptance = Omit<components['schemas']['Acceptance'], 'token'>;
type AnswerValues = PersonValues & { isMinor: boolean; guardian: string };

interface AnswerFormProps {
  token: string;
  /** The name of the customer who asks. */
  askedBy: string;
  /** What was accepted before; a change of it needs the consent anew. */
  person?: SeenInvitation['person'];
  save: { readonly send: (acceptance: Acceptance) => void; readonly isPending: boolean; readonly error: Error | null };
}

/** The form in which an invited person, or an adult for somebody under age, tells who they are and consents. */
export function AnswerForm({ token, askedBy, person, save: { send, isPending, error } }: AnswerFormProps) {
  const { t } = useI18n();
  // The priest, too, changes how a name is read.
  const { form, isOvertaken } = useFormOver({ place: answerPlace(token), stored: valuesOfInvited(person) });
  const { register, watch } = form;
  const submit = form.handleSubmit((values) => {
    if (isPending) return;
    const guardian = guardianOf(values).trim();
    send({ ...ownPartRequest(values), guardian, birthDataConsent: true, consentVersion: GUEST_CONSENT_VERSION });
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="mt-8 grid items-start gap-x-5 gap-y-4 md:grid-cols-2">
        <h2 className="text-section md:col-span-2">{t('people.aboutYou')}</h2>
        <NameInput autoComplete="name" />
        <ReadAsInput />
        <BirthInputs
          isAsked
          consent={t('people.guestConsent', { name: askedBy })}
          consentNeeded={t('people.guestConsentNeeded')}
        />
        <CheckboxField className="md:col-span-2" label={t('people.minor')} {...register('isMinor')} />
        {watch('isMinor') && <GuardianInput />}
        <Meanwhile
          error={error}
          typed={{ ...watch(), guardian: guardianOf(watch()) }}
          stored={person && (isOvertaken || isConflict(error)) ? valuesOfInvited(person) : undefined}
        />
        <Button variant="primary" type="submit" isBusy={isPending} className="md:col-span-2">
          {t(person ? 'common.save' : 'people.agree')}
        </Button>
      </form>
    </FormProvider>
  );
}

/** Who answers for somebody under age. A part of its own, so that it registers after the fields above it and gets the focus after them. */
function GuardianInput() {
  const { t } = useI18n();
  const { register, formState } = useFormContext<AnswerValues>();
  return (
    <Field
      className="md:col-span-2"
      label={t('people.guardian')}
      hint={t('people.guardianHint')}
      maxLength={160}
      required
      error={formState.errors.guardian && t('people.guardianMissing')}
      {...register('guardian', { validate: (guardian) => guardian.trim() !== '' })}
    />
  );
}

/** Who answers; nobody for an adult, whatever the field holds that is hidden then. */
const guardianOf = ({ isMinor, guardian }: AnswerValues) => (isMinor ? guardian : '');

function valuesOfInvited(person: SeenInvitation['person'] | undefined): AnswerValues {
  if (!person) return { ...EMPTY_VALUES, isMinor: false, guardian: '' };
  const { guardian } = person;
  return { ...valuesOf({ ...person, relation: '' }), isMinor: guardian !== '', guardian };
}
