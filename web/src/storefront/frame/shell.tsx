import { type ReactNode, Suspense, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { PageOutline } from '../../ui/page-outline.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { Toaster } from '../../ui/toast.tsx';
import { AnalyticsHost } from '../analytics/analytics-host.tsx';
import { CartPanelHost } from '../cart/cart-panel-host.tsx';
import { ContactButton } from './contact-button.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { TestBand } from './test-band.tsx';
import { useArrival } from './use-arrival.ts';

/** The frame of every public page: skip link, header, the page, footer, and what floats above the page. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  useArrival(content);
  return (
    <div className="flex flex-col">
      <SkipLink />
      <TestBand />
      <Header />
      {/* The foot stands below the first screen, so that nothing seen moves when what the browser asks for takes the place of its outline. */}
      <main ref={content} id="content" tabIndex={-1} className="min-h-dvh scroll-mt-17">
        {/* The keys: another path is another page, with no state or error of the last. */}
        <ErrorBoundary key={pathname} fallback={<PageCrash />}>
          <Suspense key={pathname} fallback={<PageOutline />}>
            {children}
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <ContactButton />
      <CartPanelHost />
      <Toaster />
      <ErrorBoundary fallback={null}>
        <AnalyticsHost />
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
