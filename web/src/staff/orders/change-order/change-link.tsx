import { type MessageKey, useI18n } from '../../../i18n/i18n.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { PlaceLink } from '../../kit/page/panel.tsx';
import type { OpenedOrder } from '../order-queries.ts';
import { actionOf } from '../order-rules.ts';

/** Why items and discount cannot be changed, by the code of the refusal. */
export const CHANGE_REFUSALS: Readonly<Record<string, MessageKey>> = {
  paid: 'staffOrders.cannotChangePaid',
  cancelled: 'staffOrders.cannotCancelled',
  money_came: 'staffOrders.cannotChangeMoney',
  waiting: 'staffOrders.cannotChangeWaiting',
  was_paid: 'staffOrders.cannotChangeWasPaid',
};

/**
 * The link to the page that changes items and discount of an unpaid order, or why that is not possible now. Nothing for those who may not change
 * them, and once the order is paid or cancelled, which its state says.
 */
export function ChangeLink({ order }: { order: OpenedOrder }) {
  const { t } = useI18n();
  const action = actionOf(order, 'change');
  if (!action || action.refusal === 'paid' || action.refusal === 'cancelled') return null;
  // A reason without words here is told when the change is sent.
  const reason = action.refusal && CHANGE_REFUSALS[action.refusal];
  if (reason) return <p className="text-muted text-xs">{t(reason)}</p>;
  return (
    <PlaceLink place={`/orders/${order.id}/change`} className={buttonClass()}>
      {t('staffOrders.changeItems')}
    </PlaceLink>
  );
}
