import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import {
  askForFactor,
  frameVisits,
  giveFactor,
  heading,
  lookAgain,
  ORDERS,
  SUMS,
  section,
  showSections,
} from '../../../testing/frame-visit.tsx';
import { staffMember } from '../../../testing/panel-visit.tsx';
import { press, problem, visitShop } from '../../../testing/shop-visit.tsx';
import { useAnswer } from '../kit/page/use-answer.ts';
import PanelPage from './panel-page.tsx';

const visit = frameVisits();
const { open } = visit;
const OTHER = { id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', email: 'other@example.com' };

test('what was typed stays when the session ends: the sign-in stands above the page', async () => {
  open();
  const note = await screen.findByLabelText<HTMLTextAreaElement>('Заметка');
  fireEvent.change(note, { target: { value: 'Позвонить завтра' } });
  visit.server.answers['GET /api/staff/me'] = () => problem(401, 'not_signed_in');
  lookAgain();
  expect(await screen.findByRole('dialog', { name: 'Сеанс закончился' })).toBeDefined();
  visit.server.answers['GET /api/staff/me'] = staffMember();
  lookAgain();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Сеанс закончился' })).toBeNull());
  expect(screen.getByLabelText<HTMLTextAreaElement>('Заметка').value).toBe('Позвонить завтра');
});

test('the sign-in above the page of somebody begins with their e-mail', async () => {
  open();
  await heading('Все заказы');
  visit.server.answers['GET /api/staff/me'] = () => problem(401, 'not_signed_in');
  lookAgain();
  expect((await screen.findByLabelText<HTMLInputElement>('E-mail или телефон')).value).toBe(staffMember().email);
});

test('whoever closes the sign-in above a page leaves the panel, also when another page of it was opened before', async () => {
  open();
  await heading('Все заказы');
  fireEvent.click(within(screen.getByRole('navigation', { name: 'Разделы' })).getByRole('link', { name: 'Жрец' }));
  await heading('Журнал');
  visit.server.answers['GET /api/staff/me'] = () => problem(401, 'not_signed_in');
  lookAgain();
  const dialog = await screen.findByRole('dialog', { name: 'Сеанс закончился' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Закрыть панель' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/');
});

test('whoever has signed out leaves the panel by one press, also when several pages of it were opened before', async () => {
  open();
  await heading('Все заказы');
  fireEvent.click(within(screen.getByRole('navigation', { name: 'Разделы' })).getByRole('link', { name: 'Жрец' }));
  await heading('Журнал');
  fireEvent.click(within(screen.getByRole('complementary')).getByRole('button', { name: 'Выйти' }));
  await screen.findByLabelText('E-mail или телефон');
  await press('Закрыть');
  expect(location.pathname).toBe('/');
});

test('when the shop has trouble after somebody gave the second factor above a page, the dialog tells that', async () => {
  open();
  await heading('Все заказы');
  askForFactor(visit.server);
  lookAgain();
  const dialog = await screen.findByRole('dialog', { name: 'Сеанс закончился' });
  await giveFactor();
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Detail of unavailable.');
  visit.server.answers['GET /api/staff/me'] = staffMember();
  await press('Попробовать ещё раз');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the first call that is refused because the session has ended brings the sign-in', async () => {
  showSections(SUMS);
  visit.server.answers['GET /api/staff/letters'] = () => {
    visit.server.answers['GET /api/staff/me'] = () => problem(401, 'not_signed_in');
    return problem(401, 'session_ended');
  };
  open();
  expect(await screen.findByRole('dialog', { name: 'Сеанс закончился' })).toBeDefined();
  // Whoever was typing would leave the panel by the next space, if the cross had the focus.
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail или телефон'));
});

test('what an ended session refuses is told in words for the staff, who cannot go on as guests', async () => {
  const Letters = () => <p>{useAnswer('/api/staff/letters').error?.message}</p>;
  showSections(section({ path: 'audit', title: 'staff.role.priest', permission: 'audit.read', letter: 'A' }, Letters));
  visit.server.answers['GET /api/staff/letters'] = () => problem(401, 'session_ended');
  open('/admin-panel', 'en');
  expect(await screen.findByText(/^Your session has ended\. Sign in again/)).toBeDefined();
  expect(screen.queryByText('Detail of session_ended.')).toBeNull();
});

test('where a session lacks the second factor, the dialog that asks for it takes the focus from its cross, too', async () => {
  open();
  await heading('Все заказы');
  visit.server.answers['GET /api/staff/me'] = () => problem(403, 'second_factor_required');
  lookAgain();
  const dialog = await screen.findByRole('dialog', { name: 'Сеанс закончился' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.closest('header')).toBeNull();
});

test('another person who signs in does not find what the first one typed', async () => {
  open();
  fireEvent.change(await screen.findByLabelText('Заметка'), { target: { value: 'Тайна' } });
  visit.server.answers['GET /api/staff/me'] = staffMember(OTHER);
  lookAgain();
  expect((await screen.findAllByText('other@example.com')).length).toBeGreaterThan(0);
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Заметка')).value).toBe('');
});

test('another person who signs in is shown nothing that the shop has told the first one', async () => {
  showSections(ORDERS, SUMS);
  visit.server.answers['GET /api/staff/letters'] = {};
  open('/admin-panel/audit');
  expect(await screen.findByText('Суммы видны')).toBeDefined();
  visit.server.answers['GET /api/staff/me'] = () => problem(401, 'not_signed_in');
  lookAgain();
  expect(await screen.findByRole('dialog', { name: 'Сеанс закончился' })).toBeDefined();
  expect(screen.getByText('Суммы видны')).toBeDefined();
  visit.server.answers['GET /api/staff/me'] = staffMember({ ...OTHER, permissions: ['audit.read'] });
  lookAgain();
  expect((await screen.findAllByText('other@example.com')).length).toBeGreaterThan(0);
  expect(await screen.findByText('Сумм нет')).toBeDefined();
});

test('another person who comes back to the panel that the first one has left is shown nothing of the first one', async () => {
  showSections(ORDERS, SUMS);
  visit.server.answers['GET /api/staff/letters'] = {};
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
    visit.server,
    { path: '/admin-panel/audit' },
  );
  expect(await screen.findByText('Суммы видны')).toBeDefined();
  visit.server.answers['GET /api/staff/me'] = () => problem(401, 'not_signed_in');
  lookAgain();
  expect(await screen.findByRole('dialog', { name: 'Сеанс закончился' })).toBeDefined();
  thereOrBack();
  thereOrBack();
  expect(await screen.findByLabelText('E-mail или телефон')).toBeDefined();
  visit.server.answers['GET /api/staff/me'] = staffMember({ ...OTHER, permissions: ['audit.read'] });
  lookAgain();
  expect(await screen.findByText('Сумм нет')).toBeDefined();
});

test('signing out in another tab closes the panel at once, and what was typed is gone', async () => {
  open();
  fireEvent.change(await screen.findByLabelText('Заметка'), { target: { value: 'Тайна' } });
  visit.server.answers['GET /api/staff/me'] = () => problem(401, 'not_signed_in');
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

test('an answer about who is here that comes after signing out opens the panel no more', async () => {
  open();
  await heading('Все заказы');
  const late = Promise.withResolvers<Response>();
  visit.server.answers['GET /api/staff/me'] = () => late.promise;
  lookAgain();
  await waitFor(() => expect(visit.server.callsOf('GET /api/staff/me')).toHaveLength(2));
  fireEvent.click(within(screen.getByRole('complementary')).getByRole('button', { name: 'Выйти' }));
  await screen.findByLabelText('E-mail или телефон');
  const answer = Response.json(staffMember());
  late.resolve(answer);
  await waitFor(() => expect(answer.bodyUsed).toBe(true));
  expect(screen.queryByRole('heading', { name: 'Все заказы' })).toBeNull();
});
