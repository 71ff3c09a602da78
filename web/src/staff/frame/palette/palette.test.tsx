import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { section, shopsOwn, showSections } from '../../../../testing/frame-visit.tsx';
import { staffMember } from '../../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, problem, visitShop } from '../../../../testing/shop-visit.tsx';
import { PanelHeading } from '../../kit/page/page-parts.tsx';
import { OfferedShortcut } from '../../kit/page/shortcuts.ts';
import PanelPage from '../panel-page.tsx';

const printed = vi.fn();
const Page = () => (
  <>
    <PanelHeading isPlace title="Заказ 7f3a" />
    <OfferedShortcut label="Печать листа" run={printed} />
    <textarea aria-label="Заметка" />
  </>
);
const { pages: SETTINGS_PAGES = [] } = shopsOwn.find(({ path }) => path === 'settings') ?? {};

let server: FakeServer;
beforeEach(() => {
  printed.mockClear();
  const settings = section({ path: 'settings', title: 'staff.settings', permission: 'settings.write', letter: 'E' }, Page);
  showSections(
    section({ path: 'orders', title: 'common.orders', permission: 'orders.read', letter: 'O' }, Page),
    section({ path: 'money', title: 'staff.money', permission: 'money.read', letter: 'M' }, Page),
    { ...settings, pages: SETTINGS_PAGES },
  );
  server = fakeServer({
    'GET /api/staff/me': staffMember(),
    'GET /api/admin/orders': example('adminOrders'),
    'GET /api/admin/clients': example('clients'),
    'GET /api/admin/partners': example('partners'),
    'GET /api/admin/content/articles': example('editedArticles'),
    'GET /api/admin/content/services': example('editedServices'),
    'GET /api/admin/content/legal': example('editedLegalTexts'),
  });
});
afterEach(() => {
  showSections(...shopsOwn);
  leaveShop();
});

const open = (path = '/admin-panel/orders/7f3a', language: 'ru' | 'en' = 'ru') =>
  visitShop(
    <Routes>
      <Route path="/admin-panel/*" element={<PanelPage />} />
    </Routes>,
    server,
    { path, language },
  );
const pressCtrlK = (target: Element = document.body) => fireEvent.keyDown(target, { code: 'KeyK', key: 'л', ctrlKey: true });
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: /Что сделать|What to do/ });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test.each([
  ['ru', 'Анна'],
  ['en', 'Anna'],
] as const)('what is typed before the code of the palette is loaded is looked for (%s)', async (language, words) => {
  open('/admin-panel/orders/7f3a', language);
  await screen.findByRole('textbox', { name: 'Заметка' });
  pressCtrlK();
  // At once: the code is there a moment later.
  fireEvent.change(screen.getByRole('textbox', { name: /Что сделать|What to do/ }), { target: { value: words } });
  const late = await field();
  expect(late.value).toBe(words);
  await waitFor(() => expect(document.activeElement).toBe(late));
  await waitFor(() => expect(server.callsOf('GET /api/admin/clients')).toHaveLength(1));
});

const type = async (words: string) => fireEvent.change(await field(), { target: { value: words } });

async function openPalette() {
  await screen.findByLabelText('Заметка');
  pressCtrlK();
  return field();
}

test('Ctrl and K open the commands in a Russian layout, also while somebody types; Esc closes them', async () => {
  open();
  pressCtrlK(await screen.findByLabelText('Заметка'));
  const input = await field();
  await waitFor(() => expect(document.activeElement).toBe(input));
  expect(await screen.findByRole('option', { name: /Деньги/ })).toBeDefined();
  // A browser closes the dialog only when nobody has taken the key.
  expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(true);
  fireEvent(screen.getByRole('dialog', { name: 'Команды' }), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a phone opens the commands by a button, and a press on a section goes there', async () => {
  open('/admin-panel/orders/7f3a', 'en');
  fireEvent.click(within(await screen.findByRole('banner')).getByRole('button', { name: /^Find or do/ }));
  fireEvent.click(await screen.findByRole('option', { name: /Money/ }));
  await waitFor(() => expect(location.pathname).toBe('/admin-panel/money'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('words typed in the wrong layout find what they mean', async () => {
  open();
  await openPalette();
  // The keys of «деньги» in the English layout.
  await type('ltymub');
  expect(options()[0]).toContain('Деньги');
});

test('Enter runs the marked action of the open page, and leaving the field runs nothing', async () => {
  open();
  const input = await openPalette();
  await type('печать');
  fireEvent.blur(input);
  expect(printed).not.toHaveBeenCalled();
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(printed).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an order, a client, a partner, a ritual, an article and a legal text are found, and the ritual leads to its page', async () => {
  open();
  await openPalette();
  await type('ан');
  expect(await screen.findByRole('option', { name: /1042/ })).toBeDefined();
  expect(screen.getByRole('option', { name: /anna@example.com/ })).toBeDefined();
  expect(screen.getByRole('option', { name: /Санкальпа/ })).toBeDefined();
  expect(server.callsOf('GET /api/admin/orders').map(({ search }) => search)).toEqual(['?q=ан&limit=5']);
  await type('инд');
  expect(await screen.findByRole('option', { name: /Индра/ })).toBeDefined();
  await type('условия');
  expect(await screen.findByRole('option', { name: /Условия заказа/ })).toBeDefined();
  await type('ганеша');
  fireEvent.click(await screen.findByRole('option', { name: /Ганеша/ }));
  expect(location.pathname).toBe('/admin-panel/content/services/ganesha');
});

test.each([
  ['закрытые', /^Закрытые дни/, '/admin-panel/settings'],
  ['настройки', /^Продавец/, '/admin-panel/settings/seller'],
])('a page of the settings is found by its name and by that of its section (%s)', async (words, name, place) => {
  open();
  await openPalette();
  expect(screen.queryByRole('option', { name })).toBeNull();
  await type(words);
  fireEvent.click(await screen.findByRole('option', { name }));
  expect(location.pathname).toBe(place);
});

test('a role is offered only what it may read, and the API is asked for nothing else', async () => {
  server.answers['GET /api/staff/me'] = staffMember({ role: 'operator' });
  open();
  await openPalette();
  await type('ганеша');
  await screen.findByRole('option', { name: /1042/ });
  await type('');
  expect(screen.queryByRole('option', { name: /Деньги/ })).toBeNull();
  expect(server.calls.map(({ path }) => path)).not.toContain('/api/admin/content/services');
  expect(server.calls.map(({ path }) => path)).not.toContain('/api/admin/partners');
});

test('a search that fails is shown beside the results of the others, and can be tried again', async () => {
  server.answers['GET /api/admin/clients'] = () => problem(503, 'unavailable');
  open();
  await openPalette();
  await type('анна');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Клиенты');
  expect(screen.getByRole('option', { name: /1042/ })).toBeDefined();
  server.answers['GET /api/admin/clients'] = example('clients');
  fireEvent.click(within(alert).getByRole('button'));
  expect(await screen.findByRole('option', { name: /anna@example.com/ })).toBeDefined();
});

test('when nothing fits, a screen reader hears it', async () => {
  open();
  await openPalette();
  await type('ъ');
  expect(screen.getByRole('dialog').querySelector('[role=status]')?.textContent).toBe('Ничего не подходит');
});

test('pages that were opened are offered again, to the person who opened them', async () => {
  open();
  await openPalette();
  expect(options().join()).toContain('Заказ 7f3a');
  leaveShop();
  server.answers['GET /api/staff/me'] = staffMember({ id: 'somebody else' });
  open('/admin-panel/money');
  await openPalette();
  const recent = screen.queryByRole('group', { name: 'Открывали раньше' });
  expect(recent).toBeNull();
});

test('a partner beyond the first page of them is found', async () => {
  const partner = example<{ items: object[] }>('partners').items[0];
  server.answers['GET /api/admin/partners'] = ({ search }: { search: string }) =>
    Response.json(
      search.includes('cursor=second')
        ? { items: [{ ...partner, slug: 'soma', name: 'Сома' }], nextCursor: null }
        : { items: [partner], nextCursor: 'second' },
    );
  open();
  await openPalette();
  await type('Сома');
  expect(await screen.findByRole('option', { name: /soma/ })).toBeDefined();
});
