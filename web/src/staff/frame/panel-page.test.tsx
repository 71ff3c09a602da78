import { fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { AUDIT, askForFactor, frameVisits, giveFactor, heading, ORDERS, showSections } from '../../../testing/frame-visit.tsx';
import { staffMember } from '../../../testing/panel-visit.tsx';
import { press, problem } from '../../../testing/shop-visit.tsx';
import { PanelHeading } from '../kit/page/page-parts.tsx';

const visit = frameVisits();
const { open } = visit;
afterEach(() => vi.restoreAllMocks());
const menu = async () => within(await screen.findByRole('navigation', { name: 'Разделы' }));

test('the panel says that it is loading, until it is known who came', () => {
  open();
  expect(screen.getByRole('status').textContent).toContain('загружается');
});

test('whoever must sign in for the page of a partner reads its title, not that of the panel', async () => {
  visit.server.answers['GET /api/staff/me'] = () => problem(401, 'not_signed_in');
  open('/partner-dashboard/agni');
  expect(await screen.findByLabelText('E-mail или телефон')).toBeDefined();
  expect(await heading('Мои заказы')).toBeDefined();
});

test('with nobody signed in the panel asks for the sign-in in its place', async () => {
  visit.server.answers['GET /api/staff/me'] = () => problem(401, 'not_signed_in');
  open();
  expect(await screen.findByLabelText('E-mail или телефон')).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a customer is told plainly that the panel is not for them, with a way home', async () => {
  visit.server.answers['GET /api/staff/me'] = () => problem(403, 'not_allowed');
  open();
  await heading('Эта страница не для вас');
  expect(screen.getByRole('link', { name: 'На главную' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('whoever gave only a code comes to the second factor, and can sign out', async () => {
  visit.server.answers['GET /api/staff/me'] = () => problem(403, 'second_factor_required');
  open();
  await heading('Ещё один шаг');
  fireEvent.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(await screen.findByLabelText('E-mail или телефон')).toBeDefined();
});

test('when the shop has trouble after somebody has given the second factor, that is told, and a press tries again', async () => {
  askForFactor(visit.server);
  open();
  await giveFactor();
  expect((await screen.findByRole('alert')).textContent).toContain('Detail of unavailable.');
  visit.server.answers['GET /api/staff/me'] = staffMember();
  await press('Попробовать ещё раз');
  await heading('Все заказы');
});

test('when the shop has trouble, the panel says so, and a press tries again', async () => {
  visit.server.answers['GET /api/staff/me'] = () => problem(503, 'unavailable');
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Detail of unavailable.');
  visit.server.answers['GET /api/staff/me'] = staffMember();
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
  visit.server.answers['GET /api/staff/me'] = staffMember({ role: 'operator' });
  open('/admin-panel/audit');
  await heading('Этот раздел вам не открыт');
  expect(screen.queryByText('Журнал')).toBeNull();
  expect((await menu()).getAllByRole('link')).toHaveLength(1);
});

test('a person for whom there is no section finds a friendly page', async () => {
  visit.server.answers['GET /api/staff/me'] = staffMember({ role: 'editor' });
  open();
  expect(await screen.findByText('Здесь пока нечего делать')).toBeDefined();
});

test('the dialog of further sections stands outside of the tabs, which a phone hides when it is turned', async () => {
  open();
  await heading('Все заказы');
  fireEvent.click(screen.getByRole('button', { name: 'Ещё' }));
  expect((await screen.findByRole('dialog', { name: 'Ещё' })).closest('nav')).toBeNull();
});

const toSection = async (name: string) => fireEvent.click((await menu()).getByRole('link', { name }));

test('a page that cannot be drawn does not take the other pages of its section with it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Page = () => {
    if (useLocation().pathname.endsWith('/broken')) throw new Error('broken');
    return <PanelHeading title="Все заказы" />;
  };
  showSections({ ...ORDERS, load: () => Promise.resolve({ default: Page }) });
  open('/admin-panel/orders/broken');
  await heading('Не удалось загрузить');
  await toSection('Оператор');
  await heading('Все заказы');
});

test('a section whose code did not come is loaded again when somebody comes back to it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(ORDERS.load).mockRejectedValueOnce(new Error('offline'));
  showSections({ ...ORDERS, load }, AUDIT);
  open('/admin-panel/orders');
  await heading('Не удалось загрузить');
  await toSection('Жрец');
  await heading('Журнал');
  await toSection('Оператор');
  await heading('Все заказы');
});

test('the key of the slash leads to the search, also in the Russian layout, which has the full stop there', async () => {
  open();
  const search = await screen.findByRole('searchbox');
  fireEvent.keyDown(document.body, { key: '.', code: 'Slash' });
  expect(document.activeElement).toBe(search);
});

test('G and the letter of a section lead to it, except while somebody types', async () => {
  open();
  const note = await screen.findByLabelText('Заметка');
  for (const code of ['KeyG', 'KeyA']) fireEvent.keyDown(note, { code, key: 'x' });
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
