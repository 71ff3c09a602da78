import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/provider.tsx';
import type { Order } from '../../api/queries.ts';
import { dashed, formatDateTime } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useSignedInHint } from '../../memory/signed-in.ts';
import { paths } from '../../paths.ts';
import { RitualReport } from '../../ui/late/ritual-report.tsx';
import { type OwnReport, ownReportsQuery } from './own-reports.ts';

type Shown = NonNullable<Order['reports']>[number];

/** The reports on an order: whole for its customer, and for all others day, place and the pictures that everybody may see. */
export function OrderReports({ order, reports }: { order: Order; reports: readonly Shown[] }) {
  const api = useApi();
  const isSignedIn = useSignedInHint();
  const own = useQuery({ ...ownReportsQuery(api, order.id), enabled: isSignedIn });
  return reports.map((shown) => (
    <Report key={shown.item} order={order} shown={shown} own={own.data?.find(({ item }) => item === shown.item)} />
  ));
}

function Report({ order, shown, own }: { order: Order; shown: Shown; own: OwnReport | undefined }) {
  const { t, language } = useI18n();
  const item = order.items[shown.item];
  const seen = own ?? { ...shown, text: '', correctedAt: null, pictures: shown.pictures.map((id) => ({ id, caption: '' })) };
  const address = (id: string, size: string) => `/api/${own ? 'account/' : ''}orders/${order.id}/pictures/${id}/${size}`;
  return (
    <RitualReport
      ritual={dashed(item?.name[language] ?? '')}
      emblem={(item?.id ?? '').replace(/-(basic|enhanced|premium)$/, '')}
      day={seen.date}
      place={seen.place}
      text={seen.text}
      pictures={seen.pictures.map((picture) => ({
        ...picture,
        small: address(picture.id, 'small'),
        large: address(picture.id, 'large'),
      }))}
    >
      {seen.correctedAt && (
        <p className="mt-4 text-muted text-sm">
          {t('order.reportCorrected', { date: formatDateTime(seen.correctedAt, language) })}
        </p>
      )}
      {!own && (
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
