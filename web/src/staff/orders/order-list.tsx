import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { FileLinks } from '../kit/lists/file-links.tsx';
import { type Filter, FilterBar, SetFilter } from '../kit/lists/filters.tsx';
import { List } from '../kit/lists/list.tsx';
import { readBoolean, readDay, readWords } from '../kit/lists/use-list-address.ts';
import { useViewedList, type ViewedAddress } from '../kit/lists/views/use-viewed-list.ts';
import { ViewTabs } from '../kit/lists/views/view-tabs.tsx';
import { NewLink } from '../kit/page/new-link.tsx';
import { Empty, PanelHeading } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { useWaiting } from '../kit/page/waiting.tsx';
import { ORDER_STATUSES, type OrderStatus, useStateWord } from '../kit/values/state-badge.tsx';
import { usePartnerName } from '../partners/use-partner-name.ts';
import { useOrders } from './order-queries.ts';
import { OrderCard, useOrderColumns } from './order-row.tsx';

const METHODS = ['crypto', 'card', 'manual'] as const;

/** Values of the filter by state that stand for several states. */
const STATE_GROUPS = new Map<string, readonly OrderStatus[]>([
  ['open', ['pending', 'waiting', 'paid', 'processing', 'ready']],
  ['unpaid', ['pending', 'waiting']],
]);

/**
 * The filters of the list, by their names in the address. `waits`: for a decision about its money; `asked`: its customer wishes for another day;
 * `second`: a second person is awaited; `feedback`: its customer has given feedback; `movedFrom` and `movedTo`: money moved in these days.
 */
// biome-ignore format: one name to a line would fill the screen
const FILTERS = [
  'q', 'status', 'method', 'partner', 'waits', 'asked', 'second', 'feedback', 'from', 'to', 'movedFrom', 'movedTo',
] as const;
type FilterName = (typeof FILTERS)[number];
type Address = ViewedAddress<FilterName | 'sort'>;

/** The list of all orders. Its search, filters and sorting stand in the address, or in a saved view that the address names. */
export function OrderList() {
  const { t } = useI18n();
  const { can } = usePanel();
  const address = useViewedList('orders', FILTERS, { usualSort: '-date', sortable: ['date', 'total', 'status'] });
  const { values, sort, cursor } = address;
  const filters = filtersIn(values);
  const query = useOrders({ ...filters, sort, cursor }, { enabled: !address.isViewPending });
  return (
    <>
      <PanelHeading
        title={t('common.orders')}
        actions={
          <>
            {can('exports.read') && !address.isViewPending && <FileLinks file="orders" filters={filters} />}
            {can('orders.write') && <NewLink place="/orders/new" text={t('staff.newOrder')} />}
          </>
        }
      />
      <ViewTabs standing={useStandingViews()} address={address} />
      <OrderFilters address={address} />
      <List
        label={t('common.orders')}
        query={query}
        keyOf={({ id }) => id}
        columns={useOrderColumns()}
        card={(row) => <OrderCard row={row} />}
        place={({ id }) => `/orders/${id}`}
        empty={
          <Empty
            title={t(address.isFiltered ? 'staffOrders.none' : 'common.noOrders')}
            text={t(address.isFiltered ? 'staffOrders.noneText' : 'staffOrders.noneYetText')}
          />
        }
        address={address}
        isWide
      />
    </>
  );
}

/** The views that the page itself offers. */
function useStandingViews() {
  const { t } = useI18n();
  return [
    { text: t('staff.allRows'), filters: {} },
    { text: t('staffOrders.open'), filters: { status: 'open' } },
    { text: t('staffOrders.waitsForPerson'), filters: { waits: 'true' }, count: useWaiting(['orders']) },
    { text: t('staffOrders.wishes'), filters: { asked: 'true' }, count: useWaiting(['wishes']) },
    { text: t('staffOrders.unpaid'), filters: { status: 'unpaid' } },
  ];
}

function OrderFilters({ address }: { address: Address }) {
  const { t } = useI18n();
  const stateWord = useStateWord();
  const partnerName = usePartnerName();
  const { values, set } = address;
  return (
    <FilterBar
      address={address}
      search={t('staffOrders.search')}
      filters={[
        {
          name: 'status',
          label: t('common.state'),
          options: [
            { value: 'open', text: t('staffOrders.open') },
            { value: 'unpaid', text: t('staffOrders.unpaid') },
            ...ORDER_STATUSES.map((value) => ({ value, text: stateWord(value) })),
          ],
        },
        {
          name: 'method',
          label: t('common.payment'),
          options: METHODS.map((value) => ({ value, text: t(`common.method.${value}`) })),
        },
      ]}
      seldom={useSeldomFilters()}
      isWide
    >
      {values.partner && (
        <SetFilter label={t('staff.role.partner')} value={partnerName(values.partner)} onClear={() => set({ partner: '' })} />
      )}
    </FilterBar>
  );
}

/** Filters that are seldom set, or only by a link from another page. */
function useSeldomFilters(): Filter<FilterName>[] {
  const { t } = useI18n();
  const yes = (text: MessageKey) => ({ value: 'true', text: t(text) });
  return [
    { name: 'from', label: t('staffOrders.from') },
    { name: 'to', label: t('staffOrders.to') },
    { name: 'waits', label: t('staff.money'), options: [yes('staffOrders.waitsForPerson')] },
    { name: 'asked', label: t('staffOrders.ask'), options: [yes('staffOrders.asked')] },
    { name: 'feedback', label: t('staffOrders.feedback'), options: [yes('staffOrders.feedbackGiven')] },
    {
      name: 'second',
      label: t('staffOrders.second'),
      options: [yes('staffOrders.secondAwaited'), { value: 'false', text: t('staffOrders.secondNot') }],
    },
    { name: 'movedFrom', label: t('staffOrders.movedFrom') },
    { name: 'movedTo', label: t('staffOrders.movedTo') },
  ];
}

/** The name of a partner in addresses: Latin letters, digits and hyphens. */
const SLUG = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** The filters for which the API is asked. Anybody may have written the address, so what the API does not know is left out. */
function filtersIn(values: Readonly<Record<FilterName, string>>) {
  const status = ORDER_STATUSES.filter((state) => state === values.status || STATE_GROUPS.get(values.status)?.includes(state));
  return {
    q: readWords(values.q),
    status: status.length > 0 ? status : undefined,
    method: METHODS.find((method) => method === values.method),
    partner: SLUG.test(values.partner) ? values.partner : undefined,
    waits: values.waits === 'true' || undefined,
    asked: values.asked === 'true' || undefined,
    feedback: values.feedback === 'true' || undefined,
    second: readBoolean(values.second),
    from: readDay(values.from),
    to: readDay(values.to),
    movedFrom: readDay(values.movedFrom),
    movedTo: readDay(values.movedTo),
  };
}
