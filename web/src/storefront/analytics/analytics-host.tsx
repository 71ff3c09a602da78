import { lazy, Suspense } from 'react';
import { useSettings } from '../../page/settings.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

const Analytics = lazy(() => import('./late/analytics.tsx'));

/** Loads the code of the analytics after hydration, and only in a shop that has a measurement id. */
export function AnalyticsHost() {
  const { analyticsId: id } = useSettings();
  const inBrowser = useHydrated();
  if (!id || !inBrowser) return null;
  return (
    <Suspense fallback={null}>
      <Analytics id={id} />
    </Suspense>
  );
}
