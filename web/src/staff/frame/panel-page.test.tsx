import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Receipt, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { staffMember } from '../../../testing/panel-visit.tsx';
import {
  example,
  type FakeServer,
  fakeServer,
  leaveShop,
  press,
  problem,
  type,
  visitShop,
} from '../../../testing/shop-visit.tsx';
import { SearchField } from '../kit/lists/search-field.tsx';
import { PanelHeading } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { useAnswer } from '../kit/page/use-answer.ts';
import { SECTIONS, type Section } from '../sections.ts';
import PanelPage from './panel-page.tsx';

const OrdersPage = () => (
  <>
    <PanelHeading title="Все заказы" />
    <SearchField label="Номер или имя" value="" onSearch={() => undefined} />
    <textarea aria-label="Заметка" />
  </>
);
const section = (more: Pick<Section, 'path' | 'title' | 'permission' | 'key'>, Page: () => React.ReactNode): Section => ({
  icon: more.path === 'orders' ? Receipt : ScrollText,
  words: [],
  load: () => Promise.resolve({ default: Page }),
  ...more,
});
// Two sections of tests stand for those of the shop.
const ORDERS = section({ path: 'orders', title: 'staff.role.operator', permission: 'orders.read', key: 'KeyO' }, OrdersPage);
const AUDIT = section({ path: 'audit', title: 'staff.role.priest', permission: 'audit.read', key: 'KeyA' }, () => (
  <PanelHeading title="Журнал" />
));
// It asks as the page of an order asks for its sums: only for those who may read them.
const SUMS = section({ path: 'audit', title: 'staff.role.priest', permission: 'audit.read', key: 'KeyA' }, () => {
  const { can } = usePanel();
  const { data } = useAnswer('/api/staff/letters', undefined, { enabled: can('money.read') });
  return (
    <>
      <PanelHeading title="Суммы" />
      <p>{data ? 'Суммы видны' : 'Сумм нет'}</p>
    </>
  );
});
const shopsOwn = [...SECTIONS];

let server: FakeServer;
beforeEach(() => {
  (SECTIONS as Section[]).splice(0, SECTIONS.length, ORDERS, AUDIT);
  server = fakeServer({ 'GET /api/staff/me': staffMember(), 'POST /api/auth/logout': () => new Response(null, { status: 204 }) });
});
afterEach(() => {
  (SECTIONS as Section[]).splice(0, SECTIONS.length, ...shopsOwn);
  leaveShop();
});

const PAGES = (
  <Routes>
    {['/admin-panel/*', '/sirius22/*', '/partner-dashboard/:id/*'].map((path) => (
      <Route key={path} path={path} element={<PanelPage />} />
    ))}
  </Routes>
);
const open = (path = '/admin-panel', language: 'ru' | 'en' = 'ru') => visitShop(PAGES, server, { path, language });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const menu = async () => within(await screen.findByRole('navigation', { name: 'Разделы' }));

test('the panel says that it is loading, until it is known who came', () => {
  open();
  expect(screen.getByRole('status').textContent).toContain('загружается');
});

test('whoever must sign in for the page of a partner reads its title, not that of the panel', async () => {
  server.answers['GET /api/staff/me'] = () => problem(401, 'not_signed_in');
  open('/partner-dashboard/agni');
  expect(await screen.findByLabelText('E-mail или телефон')).toBeDefined();
  expect(await heading('Мои заказы')).toBeDefined();
});

test('with nobody signed in the panel asks for the sign-in in its place', async () => {
  server.answers['GET /api/staff/me'] = () => problem(401, 'not_signed_in');
  open();
  expect(await screen.findByLabelText('E-mail или телефон')).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a customer is told plainly that the panel is not for them, with a way home', async () => {
  server.answers['GET /api/staff/me'] = () => problem(403, 'not_allowed');
  open();
  await heading('Эта страница не для вас');
  expect(screen.getByRole('link', { name: 'На главную' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('whoever gave only a code comes to the second factor, and can sign out', async () => {
  server.answers['GET /api/staff/me'] = () => problem(403, 'second_factor_required');
  open();
  await heading('Ещё один шаг');
  fireEvent.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(await screen.findByLabelText('E-mail или телефон')).toBeDefined();
});

/** Asks for a second factor; once that is given, the shop does not answer who somebody is. */
function askForFactor() {
  server.answers['GET /api/staff/me'] = () => problem(403, 'second_factor_required');
  const factors = example<{ factors: object[] }>('staffAccess').factors.map((factor) => ({ ...factor, kind: 'authenticator' }));
  server.answers['GET /api/staff/factors'] = { ...example<object>('staffAccess'), factors };
  server.answers['POST /api/staff/second-factor/challenge'] = { challengeId: 'challenge', passkeyOptions: null };
  server.answers['POST /api/staff/second-factor'] = () => {
    server.answers['GET /api/staff/me'] = () => problem(503, 'unavailable');
    return new Response(null, { status: 204 });
  };
}

async function giveFactor() {
  await type('Код из приложения', '123456');
  await press('Подтвердить');
}

test('when the shop does not answer somebody who has just given the second factor, that is told, and a press tries again', async () => {
  askForFactor();
  open();
  await giveFactor();
  expect((await screen.findByRole('alert')).textContent).toContain('Detail of unavailable.');
  server.answers['GET /api/staff/me'] = staffMember();
  await press('Попробовать ещё раз');
  await heading('Все заказы');
});

test('the same is told in the sign-in that stands above a page', async () => {
  open();
  await heading('Все заказы');
  askForFactor();
  fireEvent(window, new Event('visibilitychange'));
  const dialog = await screen.findByRole('dialog', { name: 'Сеанс закончился' });
  await giveFactor();
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Detail of unavailable.');
  server.answers['GET /api/staff/me'] = staffMember();
  await press('Попробовать ещё раз');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('when the shop does not answer, the panel says so, and a press tries again', async () => {
  server.answers['GET /api/staff/me'] = () => problem(503, 'unavailable');
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Detail of unavailable.');
  server.answers['GET /api/staff/me'] = staffMember();
  fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  await heading('Все заказы');
});

test('the first screen is the first section that the person may open, under the address by which the panel was opened', async () => {
  open('/sirius22');
  await heading('Все заказы');
  expect(location.pathname).toBe('/sirius22/orders');
  expect((await menu()).getByRole('link', { name: 'Оператор' }).getAttribute('aria-current')).toBe('page');
  expect(document.title).toContain('Все заказы');
});

test('a section without permission is neither shown nor reached', async () => {
  server.answers['GET /api/staff/me'] = staffMember({ role: 'operator' });
  open('/admin-panel/audit');
  await heading('Этот раздел вам не открыт');
  expect(screen.queryByText('Журнал')).toBeNull();
  expect((await menu()).getAllByRole('link')).toHaveLength(1);
});

test('a person for whom there is no section finds a friendly page', async () => {
  server.answers['GET /api/staff/me'] = staffMember({ role: 'editor' });
  open();
  expect(await screen.findByText('Здесь пока нечего делать')).toBeDefined();
});

test('keys lead to sections and to the search, and do nothing while somebody types', async () => {
  open();
  const search = await screen.findByRole('searchbox');
  // The Russian layout has the full stop on the key of the slash.
  fireEvent.keyDown(document.body, { key: '.', code: 'Slash' });
  expect(document.activeElement).toBe(search);
  for (const code of ['KeyG', 'KeyA']) fireEvent.keyDown(screen.getByLabelText('Заметка'), { code, key: 'x' });
  expect(location.pathname).toBe('/admin-panel/orders');
  for (const code of ['KeyG', 'KeyA']) fireEvent.keyDown(document.body, { code, key: 'x' });
  await heading('Журнал');
  expect(document.activeElement?.id).toBe('content');
});

test('the question mark shows the keys, those of the sections among them', async () => {
  open('/admin-panel', 'en');
  await heading('Все заказы');
  fireEvent.keyDown(document.body, { key: '?', code: 'Slash', shiftKey: true });
  const dialog = await screen.findByRole('dialog', { name: 'Keys' });
  expect(within(dialog).getByText('Operator')).toBeDefined();
});

test('what was typed stays when the session ends: the sign-in stands above the page', async () => {
  open();
  const note = await screen.findByLabelText<HTMLTextAreaElement>('Заметка');
  fireEvent.change(note, { target: { value: 'Позвонить завтра' } });
  server.answers['GET /api/staff/me'] = () => problem(401, 'not_signed_in');
  fireEvent(window, new Event('visibilitychange'));
  expect(await screen.findByRole('dialog', { name: 'Сеанс закончился' })).toBeDefined();
  server.answers['GET /api/staff/me'] = staffMember();
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Сеанс закончился' })).toBeNull());
  expect(screen.getByLabelText<HTMLTextAreaElement>('Заметка').value).toBe('Позвонить завтра');
});

test('the sign-in above the page of somebody begins with their e-mail', async () => {
  open();
  await heading('Все заказы');
  server.answers['GET /api/staff/me'] = () => problem(401, 'not_signed_in');
  fireEvent(window, new Event('visibilitychange'));
  expect((await screen.findByLabelText<HTMLInputElement>('E-mail или телефон')).value).toBe(staffMember().email);
});

test('the first call that is refused because the session has ended brings the sign-in', async () => {
  (SECTIONS as Section[]).splice(0, SECTIONS.length, SUMS);
  server.answers['GET /api/staff/letters'] = () => {
    server.answers['GET /api/staff/me'] = () => problem(401, 'not_signed_in');
    return problem(401, 'session_ended');
  };
  open();
  expect(await screen.findByRole('dialog', { name: 'Сеанс закончился' })).toBeDefined();
  // Whoever was typing would leave the panel by the next space, if the cross had the focus.
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail или телефон'));
});

test('what an ended session refuses is told in words for the staff, who cannot go on as guests', async () => {
  const Letters = () => <p>{useAnswer('/api/staff/letters').error?.message}</p>;
  (SECTIONS as Section[]).splice(
    0,
    SECTIONS.length,
    section({ path: 'audit', title: 'staff.role.priest', permission: 'audit.read', key: 'KeyA' }, Letters),
  );
  server.answers['GET /api/staff/letters'] = () => problem(401, 'session_ended');
  open('/admin-panel', 'en');
  expect(await screen.findByText(/^Your session has ended\. Sign in again/)).toBeDefined();
  expect(screen.queryByText('Detail of session_ended.')).toBeNull();
});

test('where a session lacks the second factor, the dialog that asks for it takes the focus from its cross, too', async () => {
  open();
  await heading('Все заказы');
  server.answers['GET /api/staff/me'] = () => problem(403, 'second_factor_required');
  fireEvent(window, new Event('visibilitychange'));
  const dialog = await screen.findByRole('dialog', { name: 'Сеанс закончился' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.closest('header')).toBeNull();
});

test('another person who signs in does not find what the first one typed', async () => {
  open();
  fireEvent.change(await screen.findByLabelText('Заметка'), { target: { value: 'Тайна' } });
  server.answers['GET /api/staff/me'] = staffMember({ id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', email: 'other@example.com' });
  fireEvent(window, new Event('visibilitychange'));
  expect((await screen.findAllByText('other@example.com')).length).toBeGreaterThan(0);
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Заметка')).value).toBe('');
});

test('another person who signs in is shown nothing that the shop has told the first one', async () => {
  (SECTIONS as Section[]).splice(0, SECTIONS.length, ORDERS, SUMS);
  server.answers['GET /api/staff/letters'] = {};
  open('/admin-panel/audit');
  expect(await screen.findByText('Суммы видны')).toBeDefined();
  server.answers['GET /api/staff/me'] = () => problem(401, 'not_signed_in');
  fireEvent(window, new Event('visibilitychange'));
  expect(await screen.findByRole('dialog', { name: 'Сеанс закончился' })).toBeDefined();
  expect(screen.getByText('Суммы видны')).toBeDefined();
  server.answers['GET /api/staff/me'] = staffMember({
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    email: 'other@example.com',
    permissions: ['audit.read'],
  });
  fireEvent(window, new Event('visibilitychange'));
  expect((await screen.findAllByText('other@example.com')).length).toBeGreaterThan(0);
  expect(await screen.findByText('Сумм нет')).toBeDefined();
});

test('another person who comes back to the panel that the first one has left is shown nothing of the first one', async () => {
  (SECTIONS as Section[]).splice(0, SECTIONS.length, ORDERS, SUMS);
  server.answers['GET /api/staff/letters'] = {};
  const PanelAndBack = () => {
    const [isPanel, setPanel] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setPanel(!isPanel)}>
          Туда и обратно
        </button>
        {isPanel && <PanelPage />}
      </>
    );
  };
  const thereOrBack = () => fireEvent.click(screen.getByRole('button', { name: 'Туда и обратно', hidden: true }));
  visitShop(
    <Routes>
      <Route path="/admin-panel/*" element={<PanelAndBack />} />
    </Routes>,
    server,
    { path: '/admin-panel/audit' },
  );
  expect(await screen.findByText('Суммы видны')).toBeDefined();
  server.answers['GET /api/staff/me'] = () => problem(401, 'not_signed_in');
  fireEvent(window, new Event('visibilitychange'));
  expect(await screen.findByRole('dialog', { name: 'Сеанс закончился' })).toBeDefined();
  thereOrBack();
  thereOrBack();
  expect(await screen.findByLabelText('E-mail или телефон')).toBeDefined();
  server.answers['GET /api/staff/me'] = staffMember({
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    email: 'other@example.com',
    permissions: ['audit.read'],
  });
  fireEvent(window, new Event('visibilitychange'));
  expect(await screen.findByText('Сумм нет')).toBeDefined();
});

test('signing out in another tab closes the panel at once, and what was typed is gone', async () => {
  open();
  fireEvent.change(await screen.findByLabelText('Заметка'), { target: { value: 'Тайна' } });
  server.answers['GET /api/staff/me'] = () => problem(401, 'not_signed_in');
  localStorage.removeItem('person');
  fireEvent(window, new StorageEvent('storage', { key: 'person' }));
  expect(await screen.findByLabelText('E-mail или телефон')).toBeDefined();
  expect(screen.queryByLabelText('Заметка')).toBeNull();
});

test('signing out closes the panel at once', async () => {
  open();
  await heading('Все заказы');
  fireEvent.click(within(screen.getByRole('complementary')).getByRole('button', { name: 'Выйти' }));
  expect(await screen.findByLabelText('E-mail или телефон')).toBeDefined();
  expect(screen.queryByLabelText('Заметка')).toBeNull();
});

test('each section asks for a permission that a role has, at an address and a key of its own', () => {
  const { 'x-roles': roles } = JSON.parse(
    readFileSync(`${import.meta.dirname}/../../../../openapi/generated/openapi.json`, 'utf8'),
  ) as { 'x-roles': Record<string, string[]> };
  const known = new Set(Object.values(roles).flat());
  expect(shopsOwn.filter(({ permission }) => !known.has(permission))).toEqual([]);
  expect(new Set(shopsOwn.map(({ path }) => path)).size).toBe(shopsOwn.length);
  expect(new Set(shopsOwn.map(({ key }) => key)).size).toBe(shopsOwn.length);
});
