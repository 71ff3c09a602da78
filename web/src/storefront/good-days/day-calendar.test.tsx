import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { dateWords } from '#kernel/time-there.ts';
import { example, type FakeCall, fakeServer, leaveShop, problem, visitShop } from '../../../testing/shop-visit.tsx';
import { formatDayWithWeekday } from '../../i18n/late/day-with-weekday.ts';
import { localDay } from '../../i18n/late/days.ts';
import { monthsLater } from './calendar.ts';
import DayCalendar from './day-calendar.tsx';
import type { Fire, JudgedDay } from './queries.ts';

afterEach(() => {
  leaveShop();
  vi.useRealTimers();
});

/** Next month, each of whose days lies within the time in which a ritual can begin. */
const MONTH = monthsLater(new Date().toISOString().slice(0, 10), 1).slice(0, 7);
const on = (day: number) => `${MONTH}-${String(day).padStart(2, '0')}`;
const cell = (date: string) => screen.findByRole('button', { name: new RegExp(`^${formatDayWithWeekday(date, 'ru')}:`) });

const { place, items } = example<{ place: Fire; items: [JudgedDay] }>('muhurtaDays');
const [reason] = items[0].for;
const judged: Partial<JudgedDay>[] = [
  { date: on(10), quality: 'best' },
  { date: on(11), quality: 'good' },
  { date: on(12), quality: 'weak', for: [], against: reason ? [{ ...reason, text: 'Новолуние' }] : [] },
  { date: on(13), quality: 'best' },
];

const muhurtas = ({ search }: FakeCall) =>
  Response.json({ place, items: search.includes(MONTH) ? judged.map((day) => ({ ...items[0], ...day })) : [] });

const answers = {
  'GET /api/closed-days': { items: [{ from: on(13), to: on(13), reason: 'Жрецы в дороге', reason_en: 'On the road' }] },
  'GET /api/full-days': { days: [on(14)] },
  'GET /api/services/ganesha/muhurtas': muhurtas,
  'GET /api/services/chandi/muhurtas': muhurtas,
};

function open(more: object = {}, rituals = [{ id: 'ganesha', name: 'Ганеша-яга' }], day = on(2)) {
  const server = fakeServer({ ...answers, ...more });
  function Form() {
    const [value, setValue] = useState(day);
    return (
      <>
        <output>{value}</output>
        <DayCalendar rituals={rituals} value={value} kept={undefined} onChoose={setValue} />
      </>
    );
  }
  visitShop(<Form />, server);
  return server;
}

const chosen = () => screen.getByText(/^\d{4}-\d\d-\d\d$/).textContent;

test('each day is named with its sort: closed and full count before what the almanac says', async () => {
  open();
  const sorts = [
    [10, 'лучший'],
    [11, 'хороший'],
    [12, 'слабый'],
    [13, 'закрыт'],
    [14, 'мест нет'],
    [15, 'обычный'],
  ] as const;
  await screen.findByRole('button', { name: /лучший/ });
  for (const [day, sort] of sorts) {
    const name = new RegExp(`^${formatDayWithWeekday(on(day), 'ru')}:\\s?${sort}$`);
    expect(await screen.findByRole('button', { name })).toBeDefined();
  }
});

test('a tier has the days of its ritual', async () => {
  open({}, [{ id: 'ganesha-premium', name: 'Ганеша-яга - Премиум' }]);
  expect(await screen.findByRole('button', { name: /лучший/ })).toBeDefined();
});

test('a pressed day is chosen and says why it is good or weak', async () => {
  open();
  await screen.findByRole('button', { name: /лучший/ });
  const best = await cell(on(10));
  const described = document.getElementById(best.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(reason?.text);
  fireEvent.click(best);
  expect(chosen()).toBe(on(10));
  expect(screen.getByRole('heading', { level: 4, name: formatDayWithWeekday(on(10), 'ru') })).toBeDefined();
  expect(within(screen.getAllByRole('list').at(-1) as HTMLElement).getByText(String(reason?.text))).toBeDefined();
  fireEvent.click(await cell(on(12)));
  expect(chosen()).toBe(on(12));
  expect(screen.getAllByText('Новолуние').length).toBeGreaterThan(0);
});

test.each([
  ['America/Lima', `19:45, ${dateWords('ru').short(on(9))} – 06:27`],
  ['Asia/Tokyo', '09:45 – 20:27'],
])(
  'the good hours of a day are told by the clock in %s, with their date where it is another than at the fire',
  async (timeZone, hours) => {
    const options = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as never);
    const spans = [{ begin: `${on(10)}T00:45:00.000Z`, end: `${on(10)}T11:27:00.000Z` }];
    const ofFire = { place, items: [{ ...items[0], date: on(10), hours: spans }] };
    open({ 'GET /api/services/ganesha/muhurtas': ofFire });
    await screen.findByRole('button', { name: /лучший/ });
    fireEvent.click(await cell(on(10)));
    const clock = screen.getByText('Те же часы по вашему времени').parentElement as HTMLElement;
    expect(within(clock).getByText(hours)).toBeDefined();
    options.mockRestore();
  },
);

test.each(['02-45', '13-01', '02-30'])('of a text that is no day of the calendar, …-%s, today is shown', async (rest) => {
  open({}, undefined, `${new Date().getFullYear() + 1}-${rest}`);
  expect(await screen.findByRole('heading', { level: 4, name: formatDayWithWeekday(localDay(), 'ru') })).toBeDefined();
});

test('a closed and a full day say so and are not chosen', async () => {
  open();
  await screen.findByRole('button', { name: /закрыт$/ });
  await screen.findByRole('button', { name: /мест нет$/ });
  fireEvent.click(await cell(on(13)));
  expect(await screen.findByText('В этот день ритуалы не начинаются: Жрецы в дороге')).toBeDefined();
  fireEvent.click(await cell(on(14)));
  expect(await screen.findByText('В этот день мест у огня больше нет.')).toBeDefined();
  expect(chosen()).toBe(on(2));
});

test('keys move the focus from day to day and month to month, and choose none', async () => {
  open();
  await screen.findByRole('button', { name: /лучший/ });
  const first = await cell(on(2));
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  const next = await cell(on(9));
  expect(document.activeElement).toBe(next);
  fireEvent.keyDown(next, { key: 'ArrowRight' });
  const best = await cell(on(10));
  expect(document.activeElement).toBe(best);
  fireEvent.keyDown(best, { key: 'PageDown' });
  expect(document.activeElement).toBe(await cell(monthsLater(on(10), 1)));
  // The buttons of both months, and the day that has the focus.
  expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(3);
  expect(chosen()).toBe(on(2));
});

test('keys lead to no day before today, and the button to no month before this', async () => {
  open();
  fireEvent.keyDown(await cell(on(2)), { key: 'PageUp' });
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'PageUp' });
  expect(document.activeElement).toBe(await cell(localDay()));
  expect(screen.getByRole('button', { name: /^Предыдущий месяц/ }).getAttribute('aria-disabled')).toBe('true');
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('a key that is pressed with %s is left to the browser', async (other) => {
  open();
  const first = await cell(on(2));
  first.focus();
  expect(fireEvent.keyDown(first, { key: 'ArrowLeft', [other]: true })).toBe(true);
  expect(document.activeElement).toBe(first);
});

test('of several rituals the one for which the day is judged is chosen', async () => {
  const rituals = [
    { id: 'ganesha', name: 'Ганеша-яга' },
    { id: 'chandi', name: 'Чанди-яга' },
  ];
  const server = open({}, rituals);
  await screen.findByRole('button', { name: /лучший/ });
  fireEvent.change(screen.getByLabelText('Для какого ритуала'), { target: { value: 'chandi' } });
  await screen.findByRole('button', { name: /лучший/ });
  expect(server.callsOf('GET /api/services/chandi/muhurtas')).not.toEqual([]);
});

test('days that were judged stay judged when reading them again fails', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const server = open();
  await screen.findByRole('button', { name: /лучший/ });
  server.answers['GET /api/services/ganesha/muhurtas'] = () => problem(503, 'unavailable');
  vi.setSystemTime(Date.now() + 61_000);
  const callsBefore = server.callsOf('GET /api/services/ganesha/muhurtas').length;
  // A second call is made once the first has failed.
  await vi.waitFor(async () => {
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
    expect(server.callsOf('GET /api/services/ganesha/muhurtas').length).toBeGreaterThan(callsBefore + 1);
  });
  expect(screen.getByRole('button', { name: /лучший/ })).toBeDefined();
  expect(screen.queryByText(/Календарь пока не может подсказать/)).toBeNull();
});

test('without the almanac days can be chosen all the same', async () => {
  open({ 'GET /api/services/ganesha/muhurtas': () => problem(404, 'not_found') });
  expect(await screen.findByText(/Календарь пока не может подсказать/)).toBeDefined();
  fireEvent.click(await cell(on(20)));
  expect(chosen()).toBe(on(20));
});
