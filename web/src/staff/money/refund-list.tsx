import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { List } from '../kit/lists/list.tsx';
import { useListAddress } from '../kit/lists/use-list-address.ts';
import { PanelHeading } from '../kit/page/heading.tsx';
import { Empty } from '../kit/page/notes.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { StateBadge } from '../kit/values/state-badge.tsx';
import { Time } from '../kit/values/time.tsx';
import { MoneyTabs } from './money-tabs.tsx';
import { Refunded, RefundWait } from './refund-parts.tsx';
import { openRefundsQuery } from './refund-queries.ts';
import { OrderName } from './waiting-list.tsx';

/** The refunds that are not over; the oldest comes first. */
export function RefundList() {
  const { t } = useI18n();
  const { to } = usePanel();
  const address = useListAddress([]);
  const query = useQuery(openRefundsQuery(useApi(), address.cursor));
  return (
    <>
      <PanelHeading title={t('staff.refunds')} text={t('staffRefunds.text')} />
      <MoneyTabs />
      <List
        label={t('staff.refunds')}
        query={query}
        keyOf={({ id }) => id}
        href={({ id }) => to(`/money/refunds/${id}`)}
        columns={[
          { title: t('staff.order'), cell: ({ order }) => <OrderName order={order} /> },
          { title: t('staffRefunds.waits'), cell: (refund) => <RefundWait refund={refund} /> },
          { title: t('staffMoney.since'), cell: ({ since }) => <Time at={since} /> },
          { title: t('staffRefunds.orderState'), cell: ({ order }) => <StateBadge status={order.status} /> },
          { title: t('staffRefunds.sum'), isNumber: true, cell: (refund) => <Refunded refund={refund} /> },
        ]}
        card={(refund) => (
          <div className="flex flex-col gap-2">
            <div className="flex flex-wrap items-start justify-between gap-2">
              <OrderName order={refund.order} />
              <Refunded refund={refund} />
            </div>
            <RefundWait refund={refund} />
            <Time at={refund.since} className="text-muted text-xs" />
          </div>
        )}
        empty={<Empty title={t('staffRefunds.none')} text={t('staffRefunds.noneText')} />}
        address={address}
      />
    </>
  );
}
