import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { postponementDraft } from '../../memory/late/postponement-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { Failure } from './order-repair.tsx';
import { ADDRESS, useWish } from './own-postponement.ts';

/** Asks for another first day. What was typed survives a reload and an ended session, and then the form is open again. */
export function AskToPostpone({ id }: { id: string }) {
  const { t } = useI18n();
  const [asking, setAsking] = useState(() => (typedBefore(id) ? 'again' : 'no'));
  if (asking !== 'no') return <PostponeForm id={id} takesFocus={asking === 'pressed'} onClose={() => setAsking('no')} />;
  return (
    <Button variant="soft" className="w-full" onClick={() => setAsking('pressed')}>
      {t('order.wishPostpone')}
    </Button>
  );
}

interface FormProps {
  id: string;
  /** The button that opened the form is gone. */
  takesFocus: boolean;
  onClose: () => void;
}

function PostponeForm({ id, takesFocus, onClose }: FormProps) {
  const { t } = useI18n();
  const api = useApi();
  const { startDate, reason, type } = useTypedWish(id);
  const ask = useWish(
    id,
    () => api.PUT(ADDRESS, { params: { path: { id } }, body: { startDate, reason } }),
    postponementDraft.forget,
  );
  const day = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) day.current?.focus();
  }, [takesFocus]);
  const giveUp = () => {
    postponementDraft.forget();
    onClose();
  };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!ask.isPending) ask.mutate();
      }}
    >
      <Field
        ref={day}
        type="date"
        required
        label={t('order.wishDay')}
        value={startDate}
        onChange={({ target }) => type({ startDate: target.value })}
      />
      <AreaField
        label={t('order.wishReason')}
        maxLength={500}
        rows={3}
        value={reason}
        onChange={({ target }) => type({ reason: target.value })}
      />
      <p className="text-muted text-sm">{t('order.wishPostponeText')}</p>
      <Button type="submit" className="w-full" isBusy={ask.isPending}>
        {t('order.wishSend')}
      </Button>
      <Button variant="quiet" className="w-full" isBusy={ask.isPending} onClick={giveUp}>
        {t('order.wishKeepDay')}
      </Button>
      <Failure error={ask.error} />
    </form>
  );
}

function useTypedWish(id: string) {
  const [wish, setWish] = useState(() => ({ startDate: '', reason: '', ...typedBefore(id) }));
  return {
    ...wish,
    type: (typed: Partial<typeof wish>) => {
      const next = { ...wish, ...typed };
      setWish(next);
      postponementDraft.keep({ ...next, orderId: id });
    },
  };
}

function typedBefore(id: string): Record<string, string> | undefined {
  const { orderId, ...typed } = postponementDraft.read() ?? {};
  return orderId === id ? typed : undefined;
}
