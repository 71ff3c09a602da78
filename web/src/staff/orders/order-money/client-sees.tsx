import { useQuery } from '@tanstack/react-query';
import { isLookedAt } from '../../../api/late/followed-order.ts';
import { useApi } from '../../../api/provider.tsx';
import type { Order } from '../../../api/queries.ts';
import { receiptQuery } from '../../../api/receipt.ts';
import { formatPrice } from '../../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../../i18n/i18n.tsx';
import { troubleWords } from '../../../storefront/order/repair-words.ts';
import { SurplusWords } from '../../../storefront/order/surplus.tsx';
import { Card } from '../../kit/page/page-parts.tsx';
import { ORDERS_KEY, type OrderFile, useSeenOrder } from '../order-queries.ts';
import { isUnpaid } from '../order-rules.ts';

/**
 * What the client is told about the money of the order, on its page and on the receipt. What is awaited, surplus, refund and troubles stand here in
 * the client's words; sums and states have shorter words of the panel's own.
 */
export function ClientSees({ order: { id } }: { order: Pick<OrderFile, 'id'> }) {
  const { t, language } = useI18n();
  const api = useApi();
  const seen = useSeenOrder(id);
  const hasReceipt = seen?.receiptNumber !== undefined;
  // It is read again whenever `useSeenOrder` is, by its key too.
  const asking = { queryKey: [ORDERS_KEY, 'receipt', id], enabled: hasReceipt, refetchOnWindowFocus: true };
  const receipt = useQuery({ ...receiptQuery(api, id), ...asking }).data;
  if (!seen) return null;
  const { status, total, received, due, repair } = seen;
  const dollars = (sum: number) => formatPrice(sum, language);
  const isToPay = isUnpaid(seen);
  return (
    <Card title={t('staffMoney.clientSees')}>
      <div className="flex flex-col gap-2 rounded-field bg-sunk p-3">
        {status === 'cancelled' && <p>{t('staffMoney.clientCancelled')}</p>}
        {isToPay && received > 0 && <p>{t('staffMoney.clientCame', { received: dollars(received), total: dollars(total) })}</p>}
        {isToPay && <p>{t(awaitedWords(seen), { due: dollars(due) })}</p>}
        {!isToPay && status !== 'cancelled' && <p>{t('staffMoney.clientPaid', { sum: dollars(total) })}</p>}
        {receipt && <SurplusWords receipt={receipt} />}
        {repair.refund && <p>{t(`order.refund.${repair.refund}`)}</p>}
        {repair.troubles.map((trouble) => (
          <p key={trouble}>{t(troubleWords(trouble, repair))}</p>
        ))}
      </div>
    </Card>
  );
}

/** What the client of an unpaid order waits for, or is asked to pay. */
function awaitedWords(seen: Order): MessageKey {
  if (isLookedAt(seen)) return 'order.next.review';
  if (seen.status === 'waiting') return 'order.confirmationText';
  return seen.progress.next.kind === 'transfer' ? 'order.next.transfer' : 'staffMoney.clientDue';
}
