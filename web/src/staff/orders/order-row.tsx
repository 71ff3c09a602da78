import type { ReactNode } from 'react';
import { orderNumber } from '#words/order-number.ts';
import { textIn } from '../../api/bilingual.ts';
import { formatPrice, withDash } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import type { Column } from '../kit/lists/list.tsx';
import { ItemEmblem } from '../kit/values/item-emblem.tsx';
import { Amount, Time } from '../kit/values/money-and-time.tsx';
import { StateBadge } from '../kit/values/state-badge.tsx';
import { usePartnerName } from '../partners/use-partner-name.ts';
import type { OrderRow } from './order-queries.ts';
import { isUnpaid } from './order-rules.ts';
import { NextInRow } from './row-step.tsx';

/** The columns of the list of orders. */
export function useOrderColumns(): readonly Column<OrderRow>[] {
  const { t, language } = useI18n();
  const nameOf = usePartnerName();
  return [
    {
      title: t('common.order'),
      sort: { name: 'date', descendingFirst: true },
      cell: ({ number, createdAt }) => (
        <TwoLines main={orderNumber(number, language)} detail={<Time at={createdAt} className="whitespace-nowrap" />} />
      ),
    },
    { title: t('staff.client'), cell: (row) => <Client row={row} /> },
    {
      title: t('common.rituals'),
      cell: (row) => (
        <span className="flex items-center gap-2.5">
          <ItemEmblem itemId={row.items[0]?.id ?? ''} className="size-8" />
          <span className="min-w-0">
            <Rituals row={row} />
          </span>
        </span>
      ),
    },
    {
      title: t('staffOrders.total'),
      isNumber: true,
      sort: { name: 'total', descendingFirst: true },
      cell: ({ money, ...row }) => (
        <TwoLines
          main={<Amount dollars={row.total} className="font-heading text-lg" />}
          detail={money && <Net row={row} money={money} />}
        />
      ),
    },
    {
      title: t('common.payment'),
      cell: ({ paymentMethod, partner }) => (
        <TwoLines main={t(`common.method.${paymentMethod}`)} detail={partner && nameOf(partner)} />
      ),
    },
    { title: t('common.state'), sort: { name: 'status' }, cell: (row) => <State row={row} /> },
  ];
}

function TwoLines({ main, detail }: { main: ReactNode; detail: ReactNode }) {
  return (
    <>
      <span className="block font-medium">{main}</span>
      <span className="block text-muted text-xs">{detail}</span>
    </>
  );
}

/** What is left of the money that came, where that is not simply the total. */
function Net({ row, money: { gross, net } }: { row: Pick<OrderRow, 'status' | 'total'>; money: NonNullable<OrderRow['money']> }) {
  const { t, language } = useI18n();
  // Of a paid order whose money a bank has taken back nothing is left, which is shown: there gross is 0, and net at most that.
  const wasPaid = !isUnpaid(row) && row.status !== 'cancelled';
  const hasCome = wasPaid || gross !== 0 || net !== 0;
  if (!hasCome || net === row.total) return null;
  return t('staffOrders.net', { net: formatPrice(net, language) });
}

function Client({ row: { contact } }: { row: OrderRow }) {
  const { t } = useI18n();
  return (
    // Wide enough for most e-mails; a longer one is broken.
    <span className="block wrap-anywhere xl:min-w-52">
      <TwoLines main={contact?.name ?? t('staffOrders.nameless')} detail={contact?.email} />
    </span>
  );
}

function Rituals({ row: { items } }: { row: OrderRow }) {
  const { t, language } = useI18n();
  const [first] = items;
  const more = items.length - 1;
  return (
    <TwoLines
      main={first && withDash(textIn(first, language)('name'))}
      detail={more > 0 && t('staff.andMore', { count: more })}
    />
  );
}

function State({ row }: { row: OrderRow }) {
  return (
    <span className="flex flex-col items-start gap-1">
      <StateBadge status={row.status} />
      <NextInRow row={row} />
    </span>
  );
}

/** An order as a card, where the table has no room. */
export function OrderCard({ row }: { row: OrderRow }) {
  const { language } = useI18n();
  return (
    <span className="flex gap-3">
      <ItemEmblem itemId={row.items[0]?.id ?? ''} className="size-10" />
      <span className="flex min-w-0 grow flex-col gap-1.5">
        <span className="flex items-start justify-between gap-3">
          <Client row={row} />
          <span className="shrink-0 text-right">
            <Amount dollars={row.total} className="block font-heading text-xl" />
            <span className="text-muted text-xs">{row.money && <Net row={row} money={row.money} />}</span>
          </span>
        </span>
        <Rituals row={row} />
        <span className="flex items-start justify-between gap-3 text-muted text-xs">
          <State row={row} />
          <span className="shrink-0">{orderNumber(row.number, language)}</span>
        </span>
      </span>
    </span>
  );
}
