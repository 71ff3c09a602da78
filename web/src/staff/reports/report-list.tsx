import type { components } from '#contract';
import { orderNumber } from '#words/order-number.ts';
import { withNames } from '../../api/bilingual.ts';
import { dashed } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { List } from '../kit/lists/list.tsx';
import { useListAddress } from '../kit/lists/use-list-address.ts';
import { Empty, PanelHeading } from '../kit/page/page-parts.tsx';
import { useRows } from '../kit/page/use-answer.ts';
import { Time } from '../kit/values/money-and-time.tsx';
import { StateBadge } from '../kit/values/state-badge.tsx';

/** Orders of a page; each has a row for every ritual that lacks a report. */
const ROWS = 50;

type Unreported = components['schemas']['UnreportedOrder'];

/** The rituals that lack a report, the oldest orders first. */
export function ReportList() {
  const { t, language } = useI18n();
  const address = useListAddress([]);
  const query = useRows('/api/admin/reports', { query: { limit: ROWS, cursor: address.cursor } });
  const data = query.data && { items: query.data.items.flatMap(missingOf), nextCursor: query.data.nextCursor };
  const customer = (row: Row) => <bdi className="wrap-anywhere">{row.customerName ?? t('staff.noName')}</bdi>;
  const state = ({ savedAt }: Row) =>
    savedAt ? (
      <span>
        {t('staffReports.draft')} <Time at={savedAt} />
      </span>
    ) : (
      <span className="text-muted">{t('staffReports.notBegun')}</span>
    );
  return (
    <>
      <PanelHeading title={t('staff.reports')} text={t('staffReports.text')} />
      <List
        label={t('staff.reports')}
        query={{ ...query, data }}
        keyOf={({ orderId, item }) => `${orderId} ${item}`}
        place={({ orderId, item }) => `/reports/${orderId}/${item}`}
        columns={[
          { title: t('staff.ritual'), cell: ({ name }) => <strong>{dashed(name[language])}</strong> },
          { title: t('staffReports.customer'), cell: customer },
          { title: t('staff.order'), onCard: 'end', cell: (row) => orderNumber(row.orderNumber, language) },
          { title: t('staff.state'), cell: ({ status }) => <StateBadge status={status} /> },
          { title: t('staffReports.reportState'), cell: state },
        ]}
        empty={<Empty title={t('staffReports.none')} text={t('staffReports.noneText')} />}
        address={address}
      />
    </>
  );
}

type Row = ReturnType<typeof missingOf>[number];

/** A row for each item whose report is not sent. */
function missingOf({ items, ...order }: Unreported) {
  return withNames(items.filter(({ sentAt }) => sentAt === null)).map((item) => ({ ...order, ...item }));
}
