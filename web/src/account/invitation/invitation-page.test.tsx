import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { consent, OWN, openInvitation, ownPart, PART, seen, TOKEN } from '../../../testing/invitation-visit.tsx';
import { leaveShop, press, pressFocused, problem, type, value } from '../../../testing/shop-visit.tsx';

afterEach(() => {
  leaveShop();
  vi.restoreAllMocks();
});

const ACCEPT = 'POST /api/invitations/accept';

test('the link shows who asks, with their words', async () => {
  openInvitation();
  expect(await screen.findByRole('heading', { name: /Анна И\. просит назвать вас/ })).toBeDefined();
  expect(screen.getByText('Мама, это за твоё здоровье.')).toBeDefined();
});

test('a name is shown as it will be read', async () => {
  openInvitation();
  await type('Имя и фамилия', 'Вера Иванова');
  expect((await screen.findByText('वेरा इवनोवा')).getAttribute('lang')).toBe('sa-Deva');
  expect(screen.getByText('Verā Ivanovā')).toBeDefined();
});

/** Fills in the form for a child, without the adult who answers. */
async function fillForChild() {
  await type('Имя и фамилия', 'Вера Иванова');
  consent();
  fireEvent.click(screen.getByRole('checkbox', { name: /взрослый/ }));
}

test.each([
  ['the consent', () => type('Имя и фамилия', 'Вера Иванова'), 'Без согласия мы не можем вас назвать'],
  ['the adult who answers for a child', fillForChild, 'Напишите, кто отвечает'],
])('nothing is sent without %s', async (_, fill, words) => {
  const server = openInvitation();
  await fill();
  await press('Согласиться и отправить');
  expect(await screen.findByText(words)).toBeDefined();
  expect(server.callsOf(ACCEPT)).toEqual([]);
});

test('whoever consents is led to their personal link, whose content has the focus', async () => {
  const server = openInvitation();
  await fillForChild();
  await type('Кто отвечает', 'Анна, мама');
  await pressFocused('Согласиться и отправить');
  await waitFor(() => expect(window.location.hash).toBe(`#${OWN}`));
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  const given = { token: TOKEN, name: 'Вера Иванова', guardian: 'Анна, мама', birthDataConsent: true };
  expect(server.callsOf(ACCEPT)).toMatchObject([{ body: given }]);
});

/** Fills in the form for a child, and sends it to a shop whose answer is lost. */
async function acceptInVain() {
  const server = openInvitation({ [ACCEPT]: () => problem(503, 'unavailable') });
  await fillForChild();
  await type('Кто отвечает', 'Анна, мама');
  await press('Согласиться и отправить');
  await screen.findByRole('alert');
  return server;
}

test('an acceptance whose answer was lost is sent again with the same key, and leads to the personal link', async () => {
  const server = await acceptInVain();
  server.answers[ACCEPT] = { token: OWN };
  await press('Согласиться и отправить');
  await waitFor(() => expect(window.location.hash).toBe(`#${OWN}`));
  const [first, second] = server.callsOf(ACCEPT).map(({ key }) => key);
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

/** The acceptance was stored although its answer was lost: to the second press the shop answers as to the first, and changes nothing. */
async function acceptCorrected(corrected: () => Response) {
  const server = await acceptInVain();
  const repeated = () => Response.json({ token: OWN }, { headers: { 'idempotent-replayed': 'true' } });
  Object.assign(server.answers, { [ACCEPT]: repeated, 'POST /api/invitations/look': ownPart, [PART]: corrected });
  await type('Имя и фамилия', 'Вера Белова');
  await press('Согласиться и отправить');
  await waitFor(() => expect(window.location.hash).toBe(`#${OWN}`));
  return server;
}

test('what is corrected after an acceptance whose answer was lost is stored by the personal link', async () => {
  const server = await acceptCorrected(() => Response.json(ownPart));
  expect(server.callsOf(PART)).toMatchObject([{ version: '"1"', body: { token: OWN, name: 'Вера Белова' } }]);
});

test('whoever can correct nothing any more, as a ritual has begun, still gets the personal link', async () => {
  const server = await acceptCorrected(() => problem(409, 'illegal_transition'));
  expect(server.callsOf(PART)).toHaveLength(1);
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

test('what was typed before the connection was lost survives a reload, except the consent', async () => {
  await acceptInVain();
  leaveShop();
  openInvitation();
  await waitFor(() => expect(value('Имя и фамилия')).toBe('Вера Иванова'));
  expect(value('Кто отвечает')).toBe('Анна, мама');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /прочтут/ }).checked).toBe(false);
});

test('what was typed stays in the tab, without the secret of the link, until it is sent', async () => {
  const server = await acceptInVain();
  expect(storedDraft()).toContain('Вера');
  expect(storedDraft()).not.toContain(TOKEN);
  expect(JSON.stringify(localStorage)).not.toContain('Вера');
  server.answers[ACCEPT] = { token: OWN };
  await press('Согласиться и отправить');
  await waitFor(() => expect(window.location.hash).toBe(`#${OWN}`));
  expect(storedDraft()).toBe('');
});

test('what was typed by one link is not shown by another', async () => {
  openInvitation();
  await type('Имя и фамилия', 'Вера Иванова');
  leaveShop();
  openInvitation({}, `#${'z'.repeat(43)}`);
  await screen.findByLabelText('Имя и фамилия');
  expect(value('Имя и фамилия')).toBe('');
});

test('declining forgets what was typed', async () => {
  openInvitation({ 'POST /api/invitations/decline': () => new Response(null, { status: 204 }) });
  await type('Имя и фамилия', 'Вера Иванова');
  expect(storedDraft()).toContain('Вера');
  await press('Отказаться');
  expect(await screen.findByRole('heading', { name: 'Вы не будете названы' })).toBeDefined();
  expect(storedDraft()).toBe('');
});
