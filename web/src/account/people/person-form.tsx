import { useEffect, useEffectEvent, useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { isConflict, isUnsure } from '../../api/late/refusals.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useFormOver } from '../../page/late/use-form-over.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/late/field.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { BirthInputs } from '../form/birth-inputs.tsx';
import { SaveButtons } from '../save-buttons.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { NameInput, ReadAsInput } from './name-inputs.tsx';
import { needsConsent, type Person, type PersonValues, personRequest, valuesOf, valuesOfLine } from './person-values.ts';
import { type PersonToSave, useForgetPerson, useSavePerson } from './use-people.ts';

interface PersonFormProps {
  /** The customer who types: whoever signs in next in this tab must not find the text. */
  userId: string;
  /** The record as it stands; undefined for somebody new. */
  person: Person | undefined;
  /** The id of somebody new, so that a press that is repeated makes nobody twice. */
  newId: string;
  /** The line of the plan of which a person is made. */
  line?: string | undefined;
  /** Does somebody new take part in the plan? */
  takesPart: boolean;
  onClose: () => void;
}

/** The form of somebody of the circle. What another device has saved meanwhile is told, and nothing typed is lost. */
export function PersonForm({ userId, person, newId, line, takesPart, onClose }: PersonFormProps) {
  const { t } = useI18n();
  const formId = useId();
  // Another device may forget the person while the form is open: it keeps what was read last, and saving records them anew.
  const [lastRead, setLastRead] = useState(person);
  if (person && person !== lastRead) setLastRead(person);
  const record = person ?? lastRead;
  const isGone = lastRead !== undefined && person === undefined;
  const { form, isOvertaken, forget, finish } = useFormOver({
    place: `${userId} person ${record?.id ?? line ?? ''}`,
    stored: record ? valuesOf(record) : valuesOfLine(line),
  });
  const done = () => {
    forget();
    onClose();
  };
  const save = useSavePerson<PersonToSave & { typed: PersonValues }>((saved, { typed }) => {
    if (finish(typed, valuesOf(saved))) onClose();
  });
  const removal = useForgetPerson(done);
  const { register, watch } = form;
  // An earlier press, whose answer was lost, has forgotten the person.
  const isForgotten = isGone && removal.isError && isUnsure(removal.error);
  const closeForgotten = useEffectEvent(done);
  useEffect(() => {
    if (isForgotten) closeForgotten();
  }, [isForgotten]);
  const submit = form.handleSubmit((values) => {
    const place = { takesPart: record?.takesPart ?? takesPart };
    const body = personRequest(values, line ? { ...place, inPlaceOf: line } : place);
    if (!save.isPending) save.mutate({ id: person?.id ?? newId, version: person?.version, body, typed: values });
  });
  const error = save.error ?? removal.error;
  return (
    <Modal
      open
      onClose={onClose}
      title={record?.name ?? t('people.new')}
      footer={<SaveButtons label={t('common.save')} form={formId} isSaving={save.isPending} onCancel={done} />}
    >
      <FormProvider {...form}>
        <form id={formId} onSubmit={submit} noValidate className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2">
          <NameInput autoComplete="off" />
          <Field
            label={t('people.relation')}
            hint={t('people.relationHint')}
            maxLength={80}
            autoComplete="off"
            {...register('relation')}
          />
          <BirthInputs
            isAsked={needsConsent(watch(), person?.consent)}
            consent={t('people.consent')}
            consentNeeded={t('people.consentNeeded')}
          />
          <ReadAsInput className="md:col-span-2" />
          <Meanwhile
            error={error}
            isGone={isGone}
            typed={watch()}
            stored={person && (isOvertaken || isConflict(error)) ? valuesOf(person) : undefined}
          />
          {person && (
            <div className="border-line border-t pt-4 md:col-span-2">
              <Button variant="quiet" isBusy={removal.isPending} onClick={() => removal.mutate(person)}>
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
