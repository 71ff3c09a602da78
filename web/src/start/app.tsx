import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { Route as RouterRoute, Routes, useLocation } from 'react-router-dom';
import type { Api } from '../api/client.ts';
import { ApiProvider } from '../api/provider.tsx';
import { type I18n, I18nProvider, Words } from '../i18n/i18n.tsx';
import { type Support, SupportProvider } from '../page/support.tsx';
import { type TestMode, TestModeProvider } from '../page/test-mode.tsx';
import type { AppStore } from '../storefront/cart/store.ts';
import { Shell } from '../storefront/frame/shell.tsx';
import { HeadSync } from './head-sync.tsx';
import { matchRoute, routesOf } from './match-route.ts';

export interface AppProps {
  i18n: I18n;
  api: Api;
  queryClient: QueryClient;
  store: AppStore;
  /** True in sandbox mode, in which the sandbox's pages exist. */
  sandbox: boolean;
  /** Undefined where real money is taken. */
  testMode?: TestMode | undefined;
  /** Measurement id of the analytics; nothing is counted without it. */
  analyticsId?: string | undefined;
  support: Support;
  /** The router: that of the browser's address bar, or that of one address on the server. */
  router: (pages: ReactNode) => ReactNode;
}

/** The whole shop, the same on the server and in the browser. */
export function App({ i18n, api, queryClient, store, sandbox, testMode, analyticsId, support, router }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <ApiProvider api={api}>
        <QueryClientProvider client={queryClient}>
          <Provider store={store}>
            {router(
              <>
                <HeadSync sandbox={sandbox} />
                <SupportProvider support={support}>
                  <TestModeProvider mode={testMode}>
                    <Frame sandbox={sandbox} analyticsId={analyticsId}>
                      <Routes>
                        {routesOf(sandbox).map(({ path, page, words = [] }) => (
                          <RouterRoute
                            key={path}
                            path={path}
                            caseSensitive
                            element={
                              <Words areas={words}>
                                <page.Page />
                              </Words>
                            }
                          />
                        ))}
                      </Routes>
                    </Frame>
                  </TestModeProvider>
                </SupportProvider>
              </>,
            )}
          </Provider>
        </QueryClientProvider>
      </ApiProvider>
    </I18nProvider>
  );
}

/** The shop's header and footer around its pages, and nothing around a page that brings its own frame. */
function Frame({ sandbox, ...shell }: { sandbox: boolean; analyticsId: string | undefined; children: ReactNode }) {
  const { route } = matchRoute(useLocation().pathname, sandbox);
  return route.ownFrame ? <Suspense>{shell.children}</Suspense> : <Shell {...shell} />;
}
