import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { dataOf } from '../../api/client.ts';
import { codeOf, isSignedOut, isUnsure } from '../../api/late/refusals.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/late/field.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { failureText } from '../failures.ts';
import { useForgetCustomer } from '../use-session.ts';
import { DELETION_PATH, type Departure, departureQuery, hasRituals, owesSomething, type PaidRituals } from './departure.ts';
import { LeaveChoice } from './leave-choice.tsx';
import { OpenRituals } from './open-rituals.tsx';
import { Refusal } from './refusal.tsx';

/**
 * Says what is deleted and what stays, and what the shop still owes the customer, who decides about that first. Deletes the account once the
 * customer has typed the confirming word. A choice counts no more once all is performed or paid back: the server then refuses `money_first`.
 */
export function DeleteAccount({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useI18n();
  return (
    <Modal open={open} onClose={onClose} title={t('account.deleteTitle')}>
      <DepartureLoader onClose={onClose} />
    </Modal>
  );
}

function DepartureLoader({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const { data, error, isFetchedAfterMount } = useQuery(departureQuery(useApi()));
  // An answer from before, by which nothing is owed, may be out of date: a new order would be overlooked.
  const isCertain = data && (isFetchedAfterMount || owesSomething(data));
  if (isCertain) return <DeletionForm departure={data} onClose={onClose} />;
  return error ? <Refusal error={error} fallback={t('account.deleteFailed')} /> : <Skeleton className="h-40" />;
}

function DeletionForm({ departure, onClose }: { departure: Departure; onClose: () => void }) {
  const { t } = useI18n();
  const word = t('account.deleteWord');
  const mustChoose = owesSomething(departure);
  const [picked, setPicked] = useState<PaidRituals | undefined>(departure.choice?.paidRituals);
  const chosen = mustChoose ? picked : undefined;
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const deletion = useDeletion(onClose, deletedText(departure));
  const choice = useChoice(onClose);
  const isConfirmed = typed.trim().toLowerCase() === word.toLowerCase();
  const isPending = deletion.isPending || choice.isPending;
  const lacksChoice = mustChoose && chosen === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || lacksChoice) return;
    if (chosen === 'keep') return choice.mutate('keep');
    setRefused(!isConfirmed);
    if (!isConfirmed) return field.current?.focus();
    if (chosen === 'money_first') return choice.mutate('money_first');
    // Whoever had to choose has chosen that the rituals are performed.
    deletion.mutate(mustChoose);
  };
  const isSettled = isSettledSince(choice.error, mustChoose);
  const error = deletion.error ?? (isSettled ? null : choice.error);
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {isSettled && <p role="status">{t('account.leaveSettled')}</p>}
      {mustChoose && (
        <>
          <OpenRituals departure={departure} />
          <LeaveChoice departure={departure} chosen={chosen} onChoose={setPicked} />
        </>
      )}
      {!(chosen === 'keep' || lacksChoice) && (
        <>
          <Consequences chosen={chosen} departure={departure} />
          <Field
            ref={field}
            label={t('account.deleteTyped', { word })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            error={isRefused && !isConfirmed ? t('account.deleteLacksWord', { word }) : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      )}
      {error && <Refusal error={error} fallback={t('account.deleteFailed')} />}
      <div className="flex flex-wrap gap-3">
        {!lacksChoice && (
          <Button variant="primary" type="submit" isBusy={isPending}>
            {t(submitWords(chosen, deletion.isPending))}
          </Button>
        )}
        {chosen !== 'keep' && (
          <Button variant="quiet" onClick={onClose} className="min-h-13">
            {t(mustChoose ? 'frame.close' : 'account.keepAccount')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Was a choice refused because, as the shop has said since, nothing is owed any more? */
function isSettledSince(refusal: Error | null, mustChoose: boolean): boolean {
  return !mustChoose && codeOf(refusal) === 'illegal_transition';
}

/** What is deleted and what stays; asking for the money first can be taken back. */
function Consequences({ chosen, departure }: { chosen: PaidRituals | undefined; departure: Departure }) {
  const { t } = useI18n();
  const kept = hasRituals(departure) ? 'account.deleteGoneKept' : 'account.deleteGoneRefund';
  return (
    <>
      <p>{t(chosen === 'perform' ? kept : 'account.deleteGone')}</p>
      {chosen !== 'perform' && <p>{t('account.deleteStays')}</p>}
      {chosen !== 'money_first' && <p className="font-semibold">{t('account.deleteForever')}</p>}
    </>
  );
}

function submitWords(chosen: PaidRituals | undefined, isDeleting: boolean) {
  if (chosen === 'keep') return 'account.keepAccount';
  if (chosen === 'money_first') return 'account.leaveAskMoney';
  return isDeleting ? 'account.deleting' : 'account.deleteForGood';
}

/** Codes of refusals to delete an account to which the shop owes something. */
const OWES: readonly (string | undefined)[] = ['paid_rituals_open', 'day_needed'];

/** What a failure says once the dialog is closed, which shows it until then. */
function useFailureWords() {
  const { t } = useI18n();
  const failedText = (error: Error) => failureText(error, t('account.deleteFailed'));
  return { showsError: true, failed: t('account.error'), failedText };
}

/** What the shop says once the account is deleted. */
function deletedText(departure: Departure) {
  if (hasRituals(departure)) return 'account.deletedKeptText';
  return owesSomething(departure) ? 'account.deletedRefundText' : 'account.deletedText';
}

function useDeletion(onDone: () => void, doneText: ReturnType<typeof deletedText>) {
  const { t } = useI18n();
  const { queryKey } = departureQuery(useApi());
  const queryClient = useQueryClient();
  const forgetCustomer = useForgetCustomer();
  const wasUnanswered = useRef(false);
  return useChange({
    ...useFailureWords(),
    send: (api, performsRituals: boolean) =>
      api.DELETE('/api/account', performsRituals ? { params: { query: { paidRituals: 'perform' } } } : {}),
    onDone: () => {
      onDone();
      forgetCustomer();
      toast({ title: t('account.deleted'), description: t(doneText), kind: 'success' });
    },
    onFailed: (error) => {
      // The answer may have been lost on its way, when all was deleted: the next try then has no session any more.
      if (isUnsure(error)) wasUnanswered.current = true;
      // Something was ordered since the dialog was opened, or has no day: the customer decides about that first.
      if (OWES.includes(codeOf(error))) void queryClient.invalidateQueries({ queryKey });
      if (!isSignedOut(error) || !wasUnanswered.current) return;
      forgetCustomer();
      toast({ title: t('account.deletedLikely'), description: t('account.deletedLikelyText') });
    },
  });
}

function useChoice(onDone: () => void) {
  const { t } = useI18n();
  return useChange({
    ...useFailureWords(),
    send: (api, paidRituals: 'money_first' | 'keep') => dataOf(api.PUT(DELETION_PATH, { body: { paidRituals } })),
    recordKey: departureQuery(useApi()).queryKey,
    // The orders on the page tell what follows by the choice.
    refreshes: [['/api/orders']],
    onDone: (_, choice) => {
      onDone();
      if (choice === 'money_first')
        toast({ title: t('account.leaveAsked'), description: t('account.leaveAskedText'), kind: 'success' });
    },
  });
}
