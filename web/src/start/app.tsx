import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Route as RouterRoute, Routes, useLocation } from 'react-router-dom';
import type { Api } from '../api/client.ts';
import { ApiProvider } from '../api/provider.tsx';
import { type I18n, I18nProvider, Words } from '../i18n/i18n.tsx';
import { SettingsProvider, type ShopSettings, useSettings } from '../page/settings.tsx';
import { type AppStore, CartStore } from '../storefront/cart/store.ts';
import { Shell } from '../storefront/frame/shell.tsx';
import { HeadSync } from './head-sync.tsx';
import { matchRoute, routesOf } from './match-route.ts';

interface AppProps {
  i18n: I18n;
  api: Api;
  queryClient: QueryClient;
  store: AppStore;
  settings: ShopSettings;
  /** Puts a router around the pages: that of the browser's address bar, or on the server that of one address. */
  router: (pages: ReactNode) => ReactNode;
}

/** The whole shop, the same on the server and in the browser. */
export function App({ i18n, api, queryClient, store, settings, router }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <ApiProvider api={api}>
        <QueryClientProvider client={queryClient}>
          <CartStore value={store}>
            <SettingsProvider settings={settings}>
              {router(
                <>
                  <HeadSync />
                  <Frame>
                    <Pages />
                  </Frame>
                </>,
              )}
            </SettingsProvider>
          </CartStore>
        </QueryClientProvider>
      </ApiProvider>
    </I18nProvider>
  );
}

/** The page at the router's address, once its words are there. */
function Pages() {
  const { sandbox } = useSettings();
  return (
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
  );
}

/** The shop's header and footer around its pages, and nothing around a page that brings its own frame. */
function Frame({ children }: { children: ReactNode }) {
  const { route } = matchRoute(useLocation().pathname, useSettings().sandbox);
  return route.hasOwnFrame ? <Suspense>{children}</Suspense> : <Shell>{children}</Shell>;
}
