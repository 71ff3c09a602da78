import { useQuery } from '@tanstack/react-query';
import { orderNumber } from '#words/order-number.ts';
import { useApi } from '../../api/provider.tsx';
import { formatPrice } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { DayFilter } from '../kit/lists/day-filter.tsx';
import { FileLinks } from '../kit/lists/file-links.tsx';
import { FilterBar, FilterChip, SearchField } from '../kit/lists/filters.tsx';
import { type Column, List } from '../kit/lists/list.tsx';
import { useListAddress } from '../kit/lists/use-list-address.ts';
import { PanelHeading } from '../kit/page/heading.tsx';
import { NewLink } from '../kit/page/new-link.tsx';
import { Empty } from '../kit/page/notes.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { Amount } from '../kit/values/amount.tsx';
import { type OrderStatus, StateBadge, useStateWord } from '../kit/values/state-badge.tsx';
import { Time } from '../kit/values/time.tsx';
import { exportAddress, type OrderRow, ordersQuery } from './order-queries.ts';

const STATES = ['pending', 'waiting', 'paid', 'processing', 'ready', 'completed', 'cancelled'] as const;
const METHODS = ['crypto', 'card', 'manual'] as const;

/** Names that stand for several states. */
const GROUPS: Readonly<Record<string, readonly OrderStatus[]>> = {
  open: ['pending', 'waiting', 'paid', 'processing', 'ready'],
  unpaid: ['pending', 'waiting'],
};

export const METHOD_WORDS: Readonly<Record<OrderRow['paymentMethod'], MessageKey>> = {
  crypto: 'staffOrders.crypto',
  card: 'staffOrders.card',
  manual: 'staffOrders.manual',
};

/** All orders, newest first, with a search and filters that stand in the address. */
export function OrderList() {
  const { t, language } = useI18n();
  const { to, can } = usePanel();
  const api = useApi();
  const word = useStateWord();
  const address = useListAddress(['q', 'status', 'method', 'waits', 'asked', 'second', 'from', 'to', 'movedFrom', 'movedTo']);
  const { values, set, cursor } = address;
  const query = useQuery(ordersQuery(api, { ...askedBy(values), ...(cursor === undefined ? {} : { cursor }) }));
  return (
    <>
      <PanelHeading
        title={t('staff.orders')}
        actions={
          <>
            {can('exports.read') && <FileLinks address={exportAddress(askedBy(values), language)} />}
            {can('orders.write') && <NewLink place="/orders/new" text={t('staff.newOrder')} />}
          </>
        }
      />
      <FilterBar
        isFiltered={address.isFiltered}
        onClear={address.clear}
        search={<SearchField label={t('staffOrders.search')} value={values.q} onSearch={(q) => set({ q }, { typing: true })} />}
      >
        <FilterChip
          label={t('staff.state')}
          value={values.status}
          onChange={(status) => set({ status })}
          options={[
            { value: 'open', text: t('staffOrders.open') },
            { value: 'unpaid', text: t('staffOrders.unpaid') },
            ...STATES.map((value) => ({ value, text: word(value) })),
          ]}
        />
        <FilterChip
          label={t('staffOrders.payment')}
          value={values.method}
          onChange={(method) => set({ method })}
          options={METHODS.map((value) => ({ value, text: t(METHOD_WORDS[value]) }))}
        />
        <FilterChip
          label={t('staff.money')}
          value={values.waits}
          onChange={(waits) => set({ waits })}
          options={[{ value: 'true', text: t('staffOrders.waitsForPerson') }]}
        />
        <FilterChip
          label={t('staffOrders.ask')}
          value={values.asked}
          onChange={(asked) => set({ asked })}
          options={[{ value: 'true', text: t('staffOrders.asked') }]}
        />
        <FilterChip
          label={t('staffOrders.second')}
          value={values.second}
          onChange={(second) => set({ second })}
          options={[
            { value: 'true', text: t('staffOrders.secondAwaited') },
            { value: 'false', text: t('staffOrders.secondNot') },
          ]}
        />
        <DayFilter label={t('staffOrders.from')} value={values.from} onChange={(from) => set({ from })} />
        <DayFilter label={t('staffOrders.to')} value={values.to} onChange={(day) => set({ to: day })} />
        {(values.movedFrom || values.movedTo) && (
          <>
            <DayFilter label={t('staffOrders.movedFrom')} value={values.movedFrom} onChange={(day) => set({ movedFrom: day })} />
            <DayFilter label={t('staffOrders.movedTo')} value={values.movedTo} onChange={(day) => set({ movedTo: day })} />
          </>
        )}
      </FilterBar>
      <List
        label={t('staff.orders')}
        query={query}
        keyOf={({ id }) => id}
        columns={useColumns()}
        card={(row) => <OrderCard row={row} />}
        href={({ id }) => to(`/orders/${id}`)}
        empty={
          <Empty
            title={t(address.isFiltered ? 'staffOrders.none' : 'staffPartner.none')}
            text={t(address.isFiltered ? 'staffOrders.noneText' : 'staffOrders.noneYetText')}
          />
        }
        address={address}
      />
    </>
  );
}

const DAY = /^[12]\d{3}-\d{2}-\d{2}$/;

type FilterName = 'q' | 'status' | 'method' | 'waits' | 'asked' | 'second' | 'from' | 'to' | 'movedFrom' | 'movedTo';

/** What the address asks of the API; anybody may have written it, so what the API does not know is left out. */
function askedBy(values: Readonly<Record<FilterName, string>>) {
  const status = STATES.filter((state) => state === values.status || GROUPS[values.status]?.includes(state));
  const method = METHODS.find((one) => one === values.method);
  return {
    ...(values.q ? { q: values.q.slice(0, 200) } : {}),
    ...(status.length > 0 ? { status } : {}),
    ...(method ? { method } : {}),
    ...(values.waits === 'true' ? { waits: true } : {}),
    ...(values.asked === 'true' ? { asked: true } : {}),
    ...(values.second === 'true' || values.second === 'false' ? { second: values.second === 'true' } : {}),
    ...(DAY.test(values.from) ? { from: values.from } : {}),
    ...(DAY.test(values.to) ? { to: values.to } : {}),
    ...(DAY.test(values.movedFrom) ? { movedFrom: values.movedFrom } : {}),
    ...(DAY.test(values.movedTo) ? { movedTo: values.movedTo } : {}),
  };
}

function useColumns(): readonly Column<OrderRow>[] {
  const { t, language } = useI18n();
  return [
    {
      title: t('staff.order'),
      cell: ({ number, createdAt }) => (
        <Two first={orderNumber(number, language)} second={<Time at={createdAt} className="whitespace-nowrap" />} />
      ),
    },
    { title: t('staff.client'), cell: (row) => <Client row={row} /> },
    { title: t('staff.rituals'), cell: (row) => <Rituals row={row} /> },
    {
      title: t('staffOrders.total'),
      isNumber: true,
      cell: ({ total, money }) => (
        <Two
          first={<Amount dollars={total} className="font-heading text-lg" />}
          second={money && <Net total={total} money={money} />}
        />
      ),
    },
    {
      title: t('staffOrders.payment'),
      cell: ({ paymentMethod, partner }) => <Two first={t(METHOD_WORDS[paymentMethod])} second={partner} />,
    },
    { title: t('staff.state'), cell: (row) => <State row={row} /> },
  ];
}

function Two({ first, second }: { first: React.ReactNode; second: React.ReactNode }) {
  return (
    <>
      <span className="block font-medium">{first}</span>
      <span className="block text-muted text-xs">{second}</span>
    </>
  );
}

/** What is left of what came, where that is not simply the total. */
function Net({ total, money: { gross, net } }: { total: number; money: NonNullable<OrderRow['money']> }) {
  const { t, language } = useI18n();
  if (gross === 0 || net === total) return null;
  return t('staffOrders.net', { net: formatPrice(net, language) });
}

function Client({ row: { contact } }: { row: OrderRow }) {
  const { t } = useI18n();
  return (
    <span className="block max-w-56 wrap-anywhere">
      <Two first={contact?.name ?? t('staffOrders.nameless')} second={contact?.email} />
    </span>
  );
}

function Rituals({ row: { items } }: { row: OrderRow }) {
  const { t, language } = useI18n();
  const more = items.length - 1;
  return <Two first={items[0]?.name[language]} second={more > 0 ? t('staff.andMore', { count: more }) : null} />;
}

function State({ row: { status, waits, received, total } }: { row: OrderRow }) {
  const { t, language } = useI18n();
  const isPart = (status === 'pending' || status === 'waiting') && received > 0;
  const amounts = { received: formatPrice(received, language), total: formatPrice(total, language) };
  return (
    <span className="flex flex-col items-start gap-1">
      <StateBadge status={status} />
      {isPart && <span className="text-danger text-xs">{t('staffOrders.received', amounts)}</span>}
      {waits && <span className="text-danger text-xs">{t('staffOrders.waitsForPerson')}</span>}
    </span>
  );
}

/** A row on a phone. */
function OrderCard({ row }: { row: OrderRow }) {
  const { language } = useI18n();
  return (
    <span className="flex flex-col gap-1.5">
      <span className="flex items-start justify-between gap-3">
        <Client row={row} />
        <span className="shrink-0 text-right">
          <Amount dollars={row.total} className="block font-heading text-xl" />
          <span className="text-muted text-xs">{row.money && <Net total={row.total} money={row.money} />}</span>
        </span>
      </span>
      <Rituals row={row} />
      <span className="flex items-start justify-between gap-3 text-muted text-xs">
        <State row={row} />
        <span>{orderNumber(row.number, language)}</span>
      </span>
    </span>
  );
}
