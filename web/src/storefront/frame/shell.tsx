import { type ReactNode, Suspense, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Toaster } from '../../ui/toast.tsx';
import { AnalyticsHost } from '../analytics/analytics-host.tsx';
import { CartPanelHost } from '../cart/cart-panel-host.tsx';
import { ContactButton } from './contact-button.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { TestBand } from './test-band.tsx';
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
      <TestBand />
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
      <Toaster label={t('frame.notifications')} closeLabel={t('frame.close')} />
      <ErrorBoundary fallback={null}>
        <AnalyticsHost id={analyticsId} />
      </ErrorBoundary>
    </div>
  );
}

/** Shown when a page fails to draw. */
function PageCrash() {
  const { t } = useI18n();
  return (
    <PageMessage
      title={t('frame.crashed')}
      text={t('frame.crashedText')}
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          {t('frame.reload')}
        </Button>
      }
    />
  );
}

/** Shown while the code of a page is loading; visible after a delay, so that a fast load shows nothing. */
function PageLoading() {
  const { t } = useI18n();
  return (
    <div role="status" className="page-width flex min-h-160 animate-appear-late flex-col gap-5 py-14">
      <span className="sr-only">{t('frame.loading')}</span>
      <Skeleton className="h-12 w-2/3 max-w-120" />
      <Skeleton className="h-5 w-full max-w-160" />
      <Skeleton className="h-5 w-5/6 max-w-140" />
      <Skeleton className="mt-4 h-56 w-full" />
    </div>
  );
}
