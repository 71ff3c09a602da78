import { formatCoinAmount } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { PlaceLink } from '../../kit/page/panel.tsx';
import { Amount, Time } from '../../kit/values/money-and-time.tsx';
import { RefundWait } from '../../money/refund-parts.tsx';
import type { OrderMoneyAnswer } from '../order-queries.ts';
import { Cell, MoneyTable } from './table.tsx';

type Refund = OrderMoneyAnswer['refunds'][number];

/** What goes back: why, who did what and for whom it waits; each sum leads to its refund. Nothing without any. */
export function Refunds({ refunds }: { refunds: readonly Refund[] }) {
  const { language } = useI18n();
  if (refunds.length === 0) return null;
  return (
    <MoneyTable title="staffRefunds.money" columns={['staff.when', 'staff.why', 'staff.who', 'staff.state', 'staff.sum']}>
      {refunds.map((refund) => (
        <tr key={refund.id}>
          <Cell>
            <Time at={refund.requestedAt} />
          </Cell>
          <Cell>
            <span className="wrap-anywhere">{refund.reason}</span>
          </Cell>
          <Cell>
            <Who refund={refund} />
          </Cell>
          <Cell>
            <RefundWait refund={refund} />
          </Cell>
          <Cell isSum>
            <PlaceLink place={`/money/refunds/${refund.id}`} className="text-link inline-flex min-h-11 items-start md:min-h-0">
              <Amount dollars={-refund.amount} className="font-heading text-lg" />
            </PlaceLink>
            {refund.coins !== null && (
              <span className="block text-muted text-xs">{`−${formatCoinAmount(refund.coins, language)} ${refund.unit}`}</span>
            )}
          </Cell>
        </tr>
      ))}
    </MoneyTable>
  );
}

/** Who began, sent and confirmed it, and for whom it waits. */
function Who({ refund: { requestedBy, sent, confirmed, waitsFor } }: { refund: Refund }) {
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
