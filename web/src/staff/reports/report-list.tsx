import type { components } from '#contract';
import { orderNumber } from '#words/order-number.ts';
import { textIn } from '../../api/bilingual.ts';
import { withDash } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { List } from '../kit/lists/list.tsx';
import { useListAddress } from '../kit/lists/use-list-address.ts';
import { Empty, PanelHeading } from '../kit/page/page-parts.tsx';
import { useRows } from '../kit/page/use-answer.ts';
import { Time } from '../kit/values/money-and-time.tsx';
import { StateBadge } from '../kit/values/state-badge.tsx';

/** A page of the API has so many orders; each has a row for every ritual that lacks a report. */
const ORDERS_OF_A_PAGE = 50;

type Unreported = components['schemas']['UnreportedOrder'];

/** The rituals that lack a report, the oldest orders first. */
export function ReportList() {
  const { t, language } = useI18n();
  const address = useListAddress([]);
  const query = useRows('/api/admin/reports', { query: { limit: ORDERS_OF_A_PAGE, cursor: address.cursor } });
  const rows = query.data && { items: query.data.items.flatMap(rowsOf), nextCursor: query.data.nextCursor };
  return (
    <>
      <PanelHeading title={t('staff.reports')} text={t('staffReports.text')} />
      <List
        label={t('staff.reports')}
        query={{ ...query, data: rows }}
        keyOf={({ orderId, item }) => `${orderId} ${item}`}
        place={({ orderId, item }) => `/reports/${orderId}/${item}`}
        columns={[
          { title: t('common.ritual'), cell: (row) => <strong>{withDash(textIn(row, language)('name'))}</strong> },
          {
            title: t('staffReports.customer'),
            cell: ({ customerName }) => <bdi className="wrap-anywhere">{customerName ?? t('staff.noName')}</bdi>,
          },
          { title: t('common.order'), onCard: 'end', cell: (row) => orderNumber(row.orderNumber, language) },
          { title: t('common.state'), cell: ({ status }) => <StateBadge status={status} /> },
          { title: t('staffReports.reportState'), cell: ({ savedAt }) => <DraftState savedAt={savedAt} /> },
        ]}
        empty={<Empty title={t('staffReports.none')} text={t('staffReports.noneText')} />}
        address={address}
      />
    </>
  );
}

/** A row for each ritual of an order; the server lists only those whose report is not sent. */
function rowsOf({ items, ...order }: Unreported) {
  return items.map((item) => ({ ...order, ...item }));
}

/** Whether the report is begun, and when it was saved. */
function DraftState({ savedAt }: { savedAt: string | null }) {
  const { t } = useI18n();
  if (savedAt === null) return <span className="text-muted">{t('staffReports.notBegun')}</span>;
  return (
    <span>
      {t('staffReports.draft')} <Time at={savedAt} />
    </span>
  );
}
