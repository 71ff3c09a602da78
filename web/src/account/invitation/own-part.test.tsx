import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { LINE, OWN, openOwn, ownPart, PART } from '../../../testing/invitation-visit.tsx';
import { leaveShop, press, pressFocused, problem } from '../../../testing/shop-visit.tsx';

beforeAll(() => {
  // The DOM of the tests cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  leaveShop();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('the personal link shows the line as it is read, which is confirmed by the version that was read', async () => {
  const server = openOwn({ [LINE]: { ...ownPart, line: { ...ownPart.line, state: 'confirmed' } } });
  expect((await screen.findByText('वेरा इवनोवा')).getAttribute('lang')).toBe('sa-Deva');
  await press('Всё верно');
  expect(await screen.findByText('Вы подтвердили свою строку.')).toBeDefined();
  const [call] = server.callsOf(LINE);
  expect([call?.body, call?.version]).toEqual([{ token: OWN, print: ownPart.line?.print, state: 'confirmed', words: '' }, '"1"']);
});

test('the link to keep is the personal one also when the address names a part of the page by now', async () => {
  openOwn();
  expect(await screen.findByText(`${window.location.origin}/invitation#${OWN}`)).toBeDefined();
  window.history.pushState(null, '', '#content');
  fireEvent.popState(window);
  expect(screen.getByText(`${window.location.origin}/invitation#${OWN}`)).toBeDefined();
});

test('people see again what they gave of their star, by its name', async () => {
  openOwn({ 'POST /api/invitations/look': { ...ownPart, person: { ...ownPart.person, birthNakshatra: '13' } } });
  expect(await screen.findByText('Хаста')).toBeDefined();
});

test('what was stored by a press whose answer was lost is read anew, and the next press is not refused for it', async () => {
  const stored = { ...ownPart, person: { ...ownPart.person, name: 'Вера Белова', version: 7 } };
  const server = openOwn({ [PART]: () => problem(503, 'unavailable') });
  await press('Изменить свои данные');
  fireEvent.input(screen.getByLabelText('Имя и фамилия'), { target: { value: 'Вера Белова' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /прочтут/ }));
  server.answers['POST /api/invitations/look'] = stored;
  await press('Сохранить');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Detail of unavailable\./);
  await press('Сохранить');
  await waitFor(() => expect(server.callsOf(PART)).toHaveLength(2));
  expect(server.callsOf(PART)[1]?.version).toBe('"7"');
});

test('what somebody typed about their line stays beside a line that has changed meanwhile, and is sent with its version', async () => {
  const server = openOwn({ [LINE]: () => problem(412, 'changed_meanwhile') });
  await press('Есть неточность…');
  fireEvent.change(screen.getByLabelText(/Что изменить/), { target: { value: 'Я Вера Белова' } });
  const { person, line } = ownPart;
  server.answers['POST /api/invitations/look'] = {
    ...ownPart,
    person: { ...person, version: 7, gotra: 'Атри', isGotraUnknown: '' },
    line: { ...line, print: 'f'.repeat(32) },
  };
  await press('Попросить изменить');
  expect(await screen.findByText('Атри')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe('Detail of changed_meanwhile.');
  await press('Попросить изменить');
  await waitFor(() => expect(server.callsOf(LINE)[1]?.version).toBe('"7"'));
  expect(server.callsOf(LINE)[1]?.body).toMatchObject({ words: 'Я Вера Белова', print: 'f'.repeat(32) });
});

test('people change their own data in a form that begins with them and asks for consent anew; what has changed meanwhile is read anew', async () => {
  const server = openOwn({ [PART]: () => problem(412, 'changed_meanwhile') });
  await press('Изменить свои данные');
  const name = screen.getByLabelText<HTMLInputElement>('Имя и фамилия');
  expect([name.value, screen.getByLabelText<HTMLInputElement>('Место рождения').value]).toEqual(['Вера Иванова', 'Москва']);
  fireEvent.change(name, { target: { value: 'Вера Белова' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /прочтут/ }));
  await press('Сохранить');
  await waitFor(() => expect(server.callsOf('POST /api/invitations/look').length).toBe(2));
  const [call] = server.callsOf(PART);
  expect(call?.version).toBe('"1"');
  expect(call?.body).toMatchObject({ token: OWN, name: 'Вера Белова', birthDate: '19.11.1958', birthDataConsent: true });
});

test('in the form of their own data the fields in which nothing was typed become what the priest has stored meanwhile', async () => {
  const server = openOwn({ [PART]: () => problem(412, 'changed_meanwhile') });
  await press('Изменить свои данные');
  fireEvent.input(screen.getByLabelText('Имя и фамилия'), { target: { value: 'Вера Белова' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /прочтут/ }));
  server.answers['POST /api/invitations/look'] = { ...ownPart, person: { ...ownPart.person, version: 7, birthPlace: 'Тбилиси' } };
  await press('Сохранить');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Место рождения').value).toBe('Тбилиси'));
  await press('Сохранить');
  await waitFor(() => expect(server.callsOf(PART)).toHaveLength(2));
  expect(server.callsOf(PART)[1]).toMatchObject({ version: '"7"', body: { name: 'Вера Белова', birthPlace: 'Тбилиси' } });
});

test('what somebody else has stored where something was typed is told after a reload, before it is saved over', async () => {
  openOwn();
  await press('Изменить свои данные');
  fireEvent.input(screen.getByLabelText('Место рождения'), { target: { value: 'Казань' } });
  leaveShop();
  openOwn({ 'POST /api/invitations/look': { ...ownPart, person: { ...ownPart.person, version: 7, birthPlace: 'Тбилиси' } } });
  await press('Изменить свои данные');
  expect((await screen.findByRole('alert')).textContent).toContain('Место рождения: Тбилиси');
  expect(screen.getByLabelText<HTMLInputElement>('Место рождения').value).toBe('Казань');
});

test('the guardian whom another device has named meanwhile is told as well', async () => {
  const answeredBy = (guardian: string, version: number) => ({
    'POST /api/invitations/look': { ...ownPart, person: { ...ownPart.person, guardian, version } },
  });
  openOwn(answeredBy('Анна, мама', 1));
  await press('Изменить свои данные');
  fireEvent.input(screen.getByLabelText('Кто отвечает'), { target: { value: 'Пётр, отец' } });
  leaveShop();
  openOwn(answeredBy('Ольга, бабушка', 7));
  await press('Изменить свои данные');
  expect((await screen.findByRole('alert')).textContent).toContain('Кто отвечает: Ольга, бабушка');
});

test('a form that is open stays when the link cannot be read anew, with what was typed', async () => {
  const server = openOwn({ [PART]: () => problem(412, 'changed_meanwhile') });
  await press('Изменить свои данные');
  fireEvent.input(screen.getByLabelText('Имя и фамилия'), { target: { value: 'Вера Белова' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /прочтут/ }));
  server.answers['POST /api/invitations/look'] = () => problem(503, 'unavailable');
  await press('Сохранить');
  await waitFor(() => expect(server.callsOf('POST /api/invitations/look')).toHaveLength(2));
  expect((await screen.findByLabelText<HTMLInputElement>('Имя и фамилия')).value).toBe('Вера Белова');
});

test('of several wrong fields the first of the page gets the focus, also where an adult answers', async () => {
  openOwn({ 'POST /api/invitations/look': { ...ownPart, person: { ...ownPart.person, guardian: 'Анна, мама' } } });
  await press('Изменить свои данные');
  const name = screen.getByLabelText<HTMLInputElement>('Имя и фамилия');
  for (const field of [name, screen.getByLabelText('Кто отвечает')]) fireEvent.change(field, { target: { value: '' } });
  await press('Сохранить');
  await waitFor(() => expect(document.activeElement).toBe(name));
});

test('the form of their own data takes the focus and gives it back', async () => {
  openOwn();
  await pressFocused('Изменить свои данные');
  expect(document.activeElement).toBe(screen.getByLabelText('Имя и фамилия').closest('form')?.parentElement);
  await pressFocused('Отмена');
  expect(document.activeElement?.textContent).toBe('Изменить свои данные');
});

test('once a ritual has begun nothing is changed or confirmed any more', async () => {
  openOwn({ 'POST /api/invitations/look': { ...ownPart, mayWithdraw: false } });
  expect(await screen.findByText('वेरा इवनोवा')).toBeDefined();
  for (const name of ['Всё верно', 'Изменить свои данные']) expect(screen.queryByRole('button', { name })).toBeNull();
});
