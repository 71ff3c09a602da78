import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { said, type, user } from '../../../testing/account-visit.tsx';
import { circle, LIST, PUT, peopleVisits, vera } from '../../../testing/people-visit.ts';
import { leaveShop, press, pressFocused, problem } from '../../../testing/shop-visit.tsx';
import type { Person } from './person-values.ts';

const FORGET = 'DELETE /api/participants/*';
const { visit, open, sent } = peopleVisits();
afterEach(() => vi.restoreAllMocks());

test('the people of the plan are counted and stand in its order, a line says what it lacks, and a link when it ends', async () => {
  open();
  const plan = within(await screen.findByRole('region', { name: 'В плане' }));
  const [first, second] = plan.getAllByRole('heading', { level: 3 });
  expect([first?.textContent, second?.textContent]).toEqual(['Вера Иванова', 'Тётя Вера из Москвы']);
  expect(plan.getByText(/В строке не хватает: даты рождения/)).toBeDefined();
  expect(plan.getByText(/мама · 19\.11\.1958/)).toBeDefined();
  expect(plan.getByText('Готра неизвестна: назовут Кашьяпу.')).toBeDefined();
  expect(await screen.findByText(/3 из 30/)).toBeDefined();
  // By the reader's clock.
  expect(screen.getByText(/сработает один раз, до 7 декабря 2026 г\. в \d\d:\d\d/)).toBeDefined();
});

test('the card says nothing of stars that cannot be told, and knows more than a name where the gotra is known', async () => {
  const unsure = { ...vera(), birthTime: '07:40', isTimeUncertain: 'true' as const };
  const olga = {
    ...vera(),
    id: '7f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e',
    name: 'Ольга Белова',
    takesPart: false,
    birthDate: '',
    gotra: 'Атри',
    isGotraUnknown: '',
  };
  visit.server.answers[LIST] = { ...circle(), items: [unsure, olga] };
  open();
  expect(await screen.findByText('Готра: Атри')).toBeDefined();
  expect(screen.queryByText(/назовут все возможные звёзды/)).toBeNull();
  expect(screen.queryByText('Известно только имя')).toBeNull();
});

test('where the text of a plan names more people than there is room for, the room is told as large as they are many', async () => {
  visit.server.answers[LIST] = { ...circle(), most: 2 };
  open();
  expect(await screen.findByText(/3 из 3\./)).toBeDefined();
});

test('a line that stands twice in the plan has two cards, of which one goes with its line', async () => {
  const complaints = vi.spyOn(console, 'error');
  const { lines } = circle();
  const aunt = lines?.find(({ participantId }) => participantId === null);
  visit.server.answers[LIST] = { ...circle(), lines: [...(lines ?? []), aunt] };
  visit.server.answers['DELETE /api/participants/invitations/*'] = () => {
    visit.server.answers[LIST] = circle();
    return new Response(null, { status: 204 });
  };
  open();
  const cards = () => screen.getAllByRole('heading', { level: 3, name: 'Тётя Вера из Москвы' });
  await waitFor(() => expect(cards()).toHaveLength(2));
  await press('Убрать приглашение: мама');
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(complaints).not.toHaveBeenCalled();
});

test('whoever signs in after an ended session sees nobody of the former customer and nothing that they typed', async () => {
  open();
  await press('Записать человека');
  await type('Кто это вам', 'тайная тётя');
  visit.server.answers[PUT] = () => problem(401, 'not_signed_in');
  await type('Имя и фамилия', 'Вера Белова');
  await press('Сохранить');
  await type('E-mail или телефон', 'olga@example.com');
  await press('Получить код');
  await type('Код из шести цифр', '123456');
  const olga = { ...user(), id: '7f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e' };
  visit.server.answers['GET /api/auth/me'] = olga;
  visit.server.answers['POST /api/auth/verify-code'] = { isNewUser: false, user: olga };
  visit.server.answers[LIST] = () => new Promise<Response>(() => undefined);
  await press('Войти');
  expect(await screen.findByText('Список загружается')).toBeDefined();
  expect(screen.queryByText('Вера Иванова')).toBeNull();
  leaveShop();

  visit.server.answers[LIST] = circle();
  open();
  await press('Записать человека');
  expect((screen.getByLabelText('Кто это вам') as HTMLInputElement).value).toBe('');
});

test('whoever is taken off the plan waits in the circle, and the customer joins by a press', async () => {
  open();
  await press('Убрать из плана: Вера Иванова');
  await waitFor(() => expect(sent()?.body).toMatchObject({ takesPart: false, birthDate: '19.11.1958' }));
  await press('Добавить меня');
  await waitFor(() => expect(sent()?.body).toMatchObject({ name: 'Анна Иванова', relation: 'это я', takesPart: true }));
});

test('once the customer has joined, the focus stays where their button was', async () => {
  visit.server.answers[PUT] = () => {
    const me: Person = { ...vera(), id: '7f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e', name: 'Анна Иванова' };
    visit.server.answers[LIST] = { ...circle(), items: [...circle().items, me] };
    return Response.json(me);
  };
  open();
  await pressFocused('Добавить меня');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Добавить меня' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Записать человека' }).parentElement);
});

test('whoever has a record of their own joins with what it says, and not with what the profile knows', async () => {
  const me: Person = { ...vera(), name: 'Анна Иванова', readAs: 'А́нна', relation: 'хозяйка', takesPart: false };
  visit.server.answers[LIST] = { ...circle(), items: [me], lines: [] };
  open();
  await press('Добавить меня');
  const { readAs, relation, birthDate } = me;
  await waitFor(() => expect(sent()?.body).toMatchObject({ readAs, relation, birthDate, takesPart: true }));
  expect(sent()?.version).toBe('"1"');
});

test('whoever joined and was written anew under another name may join again as somebody new', async () => {
  const ids = () => visit.server.callsOf(PUT).map(({ path }) => path);
  visit.server.answers[LIST] = { ...circle(), items: [], lines: [] };
  visit.server.answers[PUT] = () => {
    const id = ids().at(-1)?.split('/').at(-1) as string;
    visit.server.answers[LIST] = { ...circle(), items: [{ ...vera(), id, name: 'Анна Белова', takesPart: false }], lines: [] };
    return Response.json(vera());
  };
  open();
  await press('Добавить меня');
  await screen.findByText('Анна Белова');
  await press('Добавить меня');
  await waitFor(() => expect(new Set(ids()).size).toBe(2));
});

test('an invited person who is not named any more is not counted', async () => {
  const [invitation] = circle().invited;
  if (!invitation) throw new Error('nobody is invited');
  const of = (state: typeof invitation.state, id: string) => ({ ...invitation, id, state });
  const invited = (['invited', 'ready', 'declined', 'withdrawn', 'over', 'done'] as const).map((state) => of(state, state));
  visit.server.answers[LIST] = { ...circle(), invited };
  open();
  expect(await screen.findByText(/4 из 30/)).toBeDefined();
});

test('where the pressed button goes with its card, the lists have the focus', async () => {
  open();
  visit.server.answers['DELETE /api/participants/invitations/*'] = () => {
    visit.server.answers[LIST] = { ...circle(), invited: [] };
    return new Response(null, { status: 204 });
  };
  await pressFocused('Убрать приглашение: мама');
  const lists = () => screen.getByRole('region', { name: 'В плане' }).parentElement;
  await waitFor(() => expect(document.activeElement).toBe(lists()));
  visit.server.answers[PUT] = () => {
    visit.server.answers[LIST] = { ...circle(), items: [{ ...vera(), takesPart: false }], lines: [], invited: [] };
    return Response.json(vera());
  };
  await pressFocused('Убрать из плана: Вера Иванова');
  await screen.findByRole('region', { name: 'В вашем кругу' });
  await waitFor(() => expect(document.activeElement).toBe(lists()));
});

test('somebody is forgotten, by the version that was read', async () => {
  visit.server.answers[FORGET] = () => new Response(null, { status: 204 });
  open();
  await press('Изменить: Вера Иванова');
  await press('Забыть этого человека');
  expect(await said('Запись удалена')).not.toHaveLength(0);
  expect(visit.server.callsOf(FORGET)[0]?.version).toBe('"1"');
});

test.each([
  ['is told as done by the next press', () => circle(), 'Запись удалена'],
  ['closes the form once the circle is read anew', () => ({ ...circle(), items: [], lines: [] }), 'Detail of unavailable.'],
])('that somebody was forgotten by a press whose answer was lost %s', async (_, listed, told) => {
  visit.server.answers[FORGET] = () => {
    visit.server.answers[LIST] = listed();
    visit.server.answers[FORGET] = () => problem(404, 'not_found');
    return problem(503, 'unavailable');
  };
  open();
  await press('Изменить: Вера Иванова');
  await press('Забыть этого человека');
  await said(/Detail of unavailable/);
  if (told === 'Запись удалена') await press('Забыть этого человека');
  expect(await said(told)).not.toHaveLength(0);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a guest is asked to sign in, and nobody is listed', async () => {
  visit.server.answers['GET /api/auth/me'] = () => problem(401, 'unauthorized');
  open();
  expect(await screen.findByRole('heading', { name: 'Личный кабинет' })).toBeDefined();
  expect(visit.server.callsOf(LIST)).toEqual([]);
});
