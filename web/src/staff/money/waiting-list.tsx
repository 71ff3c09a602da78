import { useI18n } from '../../i18n/i18n.tsx';
import { List } from '../kit/lists/list.tsx';
import { SortChip } from '../kit/lists/sorting.tsx';
import { useViewedList } from '../kit/lists/views/use-viewed-list.ts';
import { ViewTabs } from '../kit/lists/views/view-tabs.tsx';
import { Empty, PanelHeading } from '../kit/page/page-parts.tsx';
import { useRows } from '../kit/page/use-answer.ts';
import { useWaiting } from '../kit/page/waiting.tsx';
import { Amount, Time } from '../kit/values/money-and-time.tsx';
import { StateBadge } from '../kit/values/state-badge.tsx';
import { OrderName, Reasons, ReceivedAmount } from './money-parts.tsx';
import { MoneyTabs } from './money-tabs.tsx';

const ROWS_OF_A_PAGE = 25;
const KINDS = ['review', 'ask'] as const;

/** The list of money that waits for a decision; what waits longest comes first, unless another order is chosen. */
export function WaitingList() {
  const { t } = useI18n();
  const address = useViewedList('money', ['kind'], { usualSort: 'date', sortable: ['date', 'total', 'status'] });
  const kind = KINDS.find((known) => known === address.values.kind);
  const { cursor, sort } = address;
  const params = { query: { kind, sort, cursor, limit: ROWS_OF_A_PAGE } };
  const query = useRows('/api/admin/money', params, { enabled: !address.isViewPending });
  const reviews = useWaiting(['reviews']);
  const asks = useWaiting(['refundAsks']);
  return (
    <>
      <PanelHeading title={t('staff.money')} text={t('staffMoney.text')} />
      <MoneyTabs />
      <ViewTabs
        standing={[
          { text: t('staff.allRows'), filters: {} },
          { text: t('staffMoney.kindReview'), filters: { kind: 'review' }, count: reviews },
          { text: t('staffMoney.kindAsk'), filters: { kind: 'ask' }, count: asks },
        ]}
        address={address}
      />
      <div className="mb-3 xl:hidden">
        <SortChip sorting={address.sorting} isWide />
      </div>
      <List
        label={t('staff.money')}
        query={query}
        keyOf={({ id }) => id}
        place={({ id }) => `/money/${id}`}
        columns={[
          { title: t('common.order'), cell: (money) => <OrderName order={money.order} /> },
          { title: t('staff.why'), cell: (money) => <Reasons money={money} /> },
          { title: t('staffMoney.cameTitle'), cell: (money) => <ReceivedAmount sums={money} /> },
          {
            title: t('staffMoney.since'),
            sort: { name: 'date' },
            cell: ({ since }) => <Time at={since} className="text-muted text-xs" />,
          },
          {
            title: t('common.state'),
            sort: { name: 'status' },
            cell: ({ order }) => <StateBadge status={order.status} />,
          },
          {
            title: t('staffMoney.orderTotal'),
            isNumber: true,
            onCard: 'end',
            sort: { name: 'total', descendingFirst: true },
            cell: ({ order }) => <Amount dollars={order.total} className="font-heading text-lg" />,
          },
        ]}
        empty={
          <Empty title={t(kind ? 'staffMoney.noneSuch' : 'staffMoney.none')} text={kind ? null : t('staffMoney.noneText')} />
        }
        address={address}
        isWide
      />
    </>
  );
}
