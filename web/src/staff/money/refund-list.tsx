import { useI18n } from '../../i18n/i18n.tsx';
import { List } from '../kit/lists/list.tsx';
import { SortChip } from '../kit/lists/sorting.tsx';
import { useViewedList } from '../kit/lists/views/use-viewed-list.ts';
import { ViewTabs } from '../kit/lists/views/view-tabs.tsx';
import { Empty, PanelHeading } from '../kit/page/page-parts.tsx';
import { useRows } from '../kit/page/use-answer.ts';
import { Time } from '../kit/values/money-and-time.tsx';
import { StateBadge } from '../kit/values/state-badge.tsx';
import { OrderName } from './money-parts.tsx';
import { MoneyTabs } from './money-tabs.tsx';
import { RefundedAmount, RefundWait, WAITS } from './refund-parts.tsx';

const ROWS_OF_A_PAGE = 25;
/** What a refund can wait for, in the sequence of its steps. */
const WAITED_FOR = ['address', 'sending', 'gateway', 'second_person'] as const;

/** The list of refunds that are not over; the oldest comes first, unless another order is chosen. */
export function RefundList() {
  const { t } = useI18n();
  const address = useViewedList('refunds', ['waitsFor'], { usualSort: 'date', sortable: ['date', 'total', 'status'] });
  const waitsFor = WAITED_FOR.find((known) => known === address.values.waitsFor);
  const { cursor, sort } = address;
  const params = { query: { waitsFor, sort, cursor, limit: ROWS_OF_A_PAGE } };
  const query = useRows('/api/admin/refunds', params, { enabled: !address.isViewPending });
  return (
    <>
      <PanelHeading title={t('staff.refunds')} text={t('staffRefunds.text')} />
      <MoneyTabs />
      <ViewTabs
        standing={[
          { text: t('staff.allRows'), filters: {} },
          ...WAITED_FOR.map((wait) => ({ text: t(WAITS[wait].word), filters: { waitsFor: wait } })),
        ]}
        address={address}
      />
      <div className="mb-3 xl:hidden">
        <SortChip sorting={address.sorting} isWide />
      </div>
      <List
        label={t('staff.refunds')}
        query={query}
        keyOf={({ id }) => id}
        place={({ id }) => `/money/refunds/${id}`}
        columns={[
          { title: t('common.order'), cell: ({ order }) => <OrderName order={order} /> },
          { title: t('staffRefunds.waits'), sort: { name: 'status' }, cell: (refund) => <RefundWait refund={refund} /> },
          {
            title: t('staffMoney.since'),
            sort: { name: 'date' },
            cell: ({ since }) => <Time at={since} className="text-muted text-xs" />,
          },
          { title: t('staffRefunds.orderState'), onCard: 'none', cell: ({ order }) => <StateBadge status={order.status} /> },
          {
            title: t('staffRefunds.sum'),
            isNumber: true,
            onCard: 'end',
            sort: { name: 'total', descendingFirst: true },
            cell: (refund) => <RefundedAmount refund={refund} />,
          },
        ]}
        empty={
          <Empty
            title={t(address.isFiltered ? 'staffRefunds.noneSuch' : 'staffRefunds.none')}
            text={t(address.isFiltered ? 'staffRefunds.noneSuchText' : 'staffRefunds.noneText')}
          />
        }
        address={address}
        isWide
      />
    </>
  );
}
