import { type ReactNode, Suspense, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Toaster } from '../../ui/toast.tsx';
import { AnalyticsHost } from '../analytics/analytics-host.tsx';
import { CartPanelHost } from '../cart/cart-panel-host.tsx';
import { ContactButton } from './contact-button.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageCrash } from './page-crash.tsx';
import { PageLoading } from './page-loading.tsx';
import { useArrival } from './use-arrival.ts';

/** The frame of every public page: skip link, header, the page, footer, and what floats above the page. */
export function Shell({ analyticsId, children }: { analyticsId: string | undefined; children: ReactNode }) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  useArrival(content);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="absolute top-2 left-2 z-30 -translate-y-20 rounded-full bg-accent px-5 py-3 font-semibold text-on-accent focus:translate-y-0"
      >
        {t('frame.skip')}
      </a>
      <Header />
      <main ref={content} id="content" tabIndex={-1} className="grow scroll-mt-17">
        <ErrorBoundary key={pathname} fallback={<PageCrash />}>
          <Suspense key={pathname} fallback={<PageLoading />}>
            {children}
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer asksConsent={analyticsId !== undefined} />
      <ContactButton />
      <CartPanelHost />
      <Toaster label={`${t('frame.notifications')} ({hotkey})`} closeLabel={t('frame.close')} />
      <ErrorBoundary fallback={null}>
        <AnalyticsHost id={analyticsId} />
      </ErrorBoundary>
    </div>
  );
}
