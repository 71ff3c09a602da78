import { FormProvider, useForm } from 'react-hook-form';
import type { components } from '#contract';
import { useI18n } from '../../i18n/i18n.tsx';
import { typedInto } from '../../memory/late/form-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/late/alert.tsx';
import { Field } from '../../ui/late/field.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { LatePart } from '../../ui/late-part.tsx';
import { BirthInputs } from '../form/birth-inputs.tsx';
import { useFormDraft } from '../form/use-form-draft.ts';
import { draftOf, type PersonValues, requestOf, valuesOf, valuesOfLine, withDraft } from '../people/person-values.ts';
import { formFailureText } from '../words.ts';
import type { SeenInvitation } from './seen-invitation.ts';

export type Acceptance = Omit<components['schemas']['Acceptance'], 'token'>;
type AnswerValues = PersonValues & { isMinor: boolean; guardian: string };

/** Version of the text of the message `people.ownConsent`. Change it whenever that text changes. */
const CONSENT_VERSION = '2026-11-26-invited';

function valuesOfInvited(person: SeenInvitation['person'] | undefined): AnswerValues {
  if (!person) return { ...valuesOfLine(), isMinor: false, guardian: '' };
  const { guardian } = person;
  return { ...valuesOf({ ...person, relation: '' }), consent: false, isMinor: guardian !== '', guardian };
}

function toDraft({ isMinor, guardian, ...values }: AnswerValues): Record<string, string> {
  return { ...draftOf(values), isMinor: isMinor ? 'true' : '', guardian };
}

function typedBefore(values: AnswerValues, draft: Record<string, string> | undefined): AnswerValues {
  if (!draft) return values;
  return { ...withDraft(values, draft), isMinor: draft.isMinor === 'true', guardian: draft.guardian ?? '' };
}

/** The name of the draft of what somebody types by the link of an invitation. The link itself is not stored. */
const draftName = (token: string) => `invitation ${token.slice(0, 8)}`;

const loadNamePreview = () => import('../people/name-preview.tsx');

interface AnswerFormProps {
  token: string;
  asks: string;
  /** What was given before. What is given now needs a consent of its own. */
  person?: SeenInvitation['person'];
  error: Error | null;
  isPending: boolean;
  onDone: (acceptance: Acceptance) => void;
}

/** The form in which an invited person, or an adult for somebody under age, tells who they are and consents. */
export function AnswerForm({ token, asks, person, error, isPending, onDone }: AnswerFormProps) {
  const { t } = useI18n();
  const form = useForm<AnswerValues>({
    defaultValues: typedBefore(valuesOfInvited(person), typedInto(draftName(token))),
  });
  useFormDraft(form, draftName(token), toDraft);
  const { register, formState, watch } = form;
  const submit = form.handleSubmit(({ isMinor, guardian, ...values }) => {
    const { takesPart: _, relation: __, inPlaceOf: ___, ...ownPart } = requestOf(values, { takesPart: true });
    if (!isPending)
      onDone({ ...ownPart, guardian: isMinor ? guardian.trim() : '', birthDataConsent: true, consentVersion: CONSENT_VERSION });
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="mt-8 grid items-start gap-x-5 gap-y-4 md:grid-cols-2">
        <h2 className="text-section md:col-span-2">{t('people.aboutYou')}</h2>
        <Field
          label={t('people.name')}
          maxLength={160}
          autoComplete="name"
          required
          error={formState.errors.name && t('people.nameMissing')}
          {...register('name', { validate: (name) => /^[^0-9,;]*$/.test(name) && name.trim() !== '' })}
        />
        <Field
          label={t('people.readAs')}
          hint={t('people.readAsHint')}
          maxLength={200}
          autoComplete="off"
          {...register('readAs')}
        />
        <LatePart load={loadNamePreview} props={{ text: watch('readAs') || watch('name') }} />
        <BirthInputs isAsked consent={t('people.ownConsent', { name: asks })} consentNeeded={t('people.ownConsentNeeded')} />
        <CheckboxField className="md:col-span-2" label={t('people.minor')} {...register('isMinor')} />
        {watch('isMinor') && (
          <Field
            className="md:col-span-2"
            label={t('people.guardian')}
            hint={t('people.guardianHint')}
            maxLength={160}
            required
            error={formState.errors.guardian && t('people.guardianMissing')}
            {...register('guardian', { validate: (guardian) => guardian.trim() !== '' })}
          />
        )}
        <Alert className="md:col-span-2">{error && formFailureText(error, t('people.notSaved'), t)}</Alert>
        <Button variant="primary" type="submit" isBusy={isPending} className="md:col-span-2">
          {t(person ? 'account.save' : 'people.agree')}
        </Button>
      </form>
    </FormProvider>
  );
}
