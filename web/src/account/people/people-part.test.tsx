import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { said, type, user } from '../../../testing/account-visit.tsx';
import { circle, LIST, PUT, peopleVisits, vera } from '../../../testing/people-visit.ts';
import { leaveShop, press, pressFocused, problem, value } from '../../../testing/shop-visit.tsx';
import { NO_STAR, OPEN_STAR, TIMED_STAR } from '../../../testing/stars.ts';
import type { Person } from './person-values.ts';

type StarOfDay = Person['star']['candidates'][number];

const FORGET = 'DELETE /api/participants/*';
const { visit, open, sent } = peopleVisits();
afterEach(() => vi.restoreAllMocks());

const aunt = { text: 'Тётя Вера из Москвы', participantId: null, lacks: ['participant_date_missing'] };
const OTHER_ID = '7f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e';
const answerLines = (lines: object[], more: object = {}) => {
  visit.server.answers[LIST] = { ...circle(), lines, ...more };
};

test('the people of the plan stand in its order, and a line that is nobody’s record says what it lacks', async () => {
  answerLines([{ text: 'Вера Иванова 19.11.1958', participantId: vera().id, lacks: [] }, aunt]);
  open();
  const plan = within(await screen.findByRole('region', { name: 'В плане' }));
  const names = plan.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Вера Иванова', 'Тётя Вера из Москвы']);
  expect(plan.getByText(/В строке не хватает: даты рождения/)).toBeDefined();
});

test('the end of an invitation is told with its hour by the reader’s clock', async () => {
  open();
  expect(await screen.findByText(/сработает один раз, до 7 декабря 2026 г\. в \d\d:\d\d/)).toBeDefined();
});

/** Shows the one record of a customer. */
const openCard = (changes: Partial<Person>) => {
  visit.server.answers[LIST] = { ...circle(), items: [{ ...vera(), ...changes }] };
  open();
  return screen.findByRole('heading', { level: 3, name: vera().name });
};

test('a card tells relation, birth and that the gotra is not known', async () => {
  await openCard({ relation: 'мама', birthDate: '19.11.1958', gotra: '', isGotraUnknown: 'true' });
  expect(screen.getByText(/мама · 19\.11\.1958/)).toBeDefined();
  expect(screen.getByText('Готра неизвестна: назовут Кашьяпу.')).toBeDefined();
});

test('a card says that all possible stars are named where the birth leaves several', async () => {
  await openCard({ star: OPEN_STAR });
  expect(screen.getByText(/назовут все возможные звёзды/)).toBeDefined();
});

test('a card says that none of three possible stars is named', async () => {
  const chitra = { number: 14, name: 'Читра', name_en: 'Chitra' };
  const [first, second, last] = OPEN_STAR.candidates as [StarOfDay, StarOfDay, StarOfDay];
  await openCard({ star: { ...OPEN_STAR, candidates: [first, second, { ...last, nakshatra: chitra }] } });
  expect(screen.getByText(/возможно больше двух: не назовут ни одной/)).toBeDefined();
  expect(screen.queryByText(/назовут все возможные звёзды/)).toBeNull();
});

test('a card does not say that a time is missing where the stars change within the minute of birth', async () => {
  await openCard({ birthDate: '05.03.2000', birthTime: '11:53', star: TIMED_STAR });
  expect(screen.getByText('В указанное время возможна не одна звезда: назовут каждую.')).toBeDefined();
  expect(screen.queryByText(/Точного времени нет/)).toBeNull();
});

test('a card says nothing of stars where none can be told, as without the place of birth', async () => {
  await openCard({ birthTime: '07:40', isTimeUncertain: 'true', star: { ...NO_STAR, lacks: 'place' } });
  expect(screen.queryByText(/звёзды/)).toBeNull();
});

const nothing = { birthDate: '', birthTime: '', birthPlace: '', gotra: '', isGotraUnknown: '', star: NO_STAR } as const;
test.each<[string, Partial<Person>, number]>([
  ['is', nothing, 1],
  ['is not', { ...nothing, gotra: 'Атри' }, 0],
])('the name %s all that a card knows: %j', async (_, known, times) => {
  await openCard(known);
  expect(screen.queryAllByText('Известно только имя')).toHaveLength(times);
});

const openWithInvited = (state: string) => {
  answerLines([aunt], { most: 30, invited: [{ ...circle().invited[0], state }] });
  open();
};
test.each(['invited', 'ready'])('an invited person who is %s is counted beside the lines of the plan', async (state) => {
  openWithInvited(state);
  expect(await screen.findByText(/2 из 30/)).toBeDefined();
});
test.each(['declined', 'withdrawn', 'over', 'done'])('an invited person who is %s is not counted', async (state) => {
  openWithInvited(state);
  expect(await screen.findByText(/1 из 30/)).toBeDefined();
});

test('where a plan names more people than it has room for, their number stands in place of the room', async () => {
  answerLines([aunt, aunt, aunt], { most: 2, invited: [] });
  open();
  expect(await screen.findByText(/3 из 3\./)).toBeDefined();
});

test('a line that stands twice in the plan has two cards, of which one goes with its line', async () => {
  const complaints = vi.spyOn(console, 'error');
  answerLines([aunt, aunt]);
  // The list is read anew after an invitation was taken back.
  visit.server.answers['DELETE /api/participants/invitations/*'] = () => {
    answerLines([aunt]);
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
  const olga = { ...user(), id: OTHER_ID };
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
  expect(value('Кто это вам')).toBe('');
});

test('whoever is taken off the plan keeps what is recorded of them', async () => {
  open();
  await press('Убрать из плана: Вера Иванова');
  await waitFor(() => expect(sent()?.body).toMatchObject({ takesPart: false, birthDate: '19.11.1958' }));
});

test('the customer joins the plan by a press', async () => {
  open();
  await press('Добавить меня');
  await waitFor(() => expect(sent()?.body).toMatchObject({ name: 'Анна Иванова', relation: 'это я', takesPart: true }));
});

test('once the customer has joined, the focus stays where their button was', async () => {
  visit.server.answers[PUT] = () => {
    const me: Person = { ...vera(), id: OTHER_ID, name: 'Анна Иванова' };
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

test('a customer whose record has another name by now joins again as somebody new', async () => {
  const ids = () => visit.server.callsOf(PUT).map(({ path }) => path);
  visit.server.answers[LIST] = { ...circle(), items: [], lines: [] };
  visit.server.answers[PUT] = () => {
    const id = ids().at(-1)?.split('/').at(-1) as string;
    // Another device has changed the name.
    visit.server.answers[LIST] = { ...circle(), items: [{ ...vera(), id, name: 'Анна Белова', takesPart: false }], lines: [] };
    return Response.json(vera());
  };
  open();
  await press('Добавить меня');
  await screen.findByText('Анна Белова');
  await press('Добавить меня');
  await waitFor(() => expect(new Set(ids()).size).toBe(2));
});

test('where the pressed button goes with its card, the focus goes to the lists around it', async () => {
  open();
  visit.server.answers['DELETE /api/participants/invitations/*'] = () => {
    visit.server.answers[LIST] = { ...circle(), invited: [] };
    return new Response(null, { status: 204 });
  };
  await pressFocused('Убрать приглашение: мама');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'В плане' }).parentElement));
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
