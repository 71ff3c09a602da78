import ICAL from 'ical.js';
import { beforeEach, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import { dayIn } from '#kernel/day-in.ts';
import { shortHexHash } from '#kernel/short-hash.ts';
import { openShop, testClock } from '../support/shop.ts';
import { type Customer, signIn } from './steps/customers.ts';
import { savePlan } from './steps/profiles.ts';
import { paidOrder } from './steps/purchase.ts';
import { atOnce } from './steps/repeat.ts';
import { signInStaff } from './steps/staff.ts';

const { clock } = testClock();
const shop = await openShop({ overrides: { clock } });
let anna: Customer;
beforeEach(async () => {
  anna = await signIn(shop);
});

interface Plan {
  readonly calendarUrl: string;
  readonly rituals: readonly { readonly endDate: string }[];
}

const newPlan = { startDate: '2027-03-10', specialWishes: 'О здоровье семьи', participants: 'Анна Иванова 05.03.1988 07:40' };
const save = (who: Customer, changes: object = {}) => savePlan(who, { ...newPlan, ...changes });
const read = (who: Customer) => who.request({ url: `/api/ritual-plans?customerEmail=${encodeURIComponent(who.contact)}` });
const renew = (who: Customer) => who.request({ method: 'POST', url: '/api/ritual-plans/calendar-token' });
const pay = (who: Customer) => paidOrder(shop, { customerEmail: who.contact });

const fetchFeed = async (url: string) => {
  const { pathname, search } = new URL(url);
  return shop.request({ url: pathname + search });
};
const eventsOf = (feed: string) =>
  new ICAL.Component(ICAL.parse(feed) as unknown[]).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

test('the calendar feed of a plan shows each ritual from its first to its last day to everybody who has its address, and no cache may keep it', async () => {
  const { id } = await pay(anna);
  const { calendarUrl, rituals } = (await save(anna)).json<Plan>();
  expect(calendarUrl.startsWith(`${shop.config.publicUrl}/api/ritual-plans/calendar.ics?token=`)).toBe(true);
  const feed = await fetchFeed(calendarUrl);
  expect(feed.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' });
  const events = eventsOf(feed.payload);
  expect(events.map(({ startDate, endDate }) => [startDate.toString(), endDate.toString()])).toEqual(
    // The end of an event is the day after its last day.
    rituals.map(({ endDate }) => ['2027-03-10', addDays(endDate as CalendarDate, 1)]),
  );
  // A long line is folded anywhere, also within a word.
  const unfolded = feed.payload.replaceAll('\r\n ', '');
  expect(unfolded).not.toMatch(/Иванов|1988|здоровье/);
  // The id opens the page of the order.
  expect(unfolded).not.toContain(id);
});

test('the calendar feed of a plan moves its events when the first day changes, and not when the wishes change', async () => {
  await pay(anna);
  const { calendarUrl } = (await save(anna)).json<Plan>();
  const before = eventsOf((await fetchFeed(calendarUrl)).payload);
  await save(anna, { specialWishes: 'Другие слова' });
  await save(anna, { startDate: '2027-05-01' });
  const after = eventsOf((await fetchFeed(calendarUrl)).payload);
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  expect([before[0]?.sequence, after[0]?.sequence]).toEqual([0, 1]);
  expect(after[0]?.startDate.toString()).toBe('2027-05-01');
});

test('the calendar feed of a plan has a ritual without a day from its beginning on, and not once that is undone', async () => {
  await pay(anna);
  const { calendarUrl } = (await save(anna)).json<Plan>();
  const later = await pay(anna);
  const priest = await signInStaff(shop, 'priest');
  const event = async () => {
    const events = eventsOf((await fetchFeed(calendarUrl)).payload);
    const { startDate, sequence } = events.find(({ uid }) => uid.startsWith(shortHexHash(`${later.id}-0`))) ?? {};
    return [startDate?.toString(), sequence];
  };
  const days = [await event()];
  for (const method of ['POST', 'DELETE'] as const) {
    await priest.request({ method, url: `/api/admin/desk/${later.id}/rituals/0/begin` });
    days.push(await event());
  }
  expect(days).toEqual([
    [undefined, undefined],
    [dayIn(clock(), shop.config.timeZone), 1],
    [undefined, undefined],
  ]);
});

test.each(['ru', 'en'] as const)(
  'the calendar feed of a plan is written in the language of the customer: %s',
  async (language) => {
    await shop.database.queries.updateTable('users').set({ language }).where('id', '=', anna.id).execute();
    await pay(anna);
    const feed = await fetchFeed((await save(anna)).json<Plan>().calendarUrl);
    const names = (await shop.request({ url: '/api/services' })).json<{ id: string; name: string; name_en: string }[]>();
    const ganesha = names.find(({ id }) => id === 'ganesha');
    expect(eventsOf(feed.payload)[0]?.summary).toBe(language === 'ru' ? ganesha?.name : ganesha?.name_en);
  },
);

test('the calendar feed of a plan tells the tithi of the first day, its hours at the fire and by the clocks that the address names, and reminds as it says', async () => {
  // An almanac that has reckoned the month answers in time on a busy machine.
  await shop.request({ url: '/api/services/ganesha/muhurtas?from=2027-03-01&days=31' });
  await pay(anna);
  const { calendarUrl } = (await save(anna)).json<Plan>();
  const [plain] = eventsOf((await fetchFeed(calendarUrl)).payload);
  expect(plain?.description).toMatch(/(tithi|титхи) .*\n.*(Varanasi|Варанаси), UTC\+5:30\): \d\d:\d\d – \d\d:\d\d/);
  expect(plain?.description).not.toContain('UTC+3');
  const [chosen] = eventsOf((await fetchFeed(`${calendarUrl}&timeZone=Europe/Moscow&reminder=both`)).payload);
  expect(chosen?.description).toMatch(/UTC\+5:30\): .*\n.*\(UTC\+3\): \d\d:\d\d/);
  const triggers = (event: ICAL.Event | undefined) =>
    event?.component.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger')));
  expect([triggers(plain), triggers(chosen)]).toEqual([[], ['-P2DT15H', '-PT6H']]);
  expect((await fetchFeed(`${calendarUrl}&reminder=each_hour`)).json()).toMatchObject({ status: 400 });
  expect((await fetchFeed(`${calendarUrl}&timeZone=Mars/Olympus`)).payload).toBe((await fetchFeed(calendarUrl)).payload);
});

test('the calendar feed of a plan opens only at its newest address, with the same events', async () => {
  await pay(anna);
  const addresses = [(await save(anna)).json<Plan>().calendarUrl];
  const before = eventsOf((await fetchFeed(addresses[0] ?? '')).payload);
  for (let times = 0; times < 3; times++) {
    const plan = (await read(anna)).json<Plan>();
    const renewed = await renew(anna);
    addresses.push(renewed.json<Plan>().calendarUrl);
    expect(renewed.json()).toEqual({ ...plan, calendarUrl: addresses.at(-1) });
    await save(anna, { startDate: `2027-04-0${times + 1}` });
    const answers = await Promise.all(addresses.map(fetchFeed));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...addresses.slice(1).map(() => 404), 200]);
    expect(eventsOf(answers.at(-1)?.payload ?? '').map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  }
  expect(new Set(addresses).size).toBe(4);
  expect((await read(anna)).json<Plan>().calendarUrl).toBe(addresses.at(-1));
});

test('the calendar feed of a plan has one address after several changes at once', async () => {
  await pay(anna);
  await save(anna);
  const answers = await atOnce(5, () => renew(anna));
  const addresses = answers.map((answer) => answer.json<Plan>().calendarUrl);
  expect(new Set(addresses).size).toBe(5);
  const opened = await Promise.all(addresses.map(fetchFeed));
  expect(opened.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('the calendar feed of a plan gets a new address only from its own customer, and only when there is a plan', async () => {
  const boris = await signIn(shop);
  await pay(boris);
  const { calendarUrl } = (await save(boris)).json<Plan>();
  expect((await renew(anna)).json()).toMatchObject({ status: 404, code: 'not_found' });
  expect((await fetchFeed(calendarUrl)).statusCode).toBe(200);
});

test('the calendar feed of a plan opens only with its own token', async () => {
  await pay(anna);
  const token = new URL((await save(anna)).json<Plan>().calendarUrl).searchParams.get('token') ?? '';
  const last = token.at(-1) === 'A' ? 'B' : 'A';
  for (const wrong of [token.slice(0, -1) + last, 'A'.repeat(64), `${token}A`, token.toLowerCase()]) {
    expect((await shop.request({ url: `/api/ritual-plans/calendar.ics?token=${wrong}` })).json()).toMatchObject({
      status: 404,
    });
  }
  expect((await shop.request({ url: '/api/ritual-plans/calendar.ics?token=short' })).statusCode).toBe(400);
});
