import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/late/field.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { toast } from '../../ui/toast.tsx';
import { useForgetCustomer, useSessionGuard } from '../use-session.ts';
import { Refusal } from './refusal.tsx';

/** Says what is deleted and what stays. Deletes the account once the customer has typed the confirming word. */
export function DeleteAccount({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useI18n();
  return (
    <Modal open={open} onClose={onClose} title={t('account.deleteTitle')} closeLabel={t('frame.close')}>
      <DeletionForm onClose={onClose} />
    </Modal>
  );
}

function DeletionForm({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const word = t('account.deleteWord');
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const deletion = useDeletion(onClose);
  const isMeant = typed.trim().toLowerCase() === word.toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (deletion.isPending) return;
    setRefused(!isMeant);
    if (isMeant) deletion.mutate();
    else field.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p>{t('account.deleteGone')}</p>
      <p>{t('account.deleteStays')}</p>
      <p className="font-semibold">{t('account.deleteForever')}</p>
      <Field
        ref={field}
        label={t('account.deleteTyped', { word })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        error={isRefused && !isMeant ? t('account.deleteLacksWord', { word }) : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {deletion.error && <Refusal error={deletion.error} fallback={t('account.deleteFailed')} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" type="submit" isBusy={deletion.isPending}>
          {t(deletion.isPending ? 'account.deleting' : 'account.deleteForGood')}
        </Button>
        <Button variant="quiet" onClick={onClose} className="min-h-13">
          {t('account.keepAccount')}
        </Button>
      </div>
    </form>
  );
}

function useDeletion(onDone: () => void) {
  const { t } = useI18n();
  const api = useApi();
  const forgetCustomer = useForgetCustomer();
  const onError = useSessionGuard();
  return useMutation({
    mutationFn: () => api.DELETE('/api/account'),
    onSuccess: () => {
      onDone();
      forgetCustomer();
      toast({ title: t('account.deleted'), description: t('account.deletedText'), kind: 'success' });
    },
    onError,
  });
}
