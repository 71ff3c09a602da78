import { expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';

const shop = await openShop();
const read = (query: string, headers = {}) => shop.request({ url: `/api/panchanga?${query}`, headers });

test('a day of a city has its names in both languages, and its parts follow without a gap', async () => {
  const answer = await read('city=delhi&date=2022-01-24');
  expect(answer.statusCode).toBe(200);
  const day = answer.json();
  expect(day).toMatchObject({
    date: '2022-01-24',
    place: { city: 'delhi', name: 'Дели', name_en: 'Delhi', timeZone: 'Asia/Kolkata' },
    vara: { number: 1, name: 'Сомавара', name_en: 'Somavara' },
    masa: { amanta: { number: 10, name_en: 'Pausha' }, purnimanta: { number: 11, name_en: 'Magha' }, isAdhika: false },
    paksha: 'krishna',
    ritu: { number: 5, name_en: 'Hemanta' },
    ayana: 'uttara',
    samvat: { vikram: 2078, shaka: 1943 },
  });
  expect(day.karanas.map(({ name_en: name }: { name_en: string }) => name)).toEqual(['Vanija', 'Vishti', 'Bava']);
  expect(day.tithis[1].begin).toBe(day.tithis[0].end);
});

test('a point with its zone is answered as the city there', async () => {
  const point = (await read('latitude=28.61&longitude=77.21&timeZone=Asia/Kolkata&date=2025-03-25')).json();
  const city = (await read('city=delhi&date=2025-03-25')).json();
  expect(point).toMatchObject({ festivals: city.festivals, tithis: city.tithis, place: { name: '28.61, 77.21' } });
});

test('an ekadashi has its name', async () => {
  expect((await read('city=delhi&date=2025-03-25')).json().festivals).toEqual([
    {
      id: 'papamochani-ekadashi-smarta',
      name: 'Папамочани-экадаши (для смартов)',
      name_en: 'Papamochani Ekadashi (smarta)',
    },
  ]);
});

test('without a date the answer is of today at the place, and is kept until its midnight', async () => {
  // 23:59 in Moscow, and already tomorrow in Delhi.
  const night = await openShop({ overrides: { clock: () => new Date('2027-01-14T20:59:00Z') } });
  const moscow = await night.request({ url: '/api/panchanga?city=moscow' });
  expect([moscow.json().date, moscow.headers['cache-control']]).toEqual(['2027-01-14', 'public, max-age=60']);
  const delhi = await night.request({ url: '/api/panchanga?city=delhi' });
  expect([delhi.json().date, delhi.headers['cache-control']]).toEqual(['2027-01-15', 'public, max-age=77460']);
});

test.each([
  ['the last moment of a day', '2027-01-14T20:59:59.999Z', 'Europe/Moscow', '2027-01-14', 0],
  ['its midnight', '2027-01-14T21:00:00Z', 'Europe/Moscow', '2027-01-15', 86_400],
  // The clocks went from 00:01 back to 23:01: the next day began before, and begins once more.
  ['a midnight that came before its time', '2010-11-07T03:00:00Z', 'America/St_Johns', '2010-11-06', 0],
])('%s has a time for which the answer is kept', async (_, now, zone, date, seconds) => {
  const there = await openShop({ overrides: { clock: () => new Date(now) } });
  const answer = await there.request({ url: `/api/panchanga?latitude=47.56&longitude=-52.71&timeZone=${zone}` });
  expect([answer.json().date, answer.headers['cache-control']]).toEqual([date, `public, max-age=${seconds}`]);
});

test('the answer for a date is kept for a day, and is not sent again to a reader who has it', async () => {
  const named = await read('city=delhi&date=2027-01-15');
  expect(named.headers['cache-control']).toBe('public, max-age=86400');
  expect((await read('city=delhi&date=2027-01-15', { 'if-none-match': String(named.headers.etag) })).statusCode).toBe(304);
});

test.each([
  ['city=atlantis', 404, undefined],
  ['latitude=-13.83&longitude=-171.77&timeZone=Pacific/Apia&date=2011-12-30', 404, undefined],
  ['', 400, '/query/city'],
  ['city=delhi&latitude=1&longitude=1&timeZone=UTC', 400, '/query/city'],
  ['latitude=1', 400, '/query/longitude'],
  ['longitude=1', 400, '/query/latitude'],
  ['latitude=1&longitude=1', 400, '/query/timeZone'],
  ['latitude=1&longitude=1&timeZone=Mars/Olympus', 400, '/query/timeZone'],
  ['latitude=28.613&longitude=77.21&timeZone=Asia/Kolkata', 400, '/query/latitude'],
  ['city=delhi&date=1899-12-31', 400, '/query/date'],
  ['city=delhi&date=2101-01-01', 400, '/query/date'],
  ['city=delhi&date=2027-02-30', 400, '/query/date'],
])('a day asked for by "%s" is refused by %i', async (query, status, pointer) => {
  const answer = await read(query);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json().errors?.[0]?.pointer).toBe(pointer);
});

test('a crowd that asks for one day after another is told to come back, and what is known is still answered', async () => {
  await read('city=varanasi&date=2027-01-14');
  const crowd = Array.from({ length: 120 }, (_, day) => {
    const date = new Date(Date.UTC(1950, 0, 1 + day)).toISOString().slice(0, 10);
    return read(`city=varanasi&date=${date}`);
  });
  const [known, ...answers] = await Promise.all([read('city=varanasi&date=2027-01-14'), ...crowd]);
  expect(known?.statusCode).toBe(200);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  // Many are answered: a hundred may wait.
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(50);
  expect(refused[0]?.headers['retry-after']).toBe('1');
});

test('a row of days leaves out what never was and what lies beyond the almanac', async () => {
  const readRow = (query: string) => shop.request({ url: `/api/panchanga/days?${query}` });
  const dates = async (query: string) => (await readRow(query)).json().items.map(({ date }: { date: string }) => date);
  expect(await dates('city=apia&from=2011-12-29&days=3')).toEqual(['2011-12-29', '2011-12-31']);
  expect(await dates('city=moscow&from=2100-12-31&days=3')).toEqual(['2100-12-31']);
  expect((await readRow('city=nowhere&from=2026-01-01&days=1')).statusCode).toBe(404);
});

const find = (payload: object) => shop.request({ method: 'POST', url: '/api/birth-star', payload });

test('a birth whose minute is known has one star, and no cache keeps the answer', async () => {
  const sure = await find({ date: '1990-05-17', time: '14:05', city: 'delhi' });
  expect(sure.headers['cache-control']).toBe('no-store');
  expect(sure.json()).toMatchObject({
    isCertain: true,
    candidates: [
      {
        from: '1990-05-17T08:35:00.000Z',
        to: '1990-05-17T08:36:00.000Z',
        lagna: { name_en: expect.any(String) },
      },
    ],
  });
});

test('a birth whose time is not known has all stars of its day', async () => {
  const unsure = (await find({ date: '1990-05-17', city: 'delhi' })).json();
  expect(unsure.isCertain).toBe(false);
  expect(unsure.candidates.length).toBeGreaterThan(3);
  expect(unsure.candidates[0]).toMatchObject({ lagna: null, from: '1990-05-16T18:30:00.000Z' });
  expect(unsure.candidates.at(-1).to).toBe('1990-05-17T18:30:00.000Z');
});

test('the star of a birth at no place or no time of day is refused', async () => {
  expect((await find({ date: '1990-05-17', city: 'atlantis' })).statusCode).toBe(404);
  expect((await find({ date: '1990-05-17', time: '25:00', city: 'delhi' })).json().errors[0].pointer).toBe('/time');
  expect((await find({ date: '1990-05-17' })).json().errors[0].pointer).toBe('/city');
});
