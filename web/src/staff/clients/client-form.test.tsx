import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { staffMember, visitSection } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, press, problem, type, value } from '../../../testing/shop-visit.tsx';
import ClientsPage from './clients-page.tsx';
import type { Client } from './queries.ts';

type Detail = Client & { profile: Record<string, unknown> | null };

/** She has given birth data with her consent, to the text of 2026-11-20. */
const anna = example<Detail>('client');
const ONE = 'GET /api/admin/clients/*';
const SAVE = 'PUT /api/admin/clients/*';
const CREATE = 'POST /api/admin/clients';
let server: FakeServer;
let stored: { client: Detail; etag: string };
const store = (profile: object, etag: string) => {
  stored = { client: { ...anna, profile: { ...anna.profile, ...profile } }, etag };
};
beforeEach(() => {
  store({}, '"one"');
  const read = () => Response.json(stored.client, { headers: { etag: stored.etag } });
  server = fakeServer({ [ONE]: read, [SAVE]: read, [CREATE]: { id: anna.id } });
});
afterEach(leaveShop);

const open = (place: string, language: 'ru' | 'en' = 'ru', member = staffMember()) =>
  visitSection(ClientsPage, server, { place: `/clients${place}`, language, member });
const edit = () => open(`/${anna.id}/edit`);
const consentBox = () =>
  screen.findByLabelText<HTMLInputElement>('Клиент согласен на использование данных рождения для ритуалов');

test('a new client is sent with names and e-mail, and leads to the page of the client', async () => {
  open('/new');
  await press('Сохранить');
  expect(await screen.findByText('Укажите верный e-mail: он обязателен')).toBeDefined();
  expect(server.callsOf(CREATE)).toEqual([]);
  await type('Имя', 'Анна');
  await type('Фамилия', 'Иванова');
  await type('E-mail', 'anna@example.com');
  await press('Сохранить');
  expect(await screen.findByRole('heading', { level: 1, name: 'Анна Иванова' })).toBeDefined();
  const { body, key } = server.callsOf(CREATE)[0] ?? {};
  expect(body).toMatchObject({ email: 'anna@example.com', language: 'ru', profile: { firstName: 'Анна', lastName: 'Иванова' } });
  expect(body?.profile).not.toHaveProperty('birthDataConsent');
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
});

test('whoever creates a client whom the shop knows is told to look in the list, not to give another e-mail', async () => {
  server.answers[CREATE] = () => problem(409, 'email_taken');
  open('/new', 'en');
  await type('First name', 'Anna');
  await type('Last name', 'Ivanova');
  await type('E-mail', 'anna@example.com');
  await press('Save');
  expect(await screen.findByText(/^There is a client with this e-mail already: find them in the list/)).toBeDefined();
  expect(screen.queryByText('Detail of email_taken.')).toBeNull();
});

test('birth data are saved only with the consent of the client', async () => {
  open('/new', 'en');
  await type('First name', 'Anna');
  await type('Last name', 'Ivanova');
  await type('E-mail', 'anna@example.com');
  await type('Place of birth', 'Kazan');
  await press('Save');
  expect(await screen.findByText('Without the client’s consent birth data cannot be kept')).toBeDefined();
  fireEvent.click(screen.getByLabelText('The client agrees that birth data are used for the rituals'));
  await press('Save');
  await waitFor(() =>
    expect(server.callsOf(CREATE)[0]?.body).toMatchObject({ profile: { birthPlace: 'Kazan', birthDataConsent: true } }),
  );
});

test('the e-mail with which a client signs in cannot be typed over', async () => {
  edit();
  expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).readOnly).toBe(true);
});

test('a client who signs in by phone and has no e-mail can be changed', async () => {
  stored.client = { ...stored.client, email: '', phoneNumber: '+79991234567' };
  edit();
  await type('Род занятий', 'Повар');
  await press('Сохранить');
  await waitFor(() => expect(server.callsOf(SAVE)).toMatchObject([{ body: { occupation: 'Повар' } }]));
});

test('the language of letters to a client can be changed', async () => {
  edit();
  await type('Язык писем', 'en');
  await press('Сохранить');
  await waitFor(() => expect(server.callsOf(SAVE)).toMatchObject([{ body: { language: 'en' } }]));
});

test('withdrawing the consent says that birth data go, and sends none', async () => {
  edit();
  fireEvent.click(await consentBox());
  expect(screen.getByText(/данные рождения и участники плана будут стёрты/)).toBeDefined();
  await press('Сохранить');
  await waitFor(() =>
    expect(server.callsOf(SAVE)[0]?.body).toMatchObject({ birthDataConsent: false, birthDate: '', birthPlace: '' }),
  );
});

test('a wrong date of birth does not stand in the way of whoever withdraws the consent', async () => {
  edit();
  fireEvent.input(await screen.findByLabelText('Дата рождения'), { target: { value: '31.02.1990' } });
  fireEvent.click(await consentBox());
  await press('Сохранить');
  await waitFor(() => expect(server.callsOf(SAVE)).toMatchObject([{ body: { birthDataConsent: false, birthDate: '' } }]));
});

test('a client who is gone since the page was read has no form', async () => {
  open(`/${anna.id}`);
  const change = await screen.findByRole('link', { name: 'Изменить' });
  server.answers[ONE] = () => problem(404, 'not_found');
  fireEvent.click(change);
  expect(await screen.findByText('Detail of not_found.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull();
});

test('the page after saving shows what was saved, also where reading it again fails', async () => {
  edit();
  await type('Имя', 'Мария');
  server.answers[SAVE] = () => Response.json({ ...stored.client, name: 'Мария Иванова' }, { headers: { etag: '"two"' } });
  server.answers[ONE] = () => problem(503, 'unavailable');
  await press('Сохранить');
  expect(await screen.findByText('Detail of unavailable.')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Мария Иванова');
});

/** Opens the form of a client who agreed to a text that did not name the gotra yet. */
function editAfterEarlierConsent() {
  store({ consent: { version: '2026-11-20', givenAt: '2026-11-20T10:00:00.000Z' }, gotra: '', isGotraUnknown: '' }, '"one"');
  edit();
}
const describedBy = (box: HTMLElement) => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent;
const typeGotra = () => type('Готра', 'Бхарадваджа');

test('a gotra is saved only with a consent to the text that names it', async () => {
  editAfterEarlierConsent();
  await typeGotra();
  const box = await consentBox();
  expect(box.checked).toBe(false);
  expect(describedBy(box)).toMatch(/прежним текстом/);
  await press('Сохранить');
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
  expect(describedBy(box)).toMatch(/прежним текстом/);
  expect(screen.getAllByText(/прежним текстом/)).toHaveLength(1);
  expect(server.callsOf(SAVE)).toEqual([]);
  fireEvent.click(box);
  await press('Сохранить');
  const agreed = { gotra: 'Бхарадваджа', birthDataConsent: true, consentVersion: '2026-11-26' };
  await waitFor(() => expect(server.callsOf(SAVE)[0]?.body).toMatchObject(agreed));
});

test('whoever clears the box that a gotra asks for does not withdraw the earlier consent', async () => {
  editAfterEarlierConsent();
  await typeGotra();
  const box = await consentBox();
  fireEvent.click(box);
  fireEvent.click(box);
  expect([box.checked, screen.queryByText(/будут стёрты/)]).toEqual([false, null]);
});

test('a consent that was ticked for a gotra is not renewed when the gotra is erased again', async () => {
  editAfterEarlierConsent();
  await typeGotra();
  fireEvent.click(await consentBox());
  await type('Готра', '');
  expect((await consentBox()).checked).toBe(true);
  await press('Сохранить');
  await waitFor(() => expect(server.callsOf(SAVE)[0]?.body).toMatchObject({ gotra: '' }));
  expect(server.callsOf(SAVE)[0]?.body).not.toHaveProperty('birthDataConsent');
});

test('a consent that was withdrawn and given back before the saving is the earlier one', async () => {
  editAfterEarlierConsent();
  await type('Место рождения', 'Самара');
  const box = await consentBox();
  fireEvent.click(box);
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  await press('Сохранить');
  await waitFor(() => expect(server.callsOf(SAVE)[0]?.body).toMatchObject({ birthPlace: 'Самара' }));
  expect(server.callsOf(SAVE)[0]?.body).not.toHaveProperty('birthDataConsent');
});

test('what is typed survives a refusal and a reload', async () => {
  server.answers[SAVE] = () =>
    problem(422, 'invalid_date', { errors: [{ pointer: '/birthDate', code: 'x', detail: 'Не из будущего' }] });
  edit();
  await type('Род занятий', 'Повар');
  await press('Сохранить');
  expect(await screen.findByText('Не из будущего')).toBeDefined();
  expect(screen.getByText('Не удалось сохранить клиента')).toBeDefined();
  leaveShop();
  edit();
  await screen.findByRole('button', { name: 'Сохранить' });
  expect(value('Род занятий')).toBe('Повар');
});

/** Somebody else saves this profile meanwhile; from then on a change of the former version is refused. */
function somebodyElseSaves(profile: object) {
  const { [SAVE]: save } = server.answers;
  store(profile, '"two"');
  server.answers[SAVE] = (call) => (call.version === '"two"' ? (save as () => Response)() : problem(412, 'changed_meanwhile'));
}

test('of two who change different fields nobody loses anything', async () => {
  edit();
  await type('Род занятий', 'Повар');
  somebodyElseSaves({ currentLocation: 'Тбилиси', maritalStatus: 'Married' });
  await press('Сохранить');
  const meeting = within(await screen.findByRole('region', { name: /^Пока вы писали/ }));
  expect(meeting.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Где живётБыло: — пусто —Стало: Тбилиси',
    'Семейное положениеБыло: Не выбраноСтало: В браке',
  ]);
  await press('Сохранить');
  await waitFor(() => expect(server.callsOf(SAVE)).toHaveLength(2));
  expect(server.callsOf(SAVE)[1]?.body).toMatchObject({
    occupation: 'Повар',
    currentLocation: 'Тбилиси',
    maritalStatus: 'Married',
  });
});

test('of two who change the same field the second one chooses before anything is overwritten', async () => {
  edit();
  await type('Род занятий', 'Повар');
  somebodyElseSaves({ occupation: 'Учитель' });
  await press('Сохранить');
  const question = within(await screen.findByRole('group', { name: 'Род занятий' }));
  expect(question.getByText('Повар')).toBeDefined();
  expect(question.getByText('Учитель')).toBeDefined();
  expect(value('Род занятий')).toBe('Повар');
  await press('Сохранить');
  await waitFor(() => expect(server.callsOf(SAVE).map(({ version }) => version)).toEqual(['"one"', '"one"']));
  await press('Взять сохранённое: Род занятий');
  expect(value('Род занятий')).toBe('Учитель');
  expect(screen.queryByRole('group', { name: 'Род занятий' })).toBeNull();
  await type('Имя', 'Анна-Мария');
  await press('Сохранить');
  await waitFor(() => expect(server.callsOf(SAVE).at(-1)).toMatchObject({ version: '"two"', body: { occupation: 'Учитель' } }));
});

test('a new client that is sent again after a lost answer and a reload has the same key', async () => {
  server.answers[CREATE] = () => Response.error();
  open('/new');
  await type('Имя', 'Анна');
  await type('Фамилия', 'Иванова');
  await type('E-mail', 'anna@example.com');
  await press('Сохранить');
  expect(await screen.findByText('Не удалось сохранить клиента')).toBeDefined();
  leaveShop();
  server.answers[CREATE] = { id: anna.id };
  open('/new');
  await press('Сохранить');
  await waitFor(() => expect(server.callsOf(CREATE)).toHaveLength(2));
  const [first, second] = server.callsOf(CREATE).map(({ key }) => key);
  expect(first).toBe(second);
});

test('who may not change clients finds no way to the form', async () => {
  open(`/${anna.id}`, 'ru', staffMember({ permissions: ['clients.read'] }));
  await screen.findByRole('heading', { level: 1, name: 'Анна Иванова' });
  expect(screen.queryByRole('link', { name: 'Изменить' })).toBeNull();
});
