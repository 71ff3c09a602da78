import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentServer, type, visitContent } from '../../../testing/content-visit.tsx';
import { example, type FakeCall, type FakeServer, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';
import type { Rule } from './rules-queries.ts';

const PLACE = '/api/admin/services/ganesha/muhurta-rules';
const rule = (other: Partial<Rule>): Rule => ({
  on: 'tithi',
  values: ['4'],
  weight: 2,
  text: 'Четвёртый титхи',
  text_en: 'The fourth',
  source: 'Обычай',
  source_en: 'Custom',
  ...other,
});
const wednesday = rule({ on: 'vara', values: ['3'], weight: 1, text: 'Среда', text_en: 'Wednesday' });

let server: FakeServer;

beforeEach(() => {
  server = contentServer();
});
afterEach(leaveShop);

/** The shop's rules from now on. */
function stored(items: readonly Rule[], version: number) {
  server.answers[`GET ${PLACE}`] = () => Response.json({ items }, { headers: { etag: `"${version}"` } });
}
const sent = () => server.callsOf(`PUT ${PLACE}`).map(({ body }) => body as { items: Rule[] });
const open = () => visitContent(server, '/content/services/ganesha/days', 'en');
const box = (name: string) => within(screen.getByRole('group', { name: /^(Какие|Which)/ })).getByRole('checkbox', { name });

test('the page names the ritual whose rules these are', async () => {
  stored([], 1);
  server.answers['GET /api/services'] = example<object>('services');
  visitContent(server, '/content/services/ganesha/days');
  expect(await screen.findByRole('heading', { level: 1, name: 'Правила хороших дней' })).toBeDefined();
  expect((await screen.findByRole('link', { name: 'Ганеша-яга' })).getAttribute('href')).toBe(
    '/admin-panel/content/services/ganesha',
  );
});

test.each([
  ['ru', 'Среда · Будхавара', 'Суббота · Шанивара', 'Изменить: Среда', 'Сохранить'],
  ['en', 'Wednesday · Budhavara', 'Saturday · Shanivara', 'Change: Wednesday', 'Save'],
] as const)('the days of a rule are told and chosen by their names (%s)', async (language, told, saturday, change, save) => {
  stored([wednesday], 1);
  server.answers[`PUT ${PLACE}`] = { items: [] };
  visitContent(server, '/content/services/ganesha/days', language);
  expect(await screen.findByText((text) => text.includes(told))).toBeDefined();
  await press(change);
  expect((box(told) as HTMLInputElement).checked).toBe(true);
  fireEvent.click(box(saturday));
  await press(save);
  await waitFor(() => expect(sent()).toEqual([{ items: [{ ...wednesday, values: ['3', '6'] }] }]));
});

test('a rule that begins to look at something else has nothing chosen, and is not sent without a choice', async () => {
  stored([wednesday], 1);
  open();
  await press('Change: Wednesday');
  fireEvent.change(screen.getByRole('combobox', { name: 'What is looked at' }), { target: { value: 'tithi' } });
  await press('Save');
  expect(box('Shukla Pratipada').getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
});

test('of two who change the rules at once the second is told, and still changes the rule that was opened', async () => {
  const [fourth, tenth] = [rule({}), rule({ values: ['10'], text_en: 'The tenth' })];
  stored([fourth, wednesday, tenth], 1);
  server.answers[`PUT ${PLACE}`] = () => problem(412, 'changed_meanwhile');
  open();
  await press('Change: Wednesday');
  await type('Who says so, in English', 'The elders');
  stored([wednesday, tenth], 2);
  await press('Save');
  expect(await screen.findByText('Detail of changed_meanwhile.')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('The fourth')).toBeNull());
  server.answers[`PUT ${PLACE}`] = { items: [] };
  await press('Save');
  await waitFor(() => expect(sent().at(-1)).toEqual({ items: [{ ...wednesday, source_en: 'The elders' }, tenth] }));
});

test('what is typed of a rule that somebody has removed meanwhile is saved at the end of the list, and that is said', async () => {
  const tenth = rule({ values: ['10'], text_en: 'The tenth' });
  stored([wednesday, tenth], 1);
  server.answers[`PUT ${PLACE}`] = () => problem(412, 'changed_meanwhile');
  open();
  await press('Change: Wednesday');
  await type('Who says so, in English', 'The elders');
  stored([tenth], 2);
  await press('Save');
  expect(await screen.findByText(/What stands here is saved at the end of the list/)).toBeDefined();
  server.answers[`PUT ${PLACE}`] = { items: [] };
  await press('Add a rule');
  await waitFor(() => expect(sent().at(-1)).toEqual({ items: [tenth, { ...wednesday, source_en: 'The elders' }] }));
});

/** Stores the rules of a call, whose answer is then lost. */
const storedUnheard = ({ body }: FakeCall) => {
  stored((body as { items: Rule[] }).items, 2);
  server.answers[`PUT ${PLACE}`] = { items: [] };
  throw new TypeError('Failed to fetch');
};

test('a rule that is changed, and sent again after a lost answer, stands in the list once', async () => {
  const tenth = rule({ values: ['10'], text_en: 'The tenth' });
  stored([wednesday, tenth], 1);
  server.answers[`PUT ${PLACE}`] = storedUnheard;
  open();
  await press('Change: Wednesday');
  await type('Who says so, in English', 'The elders');
  await press('Save');
  // The rule as it was opened is gone from the list, so the form now adds one.
  await press('Add a rule');
  const changed = { ...wednesday, source_en: 'The elders' };
  await waitFor(() => expect(sent()).toEqual([{ items: [changed, tenth] }, { items: [tenth, changed] }]));
});

test('of a field that both have changed since a rule was opened the second person chooses before the rule is saved', async () => {
  stored([wednesday], 1);
  open();
  await press('Change: Wednesday');
  await type('Who says so, in English', 'The elders');
  leaveShop();
  const changed = { ...wednesday, weight: 3 as const, source: 'Старейшины', source_en: 'The books' };
  stored([changed], 2);
  server.answers[`PUT ${PLACE}`] = { items: [] };
  open();
  await press('Change: Wednesday');
  expect(await screen.findByText('The books')).toBeDefined();
  await press('Save');
  expect(sent()).toEqual([]);
  // Nothing is missing, so no field is called so.
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /^While you were typing/ }));
  expect(screen.queryByText(/^Needed to go on/)).toBeNull();
  await press(/^Keep mine/);
  await press('Save');
  await waitFor(() => expect(sent()).toEqual([{ items: [{ ...changed, source_en: 'The elders' }] }]));
});
