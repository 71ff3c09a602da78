import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MARKUP } from '../../../../test/support/markdown-attacks.ts';
import { staffMember, visitPanel } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, problem } from '../../../testing/shop-visit.tsx';
import type { DeskOrder } from './desk-calls.ts';
import DeskPage from './desk-page.tsx';

interface Day {
  items: DeskOrder[];
  nextCursor: string | null;
}

const DESK = 'GET /api/admin/desk';
const BEGIN = 'POST /api/admin/desk/*/rituals/0/begin';
const COMPLETE = 'POST /api/admin/desk/*/rituals/0/complete';
const ORDER = '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e';
const person = { name: 'Пётр Орлов', readAs: '', birthDate: '1985-07-11', birthTime: '', timeUncertain: false, birthPlace: '' };
let server: FakeServer;

/** The day of the contract's example, with its order changed. */
function aDay(changes: Partial<DeskOrder> = {}, ritual: Partial<DeskOrder['rituals'][number]> = {}): Day {
  const day = example<Day>('deskDay');
  const items = day.items.map((order) => ({
    ...order,
    ...changes,
    rituals: order.rituals.map((each) => ({ ...each, ...ritual })),
  }));
  return { ...day, items };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') });
  server = fakeServer({ [DESK]: aDay(), 'GET /api/admin/desk/undated': example('deskOrders') });
});
afterEach(() => {
  leaveShop();
  vi.useRealTimers();
});

const visit = (path = '/desk', language: 'ru' | 'en' = 'ru', role: 'priest' | 'administrator' = 'priest') =>
  visitPanel(
    <Routes>
      <Route path="/admin-panel/desk/*" element={<DeskPage />} />
    </Routes>,
    server,
    { path: `/admin-panel${path}`, language, member: staffMember({ role }) },
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sheet = () => document.querySelector<HTMLElement>('.desk-sheet');

test.each([
  ['ru', 'Имена для чтения', 'Суббота, 21 ноября', 'первый день из 28'],
  ['en', 'Names to be read aloud', 'Saturday 21 November', 'first day of 28'],
] as const)(
  'in %s the desk shows today with names, births and wishes, on the screen and on the sheet',
  async (...[language, names, day, nth]) => {
    server.answers[DESK] = aDay({ participants: [person] });
    visit('/desk', language);
    const read = within(await screen.findByRole('region', { name: names }));
    expect(read.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^А́нна Ивано́ва.*Анна Иванова.*1988.*07:40, Казань$/),
      expect.stringMatching(/^Пётр Орлов.*1985/),
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(day);
    expect(server.callsOf(DESK).map(({ search }) => search)).toEqual(['?day=2026-11-21&limit=100']);
    for (const text of ['А́нна Ивано́ва', 'Пётр Орлов', 'О здоровье семьи', nth, day]) expect(sheet()?.textContent).toContain(text);
  },
);

test.each(MARKUP.slice(0, 20))(
  'names, places, wishes and words of an order are text, on the screen and on the sheet: %s',
  async (attack) => {
    const evil = { ...person, name: attack, readAs: `${attack}!`, birthPlace: attack, birthTime: attack };
    const order = { customer: evil, participants: [{ ...evil, birthDate: '1990-01-01' }], wishes: attack, instructions: attack };
    server.answers[DESK] = aDay(order, { name: attack, name_en: attack });
    const { container } = visit(`/desk/${ORDER}/0`);
    const names = await screen.findByRole('region', { name: 'Имена для чтения' });
    const written = (text: string | null | undefined) => text?.split(attack).length ?? 0;
    expect(written(names.textContent)).toBeGreaterThan(6);
    expect(written(sheet()?.textContent)).toBeGreaterThan(9);
    press('Начать ритуал…');
    expect(written(screen.getByRole('dialog').textContent)).toBeGreaterThan(3);
    const live =
      'script, img, iframe, object, embed, form[action], math, base, link, meta, style, video, audio, marquee, body body';
    expect([...container.querySelectorAll(live)]).toEqual([]);
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

test('a day of several pages is read whole', async () => {
  const [order] = aDay().items as [DeskOrder];
  const next = { ...order, id: ORDER.replace('6f', '7a'), customer: person };
  server.answers[DESK] = ({ search }) =>
    Response.json(search.includes('cursor') ? { ...aDay(), items: [next] } : { ...aDay(), nextCursor: 'second' });
  visit();
  await screen.findByText('2 ритуала');
  expect(sheet()?.textContent).toContain('Пётр Орлов');
});

test('a ritual begins in two steps, and a refusal is told and changes nothing', async () => {
  server.answers[BEGIN] = () => problem(409, 'illegal_transition');
  visit();
  await screen.findByRole('region', { name: 'Имена для чтения' });
  press('Начать ритуал…');
  press('Продолжить…');
  expect(
    screen.getByText('Заказ перейдёт в работу, и клиент получит письмо, когда отметку уже нельзя будет снять.'),
  ).toBeDefined();
  expect(server.callsOf(BEGIN)).toEqual([]);
  press('Ритуал начинается');
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveProperty(
    'textContent',
    'Detail of illegal_transition.',
  );

  const begunAt = '2026-11-21T09:00:00.000Z';
  server.answers[BEGIN] = { ...example<object>('ritualProgress'), begunAt };
  server.answers[DESK] = aDay({ status: 'processing' }, { begunAt });
  press('Ритуал начинается');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Ритуал совершён…' })).toBeDefined();
});

test('a ritual that ends before its last day is performed only after a warning, and then leads to its report', async () => {
  const begunAt = '2026-11-21T09:00:00.000Z';
  server.answers[DESK] = aDay({ status: 'processing' }, { begunAt });
  server.answers[COMPLETE] = example('ritualPerformed');
  visit('/desk', 'en');
  await screen.findByRole('region', { name: 'Names to be read aloud' });
  press('The ritual is performed…');
  expect(screen.getByText('The days of the ritual go on until 19 December.')).toBeDefined();
  press('Continue…');
  server.answers[DESK] = aDay({ status: 'ready' }, { begunAt, performedAt: begunAt });
  press('The ritual is performed');
  expect((await screen.findByRole('link', { name: 'Write the report' })).getAttribute('href')).toBe(
    `/admin-panel/reports/${ORDER}/0`,
  );
});

test('who lacks a day of birth is seen in the list, in the file and on the sheet', async () => {
  server.answers[DESK] = aDay({ customer: { ...person, birthDate: null }, participants: [] });
  visit();
  await screen.findByRole('region', { name: 'Имена для чтения' });
  expect(screen.getAllByText('дата рождения не указана')).toHaveLength(3);
});

test('only those who read orders get a link to the order', async () => {
  visit();
  await screen.findByRole('region', { name: 'Имена для чтения' });
  expect(screen.queryByRole('link', { name: '6f1f7a52' })).toBeNull();
  leaveShop();
  visit('/desk', 'ru', 'administrator');
  expect((await screen.findByRole('link', { name: '6f1f7a52' })).getAttribute('href')).toBe(`/admin-panel/orders/${ORDER}`);
});

test('what has no date is a list of its own, and a ritual that has left it says so', async () => {
  const items = aDay({}, { startDate: null, day: null, endDate: null }).items;
  server.answers['GET /api/admin/desk/undated'] = { items, nextCursor: null };
  visit('/desk/undated');
  expect((await screen.findAllByText('дата не назначена')).length).toBeGreaterThan(0);
  leaveShop();
  server.answers['GET /api/admin/desk/undated'] = { items: [], nextCursor: null };
  visit(`/desk/undated/${ORDER}/0`);
  expect(await screen.findByText('Этого ритуала здесь больше нет')).toBeDefined();
});

test('a ritual without a day that begins is shown among the rituals of today', async () => {
  const items = aDay({}, { startDate: null, day: null, endDate: null }).items;
  server.answers['GET /api/admin/desk/undated'] = { items, nextCursor: null };
  server.answers[BEGIN] = example<object>('ritualProgress');
  visit(`/desk/undated/${ORDER}/0`);
  await screen.findByRole('region', { name: 'Имена для чтения' });
  press('Начать ритуал…');
  press('Продолжить…');
  press('Ритуал начинается');
  await waitFor(() => expect(location.pathname).toBe(`/admin-panel/desk/${ORDER}/0`));
  expect(await screen.findByRole('heading', { level: 1, name: 'Суббота, 21 ноября' })).toBeDefined();
});

test('a desk that cannot be read says so and tries again', async () => {
  server.answers[DESK] = () => problem(503, 'not_ready');
  visit();
  expect((await screen.findByRole('alert')).textContent).toContain('Detail of not_ready.');
  server.answers[DESK] = aDay();
  press('Попробовать ещё раз');
  expect(await screen.findByRole('region', { name: 'Имена для чтения' })).toBeDefined();
});

test('a name is read as the desk says, with the mark drawn where the font cannot set it, and what is written stands below', async () => {
  server.answers[DESK] = aDay({ customer: { ...person, readAs: 'Пётр Я\u0301влов' }, participants: [] });
  visit();
  const names = await screen.findByRole('region', { name: 'Имена для чтения' });
  expect(names.textContent).toContain('Пётр Явлов');
  expect(names.textContent).toContain('Записано: Пётр Орлов');
  expect([...document.querySelectorAll('.drawn-stress')].map(({ textContent }) => textContent)).toEqual(['Я', 'Я']);
});

test('how a name is read is written with what its writer has seen, and a refused reading keeps its text over a reload', async () => {
  const put = 'PUT /api/admin/desk/*/names';
  server.answers[put] = () => problem(412, 'changed_meanwhile');
  server.answers[DESK] = aDay({ customer: { ...person, readAs: 'Петя' }, participants: [] });
  visit('/desk', 'en');
  const open = async () => fireEvent.click(await screen.findByRole('button', { name: 'How to read: Пётр Орлов' }));
  await open();
  fireEvent.change(screen.getByLabelText('Read aloud as'), { target: { value: 'PYOtr' } });
  press('Save');
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveProperty(
    'textContent',
    'Detail of changed_meanwhile.',
  );
  expect(server.callsOf(put)[0]?.body).toEqual({ name: 'Пётр Орлов', readAs: 'PYOtr', before: 'Петя' });
  leaveShop();
  visit('/desk', 'en');
  await open();
  expect(screen.getByLabelText<HTMLInputElement>('Read aloud as').value).toBe('PYOtr');
  server.answers[put] = { name: 'Пётр Орлов', readAs: 'PYOtr' };
  press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a stress mark that has no letter to stand on is refused beside the field, with the focus in it', async () => {
  server.answers[DESK] = aDay({ customer: person, participants: [] });
  visit('/desk', 'en');
  fireEvent.click(await screen.findByRole('button', { name: 'How to read: Пётр Орлов' }));
  const field = screen.getByLabelText<HTMLInputElement>('Read aloud as');
  press('Stress on the last letter');
  expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field]);
  fireEvent.change(field, { target: { value: 'Я' } });
  press('Stress on the last letter');
  expect([field.getAttribute('aria-invalid'), field.value]).toEqual([null, 'Я\u0301']);
});

test('a day is ticked, and another press takes the tick away', async () => {
  const ticks = '/api/admin/desk/*/rituals/0/days/2026-11-21';
  const begunAt = '2026-11-21T09:00:00.000Z';
  const answer = { position: 0, tickedDays: 1, ticked: true };
  Object.assign(server.answers, { [`PUT ${ticks}`]: answer, [`DELETE ${ticks}`]: { ...answer, tickedDays: 0, ticked: false } });
  server.answers[DESK] = aDay({ status: 'processing' }, { begunAt });
  visit();
  const tick = await screen.findByRole('button', { name: 'Совершён: 21 ноября' });
  expect(tick.getAttribute('aria-pressed')).toBe('false');
  server.answers[DESK] = aDay({ status: 'processing' }, { begunAt, ticked: true, tickedDays: 1 });
  fireEvent.click(tick);
  await screen.findByText('Отмечено дней: 1 из 28');
  expect(tick.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(tick);
  await waitFor(() => expect(server.callsOf(`DELETE ${ticks}`)).toHaveLength(1));
});

test.each([
  ['that is to come', '2026-11-22', {}],
  ['on which it only ends', '2026-11-21', { startDate: '2026-11-14', endDate: '2026-11-21' }],
])('a day of a ritual %s is not ticked', async (_, day, ritual) => {
  server.answers[DESK] = aDay({ status: 'processing' }, { begunAt: '2026-11-14T09:00:00.000Z', ...ritual });
  visit(`/desk?day=${day}`);
  await screen.findByText(/^Отмечено дней: 0/);
  expect(screen.queryByRole('button', { name: /^Совершён: / })).toBeNull();
});

test('the last step is taken back at once while that is possible, and a refusal is told', async () => {
  const begunAt = '2026-11-21T09:00:00.000Z';
  const undo = 'DELETE /api/admin/desk/*/rituals/0/begin';
  server.answers[DESK] = aDay({ status: 'processing' }, { begunAt, undoUntil: '2026-11-21T09:10:00.000Z' });
  server.answers[undo] = () => problem(409, 'undo_over');
  visit('/desk', 'en');
  const name = 'Take the beginning back, until 12:10';
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('Detail of undo_over.')).toBeDefined();
  server.answers[undo] = example('ritualNotBegun');
  server.answers[DESK] = aDay();
  press(name);
  expect(await screen.findByRole('button', { name: 'Begin the ritual…' })).toBeDefined();
});

test('when its time is over a step is not offered to be taken back', async () => {
  const at = '2026-11-21T08:00:00.000Z';
  server.answers[DESK] = aDay({ status: 'ready' }, { begunAt: at, performedAt: at, undoUntil: '2026-11-21T08:10:00.000Z' });
  visit();
  await screen.findByRole('link', { name: 'Написать отчёт' });
  expect(screen.queryByRole('button', { name: /^Снять отметку/ })).toBeNull();
});
