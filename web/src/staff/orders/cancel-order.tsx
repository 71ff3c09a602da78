import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../api/provider.tsx';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { toast } from '../../ui/toast.tsx';
import { usePanel } from '../kit/panel.tsx';
import { Offered } from '../kit/shortcuts.ts';
import { TwoStepDialog } from '../kit/two-step-dialog.tsx';
import { useDialogDraft } from '../kit/use-dialog-draft.ts';
import { RefundDialog } from '../money/refund-dialog.tsx';
import { ORDERS_KEY, type OrderFile } from './order-queries.ts';

type OpenedOrder = OrderFile & { readonly etag: string };

const REFUSALS: Readonly<Record<string, MessageKey>> = {
  paid: 'staffOrders.cannotPaid',
  begun: 'staffOrders.cannotBegun',
  cancelled: 'staffOrders.cannotCancelled',
  money_came: 'staffOrders.cannotMoney',
};

/**
 * Cancels an unpaid order in two steps, and one whose money came by giving that back; says why it is not possible now. Nothing for those who
 * may not change orders.
 */
export function CancelOrder({ order }: { order: OpenedOrder }) {
  const { t } = useI18n();
  const { can } = usePanel();
  const [isOpen, setOpen] = useState(false);
  const action = order.actions.find(({ name }) => name === 'cancel');
  if (!action) return null;
  const isByRefund = (action.refusal === 'paid' || action.refusal === 'money_came') && can('money.write');
  const refusal = isByRefund ? undefined : action.refusal;
  return (
    <div>
      <Button
        variant="quiet"
        disabled={refusal !== undefined}
        onClick={() => setOpen(true)}
        className="-ml-3 px-3! text-danger text-sm"
      >
        {t('staffOrders.cancel')}
      </Button>
      {refusal === undefined && <Offered label={t('staffOrders.cancel')} run={() => setOpen(true)} />}
      {refusal && REFUSALS[refusal] && <p className="-mt-1 text-muted text-xs">{t(REFUSALS[refusal])}</p>}
      {isByRefund && <p className="-mt-1 text-muted text-xs">{t('staffOrders.cancelByRefund')}</p>}
      {isOpen && isByRefund && <RefundDialog orderId={order.id} number={order.number} onClose={() => setOpen(false)} />}
      {isOpen && !isByRefund && <CancelDialog order={order} onClose={() => setOpen(false)} />}
    </div>
  );
}

function CancelDialog({ order, onClose }: { order: OpenedOrder; onClose: () => void }) {
  const { t } = useI18n();
  // The order as it stood when the dialog opened: a refetch behind the dialog must not hide that something has changed since.
  const [opened] = useState(order);
  const { values, type, forget } = useDialogDraft('cancel', opened.id, { reason: '' });
  const { reason } = values;
  const cancellation = useCancellation(opened, () => {
    forget();
    onClose();
  });
  const isGiven = reason.trim() !== '';
  return (
    <TwoStepDialog
      title={t('staffOrders.cancelTitle', { number: opened.number })}
      onClose={onClose}
      canGoOn={isGiven}
      canConfirm={isGiven}
      choose={
        <AreaField
          label={t('staffOrders.cancelReason')}
          required
          maxLength={2000}
          rows={3}
          value={reason}
          onChange={({ target }) => type({ reason: target.value })}
        />
      }
      review={
        <>
          <p>{t(opened.contact?.email ? 'staffOrders.cancelReview' : 'staffOrders.cancelReviewSilent')}</p>
          <p className="wrap-anywhere whitespace-pre-line rounded-field bg-sunk px-4 py-3">{reason}</p>
        </>
      }
      confirmLabel={t('staffOrders.cancelConfirm')}
      onConfirm={() => cancellation.mutate(reason)}
      isPending={cancellation.isPending}
      error={cancellation.error}
    />
  );
}

function useCancellation({ id, etag }: OpenedOrder, onDone: () => void) {
  const { t } = useI18n();
  const api = useApi();
  const cache = useQueryClient();
  const noteId = useRef(crypto.randomUUID());
  return useMutation({
    mutationFn: (reason: string) =>
      api.POST('/api/admin/orders/{id}/cancellation', {
        params: { path: { id }, header: { 'If-Match': etag } },
        body: { reason, noteId: noteId.current },
      }),
    onSuccess: () => {
      toast({ title: t('staffOrders.cancelled'), kind: 'success' });
      onDone();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: [ORDERS_KEY] }),
  });
}
