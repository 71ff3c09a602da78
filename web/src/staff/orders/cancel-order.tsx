import { useState } from 'react';
import { orderNumber } from '#words/order-number.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { useDialogForm } from '../kit/forms/dialogs.tsx';
import { TwoStepDialog } from '../kit/forms/two-step-dialog.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { QuotedText } from '../kit/values/quoted-text.tsx';
import { RefundDialog } from '../money/refund-dialog.tsx';
import { OrderAction } from './order-action.tsx';
import { type OpenedOrder, ORDERS_KEY } from './order-queries.ts';
import { actionOf } from './order-rules.ts';

/** Why an order cannot be cancelled, by the refusal of the action. */
const REFUSALS: Readonly<Record<string, MessageKey>> = {
  paid: 'staffOrders.cannotPaid',
  begun: 'staffOrders.cannotBegun',
  cancelled: 'staffOrders.cannotCancelled',
  money_came: 'staffOrders.cannotMoney',
};

/**
 * The button that cancels an unpaid order, or gives back the money that came, which cancels an unpaid order at once and a paid one when all of
 * it went back; or why neither is possible now. Nothing for those who may not change orders.
 */
export function CancelOrder({ order }: { order: OpenedOrder }) {
  const { can } = usePanel();
  const action = actionOf(order, 'cancel');
  if (!action) return null;
  const { refusal } = action;
  const isByRefund = (refusal === 'paid' || refusal === 'money_came') && can('money.write');
  return (
    <OrderAction
      label="staffOrders.cancel"
      className="text-danger"
      isRefused={refusal !== undefined && !isByRefund}
      note={isByRefund ? 'staffOrders.cancelByRefund' : refusal && REFUSALS[refusal]}
      dialog={(close) => <OpenedDialog order={order} isByRefund={isByRefund} onClose={close} />}
    />
  );
}

interface DialogProps {
  order: OpenedOrder;
  onClose: () => void;
}

/** Stays the dialog that was opened: money that comes meanwhile must not put another dialog, without the reason, in its place. */
function OpenedDialog({ isByRefund, ...props }: DialogProps & { isByRefund: boolean }) {
  const [opened] = useState({ isByRefund });
  const { order, onClose } = props;
  if (opened.isByRefund) return <RefundDialog orderId={order.id} number={order.number} onClose={onClose} />;
  return <CancelDialog {...props} />;
}

function CancelDialog({ order, onClose }: DialogProps) {
  const { t, language } = useI18n();
  // The order as it stood when the dialog opened: a refetch behind the dialog must not hide that something has changed since.
  const [{ id, etag, number, contact }] = useState(order);
  const form = useDialogForm('cancel', id, {
    blank: { reason: '' },
    refreshes: [[ORDERS_KEY]],
    done: t('staffOrders.cancelled'),
    save: (api, { values: { reason } }, idOf) =>
      api.POST('/api/admin/orders/{id}/cancellation', {
        params: { path: { id }, header: { 'If-Match': etag } },
        body: { reason, noteId: idOf({ reason }) },
      }),
    onSaved: onClose,
  });
  const { reason } = form.values;
  return (
    <TwoStepDialog
      form={form}
      onClose={onClose}
      title={t('staffOrders.cancelTitle', { number: orderNumber(number, language) })}
      choose={<AreaField {...form.field('reason')} label={t('staffOrders.cancelReason')} required maxLength={2000} rows={3} />}
      review={
        <>
          <p>{t(contact?.email ? 'staffOrders.cancelReview' : 'staffOrders.cancelReviewSilent')}</p>
          <QuotedText>{reason}</QuotedText>
        </>
      }
      confirmLabel={t('staffOrders.cancelConfirm')}
    />
  );
}
