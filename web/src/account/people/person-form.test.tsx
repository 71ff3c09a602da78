import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { said, type } from '../../../testing/account-visit.tsx';
import { circle, LIST, PUT, peopleVisits, vera } from '../../../testing/people-visit.ts';
import { leaveShop, press, problem, value } from '../../../testing/shop-visit.tsx';

const { visit, open, sent } = peopleVisits();
/** Opens the form of Vera, and types another relation than that which is stored. */
async function editVera() {
  open();
  await press('Изменить: Вера Иванова');
  await type('Кто это вам', 'матушка');
}
/** The shop refuses what is saved, and tells who there is by now. */
function refuse(status: number, code: string, items: object[]) {
  visit.server.answers[PUT] = () => problem(status, code);
  visit.server.answers[LIST] = { ...circle(), items };
}

test('birth data of a person are not saved before the consent is ticked', async () => {
  open();
  await press('Сделать записью: Тётя Вера из Москвы');
  await type('Дата рождения', '19.11.1958');
  await press('Сохранить');
  expect(await screen.findByText(/Отметьте согласие/)).toBeDefined();
  expect(visit.server.callsOf(PUT)).toEqual([]);
});

test('a line of the plan becomes a person in its place', async () => {
  open();
  await press('Сделать записью: Тётя Вера из Москвы');
  await type('Дата рождения', '19.11.1958');
  fireEvent.click(await screen.findByRole('checkbox', { name: /Этот человек согласен/ }));
  await press('Сохранить');
  await waitFor(() => expect(sent()).toBeDefined());
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
  await editVera();
  refuse(412, 'changed_meanwhile', [{ ...vera(), relation: 'мамочка', version: 2 }]);
  await press('Сохранить');
  expect((await screen.findByRole('alert')).textContent).toContain('Кто это вам: мамочка');
  expect(value('Кто это вам')).toBe('матушка');
  visit.server.answers[PUT] = vera();
  await press('Сохранить');
  await waitFor(() => expect(sent()?.version).toBe('"2"'));
});

test('what others have stored is told in words: a star by its name, and that the gotra is not known', async () => {
  open();
  await press('Изменить: Вера Иванова');
  await type('Готра', 'Атри');
  fireEvent.change(screen.getByLabelText('Накшатра, если её знают в семье'), { target: { value: '4' } });
  const changes = { gotra: '', isGotraUnknown: 'true', birthNakshatra: '13', version: 2 };
  refuse(412, 'changed_meanwhile', [{ ...vera(), ...changes }]);
  await press('Сохранить');
  expect((await screen.findByRole('alert')).textContent).toMatch(/: Неизвестна: жрец назовёт.*: Хаста/);
});

test('a refusal is told in the words of the shop where nothing else is stored than what was typed', async () => {
  await editVera();
  refuse(412, 'changed_meanwhile', [{ ...vera(), relation: 'матушка', version: 2 }]);
  await press('Сохранить');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Detail of changed_meanwhile\./);
});

test('a consent that was ticked for what was taken out again is not sent', async () => {
  open();
  await press('Записать человека');
  await type('Имя и фамилия', 'Ольга Белова');
  await type('Дата рождения', '19.11.1958');
  fireEvent.click(await screen.findByRole('checkbox', { name: /Этот человек согласен/ }));
  await type('Дата рождения', '');
  await press('Сохранить');
  await waitFor(() => expect(sent()?.body).toMatchObject({ name: 'Ольга Белова', birthDate: '' }));
  expect(sent()?.body).not.toHaveProperty('birthDataConsent');
});

test('what is saved after its form was closed leaves the form of somebody else open', async () => {
  let save = () => {};
  visit.server.answers[PUT] = () =>
    new Promise((resolve) => {
      save = () => resolve(Response.json(vera()));
    });
  open();
  await press('Изменить: Вера Иванова');
  await press('Сохранить');
  await waitFor(() => expect(sent()).toBeDefined());
  await press('Закрыть');
  await press('Записать человека');
  await type('Кто это вам', 'тётя');
  save();
  expect(await said('Записано')).not.toHaveLength(0);
  expect(value('Кто это вам')).toBe('тётя');
});

test('what is typed while somebody is being saved stays in the form', async () => {
  const answer = Promise.withResolvers<Response>();
  visit.server.answers[PUT] = () => answer.promise;
  await editVera();
  await press('Сохранить');
  await type('Готра', 'Атри');
  const saved = { ...vera(), relation: 'матушка', version: 2 };
  visit.server.answers[LIST] = { ...circle(), items: [saved] };
  answer.resolve(Response.json(saved));
  expect(await said('Записано')).not.toHaveLength(0);
  expect(value('Готра')).toBe('Атри');
  visit.server.answers[PUT] = vera();
  await press('Сохранить');
  await waitFor(() => expect(sent()).toMatchObject({ version: '"2"', body: { relation: 'матушка', gotra: 'Атри' } }));
});

test('what is typed of somebody survives a reload until it is given up', async () => {
  await editVera();
  leaveShop();
  open();
  await press('Изменить: Вера Иванова');
  expect(value('Кто это вам')).toBe('матушка');
  await press('Отмена');
  await press('Изменить: Вера Иванова');
  expect(value('Кто это вам')).toBe(vera().relation);
});

test('after a reload what was typed of somebody stands in a form whose other fields are what another device has saved since', async () => {
  await editVera();
  leaveShop();
  visit.server.answers[LIST] = { ...circle(), items: [{ ...vera(), birthPlace: 'Тбилиси', version: 2 }] };
  open();
  await press('Изменить: Вера Иванова');
  expect(value('Место рождения')).toBe('Тбилиси');
  await press('Сохранить');
  await waitFor(() => expect(sent()).toMatchObject({ version: '"2"', body: { relation: 'матушка', birthPlace: 'Тбилиси' } }));
});

test('somebody whom another device has forgotten is recorded anew by the next press, with all that the form holds', async () => {
  await editVera();
  refuse(404, 'not_found', []);
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
  await editVera();
  refuse(412, 'changed_meanwhile', [{ ...vera(), birthPlace: 'Тбилиси', version: 2 }]);
  await press('Сохранить');
  const place = screen.getByLabelText<HTMLInputElement>('Место рождения');
  await waitFor(() => expect(place.value).toBe('Тбилиси'));
  refuse(404, 'not_found', []);
  await press('Сохранить');
  expect(await screen.findByText(/Эту запись удалили на другом устройстве/)).toBeDefined();
  expect(place.value).toBe('Тбилиси');
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
  expect(value('Имя и фамилия')).toBe('');
});
