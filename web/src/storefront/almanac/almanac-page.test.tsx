import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { components } from '#contract';
import { DAY, DAYS, day, monday, openAlmanac, row, sunday } from '../../../testing/almanac-visit.tsx';
import { example, leaveShop, problem } from '../../../testing/shop-visit.tsx';
import { almanacCity } from '../../memory/late/almanac-city.ts';

type Wire = components['schemas'];

afterEach(() => {
  leaveShop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.each([
  [
    'en',
    '24 January 2022',
    'The Moon wanes. Lunar day 6 of this half runs until 08:44, then day 7. The Moon begins the day in Hasta. From 08:44 until 20:20 Vishti runs: great things wait.',
  ],
  [
    'ru',
    '24 января 2022',
    'Луна убывает. До 08:44 идёт 6-й лунный день этой половины, затем 7-й. С утра накшатра Луны — Хаста. С 08:44 до 20:20 идёт Вишти: с большими делами ждут.',
  ],
] as const)('in %s a day is told in plain sentences, by the clocks of its city', async (language, title, lead) => {
  const server = openAlmanac('/panchanga/delhi/2022-01-24', day(), language);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(title);
  expect(screen.getByText(lead)).toBeDefined();
  // The day before is asked for, too: what lasts until after midnight belongs to the drawing.
  const asked = server.callsOf(DAY).map(({ search }) => search);
  expect(asked).toEqual(['?city=delhi&date=2022-01-24', '?city=delhi&date=2022-01-23']);
});

test.each([
  ['2022-01-23T15:30:00.000Z', 'Great things begin after 08:44, when Vishti ends.'],
  ['2022-01-24T02:30:00.000Z', 'From 08:00 until 08:44 Vishti runs: great things wait.'],
])('the lead tells when Vishti begins and ends, and only its end when it began before sunrise (%s)', async (begin, sentence) => {
  const vishti = { number: 50, name: 'Вишти', name_en: 'Vishti', begin, end: '2022-01-24T03:14:20.000Z' };
  openAlmanac('/panchanga/delhi/2022-01-24', day({ karanas: [vishti] }));
  expect((await screen.findByText(/The Moon wanes\./)).textContent).toContain(sentence);
});

test('what the drawing shows stands in a table, with the end of each part and what follows', async () => {
  openAlmanac('/panchanga/delhi/2022-01-24', day());
  const table = (await screen.findByRole('heading', { name: 'The day in a table' })).closest('section') as HTMLElement;
  const text = table.textContent ?? '';
  expect(text).toContain('07:12 — 17:53daylight lasts 10 h 40 min');
  expect(text).toContain('TithiKrishna Shashthithen Krishna Saptamiuntil 08:44until 07:49, 25 Jan');
  expect(text).toContain('Hasta, 4th pada');
  expect(text).toContain('2078 Vikram1943 Shaka');
  // A named hour.
  expect(screen.getByText('12:11 — 12:54')).toBeDefined();
});

test('a named hour of the day before that lasts after midnight is drawn, and not listed', async () => {
  const [named] = monday.muhurtas as [Wire['AlmanacMuhurta'], ...Wire['AlmanacMuhurta'][]];
  const amrita = { ...named, name_en: 'Night hour', begin: '2022-01-23T18:00:00.000Z', end: '2022-01-23T19:30:00.000Z' };
  openAlmanac('/panchanga/delhi/2022-01-24', {
    [DAY]: ({ search }) => Response.json(search.includes('date=2022-01-23') ? { ...sunday, muhurtas: [amrita] } : monday),
  });
  await screen.findByRole('heading', { name: 'The day in a table' });
  // In the wide drawing and in the tall.
  expect(screen.getAllByText('Night hour').map((name) => name.tagName)).toEqual(['text', 'text']);
});

const murmansk = { ...monday.place, city: 'murmansk', latitude: 68.97, longitude: 33.07, timeZone: 'Europe/Moscow' };
const polar = { place: murmansk, sunrise: null, sunset: null, nextSunrise: null, muhurtas: [] };

test('where the Sun stays up all day the page says so, and why its hours are missing', async () => {
  openAlmanac('/panchanga/murmansk/2026-06-21', day({ ...polar, date: '2026-06-21' }));
  expect(await screen.findByText('does not set on this day')).toBeDefined();
  expect(screen.getByText(/The Sun does not set on this day, so the hours/)).toBeDefined();
  expect(screen.getAllByText(/This day has no sunrise or no sunset to count them from/)).toHaveLength(2);
});

test('where the Sun stays down all day the page says so', async () => {
  openAlmanac('/panchanga/murmansk/2026-12-21', day({ ...polar, date: '2026-12-21' }));
  expect(await screen.findByText('does not rise on this day')).toBeDefined();
});

test('on a day without a sunrise the quarter of the nakshatra is that of midnight', async () => {
  openAlmanac('/panchanga/murmansk/2022-01-24', day(polar));
  expect(await screen.findByText('Hasta, 3rd pada')).toBeDefined();
});

test('the lit share of the Moon is that of noon by the clocks, also where they are a day ahead of the longitude', async () => {
  const place = { ...monday.place, city: 'apia', latitude: -13.83, longitude: -171.76, timeZone: 'Pacific/Apia' };
  openAlmanac('/panchanga/apia/2022-01-10', day({ date: '2022-01-10', place }));
  expect(await screen.findByText(/52% lit/)).toBeDefined();
});

test.each([
  ['london', 'Europe/London', '2026-10-25', '25'],
  // They were put forward by a minute and two seconds.
  ['moscow', 'Europe/Moscow', '1916-07-03', '23.983'],
])('a day on which the clocks of %s change has all its hours, told and drawn', async (city, timeZone, date, hours) => {
  openAlmanac(`/panchanga/${city}/${date}`, day({ date, place: { ...monday.place, city, timeZone } }));
  expect(await screen.findByText(`Clocks change on this day: it has ${hours} hours.`)).toBeDefined();
  // In the wide drawing and in the tall.
  expect(screen.getAllByText('24:00')).toHaveLength(2);
});

const comeBack = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')));

/** Opens the page of today in Delhi, a minute before its midnight; the clock then stands at midnight. */
async function openAtMidnight() {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2022-01-24T18:29:00.000Z');
  const server = openAlmanac('/panchanga/delhi', day());
  await screen.findByRole('heading', { level: 1, name: /24 January 2022/ });
  await comeBack();
  // That day and the day before, which the drawing needs: nothing was asked again before midnight.
  expect(server.callsOf(DAY)).toHaveLength(2);
  vi.setSystemTime('2022-01-24T18:30:00.000Z');
  return server;
}

test('who comes back to the page of today after its midnight reads the next day', async () => {
  const server = await openAtMidnight();
  Object.assign(server.answers, day({ date: '2022-01-25' }));
  await comeBack();
  expect(await screen.findByRole('heading', { level: 1, name: /25 January 2022/ })).toBeDefined();
});

test('the day that was read stays while the next cannot be', async () => {
  const server = await openAtMidnight();
  server.answers[DAY] = () => problem(503, 'unavailable');
  // A second call is made once the first has failed.
  await vi.waitFor(async () => {
    await comeBack();
    expect(server.callsOf(DAY).length).toBeGreaterThan(3);
  });
  expect(screen.getByRole('heading', { level: 1, name: /24 January 2022/ })).toBeDefined();
});

test.each([
  ['leads today on to the city that the reader chose before', '/panchanga', '/panchanga/kathmandu'],
  ['stays where it names another city', '/panchanga/delhi', '/panchanga/delhi'],
])('an address of the almanac %s', async (_, path, shown) => {
  almanacCity.keep('kathmandu');
  openAlmanac(path, day());
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(location.pathname).toBe(shown));
});

test('a day behind `?date=` is shown in the city that the reader chose before', async () => {
  almanacCity.keep('kathmandu');
  const server = openAlmanac('/panchanga?date=2022-01-24', day());
  await waitFor(() => expect(server.callsOf(DAY).map(({ search }) => search)).toContain('?city=kathmandu&date=2022-01-24'));
});

const [first] = row.items;
const monthOf = (...tithis: readonly (readonly [string, number])[]) => ({
  [DAYS]: {
    ...row,
    items: tithis.map(([date, number]) => ({
      ...first,
      date,
      tithi: { number, name: `титхи ${number}`, name_en: `tithi ${number}` },
    })),
  },
});

test('a month names a tithi that meets two sunrises, and that one meets none', async () => {
  const days = monthOf(['2026-12-08', 30], ['2026-12-09', 1], ['2026-12-10', 1], ['2026-12-11', 2], ['2026-12-12', 4]);
  openAlmanac('/panchanga/delhi/2026-12', days);
  expect(await screen.findByText('tithi 1 meets two sunrises, 9 Dec and 10 Dec.')).toBeDefined();
  expect(screen.getByText(/^Between tithi 2 and tithi 4 one tithi meets no sunrise.*12 Dec\.$/)).toBeDefined();
});

test('a month is asked for in whole weeks, and each of its days leads to its page', async () => {
  const server = openAlmanac('/panchanga/delhi/2026-12', monthOf(['2026-12-09', 1]));
  await screen.findByRole('region', { name: 'Calendar of the month' });
  expect(server.callsOf(DAYS).map(({ search }) => search)).toEqual(['?city=delhi&from=2026-11-30&days=35']);
  const links = within(screen.getByRole('region', { name: 'Calendar of the month' })).getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toContain(
    '9 December 2026: tithi 1 /panchanga/delhi/2026-12-09',
  );
});

test('a tithi that meets the last sunrise of a month and the first of the next is told in both', async () => {
  const days = monthOf(['2026-11-29', 4], ['2026-11-30', 5], ['2026-12-01', 5], ['2026-12-02', 6]);
  for (const month of ['2026-11', '2026-12']) {
    openAlmanac(`/panchanga/delhi/${month}`, days);
    expect(await screen.findByText('tithi 5 meets two sunrises, 30 Nov and 1 Dec.')).toBeDefined();
    leaveShop();
  }
});

test('a date that the clocks of a city passed over stands in its month without a link', async () => {
  const days = monthOf(['2011-12-29', 5], ['2011-12-31', 6]);
  openAlmanac('/panchanga/apia/2011-12', days);
  const cell = (await screen.findByText(/never had this day/)).closest('li') as HTMLElement;
  expect(cell.textContent).toContain('30');
  expect(within(cell).queryByRole('link')).toBeNull();
});

/** Opens a December with a good and a weak day for the ritual that is then chosen. */
async function openForRitual(year: number) {
  const { items, place } = example<Wire['MuhurtaDays']>('muhurtaDays');
  const [judged] = items as [Wire['MuhurtaDay'], ...Wire['MuhurtaDay'][]];
  const [good, weak] = [`${year}-12-09`, `${year}-12-10`];
  const services = example<Wire['Service'][]>('services');
  const [service] = services as [Wire['Service'], ...Wire['Service'][]];
  const server = openAlmanac(`/panchanga/delhi/${year}-12`, {
    ...monthOf([`${year}-12-08`, 30], [good, 1], [weak, 2]),
    'GET /api/services': services,
    [`GET /api/services/${service.id}/muhurtas`]: {
      place,
      items: [
        { ...judged, date: good, quality: 'good' },
        { ...judged, date: weak, quality: 'weak', against: judged.for },
      ],
    },
  });
  await screen.findByRole('option', { name: service.name_en });
  fireEvent.change(screen.getByLabelText('Good days for a ritual'), { target: { value: service.slug } });
  const list = (await screen.findByRole('heading', { name: /^Good days of the month:/ })).closest('section') as HTMLElement;
  return { server, service, judged, good, weak, list };
}

const YEAR = new Date().getUTCFullYear() + 1;

test('of a chosen ritual the days of a month have signs and reasons, and the good ones stand below', async () => {
  const { judged, good, weak, list } = await openForRitual(YEAR);
  const listed = within(list).getAllByRole('listitem');
  expect(listed.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('9 Dec')]);
  const cells = within(screen.getByRole('region', { name: 'Calendar of the month' })).getAllByRole('listitem');
  const textOf = (date: string) =>
    cells.find((cell) => within(cell).queryByRole('link')?.getAttribute('href')?.endsWith(date))?.textContent;
  expect(textOf(good)).toContain(`good: ${judged.for[0]?.text_en}`);
  expect(textOf(weak)).toContain('weak: ');
  expect(textOf(`${YEAR}-12-08`)).not.toMatch(/good|weak/);
});

test('the signs in the calendar and the list below share one call', async () => {
  const { server, service } = await openForRitual(YEAR);
  expect(server.callsOf(`GET /api/services/${service.id}/muhurtas`)).toHaveLength(1);
});

test('the next month keeps the chosen ritual', async () => {
  const { service } = await openForRitual(YEAR);
  const next = document.querySelector('[rel=next]')?.getAttribute('href');
  expect(next).toBe(`/panchanga/delhi/${YEAR + 1}-01?ritual=${service.slug}`);
});

test('another city keeps the chosen ritual', async () => {
  const { service } = await openForRitual(YEAR);
  const kazan = `/panchanga/kazan/${YEAR}-12?ritual=${service.slug}`;
  expect(screen.getByRole('link', { name: 'Kazan' }).getAttribute('href')).toBe(kazan);
  const city = screen.getByRole('combobox', { name: /^City · / });
  fireEvent.focus(city);
  fireEvent.change(city, { target: { value: 'Kaza' } });
  fireEvent.click(await screen.findByRole('option', { name: /^Kazan/ }));
  await waitFor(() => expect(location.pathname + location.search).toBe(kazan));
});

test('days that lie too far ahead for any ritual are not called good for one', async () => {
  const { list } = await openForRitual(new Date().getUTCFullYear() + 11);
  expect(within(list).getByText(/^No open day of this month stands out/)).toBeDefined();
  expect(within(list).queryByRole('listitem')).toBeNull();
  expect(screen.getByRole('region', { name: 'Calendar of the month' }).textContent).not.toMatch(/good|weak/);
});

test('where the rituals cannot be read, the page says that it points out no good days', async () => {
  const noRituals = { 'GET /api/services': () => problem(503, 'unavailable') };
  openAlmanac('/panchanga/delhi/2026-12?ritual=ganesha', { ...monthOf(['2026-12-08', 30]), ...noRituals });
  expect(await screen.findByText(/^The calendar cannot point out good days right now/)).toBeDefined();
});

test('the choice of a ritual keeps a month behind `?date=`', async () => {
  const [service] = example<[Wire['Service']]>('services');
  openAlmanac('/panchanga?date=2026-12', { ...monthOf(['2026-12-08', 30]), 'GET /api/services': [service] });
  await screen.findByRole('option', { name: service.name_en });
  fireEvent.change(screen.getByLabelText('Good days for a ritual'), { target: { value: service.slug } });
  expect(location.search).toBe(`?date=2026-12&ritual=${service.slug}`);
});

test.each([
  ['/panchanga/apia/2011-12-30', 404, '/panchanga/apia/2011-12'],
  ['/panchanga/nowhere/2026-01-01', 404, '/panchanga/new-delhi/2026-01'],
  ['/panchanga/moscow/2026-02-30', 400, undefined],
  ['/panchanga/moscow/1899-12-31', 400, undefined],
  ['/panchanga/moscow/2101-01-01', 400, undefined],
])('%s is no day of the almanac: the page says so and leads on', async (path, status, month) => {
  openAlmanac(path, { [DAY]: () => problem(status, 'not_found') });
  expect(await screen.findByRole('heading', { name: 'There is no such day in the almanac' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Today' }).getAttribute('href')).toBe('/panchanga');
  expect(screen.queryByRole('link', { name: 'The whole month' })?.getAttribute('href')).toBe(month);
});

test('an almanac that cannot answer can be asked again', async () => {
  const server = openAlmanac('/panchanga/delhi/2022-01-24', { [DAY]: () => problem(503, 'unavailable') });
  const again = await screen.findByRole('button', { name: 'Try again' });
  Object.assign(server.answers, day());
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: /24 January 2022/ })).toBeDefined();
});
