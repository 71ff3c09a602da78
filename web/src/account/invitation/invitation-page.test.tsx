import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  example,
  type FakeServer,
  fakeServer,
  leaveShop,
  press,
  pressFocused,
  problem,
  visitShop,
} from '../../../testing/shop-visit.tsx';
import InvitationPage from './invitation-page.tsx';
import type { SeenInvitation } from './seen-invitation.ts';

beforeAll(() => {
  // The DOM of the tests cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  leaveShop();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const TOKEN = 'x'.repeat(43);
const OWN = 'y'.repeat(43);
const seen = example<SeenInvitation>('seenInvitation');

type Answers = FakeServer['answers'];

function open(answers: Answers = {}, hash = `#${TOKEN}`) {
  const server = fakeServer({ 'POST /api/invitations/look': seen, 'POST /api/invitations/accept': { token: OWN }, ...answers });
  visitShop(
    <main id="content" tabIndex={-1}>
      <InvitationPage />
    </main>,
    server,
    { path: `/invitation${hash}` },
  );
  return server;
}

test('the link shows who asks, takes data with the consent to them, and becomes the personal link', async () => {
  const server = open();
  expect(await screen.findByRole('heading', { name: /Анна И\. просит назвать вас/ })).toBeDefined();
  expect(screen.getByText('Мама, это за твоё здоровье.')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Имя и фамилия'), { target: { value: 'Вера Иванова' } });
  expect((await screen.findByText('वेरा इवनोवा')).getAttribute('lang')).toBe('sa-Deva');
  expect(screen.getByText('Verā Ivanovā')).toBeDefined();
  await press('Согласиться и отправить');
  expect(await screen.findByText('Без согласия мы не можем вас назвать')).toBeDefined();
  expect(server.callsOf('POST /api/invitations/accept')).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: /прочтут/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /взрослый/ }));
  await press('Согласиться и отправить');
  expect(await screen.findByText('Напишите, кто отвечает')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Кто отвечает'), { target: { value: 'Анна, мама' } });
  await pressFocused('Согласиться и отправить');
  await waitFor(() => expect(window.location.hash).toBe(`#${OWN}`));
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  expect(server.callsOf('POST /api/invitations/accept')[0]?.body).toMatchObject({
    token: TOKEN,
    name: 'Вера Иванова',
    guardian: 'Анна, мама',
    birthDataConsent: true,
  });
});

test('an acceptance whose answer was lost is sent again with the same key, and leads to the personal link', async () => {
  const server = open({ 'POST /api/invitations/accept': () => problem(503, 'unavailable') });
  fireEvent.change(await screen.findByLabelText('Имя и фамилия'), { target: { value: 'Вера Иванова' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /прочтут/ }));
  await press('Согласиться и отправить');
  expect(await screen.findByRole('alert')).toBeDefined();
  server.answers['POST /api/invitations/accept'] = { token: OWN };
  await press('Согласиться и отправить');
  await waitFor(() => expect(window.location.hash).toBe(`#${OWN}`));
  const [first, second] = server.callsOf('POST /api/invitations/accept').map(({ key }) => key);
  expect(first).toHaveLength(36);
  expect(second).toBe(first);
});

test('a ritual that has no day yet names none, and the others name theirs', async () => {
  const [ritual] = seen.rituals;
  open({ 'POST /api/invitations/look': { ...seen, rituals: [ritual, { ...ritual, isUndated: true }] } });
  expect(await screen.findByText('1 месяц, первый день ещё не выбран')).toBeDefined();
  expect(screen.getAllByText(/21 декабря/)).toHaveLength(1);
});

test('where nothing is left to be performed there is no empty list', async () => {
  open({ 'POST /api/invitations/look': { ...seen, rituals: [] } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('list')).toBeNull();
});

test('two orders of the same ritual for the same day are both listed', async () => {
  const complaints = vi.spyOn(console, 'error');
  const [ritual] = seen.rituals;
  open({ 'POST /api/invitations/look': { ...seen, rituals: [ritual, ritual] } });
  expect(await screen.findAllByText('Ганеша-яга')).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
});

test('the end of a link is told with its hour by the reader’s clock', async () => {
  open();
  expect(await screen.findByText(/сработает один раз, до 7 декабря 2026 г\. в \d\d:\d\d/)).toBeDefined();
});

test.each<[string, () => Response]>([
  ['takes the place of what the repeated acceptance left as it was', () => Response.json(ownPart)],
  ['leads to the personal link also once a ritual has begun', () => problem(409, 'illegal_transition')],
])('what is corrected after a lost answer %s', async (_, corrected) => {
  const repeated = () => Response.json({ token: OWN }, { headers: { 'idempotent-replayed': 'true' } });
  const server = open({ 'POST /api/invitations/accept': () => problem(503, 'unavailable') });
  fireEvent.change(await screen.findByLabelText('Имя и фамилия'), { target: { value: 'Вера Иванова' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /прочтут/ }));
  await press('Согласиться и отправить');
  await screen.findByRole('alert');
  Object.assign(server.answers, {
    'POST /api/invitations/accept': repeated,
    'POST /api/invitations/look': ownPart,
    [PART]: corrected,
  });
  fireEvent.change(screen.getByLabelText('Имя и фамилия'), { target: { value: 'Вера Белова' } });
  await press('Согласиться и отправить');
  await waitFor(() => expect(window.location.hash).toBe(`#${OWN}`));
  expect(server.callsOf(PART)).toMatchObject([{ version: '"1"', body: { token: OWN, name: 'Вера Белова' } }]);
});

const linkToHome = () => screen.getByRole('link', { name: 'На главную' }).getAttribute('href');

test('an invitation is declined by one press, and the home page is offered', async () => {
  const server = open({ 'POST /api/invitations/decline': () => new Response(null, { status: 204 }) });
  await pressFocused('Отказаться');
  expect(await screen.findByRole('heading', { name: 'Вы не будете названы' })).toBeDefined();
  expect(document.activeElement?.id).toBe('content');
  expect(server.callsOf('POST /api/invitations/decline')[0]?.body).toEqual({ token: TOKEN });
  expect(linkToHome()).toBe('/');
});

test.each([
  ['wrong', '#wrong'],
  ['over', `#${TOKEN}`],
])('a link that is %s leads to a page that says so, and the home page is offered', async (_, hash) => {
  open({ 'POST /api/invitations/look': () => problem(404, 'not_found') }, hash);
  expect(await screen.findByRole('heading', { name: 'Ссылка не действует' })).toBeDefined();
  expect(linkToHome()).toBe('/');
});

const ownPart = example<SeenInvitation>('seenOwnPart');
const LINE = 'PUT /api/invitations/line';
const PART = 'PUT /api/invitations/part';
const openOwn = (answers: Answers = {}) => open({ 'POST /api/invitations/look': ownPart, ...answers }, `#${OWN}`);

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

const storedDraft = () => sessionStorage.getItem('form-drafts') ?? '';

test('what somebody types survives a reload and a lost connection in this tab, except the consent, and is forgotten once it is sent', async () => {
  const answers = { 'POST /api/invitations/accept': () => problem(503, 'unavailable') };
  open(answers);
  fireEvent.change(await screen.findByLabelText('Имя и фамилия'), { target: { value: 'Вера Иванова' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /взрослый/ }));
  fireEvent.change(screen.getByLabelText('Кто отвечает'), { target: { value: 'Анна, мама' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /прочтут/ }));
  await press('Согласиться и отправить');
  expect(await screen.findByRole('alert')).toBeDefined();
  leaveShop();

  open();
  expect((await screen.findByLabelText<HTMLInputElement>('Имя и фамилия')).value).toBe('Вера Иванова');
  expect(screen.getByLabelText<HTMLInputElement>('Кто отвечает').value).toBe('Анна, мама');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /прочтут/ }).checked).toBe(false);
  expect(storedDraft()).not.toContain(TOKEN);
  expect(JSON.stringify(localStorage)).not.toContain('Вера');
  fireEvent.click(screen.getByRole('checkbox', { name: /прочтут/ }));
  await press('Согласиться и отправить');
  await waitFor(() => expect(window.location.hash).toBe(`#${OWN}`));
  expect(storedDraft()).toBe('');
});

test('what was typed by one link is not shown by another, and declining forgets it', async () => {
  open();
  fireEvent.change(await screen.findByLabelText('Имя и фамилия'), { target: { value: 'Вера Иванова' } });
  leaveShop();
  open({}, `#${'z'.repeat(43)}`);
  expect((await screen.findByLabelText<HTMLInputElement>('Имя и фамилия')).value).toBe('');
  leaveShop();
  open({ 'POST /api/invitations/decline': () => new Response(null, { status: 204 }) });
  expect((await screen.findByLabelText<HTMLInputElement>('Имя и фамилия')).value).toBe('Вера Иванова');
  await press('Отказаться');
  expect(await screen.findByRole('heading', { name: 'Вы не будете названы' })).toBeDefined();
  expect(storedDraft()).toBe('');
});
