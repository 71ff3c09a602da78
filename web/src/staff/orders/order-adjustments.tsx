import { useI18n } from '../../i18n/i18n.tsx';
import { Amount } from '../kit/values/money-and-time.tsx';

interface Adjustment {
  readonly percent?: number | undefined;
  readonly amount: number;
  /** Only the staff read it. */
  readonly reason?: string;
}

/** The discounts of an order, which stand between its items and its total. */
export function OrderAdjustments({ adjustments = [] }: { adjustments?: readonly Adjustment[] | undefined }) {
  const { t } = useI18n();
  return adjustments.map(({ percent, amount, reason }) => (
    <p key={`${percent} ${amount}`} className="flex items-baseline justify-between gap-4 py-2">
      <span className="min-w-0">
        <span className="block">{percent === undefined ? t('common.discount') : t('order.discountPercent', { percent })}</span>
        {reason && <span className="wrap-anywhere block text-muted text-xs">{reason}</span>}
      </span>
      <Amount dollars={-amount} className="shrink-0 font-heading text-lg" />
    </p>
  ));
}
