import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Route as RouterRoute, Routes } from 'react-router-dom';
import type { Api } from '../api/client.ts';
import { ApiProvider } from '../api/provider.tsx';
import { type I18n, I18nProvider, Words } from '../i18n/i18n.tsx';
import { type Support, SupportProvider } from '../page/support.tsx';
import { type TestMode, TestModeProvider } from '../page/test-mode.tsx';
import type { AppStore } from '../storefront/cart/store.ts';
import { Shell } from '../storefront/frame/shell.tsx';
import { HeadSync } from './head-sync.tsx';
import { routesOf } from './match-route.ts';

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
                    <Shell analyticsId={analyticsId}>
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
                    </Shell>
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
