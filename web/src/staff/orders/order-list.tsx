import { useQuery } from '@tanstack/react-query';
import { orderNumber } from '#words/order-number.ts';
import { useApi } from '../../api/provider.tsx';
import { formatPrice } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { DayFilter } from '../kit/lists/day-filter.tsx';
import { FileLinks } from '../kit/lists/file-links.tsx';
import { FilterBar, FilterChip, SearchField, SetFilter } from '../kit/lists/filters.tsx';
import { type Column, List } from '../kit/lists/list.tsx';
import { SortChip, type Sorting } from '../kit/lists/sorting.tsx';
import { useViewedList, type ViewedAddress } from '../kit/lists/views/use-viewed-list.ts';
import { ViewTabs } from '../kit/lists/views/view-tabs.tsx';
import { PanelHeading } from '../kit/page/heading.tsx';
import { NewLink } from '../kit/page/new-link.tsx';
import { Empty } from '../kit/page/notes.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { useWaiting } from '../kit/page/waiting.tsx';
import { Amount } from '../kit/values/amount.tsx';
import { type OrderStatus, StateBadge, useStateWord } from '../kit/values/state-badge.tsx';
import { Time } from '../kit/values/time.tsx';
import { exportAddress, type OrderRow, ordersQuery } from './order-queries.ts';

const STATES = ['pending', 'waiting', 'paid', 'processing', 'ready', 'completed', 'cancelled'] as const;
const METHODS = ['crypto', 'card', 'manual'] as const;

/** The orders of the list in words, for phones. */
const SORTS = [
  ['-date', 'staffOrders.sortNewest'],
  ['date', 'staffOrders.sortOldest'],
  ['-total', 'staffOrders.sortHighest'],
  ['total', 'staffOrders.sortLowest'],
  ['status', 'staffOrders.sortState'],
  ['-status', 'staffOrders.sortStateBack'],
] as const;

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

const NAMES = [
  ...(['q', 'status', 'method', 'partner', 'waits', 'asked', 'second'] as const),
  ...(['from', 'to', 'movedFrom', 'movedTo', 'sort'] as const),
] as const;
type Name = (typeof NAMES)[number];

/** All orders, with a search, filters and an order that stand in the address, or with a saved view of them. */
export function OrderList() {
  const { t, language } = useI18n();
  const { to, can } = usePanel();
  const api = useApi();
  const address = useViewedList('orders', NAMES);
  const { values, set, cursor } = address;
  const asked = askedBy(values);
  const query = useQuery({
    ...ordersQuery(api, { ...asked, ...(cursor === undefined ? {} : { cursor }) }),
    enabled: !address.isUnknown,
  });
  const sorting = { value: values.sort, own: '-date', onChange: (sort: string) => set({ sort }) };
  return (
    <>
      <PanelHeading
        title={t('staff.orders')}
        actions={
          <>
            {can('exports.read') && <FileLinks address={exportAddress(asked, language)} />}
            {can('orders.write') && <NewLink place="/orders/new" text={t('staff.newOrder')} />}
          </>
        }
      />
      <ViewTabs list="orders" label={t('staffOrders.views')} standing={useStandingViews()} address={address} />
      <OrderFilters address={address} sorting={sorting} />
      {address.isGone && (
        <p role="status" className="mb-3 text-muted text-sm">
          {t('staff.viewGone')}
        </p>
      )}
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
        sorting={sorting}
      />
    </>
  );
}

function useStandingViews() {
  const { t } = useI18n();
  return [
    { text: t('staffOrders.all'), filters: {} },
    { text: t('staffOrders.open'), filters: { status: 'open' } },
    { text: t('staffOrders.waitsForPerson'), filters: { waits: 'true' }, count: useWaiting(['orders']) },
    { text: t('staffOrders.wishes'), filters: { asked: 'true' }, count: useWaiting(['wishes']) },
    { text: t('staffOrders.unpaid'), filters: { status: 'unpaid' } },
  ];
}

function OrderFilters({ address, sorting }: { address: ViewedAddress<Name>; sorting: Sorting }) {
  const { t } = useI18n();
  const word = useStateWord();
  const { values, set } = address;
  return (
    <FilterBar
      isFiltered={address.isFiltered}
      onClear={address.clear}
      search={<SearchField label={t('staffOrders.search')} value={values.q} onSearch={(q) => set({ q }, { typing: true })} />}
      more={(isOpen) => <MoreFilters address={address} isOpen={isOpen} />}
    >
      <SortChip sorting={sorting} choices={SORTS.map(([value, key]) => ({ value, text: t(key) }))} />
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
      {values.partner && <SetFilter label={t('staff.rolePartner')} value={values.partner} onClear={() => set({ partner: '' })} />}
    </FilterBar>
  );
}

interface MoreProps {
  address: ViewedAddress<Name>;
  isOpen: boolean;
}

/** What is asked for seldom, or by a link alone. */
function MoreFilters({ address: { values, set }, isOpen }: MoreProps) {
  const { t } = useI18n();
  const isShown = (name: Name) => isOpen || values[name] !== '';
  const day = (name: Name, label: string) =>
    isShown(name) && <DayFilter label={label} value={values[name]} onChange={(typed) => set({ [name]: typed })} />;
  const chip = (name: Name, label: string, ...options: { value: string; text: string }[]) =>
    isShown(name) && (
      <FilterChip label={label} value={values[name]} onChange={(value) => set({ [name]: value })} options={options} />
    );
  return (
    <>
      {day('from', t('staffOrders.from'))}
      {day('to', t('staffOrders.to'))}
      {chip('waits', t('staff.money'), { value: 'true', text: t('staffOrders.waitsForPerson') })}
      {chip('asked', t('staffOrders.ask'), { value: 'true', text: t('staffOrders.asked') })}
      {chip(
        'second',
        t('staffOrders.second'),
        { value: 'true', text: t('staffOrders.secondAwaited') },
        { value: 'false', text: t('staffOrders.secondNot') },
      )}
      {day('movedFrom', t('staffOrders.movedFrom'))}
      {day('movedTo', t('staffOrders.movedTo'))}
    </>
  );
}

const DAY = /^[12]\d{3}-\d{2}-\d{2}$/;

const SLUG = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** What the address asks of the API; anybody may have written it, so what the API does not know is left out. */
function askedBy(values: Readonly<Record<Name, string>>) {
  const status = STATES.filter((state) => state === values.status || GROUPS[values.status]?.includes(state));
  const method = METHODS.find((one) => one === values.method);
  const sort = SORTS.find(([one]) => one === values.sort)?.[0];
  return {
    ...(values.q ? { q: values.q.slice(0, 200) } : {}),
    ...(status.length > 0 ? { status } : {}),
    ...(method ? { method } : {}),
    ...(SLUG.test(values.partner) ? { partner: values.partner } : {}),
    ...(sort ? { sort } : {}),
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
      sort: { name: 'date', falls: true },
      cell: ({ number, createdAt }) => (
        <Two first={orderNumber(number, language)} second={<Time at={createdAt} className="whitespace-nowrap" />} />
      ),
    },
    { title: t('staff.client'), cell: (row) => <Client row={row} /> },
    { title: t('staff.rituals'), cell: (row) => <Rituals row={row} /> },
    {
      title: t('staffOrders.total'),
      isNumber: true,
      sort: { name: 'total', falls: true },
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
    { title: t('staff.state'), sort: { name: 'status' }, cell: (row) => <State row={row} /> },
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
    // Wide enough for most e-mails; a longer one is broken.
    <span className="block wrap-anywhere lg:w-60">
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
