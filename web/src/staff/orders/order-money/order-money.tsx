import { formatPrice } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Badge } from '../../../ui/late/badge.tsx';
import { Card, QueryError } from '../../kit/page/page-parts.tsx';
import { usePanel } from '../../kit/page/panel.tsx';
import { type OrderFile, type OrderMoneyAnswer, useOrderMoney } from '../order-queries.ts';
import { RefundOrder } from '../refund-order.tsx';
import { Arrivals, OtherCoins } from './arrivals.tsx';
import { Refunds } from './refunds.tsx';
import { ShareBar, Sums } from './sums.tsx';

/** The card about all money of an order: what was due, what came, what goes back, what is left. Nothing for those who may not read money. */
export function OrderMoney({ order }: { order: Pick<OrderFile, 'id' | 'number'> }) {
  const { t } = useI18n();
  const query = useOrderMoney(order.id, usePanel().can('money.read'));
  const money = query.data;
  if (!money) return <QueryError query={query} />;
  const waiting = money.refunds.filter(({ waitsFor }) => waitsFor !== null).length;
  const badge = waiting > 0 && <Badge tone="gold">{t('staffMoney.booksRefundWaits', { count: waiting })}</Badge>;
  return (
    <Card title={t('staff.money')} aside={badge}>
      <Sums money={money} />
      <ShareBar money={money} />
      <Notes money={money} />
      <Arrivals orderId={order.id} money={money} />
      <OtherCoins money={money} />
      <Refunds refunds={money.refunds} />
      <RefundOrder order={order} />
      <p className="mt-4 border-line border-t pt-3 text-muted text-xs">{t('staffMoney.booksLines', { count: money.lines })}</p>
    </Card>
  );
}

/** What the sums do not count yet, and lines of the ledger that they cannot count. */
function Notes({ money: { awaiting, unread, sums, underWay, netThen } }: { money: OrderMoneyAnswer }) {
  const { t, language } = useI18n();
  const dollars = (sum: number) => formatPrice(sum, language);
  return (
    <div className="mt-2 flex flex-col gap-1 text-muted text-xs">
      {sums.gross !== 0 && (
        <p>{underWay > 0 ? t('staffMoney.booksNetThen', { sum: dollars(netThen) }) : t('staffMoney.booksNetIs')}</p>
      )}
      {awaiting !== 0 && <p>{t('staffMoney.booksAwaits', { sum: dollars(awaiting) })}</p>}
      {unread > 0 && (
        <p role="alert" className="text-danger">
          {t('staffMoney.booksUnread', { count: unread })}
        </p>
      )}
    </div>
  );
}
