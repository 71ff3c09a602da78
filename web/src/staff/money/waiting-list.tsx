import { useQuery } from '@tanstack/react-query';
import { orderNumber } from '#words/order-number.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { FilterBar, FilterChip } from '../kit/lists/filters.tsx';
import { List } from '../kit/lists/list.tsx';
import { useListAddress } from '../kit/lists/use-list-address.ts';
import { PanelHeading } from '../kit/page/heading.tsx';
import { Empty } from '../kit/page/notes.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { Amount } from '../kit/values/amount.tsx';
import { StateBadge } from '../kit/values/state-badge.tsx';
import { Time } from '../kit/values/time.tsx';
import { Came, Reasons } from './money-parts.tsx';
import { type WaitingMoney, waitingQuery } from './money-queries.ts';
import { MoneyTabs } from './money-tabs.tsx';

const KINDS = ['review', 'ask'] as const;

/** What waits for a decision about money; what waits longest comes first. */
export function WaitingList() {
  const { t } = useI18n();
  const { to } = usePanel();
  const address = useListAddress(['kind']);
  const kind = KINDS.find((known) => known === address.values.kind);
  const { cursor } = address;
  const query = useQuery(waitingQuery(useApi(), { ...(kind && { kind }), ...(cursor && { cursor }) }));
  return (
    <>
      <PanelHeading title={t('staff.money')} text={t('staffMoney.text')} />
      <MoneyTabs />
      <FilterBar isFiltered={address.isFiltered} onClear={address.clear}>
        <FilterChip
          label={t('staff.why')}
          value={kind ?? ''}
          onChange={(chosen) => address.set({ kind: chosen })}
          options={[
            { value: 'review', text: t('staffMoney.kindReview') },
            { value: 'ask', text: t('staffMoney.kindAsk') },
          ]}
        />
      </FilterBar>
      <List
        label={t('staff.money')}
        query={query}
        keyOf={({ id }) => id}
        href={({ id }) => to(`/money/${id}`)}
        columns={[
          { title: t('staff.order'), cell: (money) => <OrderName order={money.order} /> },
          { title: t('staff.why'), cell: (money) => <Reasons money={money} /> },
          { title: t('staffMoney.cameTitle'), cell: (money) => <Came sums={money} /> },
          { title: t('staffMoney.since'), cell: ({ since }) => <Time at={since} /> },
          { title: t('staffMoney.orderTotal'), isNumber: true, cell: (money) => <Total money={money} /> },
        ]}
        card={(money) => (
          <div className="flex flex-col gap-2">
            <div className="flex flex-wrap items-start justify-between gap-2">
              <OrderName order={money.order} />
              <Total money={money} />
            </div>
            <Came sums={money} />
            <Reasons money={money} />
            <Time at={money.since} className="text-muted text-xs" />
          </div>
        )}
        empty={<Empty title={t('staffMoney.none')} text={t('staffMoney.noneText')} />}
        address={address}
      />
    </>
  );
}

/** Whose order it is; its number where nobody is known. */
export function OrderName({ order }: Pick<WaitingMoney, 'order'>) {
  const number = orderNumber(order.number, useI18n().language);
  return (
    <span className="flex min-w-0 flex-col">
      <strong className="wrap-anywhere font-heading text-lg">{order.customer ?? number}</strong>
      {order.customer && <span className="text-muted text-xs">{number}</span>}
    </span>
  );
}

function Total({ money: { order } }: { money: WaitingMoney }) {
  return (
    <span className="inline-flex flex-col items-end gap-1">
      <Amount dollars={order.total} className="font-heading text-lg" />
      <StateBadge status={order.status} />
    </span>
  );
}
