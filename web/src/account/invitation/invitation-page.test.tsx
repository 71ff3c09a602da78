import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { OWN, openInvitation, ownPart, PART, seen, TOKEN } from '../../../testing/invitation-visit.tsx';
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

test('the link shows who asks, takes data with the consent to them, and becomes the personal link', async () => {
  const server = openInvitation();
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
  const server = openInvitation({ 'POST /api/invitations/accept': () => problem(503, 'unavailable') });
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
  openInvitation({ 'POST /api/invitations/look': { ...seen, rituals: [ritual, { ...ritual, isUndated: true }] } });
  expect(await screen.findByText('1 месяц, первый день ещё не выбран')).toBeDefined();
  expect(screen.getAllByText(/21 декабря/)).toHaveLength(1);
});

test('where nothing is left to be performed there is no empty list', async () => {
  openInvitation({ 'POST /api/invitations/look': { ...seen, rituals: [] } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('list')).toBeNull();
});

test('two orders of the same ritual for the same day are both listed', async () => {
  const complaints = vi.spyOn(console, 'error');
  const [ritual] = seen.rituals;
  openInvitation({ 'POST /api/invitations/look': { ...seen, rituals: [ritual, ritual] } });
  expect(await screen.findAllByText('Ганеша-яга')).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
});

test('the end of a link is told with its hour by the reader’s clock', async () => {
  openInvitation();
  expect(await screen.findByText(/сработает один раз, до 7 декабря 2026 г\. в \d\d:\d\d/)).toBeDefined();
});

test.each<[string, () => Response]>([
  ['takes the place of what the repeated acceptance left as it was', () => Response.json(ownPart)],
  ['leads to the personal link also once a ritual has begun', () => problem(409, 'illegal_transition')],
])('what is corrected after a lost answer %s', async (_, corrected) => {
  const repeated = () => Response.json({ token: OWN }, { headers: { 'idempotent-replayed': 'true' } });
  const server = openInvitation({ 'POST /api/invitations/accept': () => problem(503, 'unavailable') });
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
  const server = openInvitation({ 'POST /api/invitations/decline': () => new Response(null, { status: 204 }) });
  await pressFocused('Отказаться');
  expect(await screen.findByRole('heading', { name: 'Вы не будете названы' })).toBeDefined();
  expect(document.activeElement?.id).toBe('content');
  expect(server.callsOf('POST /api/invitations/decline')[0]?.body).toEqual({ token: TOKEN });
  expect(linkToHome()).toBe('/');
});

test('whoever declines again after a lost answer is told that they have declined, though the link is over by then', async () => {
  const DECLINE = 'POST /api/invitations/decline';
  const server = openInvitation({ [DECLINE]: () => problem(503, 'unavailable') });
  await press('Отказаться');
  expect((await screen.findByRole('alert')).textContent).toBe('Detail of unavailable.');
  server.answers[DECLINE] = () => problem(404, 'not_found');
  await press('Отказаться');
  expect(await screen.findByRole('heading', { name: 'Вы не будете названы' })).toBeDefined();
  leaveShop();
  openInvitation({ [DECLINE]: () => problem(404, 'not_found') });
  await press('Отказаться');
  expect(await screen.findByRole('heading', { name: 'Ссылка не действует' })).toBeDefined();
});

test.each([
  ['wrong', '#wrong'],
  ['over', `#${TOKEN}`],
])('a link that is %s leads to a page that says so, and the home page is offered', async (_, hash) => {
  openInvitation({ 'POST /api/invitations/look': () => problem(404, 'not_found') }, hash);
  expect(await screen.findByRole('heading', { name: 'Ссылка не действует' })).toBeDefined();
  expect(linkToHome()).toBe('/');
});

const storedDraft = () => sessionStorage.getItem('form-drafts') ?? '';

test('what somebody types survives a reload and a lost connection in this tab, except the consent, and is forgotten once it is sent', async () => {
  const answers = { 'POST /api/invitations/accept': () => problem(503, 'unavailable') };
  openInvitation(answers);
  fireEvent.change(await screen.findByLabelText('Имя и фамилия'), { target: { value: 'Вера Иванова' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /взрослый/ }));
  fireEvent.change(screen.getByLabelText('Кто отвечает'), { target: { value: 'Анна, мама' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /прочтут/ }));
  await press('Согласиться и отправить');
  expect(await screen.findByRole('alert')).toBeDefined();
  leaveShop();

  openInvitation();
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
  openInvitation();
  fireEvent.change(await screen.findByLabelText('Имя и фамилия'), { target: { value: 'Вера Иванова' } });
  leaveShop();
  openInvitation({}, `#${'z'.repeat(43)}`);
  expect((await screen.findByLabelText<HTMLInputElement>('Имя и фамилия')).value).toBe('');
  leaveShop();
  openInvitation({ 'POST /api/invitations/decline': () => new Response(null, { status: 204 }) });
  expect((await screen.findByLabelText<HTMLInputElement>('Имя и фамилия')).value).toBe('Вера Иванова');
  await press('Отказаться');
  expect(await screen.findByRole('heading', { name: 'Вы не будете названы' })).toBeDefined();
  expect(storedDraft()).toBe('');
});
