import { fireEvent, screen } from '@testing-library/react';
import { Receipt, ScrollText } from 'lucide-react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach } from 'vitest';
import PanelPage from '../src/staff/frame/panel-page.tsx';
import { SearchField } from '../src/staff/kit/lists/search-field.tsx';
import { PanelHeading } from '../src/staff/kit/page/page-parts.tsx';
import { usePanel } from '../src/staff/kit/page/panel.tsx';
import { useAnswer } from '../src/staff/kit/page/use-answer.ts';
import { SECTIONS, type Section } from '../src/staff/sections.ts';
import { staffMember } from './panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, press, problem, type, visitShop } from './shop-visit.tsx';

const OrdersPage = () => (
  <>
    <PanelHeading title="Все заказы" />
    <SearchField label="Номер или имя" value="" onSearch={() => undefined} />
    <textarea aria-label="Заметка" />
  </>
);
export const section = (
  more: Pick<Section, 'path' | 'title' | 'permission' | 'letter'>,
  Page: () => React.ReactNode,
): Section => ({
  icon: more.path === 'orders' ? Receipt : ScrollText,
  words: [],
  load: () => Promise.resolve({ default: Page }),
  ...more,
});
// Two made-up sections stand for those of the shop: their names in the menu are words that there are, and their pages have Russian headings.
export const ORDERS = section(
  { path: 'orders', title: 'staff.role.operator', permission: 'orders.read', letter: 'O' },
  OrdersPage,
);
export const AUDIT = section({ path: 'audit', title: 'staff.role.priest', permission: 'audit.read', letter: 'A' }, () => (
  <PanelHeading title="Журнал" />
));
// It asks as the page of an order asks for its sums: only for those who may read them.
export const SUMS = section({ path: 'audit', title: 'staff.role.priest', permission: 'audit.read', letter: 'A' }, () => {
  const { can } = usePanel();
  const { data } = useAnswer('/api/staff/letters', undefined, { enabled: can('money.read') });
  return (
    <>
      <PanelHeading title="Суммы" />
      <p>{data ? 'Суммы видны' : 'Сумм нет'}</p>
    </>
  );
});
/** The sections that the shop has. */
export const shopsOwn: readonly Section[] = [...SECTIONS];

/** The panel has these sections until the test is over. */
export function showSections(...sections: readonly Section[]): void {
  (SECTIONS as Section[]).splice(0, SECTIONS.length, ...sections);
}

const PAGES = (
  <Routes>
    {['/admin-panel/*', '/sirius22/*', '/partner-dashboard/:id/*'].map((path) => (
      <Route key={path} path={path} element={<PanelPage />} />
    ))}
  </Routes>
);

/** Gives each test of a file a server of its own, where an administrator is signed in, and a panel of two sections. */
export function frameVisits() {
  const visit = {
    server: frameServer(),
    open: (path = '/admin-panel', language: 'ru' | 'en' = 'ru') => visitShop(PAGES, visit.server, { path, language }),
  };
  beforeEach(() => {
    showSections(ORDERS, AUDIT);
    visit.server = frameServer();
  });
  afterEach(() => {
    showSections(...shopsOwn);
    leaveShop();
  });
  return visit;
}

function frameServer(): FakeServer {
  return fakeServer({
    'GET /api/staff/me': staffMember(),
    'POST /api/auth/logout': () => new Response(null, { status: 204 }),
  });
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Comes back to the tab, so that the panel asks again who is signed in. */
export const lookAgain = () => fireEvent(window, new Event('visibilitychange'));

/** Asks for a second factor; once that is given, the shop does not answer who somebody is. */
export function askForFactor(server: FakeServer): void {
  server.answers['GET /api/staff/me'] = () => problem(403, 'second_factor_required');
  const factors = example<{ factors: object[] }>('staffAccess').factors.map((factor) => ({ ...factor, kind: 'authenticator' }));
  server.answers['GET /api/staff/factors'] = { ...example<object>('staffAccess'), factors };
  server.answers['POST /api/staff/second-factor/challenge'] = { challengeId: 'challenge', passkeyOptions: null };
  server.answers['POST /api/staff/second-factor'] = () => {
    server.answers['GET /api/staff/me'] = () => problem(503, 'unavailable');
    return new Response(null, { status: 204 });
  };
}

export async function giveFactor(): Promise<void> {
  await type('Код из приложения', '123456');
  await press('Подтвердить');
}
