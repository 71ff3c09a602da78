import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { visitSection } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, press, problem, type, value } from '../../../testing/shop-visit.tsx';
import type { ClosedDaysEntry, ClosedDaysInput } from './closed-days-queries.ts';
import SettingsPage from './settings-page.tsx';

const CLOSED = 'GET /api/admin/settings/closed-days';
const SAVE = 'PUT /api/admin/settings/closed-days';
const PLANNED = 'GET /api/admin/settings/closed-days/planned';
let server: FakeServer;
let items: ClosedDaysEntry[];

beforeEach(() => {
  ({ items } = example<{ items: ClosedDaysEntry[] }>('editedClosedDays'));
  const read = () => Response.json({ items }, { headers: { etag: `"${items.length}"` } });
  const capacity = () => Response.json({ rituals: 0 }, { headers: { etag: '"0"' } });
  server = fakeServer({
    [CLOSED]: read,
    [SAVE]: read,
    [PLANNED]: example<object>('plannedRituals'),
    'GET /api/admin/settings/day-capacity': capacity,
  });
});
afterEach(leaveShop);

async function typeDays(first: string, last = '') {
  await type('Первый день', first);
  await type('Последний день', last);
  await type('Причина (русский)', 'Ремонт');
  await type('Причина (английский)', 'Repairs');
}
const open = (language: 'ru' | 'en' = 'ru', place = '') =>
  visitSection(SettingsPage, server, { place: `/settings${place}`, language });

test.each([
  ['ru', '31 декабря 2026 г. – 2 января 2027 г.', 'Запланировано начало: 2 ритуала'],
  ['en', '31 December 2026 – 2 January 2027', '2 rituals are planned to begin then'],
] as const)('in %s the list says which days are closed, why, and what was planned on them', async (language, days, planned) => {
  open(language);
  expect(await screen.findByText(days)).toBeDefined();
  expect(screen.getByText('The temple is closed for a feast')).toBeDefined();
  expect(screen.getByText(planned)).toBeDefined();
});

test('who closes a day reads first how many rituals begin then', async () => {
  open('en');
  await type('First day', '2027-05-01');
  expect(await screen.findByText(/2 rituals are planned to begin then\. What is planned stays/)).toBeDefined();
  expect(server.callsOf(PLANNED).at(-1)?.search).toContain('from=2027-05-01&to=2027-05-01');
});

test('a day that is closed joins the list, and the form is empty again', async () => {
  open();
  await typeDays('2027-05-01');
  await press('Закрыть эти дни');
  const added = { from: '2027-05-01', to: '2027-05-01', reason: 'Ремонт', reason_en: 'Repairs' };
  const [{ planned: _, ...first } = {}] = items as Partial<ClosedDaysEntry>[];
  await waitFor(() => expect(server.callsOf(SAVE)).toMatchObject([{ body: { items: [first, added] } }]));
  await waitFor(() => expect(value('Первый день')).toBe(''));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a day is not closed without its date and its reasons, and the form leads to the first of them', async () => {
  open('en');
  await press('Close these days');
  expect(document.activeElement).toBe(screen.getByLabelText('First day'));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(Array(3).fill('Fill in this field'));
  expect(server.callsOf(SAVE)).toEqual([]);
});

test('days that end before they begin are not sent', async () => {
  open();
  await typeDays('2027-05-03', '2027-05-01');
  expect(screen.getByText('Последний день раньше первого.')).toBeDefined();
  await press('Закрыть эти дни');
  expect([document.activeElement, server.callsOf(SAVE)]).toEqual([screen.getByLabelText('Последний день'), []]);
});

test('days that are not closed because somebody else was faster survive a reload of the page', async () => {
  server.answers[SAVE] = () => problem(412, 'changed_meanwhile');
  open();
  await typeDays('2027-05-03', '2027-05-04');
  await press('Закрыть эти дни');
  expect((await screen.findByRole('alert')).textContent).toContain('Detail of changed_meanwhile.');
  leaveShop();
  open();
  await screen.findByLabelText('Первый день');
  const typed = ['Первый день', 'Последний день', 'Причина (русский)'].map(value);
  expect(typed).toEqual(['2027-05-03', '2027-05-04', 'Ремонт']);
});

test('days that are closed again after a lost answer stand in the list once', async () => {
  server.answers[SAVE] = ({ body }) => {
    items = (body as { items: ClosedDaysInput[] }).items.map((entry) => ({ ...entry, reason: entry.reason.trim(), planned: 0 }));
    throw new TypeError('Failed to fetch');
  };
  open();
  await type('Первый день', '2027-05-03');
  await type('Причина (русский)', 'Ремонт ');
  await type('Причина (английский)', 'Repairs');
  await press('Закрыть эти дни');
  await screen.findByText(/^3 мая 2027/);
  await press('Закрыть эти дни');
  await waitFor(() => expect(server.callsOf(SAVE)).toHaveLength(2));
  expect(server.callsOf(SAVE)[1]?.body).toEqual(server.callsOf(SAVE)[0]?.body);
});

test('a closed day is opened again', async () => {
  open();
  await press('Открыть снова: 31 декабря 2026\u00a0г. – 2 января 2027\u00a0г.');
  await waitFor(() => expect(server.callsOf(SAVE)).toMatchObject([{ body: { items: [] } }]));
});

test('how many rituals a day takes is a whole number of at most 1000, stored over the version that was read', async () => {
  const SAVED = 'PUT /api/admin/settings/day-capacity';
  server.answers[SAVED] = () => Response.json({ rituals: 12 }, { headers: { etag: '"1"' } });
  open('en');
  for (const wrong of ['1001', '-1', '2.5', '']) {
    await type('Rituals a day', wrong);
    await press('Save');
    expect(server.callsOf(SAVED)).toEqual([]);
  }
  await type('Rituals a day', '12');
  await press('Save');
  await waitFor(() => expect(server.callsOf(SAVED)).toMatchObject([{ body: { rituals: 12 }, version: '"0"' }]));
});

test('how many rituals a day takes is stored once after a lost answer, however the number was typed', async () => {
  const PLACE = '/api/admin/settings/day-capacity';
  server.answers[`PUT ${PLACE}`] = () => {
    server.answers[`GET ${PLACE}`] = () => Response.json({ rituals: 12 }, { headers: { etag: '"1"' } });
    throw new TypeError('Failed to fetch');
  };
  open('en');
  await type('Rituals a day', '012');
  await press('Save');
  await waitFor(() => expect(value('Rituals a day')).toBe('12'));
  expect(screen.queryByRole('region', { name: /^While you/ })).toBeNull();
});

test.each([
  ['ru', 'Город', 'Варанаси, Индия', 'Пуна, Индия', 'Сохранить', 'Выберите город из списка'],
  ['en', 'City', 'Varanasi, India', 'Pune, India', 'Save', 'Choose a city of the list'],
] as const)(
  'in %s the fire moves to a city of the list, and to no other place; what was typed survives a reload',
  async (language, label, former, city, save, wrong) => {
    const FIRE = '/api/admin/settings/fire-place';
    const answer = (slug: string) => Response.json({ city: slug, name: '', name_en: '' }, { headers: { etag: '"1"' } });
    Object.assign(server.answers, { [`GET ${FIRE}`]: () => answer('varanasi'), [`PUT ${FIRE}`]: () => answer('pune') });
    open(language, '/fire');
    await screen.findByLabelText(label);
    expect(value(label)).toBe(former);
    await type(label, 'Atlantis');
    leaveShop();
    open(language, '/fire');
    await screen.findByLabelText(label);
    expect(value(label)).toBe('Atlantis');
    await press(save);
    expect(await screen.findByText(wrong)).toBeDefined();
    expect(server.callsOf(`PUT ${FIRE}`)).toEqual([]);
    await type(label, city);
    await press(save);
    await waitFor(() => expect(server.callsOf(`PUT ${FIRE}`)).toMatchObject([{ body: { city: 'pune' } }]));
  },
);
