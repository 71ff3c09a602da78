import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { consent, LINE, OWN, openOwn, ownPart, PART } from '../../../testing/invitation-visit.tsx';
import { leaveShop, press, pressFocused, problem, value } from '../../../testing/shop-visit.tsx';

afterEach(leaveShop);

const LOOK = 'POST /api/invitations/look';
/** What the shop holds of the person by now, in its seventh version. */
const changed = (changes: object) => ({ ...ownPart, person: { ...ownPart.person, version: 7, ...changes } });

/** Opens the form of the own data, and types another name than that which is stored. */
async function rename(answers: Parameters<typeof openOwn>[0]) {
  const server = openOwn(answers);
  await press('Изменить свои данные');
  expect([value('Имя и фамилия'), value('Место рождения')]).toEqual(['Вера Иванова', 'Москва']);
  fireEvent.input(screen.getByLabelText('Имя и фамилия'), { target: { value: 'Вера Белова' } });
  consent();
  return server;
}

test('whoever has read their line as it will be read aloud confirms it, by the version that they have read', async () => {
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
  openOwn({ [LOOK]: changed({ birthNakshatra: '13' }) });
  expect(await screen.findByText('Хаста')).toBeDefined();
});

test('what was stored by a press whose answer was lost is read anew, and the next press is not refused for it', async () => {
  const server = await rename({ [PART]: () => problem(503, 'unavailable') });
  server.answers[LOOK] = changed({ name: 'Вера Белова' });
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
  const line = { ...ownPart.line, print: 'f'.repeat(32) };
  server.answers[LOOK] = { ...changed({ gotra: 'Атри', isGotraUnknown: '' }), line };
  await press('Попросить изменить');
  expect(await screen.findByText('Атри')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe('Detail of changed_meanwhile.');
  await press('Попросить изменить');
  await waitFor(() => expect(server.callsOf(LINE)[1]?.version).toBe('"7"'));
  expect(server.callsOf(LINE)[1]?.body).toMatchObject({ words: 'Я Вера Белова', print: 'f'.repeat(32) });
});

test('people change their own data in a form that begins with them, and asks for the consent anew', async () => {
  const server = await rename({ [PART]: ownPart });
  await press('Сохранить');
  await waitFor(() => expect(server.callsOf(PART)).toHaveLength(1));
  const sent = { token: OWN, name: 'Вера Белова', birthDate: '19.11.1958', birthDataConsent: true };
  expect(server.callsOf(PART)[0]).toMatchObject({ version: '"1"', body: sent });
});

test('in the form of their own data the fields in which nothing was typed become what the priest has stored meanwhile', async () => {
  const server = await rename({ [PART]: () => problem(412, 'changed_meanwhile') });
  server.answers[LOOK] = changed({ birthPlace: 'Тбилиси' });
  await press('Сохранить');
  await waitFor(() => expect(value('Место рождения')).toBe('Тбилиси'));
  await press('Сохранить');
  await waitFor(() => expect(server.callsOf(PART)).toHaveLength(2));
  expect(server.callsOf(PART)[1]).toMatchObject({ version: '"7"', body: { name: 'Вера Белова', birthPlace: 'Тбилиси' } });
});

test('what somebody else has stored where something was typed is told after a reload, before it is saved over', async () => {
  openOwn();
  await press('Изменить свои данные');
  fireEvent.input(screen.getByLabelText('Место рождения'), { target: { value: 'Казань' } });
  leaveShop();
  openOwn({ [LOOK]: changed({ birthPlace: 'Тбилиси' }) });
  await press('Изменить свои данные');
  expect((await screen.findByRole('alert')).textContent).toContain('Место рождения: Тбилиси');
  expect(value('Место рождения')).toBe('Казань');
});

test('the guardian whom another device has named meanwhile is told as well', async () => {
  openOwn({ [LOOK]: { ...ownPart, person: { ...ownPart.person, guardian: 'Анна, мама' } } });
  await press('Изменить свои данные');
  fireEvent.input(screen.getByLabelText('Кто отвечает'), { target: { value: 'Пётр, отец' } });
  leaveShop();
  openOwn({ [LOOK]: changed({ guardian: 'Ольга, бабушка' }) });
  await press('Изменить свои данные');
  expect((await screen.findByRole('alert')).textContent).toContain('Кто отвечает: Ольга, бабушка');
});

test('a form that is open stays when the link cannot be read anew, with what was typed', async () => {
  const server = await rename({ [PART]: () => problem(412, 'changed_meanwhile') });
  server.answers[LOOK] = () => problem(503, 'unavailable');
  await press('Сохранить');
  await waitFor(() => expect(server.callsOf(LOOK)).toHaveLength(2));
  expect(value('Имя и фамилия')).toBe('Вера Белова');
});

test('of several wrong fields the first of the page gets the focus, also where an adult answers', async () => {
  openOwn({ [LOOK]: changed({ guardian: 'Анна, мама' }) });
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
  openOwn({ [LOOK]: { ...ownPart, mayWithdraw: false } });
  expect(await screen.findByText('वेरा इवनोवा')).toBeDefined();
  for (const name of ['Всё верно', 'Изменить свои данные']) expect(screen.queryByRole('button', { name })).toBeNull();
});
