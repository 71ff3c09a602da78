import { formatPrice } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';

/** The amount to pay in dollars, at the head of a screen. */
export function AmountDue({ total }: { total: number }) {
  const { t, language } = useI18n();
  return (
    <p className="mb-5 flex items-baseline justify-between gap-4 border-line border-b pb-4">
      <span className="text-muted">{t('payment.toPay')}</span>
      <span className="price text-section">{formatPrice(total, language)}</span>
    </p>
  );
}
