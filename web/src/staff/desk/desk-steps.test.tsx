import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aDay, BEGIN, DESK, deskServer, NOW, ORDER, press, visitDesk } from '../../../testing/desk-visit.tsx';
import { example, type FakeServer, leaveShop, problem } from '../../../testing/shop-visit.tsx';
import { shownToast } from '../../ui/toast-store.ts';

const BEGUN_AT = '2026-11-21T09:00:00.000Z';
const COMPLETE = 'POST /api/admin/desk/*/rituals/0/complete';
let server: FakeServer;

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
/** Opens the desk in English, and presses through both steps. */
async function begin(place = '/desk') {
  visit(place, 'en');
  await screen.findByRole('region', { name: 'Names to be read aloud' });
  for (const name of ['Begin the ritual…', 'Continue…', 'The ritual begins']) press(name);
}

test('a ritual begins in two steps, of which the second says what the client will be told', async () => {
  server.answers[BEGIN] = () => {
    server.answers[DESK] = aDay({ status: 'processing' }, { begunAt: BEGUN_AT });
    return Response.json({ ...example<object>('ritualProgress'), begunAt: BEGUN_AT });
  };
  visit();
  await screen.findByRole('region', { name: 'Имена для чтения' });
  press('Начать ритуал…');
  press('Продолжить…');
  expect(
    screen.getByText(/если в заказе есть e-mail, клиент получит письмо, когда отметку уже нельзя будет снять/),
  ).toBeDefined();
  expect(server.callsOf(BEGIN)).toEqual([]);
  press('Ритуал начинается');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Ритуал совершён…' })).toBeDefined();
  const { startDate } = aDay().items[0]?.rituals[0] ?? {};
  expect(server.callsOf(BEGIN)).toMatchObject([{ body: { startDate } }]);
});

test('a ritual that the shop does not let begin is told so in the dialog, and is still to begin', async () => {
  server.answers[BEGIN] = () => problem(409, 'illegal_transition');
  await begin();
  const alert = await within(screen.getByRole('dialog')).findByRole('alert');
  expect(alert.textContent).toBe('Detail of illegal_transition.');
  expect(screen.getByRole('button', { name: 'Begin the ritual…' })).toBeDefined();
});

test('the report on a ritual can be drafted before it is performed', async () => {
  server.answers[DESK] = aDay({ status: 'processing' }, { begunAt: BEGUN_AT });
  visit();
  expect(await screen.findByRole('link', { name: 'Написать отчёт' })).toBeDefined();
});

test('a dialog says that its ritual has got another day, although the ritual has left the list behind it', async () => {
  server.answers[BEGIN] = () => {
    server.answers[DESK] = aDay({ id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' });
    return problem(409, 'day_changed');
  };
  await begin();
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toBe('Detail of day_changed.');
  await waitFor(() => expect(server.callsOf(DESK)).toHaveLength(2));
  expect(screen.getByRole('dialog').textContent).toContain('Detail of day_changed.');
});

const stepTo = (address: string) =>
  act(() => {
    history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

test('whoever steps back from the dialog of a step to the list is told there when the step is refused', async () => {
  const answer = Promise.withResolvers<Response>();
  server.answers[BEGIN] = () => answer.promise;
  await begin(`/desk/${ORDER}/0`);
  await waitFor(() => expect(server.callsOf(BEGIN)).toHaveLength(1));
  stepTo('/admin-panel/desk');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  answer.resolve(problem(409, 'day_changed'));
  await waitFor(() => expect(shownToast()?.description).toBe('Detail of day_changed.'));
});

test('a dialog that was left by a step back to the list is not open when its ritual is shown again', async () => {
  server.answers[BEGIN] = () => problem(409, 'day_changed');
  await begin(`/desk/${ORDER}/0`);
  stepTo('/admin-panel/desk');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  stepTo(`/admin-panel/desk/${ORDER}/0`);
  expect(await screen.findByRole('button', { name: 'Begin the ritual…' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['ru', 'Имена для чтения', 'Начать ритуал…', 'Все деньги заказа возвращаются или возвращены: не начинайте'],
  ['en', 'Names to be read aloud', 'Begin the ritual…', 'All money of the order goes back or went back: do not begin it'],
] as const)(
  'in %s a ritual whose money is going back is not to be begun: list, file, sheet and dialog say so, until it has begun',
  async (language, names, begin, warning) => {
    server.answers[DESK] = aDay({ allGoesBack: true });
    visit('/desk', language);
    await screen.findByRole('region', { name: names });
    expect(screen.getAllByText(warning)).toHaveLength(3);
    press(begin);
    expect(within(screen.getByRole('dialog')).getByText(warning)).toBeDefined();
    leaveShop();
    server.answers[DESK] = aDay({ allGoesBack: true, status: 'processing' }, { begunAt: BEGUN_AT });
    visit('/desk', language);
    await screen.findByRole('region', { name: names });
    expect(screen.queryByText(warning)).toBeNull();
  },
);

test('a ritual that ends before its last day is performed only after a warning, and then leads to its report', async () => {
  server.answers[DESK] = aDay({ status: 'processing' }, { begunAt: BEGUN_AT });
  server.answers[COMPLETE] = example('ritualPerformed');
  visit('/desk', 'en');
  await screen.findByRole('region', { name: 'Names to be read aloud' });
  press('The ritual is performed…');
  expect(screen.getByText('The days of the ritual go on until 18 December.')).toBeDefined();
  press('Continue…');
  server.answers[DESK] = aDay({ status: 'ready' }, { begunAt: BEGUN_AT, performedAt: BEGUN_AT });
  press('The ritual is performed');
  expect((await screen.findByRole('link', { name: 'Write the report' })).getAttribute('href')).toBe(
    `/admin-panel/reports/${ORDER}/0`,
  );
});

test('on its last day a ritual is performed without a warning that its days go on', async () => {
  // The end is the day after the last one, which is today.
  const ritual = { begunAt: '2026-10-25T09:00:00.000Z', startDate: '2026-10-25', day: 28, endDate: '2026-11-22' };
  server.answers[DESK] = aDay({ status: 'processing' }, ritual);
  visit('/desk', 'en');
  await screen.findByRole('region', { name: 'Names to be read aloud' });
  press('The ritual is performed…');
  expect(within(screen.getByRole('dialog')).queryByText(/go on until/)).toBeNull();
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

test.each([
  ['a day is ticked', false, 'PUT'],
  ['the tick of a day is taken away', true, 'DELETE'],
] as const)('by a press %s', async (_, before, method) => {
  const answer = (ticked: boolean) => ({ ticked, tickedDays: ticked ? 1 : 0 });
  server.answers[DESK] = aDay({ status: 'processing' }, { begunAt: BEGUN_AT, ...answer(before) });
  server.answers[`${method} /api/admin/desk/*/rituals/0/days/2026-11-21`] = () => {
    server.answers[DESK] = aDay({ status: 'processing' }, { begunAt: BEGUN_AT, ...answer(!before) });
    return Response.json({ position: 0, ...answer(!before) });
  };
  visit();
  const tick = await screen.findByRole('button', { name: 'Совершён: 21 ноября' });
  expect(tick.getAttribute('aria-pressed')).toBe(`${before}`);
  fireEvent.click(tick);
  expect(await screen.findByText(`Отмечено дней: ${before ? 0 : 1} из 28`)).toBeDefined();
  expect(tick.getAttribute('aria-pressed')).toBe(`${!before}`);
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

test('the last step is taken back by one press while that is possible; a refusal is told', async () => {
  const undo = 'DELETE /api/admin/desk/*/rituals/0/begin';
  server.answers[DESK] = aDay({ status: 'processing' }, { begunAt: BEGUN_AT, undoUntil: '2026-11-21T09:10:00.000Z' });
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
