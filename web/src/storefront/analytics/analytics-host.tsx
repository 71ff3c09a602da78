import { lazy, Suspense } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';

const Analytics = lazy(() => import('./late/analytics.tsx'));

/** The place of the analytics, whose code loads after the page has come to life, and only where something is counted at all. */
export function AnalyticsHost({ id }: { id: string | undefined }) {
  const inBrowser = useHydrated();
  if (!id || !inBrowser) return null;
  return (
    <Suspense fallback={null}>
      <Analytics id={id} />
    </Suspense>
  );
}
