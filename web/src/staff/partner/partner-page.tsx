import { useState } from 'react';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { MoneyDecisions } from '../kit/hand-money/money-decisions.tsx';
import { DecisionDialog } from '../kit/hand-money/money-dialogs.tsx';
import type { Decision } from '../kit/hand-money/use-payment-decisions.ts';
import { FilterBar, SetFilter } from '../kit/lists/filters.tsx';
import { List, type ListProps } from '../kit/lists/list.tsx';
import { useListAddress } from '../kit/lists/use-list-address.ts';
import { Empty, PanelHeading, QueryError } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { sectionOf } from '../kit/page/section-of.tsx';
import { useAnswer } from '../kit/page/use-answer.ts';
import { ORDER_STATUSES, useStateWord } from '../kit/values/state-badge.tsx';
import { LinkCard } from './link-card.tsx';
import { moneyOf, OrderLines, OrderMoney } from './order-parts.tsx';
import { OwnOrder } from './own-order.tsx';
import { monthInWords, readSum, SUM_WORDS, Totals } from './own-sums.tsx';
import { type PartnerOrder, usePartnerOrders } from './partner-queries.ts';
import { StatementCard } from './statement-card.tsx';

/** The partner's own orders, and the page of each. */
export default sectionOf([
  ['', OwnOrders],
  [':id', OwnOrder],
]);

/** A decision about the money of an order, whose dialog is open. */
interface OpenedDecision {
  readonly decision: Decision;
  readonly order: PartnerOrder;
}

/** The partner's orders with their sums, the statement, and the link that brings customers. Orders that wait for the partner come first. */
function OwnOrders() {
  const { t } = useI18n();
  const slug = usePanel().member.partner ?? '';
  const address = useListAddress(['q', 'status', 'sum', 'month']);
  const { values, cursor } = address;
  const dashboard = useAnswer('/api/partner/{slug}', { path: { slug } });
  const orders = usePartnerOrders(slug, { ...values, cursor });
  const isFirstOfAll = !address.isFiltered && cursor === undefined;
  const waiting = usePartnerOrders(slug, { status: 'waiting', cursor: undefined }, isFirstOfAll);
  const waitingOrders = isFirstOfAll ? (waiting.data?.items ?? []) : [];
  const [opened, setOpened] = useState<OpenedDecision>();
  // This partner also takes the money of customers who followed no partner's link.
  const isShops = dashboard.data?.isShops ?? false;
  const name = dashboard.data?.name ?? t('staff.partnerOrders');
  return (
    <>
      <PanelHeading title={name} text={dashboard.data && t(isShops ? 'staffPartner.shopsText' : 'staffPartner.text')} />
      {/* A list with rows says itself why it could not be read anew. */}
      {isFirstOfAll && waitingOrders.length === 0 && <QueryError query={waiting} />}
      {/* Without `nextCursor`: those that the first page has no room for stand in the list below. */}
      {waitingOrders.length > 0 && (
        <WaitingOrders query={{ ...waiting, data: { items: waitingOrders } }} slug={slug} onDecide={setOpened} />
      )}
      <QueryError query={dashboard} />
      {dashboard.data && <Totals dashboard={dashboard.data} />}
      <OrderFilters address={address} />
      <OrderTable
        label={t('common.orders')}
        query={orders}
        empty={
          <Empty
            title={t(address.isFiltered ? 'staffPartner.noneFound' : 'common.noOrders')}
            text={t(noneText(address.isFiltered, isShops))}
          />
        }
        ordersAbove={waitingOrders}
        slug={slug}
        address={address}
        onDecide={setOpened}
      />
      {dashboard.data && (
        <>
          <StatementCard partnerPath={`/api/partner/${slug}`} newest={dashboard.data.month} />
          <LinkCard
            link={dashboard.data.link}
            title={t('staffPartner.link')}
            text={t('staffPartner.linkText')}
            qrTitle={t('staffPartner.qr')}
          />
        </>
      )}
      {opened && (
        <OpenedDialog
          {...opened}
          slug={slug}
          listed={[...waitingOrders, ...(orders.data?.items ?? [])]}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

interface OpenedDialogProps extends OpenedDecision {
  slug: string;
  /** The orders that the page lists. */
  listed: readonly PartnerOrder[];
  onClose: () => void;
}

/** The dialog of a decision, about its order as it was read last, which may be after the dialog was opened. */
function OpenedDialog({ decision, order, slug, listed, onClose }: OpenedDialogProps) {
  const { id } = order;
  const inList = listed.find((each) => each.id === id);
  // What somebody else has decided leaves what waits, and the list may not reach down to it.
  const unlisted = useAnswer('/api/partner/{slug}/orders/{id}', { path: { slug, id } }, { enabled: !inList });
  return <DecisionDialog decision={decision} money={moneyOf(slug, inList ?? unlisted.data ?? order)} onClose={onClose} />;
}

/** The orders that wait for a decision of the partner. */
function WaitingOrders(table: Pick<TableProps, 'query' | 'slug' | 'onDecide'>) {
  const { t } = useI18n();
  return (
    <section className="mb-6">
      <h2 className="mb-2 text-section">{t('staffPartner.waitsForYou')}</h2>
      <OrderTable {...table} label={t('staffPartner.waitsForYou')} empty={null} />
    </section>
  );
}

function noneText(isFiltered: boolean, isShops: boolean): MessageKey {
  if (isFiltered) return 'staffOrders.noneText';
  return isShops ? 'staffPartner.shopsNoneText' : 'staffPartner.noneText';
}

type Address = ReturnType<typeof useListAddress<'q' | 'status' | 'sum' | 'month'>>;

function OrderFilters({ address }: { address: Address }) {
  const { t, language } = useI18n();
  const stateWord = useStateWord();
  const { values, set } = address;
  const sum = readSum(values.sum);
  const states = ORDER_STATUSES.map((value) => ({ value, text: stateWord(value) }));
  return (
    <FilterBar
      address={address}
      search={t('staffPartner.search')}
      filters={[{ name: 'status', label: t('common.state'), options: states }]}
    >
      {sum && (
        <SetFilter
          label={t('staff.sum')}
          value={[t(SUM_WORDS[sum]), monthInWords(values.month, language)].filter(Boolean).join(', ')}
          onClear={() => set({ sum: '', month: '' })}
        />
      )}
    </FilterBar>
  );
}

interface TableProps extends Pick<ListProps<PartnerOrder>, 'label' | 'query' | 'empty' | 'address'> {
  slug: string;
  onDecide: (opened: OpenedDecision) => void;
  /** Orders that another list above shows with their buttons; here they have none. */
  ordersAbove?: readonly PartnerOrder[];
}

function OrderTable({ slug, onDecide, ordersAbove = [], ...list }: TableProps) {
  const { t } = useI18n();
  const idsAbove = new Set(ordersAbove.map(({ id }) => id));
  return (
    <List
      {...list}
      keyOf={({ id }) => id}
      columns={[
        { title: t('common.order'), cell: (order) => <OrderLines order={order} /> },
        { title: t('staff.money'), cell: (order) => <OrderMoney slug={slug} order={order} /> },
        {
          title: t('staffPartner.actions'),
          cell: (order) =>
            !idsAbove.has(order.id) && (
              <MoneyDecisions money={moneyOf(slug, order)} isInList onDecide={(decision) => onDecide({ decision, order })} />
            ),
        },
      ]}
    />
  );
}
