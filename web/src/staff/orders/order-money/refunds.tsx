import { formatCoinAmount } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { PlaceLink } from '../../kit/page/panel.tsx';
import { Amount, Time } from '../../kit/values/money-and-time.tsx';
import { RefundWait } from '../../money/refund-parts.tsx';
import type { OrderMoneyAnswer } from '../order-queries.ts';
import { MoneyTable } from './table.tsx';

type Refund = OrderMoneyAnswer['refunds'][number];

/** The refunds of an order: why each is made, who did what and for whom it waits; the sum leads to the refund. Nothing without any. */
export function Refunds({ refunds }: { refunds: readonly Refund[] }) {
  if (refunds.length === 0) return null;
  return (
    <MoneyTable
      title="staffRefunds.money"
      rows={refunds}
      keyOf={({ id }) => id}
      columns={[
        { title: 'staff.when', cell: ({ requestedAt }) => <Time at={requestedAt} /> },
        { title: 'staff.why', cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span> },
        { title: 'staff.who', cell: (refund) => <People refund={refund} /> },
        { title: 'common.state', cell: (refund) => <RefundWait refund={refund} /> },
        { title: 'staff.sum', cell: (refund) => <LinkedSum refund={refund} /> },
      ]}
    />
  );
}

function LinkedSum({ refund: { id, amount, coins, unit } }: { refund: Refund }) {
  const { language } = useI18n();
  return (
    <>
      <PlaceLink place={`/money/refunds/${id}`} className="text-link inline-flex min-h-11 items-start md:min-h-0">
        <Amount dollars={-amount} className="font-heading text-lg" />
      </PlaceLink>
      {coins !== null && <span className="block text-muted text-xs">{`−${formatCoinAmount(coins, language)} ${unit}`}</span>}
    </>
  );
}

/** Who began a refund, sent it and confirmed it, and for whom it waits. */
function People({ refund: { requestedBy, sent, confirmed, waitsFor } }: { refund: Refund }) {
  const { t } = useI18n();
  return (
    <span className="wrap-anywhere block">
      {requestedBy}
      <span className="block text-muted text-xs">
        {sent && <span className="block">{t('staffMoney.booksSentBy', { name: sent.by })}</span>}
        {confirmed && <span className="block">{t('staffMoney.booksConfirmedBy', { name: confirmed.by })}</span>}
        {waitsFor === 'second_person' && sent && t('staffMoney.booksAwaitsOther', { name: sent.by })}
        {waitsFor === 'address' && t('staffMoney.booksAwaitsClient')}
        {waitsFor === 'gateway' && t('staffMoney.booksAwaitsGateway')}
      </span>
    </span>
  );
}
