import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../api/provider.tsx';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { staffNoteDraft } from '../../memory/late/staff-note-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/late/field.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { FormError } from '../kit/form-error.tsx';
import { SubmitButton } from '../kit/submit-button.tsx';
import { DESK_KEY, type DeskOrder, type DeskPerson, saveReading } from './desk-calls.ts';

export interface ReadAsDialogProps {
  order: DeskOrder;
  person: DeskPerson;
  onClose: () => void;
}

const LONGEST = 200;
const STRESS = '\u0301';

/** How a name is read aloud. What is typed survives a reload and an ended session; when somebody else was faster, both texts are shown. */
export function ReadAsDialog({ order, person, onClose }: ReadAsDialogProps) {
  const { t } = useI18n();
  const api = useApi();
  const cache = useQueryClient();
  const about = `${order.id} ${person.name}`;
  const [typed, setTyped] = useState(() => typedBefore(about) ?? person.readAs);
  const [refusal, setRefusal] = useState<MessageKey>();
  const field = useRef<HTMLInputElement>(null);
  const keep = (text: string) => {
    setTyped(text);
    setRefusal(undefined);
    staffNoteDraft.keep({ about, text });
  };
  const addStress = () => {
    if (typed !== '' && typed.length < LONGEST) return keep(typed + STRESS);
    setRefusal(typed === '' ? 'staffDesk.stressNeedsName' : 'staffDesk.stressNeedsRoom');
    field.current?.focus();
  };
  const save = useMutation({
    mutationFn: () => saveReading(api, order, { name: person.name, readAs: typed, before: person.readAs }),
    onSettled: () => cache.invalidateQueries({ queryKey: DESK_KEY }),
    onSuccess: () => {
      staffNoteDraft.forget();
      onClose();
    },
  });
  return (
    <Modal open onClose={onClose} title={t('staffDesk.readTitle')} closeLabel={t('frame.close')}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending) save.mutate();
        }}
      >
        <p className="wrap-anywhere text-sm">
          <span className="text-muted">{t('staffDesk.asWritten')}</span> <bdi>{person.name}</bdi>
          {person.readAs && (
            <>
              <br />
              <span className="text-muted">{t('staffDesk.savedReading')}</span> <bdi>{person.readAs}</bdi>
            </>
          )}
        </p>
        <Field
          ref={field}
          label={t('staffDesk.readAs')}
          hint={t('staffDesk.readHint')}
          maxLength={LONGEST}
          autoComplete="off"
          value={typed}
          error={refusal && t(refusal, { most: LONGEST })}
          onChange={({ currentTarget }) => keep(currentTarget.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => keep(person.name)}>{t('staffDesk.takeWritten')}</Button>
          <Button onClick={addStress}>{t('staffDesk.addStress')}</Button>
        </div>
        <FormError error={save.error} />
        <SubmitButton isPending={save.isPending} className="self-end">
          {t('account.save')}
        </SubmitButton>
      </form>
    </Modal>
  );
}

function typedBefore(about: string): string | undefined {
  const draft = staffNoteDraft.read();
  return draft?.about === about ? draft.text : undefined;
}
