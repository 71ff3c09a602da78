import { hydrate } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#kernel/language.ts';
import { orderNumber } from '#words/order-number.ts';
import { ASSETS, addressesWith } from '../../testing/rendered-pages.ts';
import { example, exampleOrder } from '../../testing/shop-visit.tsx';
import { createApi } from '../api/client.ts';
import { createQueryClient } from '../api/queries.ts';
import { createI18n } from '../i18n/i18n.tsx';
import { importArea } from '../i18n/late-areas.ts';
import en from '../i18n/messages/en/first.ts';
import ru from '../i18n/messages/ru/first.ts';
import { withText } from '../page/article-text.ts';
import { createStore } from '../storefront/cart/store.ts';
import { AddressRouter } from './address-router.tsx';
import { App } from './app.tsx';
import { renderPage } from './entry-server.tsx';
import { matchRoute } from './match-route.ts';

const order = exampleOrder();
const examples: Readonly<Record<string, object>> = {
  '/api/services': example('services'),
  '/api/articles-catalog': example('catalogueEntries'),
  '/api/articles/sankalpa': example('article'),
  '/api/documents/privacy': example('document'),
  '/api/services/mahalakshmi': example('serviceArticle'),
  [`/api/orders/${order.id}/receipt`]: example('receipt'),
  '/api/sandbox/messages': [],
  '/api/sandbox/letters': [],
};
/** Any other address is that of an order or a payment, and is answered with the order. */
const answer: typeof fetch = async (input) => {
  const { pathname } = new URL((input as Request).url);
  if (pathname === '/api/auth/me' || pathname === '/api/staff/me') return new Response(null, { status: 401 });
  return Response.json(examples[pathname] ?? order);
};

/** React calls this for every difference between the server's HTML and the first draw. */
const recovered = vi.fn();

let root: Root | undefined;
beforeEach(() => {
  recovered.mockClear();
});
afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  vi.restoreAllMocks();
});

/** Puts the server's document into the window and hydrates it, as the browser's entry does. */
async function visit(path: string, language: Language): Promise<void> {
  const basename = `/${language}` as const;
  const { html } = await renderPage({
    path,
    language,
    basename,
    origin: location.origin,
    assets: ASSETS,
    ask: async (address) => {
      const response = await answer(new Request(location.origin + address));
      return { status: response.status, body: await response.text() };
    },
    sandbox: true,
    testMode: 'own',
    support: { email: 'help@shop.test', messenger: '@shop_test' },
  });
  const [, head = '', body = ''] = /<head>(.*?)<script type="module".*<body>(.*)<\/body>/s.exec(html) ?? [];
  document.head.innerHTML = head;
  document.body.innerHTML = body;
  document.documentElement.lang = language;
  window.history.replaceState(null, '', basename + path);
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '');
  const queryClient = createQueryClient();
  hydrate(queryClient, state.queries, { defaultOptions: { deserializeData: withText } });
  const i18n = createI18n(language, language === 'ru' ? ru : en, importArea);
  const { route } = matchRoute(path, true);
  await Promise.all([route.page.load(), ...(route.words ?? []).map(i18n.load)]);
  const app = (
    <StrictMode>
      <App
        i18n={i18n}
        api={createApi({ language, noAnswer: '', origin: location.origin, fetch: answer })}
        queryClient={queryClient}
        store={createStore()}
        settings={{ ...state, analyticsId: undefined }}
        router={(pages) => <AddressRouter basename={basename}>{pages}</AddressRouter>}
      />
    </StrictMode>
  );
  await act(async () => {
    root = hydrateRoot(document.getElementById('root') as HTMLElement, app, { onRecoverableError: recovered });
  });
}

const addresses = addressesWith(order.id);

/** Redux's development checks, which no visitor runs, warn when they take long on a busy machine. */
const ABOUT_A_SLOW_MACHINE = /InvariantMiddleware took/;

test.each(addresses.flatMap((path) => [['ru', path] as const, ['en', path] as const]))(
  'the %s page %s is hydrated without a warning',
  async (language, path) => {
    const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    await visit(path, language);
    const said = [...complaints, recovered].flatMap(({ mock }) => mock.calls);
    expect(said.filter(([what]) => !ABOUT_A_SLOW_MACHINE.test(what))).toEqual([]);
  },
);

test('a duration steps through the whole list, the price follows, and the buttons stop at the ends', async () => {
  await visit('/', 'en');
  const card = within(screen.getByRole('article', { name: 'Ganesha Yagya' }));
  const [shorter, longer] = [card.getByRole('button', { name: 'Shorter' }), card.getByRole('button', { name: 'Longer' })];
  const seen = [];
  for (const button of [shorter, shorter, longer, longer, longer, longer]) {
    act(() => button.click());
    seen.push(`${card.getByRole('group').textContent} ${card.getByText(/^\$/).textContent}`);
  }
  expect(seen).toEqual(['2 weeks $150', '1 week $75', '2 weeks $150', '1 month $300', '2 months $600', '3 months $900']);
  expect([shorter, longer].map((button) => button.getAttribute('aria-disabled'))).toEqual(['false', 'true']);
});

test('a move inside the shop changes the page with its title and head, and moves the focus to it', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await visit('/', 'en');
  // Loaded beforehand, so that the test does not wait for the code to be compiled.
  await Promise.all([import('../account/account-page.tsx'), importArea('account', 'en')]);
  await act(async () => screen.getByRole('link', { name: 'Profile' }).click());
  await screen.findByRole('heading', { level: 1, name: 'Your account' });
  await waitFor(() => expect(document.title).toBe('Your account | Vedic Rituals'));
  expect(location.pathname).toBe('/en/user-profile');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(document.querySelectorAll('link[rel=canonical]')).toHaveLength(0);
  await Promise.all([import('../storefront/articles/articles-page.tsx'), importArea('articles', 'en')]);
  await act(async () => within(screen.getByRole('banner')).getByRole('link', { name: 'Articles' }).click());
  await waitFor(() => expect(document.title).toBe('Articles | Vedic Rituals'));
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  expect(canonical).toBe(`${location.origin}/en/articles`);
  const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
  expect(picture).toBe(`${location.origin}/share/en/articles.png`);
});

test('the profile lists the orders of this device with their live state', async () => {
  localStorage.setItem('recent-orders', JSON.stringify([{ id: order.id, createdAt: '2026-11-20T10:00:00Z' }]));
  await visit('/user-profile', 'en');
  const row = await screen.findByRole('link', { name: new RegExp(`Order ${orderNumber(order.number, 'en')}`) });
  expect(row.getAttribute('href')).toBe(`/en/order/${order.id}`);
  await within(row).findByText('Awaiting payment');
});
