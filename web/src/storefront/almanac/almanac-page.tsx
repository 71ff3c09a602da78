import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { useApi } from '../../api/provider.tsx';
import { useI18n, Words } from '../../i18n/i18n.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { PageOutline } from '../../ui/page-outline.tsx';
import type { Day, Month } from './day.ts';
import { almanacQuery, useAlmanacAddress } from './queries.ts';

/*
 * The server draws these parts with the page. The browser loads them after its first draw, which keeps the server's HTML, so a visit
 * loads little at once.
 */
const DayPage = import.meta.env.SSR ? (await import('./late/day-page.tsx')).default : lazy(() => import('./late/day-page.tsx'));
const MonthPage = import.meta.env.SSR
  ? (await import('./late/month-page.tsx')).default
  : lazy(() => import('./late/month-page.tsx'));
const NoSuchDay = import.meta.env.SSR
  ? (await import('./late/no-such-day.tsx')).default
  : lazy(() => import('./late/no-such-day.tsx'));

/** A day or a month of the almanac in a city; without a day today, without a city in the city of the page's language. */
export default function AlmanacPage() {
  const api = useApi();
  const { t, language } = useI18n();
  const { data, isLoadingError, refetch } = useQuery(almanacQuery(api, useAlmanacAddress(), language));
  // The same element at each draw: what the server drew stays until its code is there.
  const page = useMemo(() => data !== undefined && <Answer data={data} />, [data]);
  if (isLoadingError) return <PageMessage title={t('frame.partFailed')} onRetry={() => void refetch()} />;
  return page ? <Suspense fallback={<PageOutline />}>{page}</Suspense> : <PageOutline />;
}

function Answer({ data }: { data: Day | Month | null }) {
  return (
    <div className="page-width pt-3 md:pt-5">
      <Words areas={['almanac']}>
        {data === null && <NoSuchDay />}
        {data?.kind === 'day' && <DayPage day={data} />}
        {data?.kind === 'month' && <MonthPage month={data} />}
      </Words>
    </div>
  );
}
