import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#kernel/durations.ts';
import { aDay, type Day, DESK, deskServer, NOW, ORDER, press, visitDesk } from '../../../testing/desk-visit.tsx';
import { example, type FakeServer, leaveShop, problem } from '../../../testing/shop-visit.tsx';
import { NO_STAR } from '../../../testing/stars.ts';
import type { DeskOrder } from './desk-queries.ts';

const person = {
  name: 'Пётр Орлов',
  relation: '',
  readAs: '',
  birthDate: '1985-07-11',
  birthTime: '',
  timeUncertain: false,
  birthPlace: '',
  gotra: '',
  gotraUnknown: false,
  star: NO_STAR,
  contradicted: false,
};
let server: FakeServer;

const firstPeople = () => example<Day>('deskDay').items[0]?.people ?? [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  server = deskServer();
});
afterEach(() => {
  leaveShop();
  vi.useRealTimers();
});

type Place = Parameters<typeof visitDesk> extends [FakeServer, ...infer Rest] ? Rest : never;
const visit = (...place: Place) => visitDesk(server, ...place);
const sheet = () => document.querySelector<HTMLElement>('.desk-sheet');

test.each([
  ['ru', 'Имена для чтения', 'Суббота, 21 ноября', 'первый день из 28'],
  ['en', 'Names to be read aloud', 'Saturday 21 November', 'first day of 28'],
] as const)(
  'in %s the desk shows today with names, births and wishes, on the screen and on the sheet',
  async (...[language, names, day, nth]) => {
    server.answers[DESK] = aDay({ people: [...firstPeople(), person] });
    visit('/desk', language);
    const read = within(await screen.findByRole('region', { name: names }));
    // The reading, the written name, the birth, the star, the sign of the Moon and the gotra.
    expect(read.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^А́нна Ивано́ва.*Анна Иванова.*1988.*07:40, Казань(Уттара|Uttara).*(Канья|Kanya).*(Кашьяпу|Kashyapa)$/,
      ),
      expect.stringMatching(/^Пётр Орлов.*1985/),
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(day);
    expect(server.callsOf(DESK).map(({ search }) => search)).toEqual(['?day=2026-11-21&limit=100']);
    for (const text of ['А́нна Ивано́ва', 'Пётр Орлов', 'О здоровье семьи', nth, day]) expect(sheet()?.textContent).toContain(text);
  },
);

test.each([
  [
    'ru',
    'Первый день по панчанге',
    /^Первый день по панчангеХороший день · титхи Шукла Экадаши, накшатра Уттара-Бхадрапада\+Светлая половина месяца, благой титхи для начала$/,
  ],
  ['en', 'The first day by the almanac', /^The first day by the almanacA good day · tithi Shukla Ekadashi/],
] as const)(
  'in %s the desk tells what the almanac said of the first day, and nothing where it said nothing',
  async (...[language, title, text]) => {
    const place = [`/desk/${ORDER}/0`, language] as const;
    server.answers[DESK] = aDay();
    visit(...place);
    expect((await screen.findByRole('region', { name: title })).textContent).toMatch(text);
    leaveShop();
    server.answers[DESK] = aDay({}, { advice: null });
    visit(...place);
    await screen.findAllByRole('region');
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  },
);

test('the days lead to their own addresses, and today’s has no day in it', async () => {
  server.answers[DESK] = { ...aDay(), items: [] };
  visit('/desk?day=2026-11-22');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Воскресенье, 22 ноября');
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('На день позже')).toBe('/admin-panel/desk?day=2026-11-23');
  expect(href('На день раньше')).toBe('/admin-panel/desk');
  expect(await screen.findByText('На этот день ритуалов нет')).toBeDefined();
  expect(sheet()).toBeNull();
  fireEvent.change(screen.getByLabelText('День'), { target: { value: '2027-01-05' } });
  await waitFor(() => expect(server.callsOf(DESK).at(-1)?.search).toBe('?day=2027-01-05&limit=100'));
  expect(location.search).toBe('?day=2027-01-05');
});

test('in place of a day after which the calendar ends, today is shown', async () => {
  visit('/desk?day=9999-12-31');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Суббота, 21 ноября');
});

test('a day of several pages is read whole', async () => {
  const [order] = aDay().items as [DeskOrder];
  const next = { ...order, id: ORDER.replace('6f', '7a'), people: [person] };
  server.answers[DESK] = ({ search }) =>
    Response.json(search.includes('cursor') ? { ...aDay(), items: [next] } : { ...aDay(), nextCursor: 'second' });
  visit();
  await screen.findByText('2 ритуала');
  expect(sheet()?.textContent).toContain('Пётр Орлов');
});

test('for a deleted account the desk does not say that the client can choose another day', async () => {
  server.answers[DESK] = aDay({}, { startDate: '2026-11-28', moving: { way: 'none', until: null, because: null } });
  visit();
  expect(await screen.findByText('Клиент удалил кабинет и другой день не выберет')).toBeDefined();
});

const PREPARED = '/api/admin/desk/*/rituals/0/prepared';

test.each([
  ['marked as prepared', false, 'PUT'],
  ['no longer marked as prepared', true, 'DELETE'],
] as const)('by a press a ritual is %s', async (_, before, method) => {
  server.answers[DESK] = aDay({}, { startDate: '2026-11-28', prepared: before });
  server.answers[`${method} ${PREPARED}`] = () => {
    server.answers[DESK] = aDay({}, { startDate: '2026-11-28', prepared: !before });
    return new Response(null, { status: 204 });
  };
  visit();
  const mark = await screen.findByRole('button', { name: 'Подготовлен' });
  expect(mark.getAttribute('aria-pressed')).toBe(`${before}`);
  fireEvent.click(mark);
  await waitFor(() => expect(mark.getAttribute('aria-pressed')).toBe(`${!before}`));
});

test('why a ritual cannot be marked as prepared is told', async () => {
  server.answers[DESK] = aDay({}, { startDate: '2026-11-28' });
  server.answers[`PUT ${PREPARED}`] = () => problem(409, 'illegal_transition');
  visit();
  fireEvent.click(await screen.findByRole('button', { name: 'Подготовлен' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Detail of illegal_transition.');
});

test('the desk says until when the client can choose another day, and which one the client asks for', async () => {
  const moving = { way: 'plan', until: '2026-11-25', because: null } as const;
  server.answers[DESK] = aDay({}, { startDate: '2026-11-28', moving, wishedDay: '2026-12-20' });
  visit();
  const text = await screen.findByText(/До 25 ноября включительно клиент сам может выбрать/);
  expect(text.textContent).toContain('Клиент просит начать 20 декабря');
});

test('the desk says that a client whose ritual is prepared can only ask for another day', async () => {
  server.answers[DESK] = aDay({}, { startDate: '2026-11-28', moving: { way: 'ask', until: null, because: 'prepared' } });
  visit();
  expect(await screen.findByText('Другой день клиент может только попросить')).toBeDefined();
});

test('a missing day of birth is shown in the list, in the file and on the sheet', async () => {
  server.answers[DESK] = aDay({ people: [{ ...person, birthDate: null }] });
  visit();
  await screen.findByRole('region', { name: 'Имена для чтения' });
  expect(screen.getAllByText('дата рождения не указана')).toHaveLength(3);
});

test('only those who read orders get a link to the order', async () => {
  visit();
  await screen.findByRole('region', { name: 'Имена для чтения' });
  expect(screen.queryByRole('link', { name: /1042/ })).toBeNull();
  leaveShop();
  visit('/desk', 'ru', 'administrator');
  expect((await screen.findByRole('link', { name: /1042/ })).getAttribute('href')).toBe(`/admin-panel/orders/${ORDER}`);
});

test('rituals without a date have a list of their own', async () => {
  const { items } = aDay({}, { startDate: null, day: null, endDate: null });
  server.answers['GET /api/admin/desk/undated'] = { items, nextCursor: null };
  visit('/desk/undated');
  expect((await screen.findAllByText('дата не назначена')).length).toBeGreaterThan(0);
});

test('the list of rituals without a date says when the ritual of its address has left it', async () => {
  server.answers['GET /api/admin/desk/undated'] = { items: [], nextCursor: null };
  visit(`/desk/undated/${ORDER}/0`);
  expect(await screen.findByText('Этого ритуала здесь больше нет')).toBeDefined();
});

test('a desk that cannot be read says so, and a press tries again', async () => {
  server.answers[DESK] = () => problem(503, 'not_ready');
  visit();
  expect((await screen.findByRole('alert')).textContent).toContain('Detail of not_ready.');
  server.answers[DESK] = aDay();
  press('Попробовать ещё раз');
  expect(await screen.findByRole('region', { name: 'Имена для чтения' })).toBeDefined();
});

test('above the name as it is written stands how it is read', async () => {
  server.answers[DESK] = aDay({ people: [{ ...person, readAs: 'Пе́тя' }] });
  visit();
  const names = await screen.findByRole('region', { name: 'Имена для чтения' });
  expect(names.textContent).toMatch(/Пе́тя.*Записано: Пётр Орлов/);
});

test('a stress is drawn over a letter on which the font cannot set it, in the list and on the sheet', async () => {
  server.answers[DESK] = aDay({ people: [{ ...person, readAs: 'Я\u0301влов' }] });
  visit();
  const names = await screen.findByRole('region', { name: 'Имена для чтения' });
  expect(names.textContent).toContain('Явлов');
  expect([...document.querySelectorAll('.drawn-stress')].map(({ textContent }) => textContent)).toEqual(['Я', 'Я']);
});

const READING = 'PUT /api/admin/desk/*/names';
/** Types how the name of Пётр, which was read as Петя, is read from now on, and returns the field. */
async function readAs(value?: string) {
  server.answers[DESK] = aDay({ people: [{ ...person, readAs: 'Петя' }] });
  visit('/desk', 'en');
  fireEvent.click(await screen.findByRole('button', { name: 'How to read: Пётр Орлов' }));
  const field = screen.getByLabelText<HTMLInputElement>('Read aloud as');
  if (value) fireEvent.change(field, { target: { value } });
  return field;
}

test('the reading of a name is sent with the one that was read before', async () => {
  server.answers[READING] = { name: 'Пётр Орлов', readAs: 'PYOtr' };
  await readAs('PYOtr');
  press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(READING)[0]?.body).toEqual({ name: 'Пётр Орлов', readAs: 'PYOtr', before: 'Петя' });
});

test('a reading that somebody else has changed meanwhile is told so, and keeps its text over a reload', async () => {
  server.answers[READING] = () => problem(412, 'changed_meanwhile');
  await readAs('PYOtr');
  press('Save');
  const alert = await within(screen.getByRole('dialog')).findByRole('alert');
  expect(alert.textContent).toBe('Detail of changed_meanwhile.');
  leaveShop();
  expect((await readAs()).value).toBe('PYOtr');
});

test('a stress mark that has no letter to stand on is refused beside the field, with the focus in it', async () => {
  server.answers[DESK] = aDay({ people: [person] });
  visit('/desk', 'en');
  fireEvent.click(await screen.findByRole('button', { name: 'How to read: Пётр Орлов' }));
  const field = screen.getByLabelText<HTMLInputElement>('Read aloud as');
  press('Stress on the last letter');
  expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field]);
  fireEvent.change(field, { target: { value: 'Я' } });
  press('Stress on the last letter');
  expect([field.getAttribute('aria-invalid'), field.value]).toEqual([null, 'Я\u0301']);
});

test('the sheet says when it was printed, not when the desk was opened', async () => {
  visit('/desk', 'en');
  await waitFor(() => expect(sheet()).not.toBeNull());
  const printed = () => /Printed .*?\./.exec(sheet()?.textContent ?? '')?.[0];
  const opened = printed();
  vi.setSystemTime(Date.parse('2026-11-21T11:00:00Z'));
  window.dispatchEvent(new Event('beforeprint'));
  expect([opened, printed()]).toEqual(['Printed 21 Nov 2026, 12:00.', 'Printed 21 Nov 2026, 14:00.']);
});

test('the desk that stays open over midnight shows the new day', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
  visit('/desk', 'en');
  await screen.findByRole('heading', { level: 1, name: 'Saturday 21 November' });
  vi.setSystemTime(NOW.getTime() + DAY_MS);
  act(() => void vi.advanceTimersByTime(MINUTE_MS));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sunday 22 November' })).toBeDefined();
});

test('a reading that somebody else has noted meanwhile is not overwritten before the person has chosen', async () => {
  const put = 'PUT /api/admin/desk/*/names';
  server.answers[DESK] = aDay({ people: [{ ...person, readAs: 'Петя' }] });
  server.answers[put] = () => problem(412, 'changed_meanwhile');
  visit('/desk', 'en');
  fireEvent.click(await screen.findByRole('button', { name: 'How to read: Пётр Орлов' }));
  fireEvent.change(screen.getByLabelText('Read aloud as'), { target: { value: 'PYOtr' } });
  server.answers[DESK] = aDay({ people: [{ ...person, readAs: 'Петруша' }] });
  window.dispatchEvent(new Event('visibilitychange'));
  const keepMine = await screen.findByRole('button', { name: 'Keep mine: Read aloud as' });
  const sentBefore = (nth: number) => server.callsOf(put)[nth]?.body.before;
  press('Save');
  await waitFor(() => expect(sentBefore(0)).toBe('Петя'));
  await screen.findByText('Detail of changed_meanwhile.');
  fireEvent.click(keepMine);
  press('Save');
  await waitFor(() => expect(sentBefore(1)).toBe('Петруша'));
});
