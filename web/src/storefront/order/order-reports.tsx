import { Link } from 'react-router-dom';
import { serviceIdOf } from '#modules/cart-pricing/index.ts';
import { textIn } from '../../api/bilingual.ts';
import type { Order } from '../../api/queries.ts';
import { formatDateTime, withDash } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { RitualReport } from '../../ui/late/ritual-report.tsx';
import { type OwnReport, useOwnReports } from './own-reports.ts';

/** A report as everybody with the order's address sees it. */
type PublicReport = NonNullable<Order['reports']>[number];

/** The reports on an order: whole for its customer, and for all others day, place and the pictures that everybody may see. */
export function OrderReports({ order, reports }: { order: Order; reports: readonly PublicReport[] }) {
  const ownReports = useOwnReports(order);
  return reports.map((report) => (
    <Report key={report.item} order={order} report={report} whole={ownReports?.find(({ item }) => item === report.item)} />
  ));
}

interface ReportProps {
  order: Order;
  report: PublicReport;
  /** Only its customer gets the whole report. */
  whole: OwnReport | undefined;
}

function Report({ order, report, whole }: ReportProps) {
  const { t, language } = useI18n();
  const { date, place } = whole ?? report;
  const item = order.items[report.item];
  const pictures = whole?.pictures ?? report.pictures.map((id) => ({ id, caption: '' }));
  const pictureAddress = (id: string, size: 'small' | 'large') =>
    `/api/${whole ? 'account/' : ''}orders/${order.id}/pictures/${id}/${size}`;
  return (
    <RitualReport
      ritual={withDash(item ? textIn(item, language)('name') : '')}
      emblem={serviceIdOf(item?.id ?? '')}
      day={date}
      place={place}
      text={whole?.text ?? ''}
      pictures={pictures.map((picture) => ({
        ...picture,
        small: pictureAddress(picture.id, 'small'),
        large: pictureAddress(picture.id, 'large'),
      }))}
    >
      {whole?.correctedAt && (
        <p className="mt-4 text-muted text-sm">
          {t('order.reportCorrected', { date: formatDateTime(whole.correctedAt, language) })}
        </p>
      )}
      {!whole && (
        <p className="mt-4 border-line border-t pt-4 text-sm print:hidden">
          {t('order.reportSignIn')}{' '}
          <Link to={paths.profile()} className="text-link">
            {t('order.reportOpenAccount')}
          </Link>
        </p>
      )}
    </RitualReport>
  );
}
