import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { forgetTyped, typedInto } from '../../memory/late/form-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/late/field.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { LatePart } from '../../ui/late-part.tsx';
import { BirthInputs } from '../form/birth-inputs.tsx';
import { useFormDraft } from '../form/use-form-draft.ts';
import { SaveButtons } from '../save-buttons.tsx';
import { formFailureText, isOvertaken } from '../words.ts';
import {
  asksConsent,
  draftOf,
  type Person,
  type PersonValues,
  requestOf,
  TEXTS,
  valuesOf,
  valuesOfLine,
  withDraft,
} from './person-values.ts';
import { useForgetPerson, useSavePerson } from './use-people.ts';

const loadNamePreview = () => import('./name-preview.tsx');

interface PersonFormProps {
  /** The record as it stands; undefined for somebody new. */
  person: Person | undefined;
  /** The id of somebody new, so that a press that is repeated makes nobody twice. */
  newId: string;
  /** The line of the plan of which a person is made. */
  line?: string | undefined;
  takesPart: boolean;
  onClose: () => void;
}

/** The form of somebody of the circle. What another device has saved meanwhile is told, and nothing typed is lost. */
export function PersonForm({ person, newId, line, takesPart, onClose }: PersonFormProps) {
  const { t } = useI18n();
  const formId = useId();
  const draft = `person ${person?.id ?? line ?? ''}`;
  const form = useForm<PersonValues>({
    defaultValues: withDraft(person ? valuesOf(person) : valuesOfLine(line), typedInto(draft)),
  });
  const done = () => {
    forgetTyped();
    onClose();
  };
  const save = useSavePerson(done);
  const forget = useForgetPerson(done);
  useFormDraft(form, draft, draftOf);
  const { register, formState, watch } = form;
  const submit = form.handleSubmit((values) => {
    const body = requestOf(values, { takesPart, ...(line ? { inPlaceOf: line } : {}) });
    if (!save.isPending) save.mutate({ id: person?.id ?? newId, version: person?.version, body });
  });
  const error = save.error ?? forget.error;
  return (
    <Modal
      open
      onClose={onClose}
      title={person?.name ?? t('people.new')}
      footer={<SaveButtons label={t('account.save')} form={formId} isSaving={save.isPending} onCancel={done} />}
    >
      <FormProvider {...form}>
        <form id={formId} onSubmit={submit} noValidate className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2">
          <Field
            label={t('people.name')}
            maxLength={160}
            autoComplete="off"
            required
            error={formState.errors.name && t('people.nameMissing')}
            {...register('name', { validate: (name) => /^[^0-9,;]*$/.test(name) && name.trim() !== '' })}
          />
          <Field
            label={t('people.relation')}
            hint={t('people.relationHint')}
            maxLength={80}
            autoComplete="off"
            {...register('relation')}
          />
          <BirthInputs
            isAsked={asksConsent(watch(), person?.consent)}
            consent={t('people.consent')}
            consentNeeded={t('people.consentNeeded')}
          />
          <Field
            className="md:col-span-2"
            label={t('people.readAs')}
            hint={t('people.readAsHint')}
            maxLength={200}
            autoComplete="off"
            {...register('readAs')}
          />
          <LatePart load={loadNamePreview} props={{ text: watch('readAs') || watch('name') }} />
          {error && (
            <div role="alert" className="text-danger text-sm md:col-span-2">
              {isOvertaken(error) && person ? (
                <Overtaken typed={watch()} person={person} />
              ) : (
                <p>{formFailureText(error, t('people.notSaved'), t)}</p>
              )}
            </div>
          )}
          {person && (
            <div className="border-line border-t pt-4 md:col-span-2">
              <Button variant="quiet" isBusy={forget.isPending} onClick={() => forget.mutate(person)}>
                {t('people.forget')}
              </Button>
              <p className="text-muted text-sm">{t('people.forgetText')}</p>
            </div>
          )}
        </form>
      </FormProvider>
    </Modal>
  );
}

const labelOf = (field: (typeof TEXTS)[number]): MessageKey =>
  field === 'name' || field === 'relation' || field === 'readAs' ? `people.${field}` : `account.field.${field}`;

/** What stands now where the customer has typed something else. */
function Overtaken({ typed, person }: { typed: PersonValues; person: Person }) {
  const { t } = useI18n();
  const others = TEXTS.filter((field) => typed[field].trim() !== person[field]);
  return (
    <>
      <p>{t('people.standsNow')}</p>
      <ul>
        {others.map((field) => (
          <li key={field}>
            {t(labelOf(field))}: <bdi>{person[field] || '—'}</bdi>
          </li>
        ))}
      </ul>
      <p>{t('people.saveOver')}</p>
    </>
  );
}
