import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '#contract';
import { PERMISSIONS } from '#kernel/permissions.ts';
import { staffMember, visitPanel } from '../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop } from '../../testing/shop-visit.tsx';
import { PanelPages } from './frame/panel-pages.tsx';
import { SECTIONS } from './sections.ts';

beforeAll(() => Promise.all(SECTIONS.map(({ load }) => load())));
afterEach(leaveShop);

/** The lists that can be saved as views; `heads` are the columns that sort, with the order after the first press. */
const LISTS = [
  {
    list: 'clients',
    place: '/clients',
    example: 'clients',
    filters: { buyers: 'true', language: 'en' },
    heads: { 'С какого дня': 'date' },
  },
  {
    list: 'money',
    place: '/money',
    example: 'waitingMoney',
    filters: { kind: 'ask' },
    heads: { 'С какого времени': '-date', 'Сумма заказа': '-total', Состояние: 'status' },
  },
  {
    list: 'refunds',
    place: '/money/refunds',
    example: 'openRefunds',
    filters: { waitsFor: 'sending' },
    heads: { Возвращается: '-total', 'Чего ждёт': 'status' },
  },
  {
    list: 'consultations',
    place: '/consultations',
    example: 'consultations',
    filters: { state: 'all' },
    heads: { 'Кто и о чём': 'date', Ответ: 'status' },
  },
  {
    list: 'audit',
    place: '/audit',
    example: 'staffActions',
    filters: { area: 'order', from: '2026-11-01' },
    heads: { Когда: 'date' },
  },
] as const;

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    'GET /api/admin/waiting': example('waitingCounts'),
    'GET /api/admin/views': { items: [], mayShare: true },
    'GET /api/admin/staff': { items: [], nextCursor: null },
  });
});

const open = (path: string) =>
  visitPanel(
    <Routes>
      <Route path="/admin-panel/*" element={<PanelPages sections={SECTIONS} />} />
    </Routes>,
    server,
    { path: `/admin-panel${path}`, language: 'ru', member: staffMember({ permissions: [...PERMISSIONS] }) },
  );
const apiOf = ({ list }: (typeof LISTS)[number]) => `GET /api/admin/${list}`;
const asked = (list: (typeof LISTS)[number]) => new URLSearchParams(server.callsOf(apiOf(list)).at(-1)?.search);

test.each(LISTS)('the list of $list is sorted by a press on the head of a column, as its address says', async (one) => {
  server.answers[apiOf(one)] = example(one.example);
  open(one.place);
  const table = within(await screen.findByRole('table'));
  for (const [head, sort] of Object.entries(one.heads)) {
    fireEvent.click(within(table.getByRole('columnheader', { name: head })).getByRole('button'));
    await waitFor(() => expect(asked(one).get('sort')).toBe(sort));
    expect(location.search).toBe(`?sort=${sort}`);
  }
});

const filtersOf = ({ filters, heads }: (typeof LISTS)[number]) => ({ ...filters, sort: Object.values(heads)[0] ?? '' });
const viewOf = (one: (typeof LISTS)[number]) => ({
  ...example<components['schemas']['SavedView']>('savedView'),
  list: one.list,
  filters: filtersOf(one),
});

test.each(LISTS)('a saved view of the list of $list asks for its filters and order', async (one) => {
  const view = viewOf(one);
  server.answers[apiOf(one)] = example(one.example);
  server.answers['GET /api/admin/views'] = { items: [view], mayShare: true };
  open(`${one.place}?view=${view.id}`);
  await screen.findByRole('table');
  await waitFor(() => expect(Object.fromEntries(asked(one))).toMatchObject(view.filters));
  expect(screen.getByRole('link', { name: view.name }).getAttribute('aria-current')).toBe('page');
  expect(server.callsOf('GET /api/admin/views')[0]?.search).toBe(`?list=${one.list}`);
});

test.each(LISTS)('a view of the list of $list is saved with the filters and the order of its address', async (one) => {
  const filters = filtersOf(one);
  server.answers[apiOf(one)] = example(one.example);
  server.answers['PUT /api/admin/views/*'] = viewOf(one);
  open(`${one.place}?${new URLSearchParams(filters)}`);
  await screen.findByRole('table');
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить вид…' }));
  fireEvent.change(await screen.findByLabelText(/^Название/), { target: { value: 'Мой' } });
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(location.search).toBe(`?view=${viewOf(one).id}`));
  const body = { list: one.list, name: 'Мой', isShared: false, filters };
  expect(server.callsOf('PUT /api/admin/views/*').at(-1)?.body).toEqual(body);
});

test.each(LISTS)('the list of $list leaves out an order that its address makes up', async (one) => {
  server.answers[apiOf(one)] = example(one.example);
  open(`${one.place}?sort=name`);
  await screen.findByRole('table');
  expect(asked(one).get('sort')).toBeNull();
});

test.each(LISTS)('the list of $list does without a view of its address that was deleted', async (one) => {
  server.answers[apiOf(one)] = example(one.example);
  open(`${one.place}?view=6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e`);
  await screen.findByRole('table');
  expect(screen.getByText(/^Такого вида у вас нет/)).toBeDefined();
  expect(asked(one).get('view')).toBeNull();
});
