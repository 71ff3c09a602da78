import type { Receipt } from '../../api/receipt.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';

/** What came beyond the total of an order, and where each part of it is. */
export function SurplusWords({ receipt: { total, surplus } }: { receipt: Pick<Receipt, 'total' | 'surplus'> }) {
  const { t, language } = useI18n();
  if (!surplus) return null;
  const dollars = (sum: number) => formatPrice(sum, language);
  const parts = (['returned', 'onItsWay', 'waiting', 'kept'] as const).filter((part) => surplus[part] > 0);
  return (
    <>
      <p>{t('order.surplus', { due: dollars(total), came: dollars(surplus.came), over: dollars(surplus.over) })}</p>
      {parts.map((part) => (
        <p key={part}>{t(`order.surplus.${part}`, { sum: dollars(surplus[part]) })}</p>
      ))}
    </>
  );
}
