import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accountVisits, press, said, type, user } from '../../../testing/account-visit.tsx';
import { example, leaveShop, problem, visitShop } from '../../../testing/shop-visit.tsx';
import { Toaster } from '../../ui/toast.tsx';
import AccountPage from '../account-page.tsx';
import type { Person } from './person-values.ts';
import type { Circle } from './use-people.ts';

const visit = accountVisits();
const LIST = 'GET /api/participants';
const PUT = 'PUT /api/participants/*';
const circle = () => example<Circle>('circle');
const vera = () => circle().items[0] as Person;

beforeAll(() => import('./people-part.tsx'));
afterEach(() => vi.restoreAllMocks());
beforeEach(() => {
  Object.assign(visit.server.answers, {
    'GET /api/auth/me': user(),
    'GET /api/ritual-plans': example<object>('plan'),
    [LIST]: circle(),
    [PUT]: vera(),
  });
});

function open(): void {
  visitShop(
    <>
      <AccountPage />
      <Toaster label="Уведомления" closeLabel="Закрыть" />
    </>,
    visit.server,
    { path: '/user-profile#people' },
  );
}

const sent = () => visit.server.callsOf(PUT).at(-1);

test('who takes part stands in the order of the plan, a line says what it lacks, a link its end, and all can be counted', async () => {
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

test('a line becomes a person in its place, and birth data ask for the consent first', async () => {
  open();
  await press('Сделать записью: Тётя Вера из Москвы');
  await type('Дата рождения', '19.11.1958');
  await press('Сохранить');
  expect(await screen.findByText(/Отметьте согласие/)).toBeDefined();
  expect(visit.server.callsOf(PUT)).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: /Этот человек согласен/ }));
  await press('Сохранить');
  await waitFor(() => expect(sent()?.body).toBeDefined());
  expect(sent()?.body).toMatchObject({
    name: 'Тётя Вера из Москвы',
    inPlaceOf: 'Тётя Вера из Москвы',
    takesPart: true,
    birthDate: '19.11.1958',
    birthDataConsent: true,
  });
  expect(sent()?.version).toBeNull();
});

test('what another device has saved is told beside what was typed, and the next press saves over it', async () => {
  open();
  await press('Изменить: Вера Иванова');
  await type('Кто это вам', 'матушка');
  visit.server.answers[PUT] = () => problem(412, 'changed_meanwhile');
  visit.server.answers[LIST] = { ...circle(), items: [{ ...vera(), relation: 'мамочка', version: 2 }] };
  await press('Сохранить');
  expect(await screen.findByText('мамочка')).toBeDefined();
  expect((screen.getByLabelText('Кто это вам') as HTMLInputElement).value).toBe('матушка');
  visit.server.answers[PUT] = vera();
  await press('Сохранить');
  await waitFor(() => expect(sent()?.version).toBe('"2"'));
});

test('what is typed of somebody survives a reload, and is forgotten once it is given up', async () => {
  open();
  await press('Изменить: Вера Иванова');
  await type('Кто это вам', 'матушка');
  leaveShop();
  open();
  await press('Изменить: Вера Иванова');
  expect((screen.getByLabelText('Кто это вам') as HTMLInputElement).value).toBe('матушка');
  await press('Отмена');
  await press('Изменить: Вера Иванова');
  expect((screen.getByLabelText('Кто это вам') as HTMLInputElement).value).not.toBe('матушка');
});

test('what was typed of somebody and taken out again does not come back when the form is opened anew', async () => {
  open();
  await press('Изменить: Вера Иванова');
  const relation = vera().relation;
  await type('Кто это вам', `${relation}ж`);
  await type('Кто это вам', relation);
  leaveShop();
  open();
  await press('Изменить: Вера Иванова');
  expect((screen.getByLabelText('Кто это вам') as HTMLInputElement).value).toBe(relation);
});

test('what was typed of somebody lies after a reload over the record as another device has saved it since', async () => {
  open();
  await press('Изменить: Вера Иванова');
  await type('Кто это вам', 'матушка');
  leaveShop();
  visit.server.answers[LIST] = { ...circle(), items: [{ ...vera(), birthPlace: 'Тбилиси', version: 2 }] };
  open();
  await press('Изменить: Вера Иванова');
  expect((screen.getByLabelText('Место рождения') as HTMLInputElement).value).toBe('Тбилиси');
  await press('Сохранить');
  await waitFor(() => expect(sent()).toMatchObject({ version: '"2"', body: { relation: 'матушка', birthPlace: 'Тбилиси' } }));
});

test('somebody whom another device has forgotten is recorded anew by the next press, with all that the form holds', async () => {
  open();
  await press('Изменить: Вера Иванова');
  await type('Кто это вам', 'матушка');
  visit.server.answers[PUT] = () => problem(404, 'not_found');
  visit.server.answers[LIST] = { ...circle(), items: [] };
  await press('Сохранить');
  expect(await screen.findByText(/Эту запись удалили на другом устройстве/)).toBeDefined();
  expect(screen.getByRole('alert').textContent).not.toContain('Detail');
  fireEvent.click(await screen.findByRole('checkbox', { name: /Этот человек согласен/ }));
  visit.server.answers[PUT] = vera();
  await press('Сохранить');
  await waitFor(() => expect(visit.server.callsOf(PUT)).toHaveLength(2));
  expect(sent()).toMatchObject({ version: null, body: { name: 'Вера Иванова', relation: 'матушка', birthDate: '19.11.1958' } });
});

test('of somebody whom another device changed and then forgot, the form keeps what was read last', async () => {
  open();
  await press('Изменить: Вера Иванова');
  await type('Кто это вам', 'матушка');
  visit.server.answers[PUT] = () => problem(412, 'changed_meanwhile');
  visit.server.answers[LIST] = { ...circle(), items: [{ ...vera(), birthPlace: 'Тбилиси', version: 2 }] };
  await press('Сохранить');
  const place = screen.getByLabelText<HTMLInputElement>('Место рождения');
  await waitFor(() => expect(place.value).toBe('Тбилиси'));
  visit.server.answers[PUT] = () => problem(404, 'not_found');
  visit.server.answers[LIST] = { ...circle(), items: [] };
  await press('Сохранить');
  expect(await screen.findByText(/Эту запись удалили на другом устройстве/)).toBeDefined();
  expect(place.value).toBe('Тбилиси');
});

test('what is typed into an invitation survives a lost line and a reload, and is forgotten once there is a link', async () => {
  const invitation = 'PUT /api/participants/invitations/*';
  visit.server.answers[invitation] = () => problem(503, 'unavailable');
  open();
  await press('Пригласить близкого');
  await type('Кого вы приглашаете', 'тётя');
  await type('Несколько слов от вас', 'Это за твоё здоровье');
  await press('Создать ссылку');
  expect(await screen.findByText(/Detail of unavailable/)).toBeDefined();
  leaveShop();

  visit.server.answers[invitation] = example<object>('invitationWithLink');
  open();
  await press('Пригласить близкого');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Несколько слов от вас').value).toBe('Это за твоё здоровье');
  await press('Создать ссылку');
  expect(await screen.findByText(/#/)).toBeDefined();
  await press('Закрыть');
  await press('Пригласить близкого');
  expect(screen.getByLabelText<HTMLInputElement>('Кого вы приглашаете').value).toBe('');
});

test('somebody new who was recorded by a press whose answer was lost leaves nothing in the form of the next', async () => {
  visit.server.answers[PUT] = ({ path }) => {
    const recorded = { ...vera(), id: path.split('/').at(-1), relation: 'тётя', name: 'Ольга Белова' };
    visit.server.answers[LIST] = { ...circle(), items: [...circle().items, recorded] };
    return problem(503, 'unavailable');
  };
  open();
  await press('Записать человека');
  await type('Имя и фамилия', 'Ольга Белова');
  await type('Кто это вам', 'тётя');
  await press('Сохранить');
  expect(await screen.findByRole('button', { name: 'Забыть этого человека' })).toBeDefined();
  visit.server.answers[PUT] = vera();
  await press('Сохранить');
  await waitFor(() => expect(screen.queryByLabelText('Кто это вам')).toBeNull());
  await press('Записать человека');
  expect(screen.getByLabelText<HTMLInputElement>('Имя и фамилия').value).toBe('');
});

test('an invitation that was made by a press whose answer was lost leaves nothing in the next', async () => {
  const invitation = 'PUT /api/participants/invitations/*';
  visit.server.answers[invitation] = ({ path }) => {
    const [other] = circle().invited;
    const invited = [{ ...other, id: path.split('/').at(-1), label: 'тётя' }];
    visit.server.answers[LIST] = { ...circle(), invited };
    return problem(503, 'unavailable');
  };
  open();
  await press('Пригласить близкого');
  await type('Кого вы приглашаете', 'тётя');
  await type('Несколько слов от вас', 'Это за твоё здоровье');
  await press('Создать ссылку');
  expect(await screen.findByRole('heading', { level: 3, name: 'тётя', hidden: true })).toBeDefined();
  visit.server.answers[invitation] = example<object>('invitationWithLink');
  await press('Создать ссылку');
  expect(await screen.findByText(/#/)).toBeDefined();
  await press('Закрыть');
  await press('Пригласить близкого');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Несколько слов от вас').value).toBe('');
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

test('where the pressed button goes with its card, the lists have the focus', async () => {
  open();
  const pressed = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  visit.server.answers['DELETE /api/participants/invitations/*'] = () => {
    visit.server.answers[LIST] = { ...circle(), invited: [] };
    return new Response(null, { status: 204 });
  };
  await pressed('Убрать приглашение: мама');
  const lists = () => screen.getByRole('region', { name: 'В плане' }).parentElement;
  await waitFor(() => expect(document.activeElement).toBe(lists()));
  visit.server.answers[PUT] = () => {
    visit.server.answers[LIST] = { ...circle(), items: [{ ...vera(), takesPart: false }], lines: [], invited: [] };
    return Response.json(vera());
  };
  await pressed('Убрать из плана: Вера Иванова');
  await screen.findByRole('region', { name: 'В вашем кругу' });
  await waitFor(() => expect(document.activeElement).toBe(lists()));
});

test('somebody is forgotten, by the version that was read', async () => {
  visit.server.answers['DELETE /api/participants/*'] = () => new Response(null, { status: 204 });
  open();
  await press('Изменить: Вера Иванова');
  await press('Забыть этого человека');
  expect(await said('Запись удалена')).not.toHaveLength(0);
  expect(visit.server.callsOf('DELETE /api/participants/*')[0]?.version).toBe('"1"');
});

test('a guest is asked to sign in, and nobody is listed', async () => {
  visit.server.answers['GET /api/auth/me'] = () => problem(401, 'unauthorized');
  open();
  expect(await screen.findByRole('heading', { name: 'Личный кабинет' })).toBeDefined();
  expect(visit.server.callsOf(LIST)).toEqual([]);
});
