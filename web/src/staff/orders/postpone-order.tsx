import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useClosedDays } from '../../api/late/closed-days.ts';
import { useApi } from '../../api/provider.tsx';
import { formatDay } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { lastDay } from '../../i18n/late/days.ts';
import { ritualOf } from '../../i18n/late/ritual.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import { toast } from '../../ui/toast.tsx';
import { Offered } from '../kit/shortcuts.ts';
import { TwoStepDialog } from '../kit/two-step-dialog.tsx';
import { useDialogDraft } from '../kit/use-dialog-draft.ts';
import { ORDERS_KEY, type OrderFile } from './order-queries.ts';

type OpenedOrder = OrderFile & { readonly etag: string };

const REFUSALS: Readonly<Record<string, MessageKey>> = {
  unpaid: 'staffOrders.postponeNotPaid',
  begun: 'staffOrders.postponeBegun',
};

/** Gives rituals that have not begun another first day; says why that is not possible now. Nothing for those who may not change orders. */
export function PostponeOrder({ order }: { order: OpenedOrder }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const action = order.actions.find(({ name }) => name === 'postpone');
  if (!action) return null;
  const { refusal } = action;
  return (
    <div>
      <Button variant="quiet" disabled={refusal !== undefined} onClick={() => setOpen(true)} className="-ml-3 px-3! text-sm">
        {t('staffOrders.postpone')}
      </Button>
      {refusal === undefined && <Offered label={t('staffOrders.postpone')} run={() => setOpen(true)} />}
      {refusal && REFUSALS[refusal] && <p className="-mt-1 mb-2 text-muted text-xs">{t(REFUSALS[refusal])}</p>}
      {isOpen && <PostponeDialog order={order} onClose={() => setOpen(false)} />}
    </div>
  );
}

const ALL = '';

function PostponeDialog({ order, onClose }: { order: OpenedOrder; onClose: () => void }) {
  const { t, language } = useI18n();
  // The order as it stood when the dialog opened: a refetch behind the dialog must not hide that something has changed since.
  const [opened] = useState(order);
  const draft = useDialogDraft('postpone', opened.id, { startDate: '', item: ALL, reason: '' });
  const { startDate, reason } = draft.values;
  const postponement = usePostponement(opened, () => {
    draft.forget();
    onClose();
  });
  const closed = useClosedDays().reasonOf(startDate);
  const isGiven = startDate !== '' && reason.trim() !== '';
  const rituals = opened.items.map(({ name, duration, begunAt }, position) => {
    return { name: ritualOf(name[language], duration, language), position, begunAt };
  });
  const open = rituals.filter(({ begunAt }) => !begunAt);
  // What was chosen before a reload may have begun since.
  const item = open.some(({ position }) => String(position) === draft.values.item) ? draft.values.item : ALL;
  const moved = open.filter(({ position }) => item === ALL || String(position) === item);
  return (
    <TwoStepDialog
      title={t('staffOrders.postponeTitle', { number: opened.number })}
      onClose={onClose}
      canGoOn={isGiven}
      canConfirm={isGiven}
      choose={
        <>
          {open.length > 1 && (
            <SelectField
              label={t('staffOrders.postponeWhat')}
              options={[
                [ALL, t('staffOrders.postponeAll')],
                ...open.map(({ name, position }) => [String(position), name] as const),
              ]}
              value={item}
              onChange={({ target }) => draft.type({ item: target.value })}
            />
          )}
          <Field
            type="date"
            label={t('staffOrders.postponeDay')}
            required
            max={lastDay()}
            hint={closed && t('staffOrders.postponeClosed', { reason: closed })}
            value={startDate}
            onChange={({ target }) => draft.type({ startDate: target.value })}
          />
          <AreaField
            label={t('staffOrders.postponeReason')}
            required
            maxLength={500}
            rows={3}
            value={reason}
            onChange={({ target }) => draft.type({ reason: target.value })}
          />
        </>
      }
      review={
        <>
          <p>{t(opened.contact?.email ? 'staffOrders.postponeReview' : 'staffOrders.postponeReviewSilent')}</p>
          <ul className="list-disc pl-5">
            {moved.map(({ name, position }) => (
              <li key={position}>{name}</li>
            ))}
          </ul>
          {startDate && <p className="font-medium">{formatDay(startDate, language)}</p>}
          <p className="wrap-anywhere whitespace-pre-line rounded-field bg-sunk px-4 py-3">{reason}</p>
        </>
      }
      confirmLabel={t('staffOrders.postponeConfirm')}
      onConfirm={() => postponement.mutate({ startDate, reason, ...(item === ALL ? {} : { item: Number(item) }) })}
      isPending={postponement.isPending}
      error={postponement.error}
    />
  );
}

function usePostponement({ id, etag }: OpenedOrder, onDone: () => void) {
  const { t } = useI18n();
  const api = useApi();
  const cache = useQueryClient();
  const noteId = useRef(crypto.randomUUID());
  return useMutation({
    mutationFn: (wanted: { startDate: string; reason: string; item?: number }) =>
      api.POST('/api/admin/orders/{id}/postponement', {
        params: { path: { id }, header: { 'If-Match': etag } },
        body: { ...wanted, noteId: noteId.current },
      }),
    onSuccess: () => {
      toast({ title: t('order.eventPostponed'), kind: 'success' });
      onDone();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: [ORDERS_KEY] }),
  });
}
