import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { components } from '#contract';
import { LIST, ordersServer, visitOrders } from '../../../testing/orders-visit.tsx';
import { staffMember } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';

const VIEWS = 'GET /api/admin/views';
const SAVE = 'PUT /api/admin/views/*';
const RENAME = 'PUT /api/admin/views/*/name';
const DELETE = 'DELETE /api/admin/views/*';
const view = example<components['schemas']['SavedView']>('savedView');

let server: FakeServer;
beforeEach(() => {
  server = ordersServer();
  server.answers[VIEWS] = { items: [view], mayShare: true };
  server.answers['GET /api/admin/waiting'] = example('waitingCounts');
});
afterEach(leaveShop);

const asked = () => server.callsOf(LIST).at(-1)?.search ?? '';
const table = () => screen.findByRole('table', { name: 'Заказы' });
const head = async (name: string) => within(await table()).getByRole('columnheader', { name });
const pressHead = async (name: string) => fireEvent.click(within(await head(name)).getByRole('button'));

test('a press on the title of a column sorts by it, a second press reverses the order, and the address keeps it', async () => {
  visitOrders(server);
  expect((await head('Заказ')).getAttribute('aria-sort')).toBe('descending');
  await pressHead('Сумма');
  await waitFor(() => expect(asked()).toContain('sort=-total'));
  expect((await head('Сумма')).getAttribute('aria-sort')).toBe('descending');
  expect((await head('Заказ')).getAttribute('aria-sort')).toBeNull();
  await pressHead('Сумма');
  await waitFor(() => expect(asked()).toContain('sort=total'));
  expect(location.search).toBe('?sort=total');
  await pressHead('Состояние');
  await waitFor(() => expect(location.search).toBe('?sort=status'));
  await pressHead('Заказ');
  // The usual order needs no word in the address.
  await waitFor(() => expect(location.search).toBe(''));
});

test('a saved view stands in the address by its id; changing a filter leaves the view and keeps its other filters', async () => {
  visitOrders(server, `?view=${view.id}`);
  await table();
  await waitFor(() => expect(asked()).toContain('status=pending&status=waiting&method=card&sort=-total'));
  expect(screen.getByRole('link', { name: view.name }).getAttribute('aria-current')).toBe('page');
  fireEvent.change(screen.getByLabelText('Оплата'), { target: { value: 'crypto' } });
  await waitFor(() => expect(location.search).toBe('?status=unpaid&method=crypto&sort=-total'));
  expect(screen.getByRole('link', { name: view.name }).getAttribute('aria-current')).toBeNull();
});

test('a list asks for nothing until its saved view is loaded, and says when that view is gone', async () => {
  visitOrders(server, `?view=${view.id}`);
  await table();
  expect(server.callsOf(LIST).map(({ search }) => search)).toEqual([expect.stringContaining('method=card')]);
  leaveShop();
  server.answers[VIEWS] = { items: [], mayShare: false };
  visitOrders(server, `?view=${view.id}`);
  expect(await screen.findByText(/Такого вида у вас нет/)).toBeDefined();
  await table();
  expect(server.callsOf(LIST)).toHaveLength(2);
});

test('while a saved view cannot be read the list says so, and does not show all rows in its place', async () => {
  server.answers[VIEWS] = () => problem(503, 'unavailable');
  visitOrders(server, `?view=${view.id}`);
  expect((await screen.findByRole('alert')).textContent).toContain('Detail of unavailable');
  expect(server.callsOf(LIST)).toEqual([]);
  // A file would hold all orders.
  expect(screen.queryByText('Скачать')).toBeNull();
  server.answers[VIEWS] = { items: [view], mayShare: false };
  await press('Попробовать ещё раз');
  await table();
  expect(screen.getByText('Скачать')).toBeDefined();
  expect(server.callsOf(LIST).map(({ search }) => search)).toEqual([expect.stringContaining('method=card')]);
});

test('filters are saved under a name once, even when an answer was lost, and a search cannot be saved', async () => {
  server.answers[SAVE] = () => problem(503, 'unavailable');
  visitOrders(server, '?method=card&sort=-total');
  await table();
  await press('Сохранить вид…');
  fireEvent.change(await screen.findByLabelText(/^Название/), { target: { value: ' Карты ' } });
  fireEvent.click(screen.getByLabelText('Для всех, кто видит этот список'));
  await press('Сохранить');
  await screen.findByText(/Detail of unavailable/);
  server.answers[SAVE] = view;
  await press('Сохранить');
  await waitFor(() => expect(location.search).toBe(`?view=${view.id}`));
  const body = { list: 'orders', name: 'Карты', isShared: true, filters: { method: 'card', sort: '-total' } };
  const [first, second] = server.callsOf(SAVE);
  expect([first?.body, second?.body, second?.path]).toEqual([body, body, first?.path]);
  leaveShop();
  visitOrders(server, '?q=Anna&method=card');
  await table();
  expect(screen.queryByRole('button', { name: 'Сохранить вид…' })).toBeNull();
});

test('a view that was saved only now is shown at once: nothing is asked without its filters, and no note calls it gone', async () => {
  const views = Promise.withResolvers<Response>();
  server.answers[VIEWS] = { items: [], mayShare: false };
  server.answers[SAVE] = () => {
    server.answers[VIEWS] = () => views.promise;
    return Response.json(view);
  };
  const said: string[] = [];
  const watch = new MutationObserver(() => said.push(document.body.textContent));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  visitOrders(server, '?method=card&sort=-total');
  await table();
  await press('Сохранить вид…');
  fireEvent.change(await screen.findByLabelText(/^Название/), { target: { value: 'Карты' } });
  await press('Сохранить');
  // The page is drawn for the new address once it knows no filters.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Сбросить' })).toBeNull());
  views.resolve(Response.json({ items: [view], mayShare: false }));
  await waitFor(() => expect(asked()).toContain('status=pending&status=waiting&method=card&sort=-total'));
  watch.disconnect();
  expect(server.callsOf(LIST)).toHaveLength(2);
  expect(said.filter((text) => text.includes('Такого вида у вас нет'))).toEqual([]);
});

test('a view that was saved only now is not called gone when the views cannot be read again', async () => {
  server.answers[VIEWS] = { items: [], mayShare: false };
  server.answers[SAVE] = () => {
    server.answers[VIEWS] = () => problem(503, 'unavailable');
    return Response.json(view);
  };
  visitOrders(server, '?method=card');
  await table();
  await press('Сохранить вид…');
  fireEvent.change(await screen.findByLabelText(/^Название/), { target: { value: 'Карты' } });
  await press('Сохранить');
  await waitFor(() => expect([location.search, server.callsOf(VIEWS).length]).toEqual([`?view=${view.id}`, 2]));
  expect((await screen.findByRole('alert')).textContent).toContain('Detail of unavailable');
  expect(screen.queryByText(/Такого вида у вас нет/)).toBeNull();
});

test('a view that is named anew after a lost answer has another id', async () => {
  server.answers[SAVE] = () => problem(503, 'unavailable');
  visitOrders(server, '?method=card');
  await table();
  await press('Сохранить вид…');
  for (const name of ['Карты', 'Ждут карты']) {
    fireEvent.change(await screen.findByLabelText(/^Название/), { target: { value: name } });
    const sent = server.callsOf(SAVE).length;
    await press('Сохранить');
    await waitFor(() => expect(server.callsOf(SAVE)).toHaveLength(sent + 1));
    await screen.findByText(/Detail of unavailable/);
  }
  expect(new Set(server.callsOf(SAVE).map(({ path }) => path)).size).toBe(2);
});

test('a search that begins while a view is being saved does not come into the view', async () => {
  server.answers[SAVE] = view;
  visitOrders(server, '?method=card');
  await table();
  await press('Сохранить вид…');
  fireEvent.change(await screen.findByLabelText(/^Название/), { target: { value: 'Карты' } });
  fireEvent.change(screen.getByRole('searchbox', { hidden: true }), { target: { value: 'Anna' } });
  await waitFor(() => expect(location.search).toContain('q=Anna'));
  await press('Сохранить');
  await waitFor(() => expect(server.callsOf(SAVE)).toHaveLength(1));
  expect(server.callsOf(SAVE)[0]?.body.filters).toEqual({ method: 'card' });
});

test('somebody who may not share a view is not asked to, and cannot change a view that others share', async () => {
  server.answers[VIEWS] = { items: [{ ...view, mayChange: false }], mayShare: false };
  visitOrders(server, '?method=card', 'ru', staffMember({ role: 'operator' }));
  await table();
  await press('Сохранить вид…');
  await screen.findByLabelText(/^Название/);
  expect(screen.queryByLabelText('Для всех, кто видит этот список')).toBeNull();
  leaveShop();
  visitOrders(server, `?view=${view.id}`);
  await table();
  expect(screen.queryByRole('button', { name: 'Удалить вид…' })).toBeNull();
});

test('a view is renamed and deleted as it was read, and the list then goes on with its filters', async () => {
  server.answers[RENAME] = () => problem(412, 'changed_meanwhile');
  server.answers[DELETE] = () => new Response(null, { status: 204 });
  visitOrders(server, `?view=${view.id}`);
  await table();
  await press('Переименовать вид…');
  fireEvent.change(await screen.findByLabelText(/^Название/), { target: { value: 'Карты' } });
  await press('Сохранить');
  expect(await screen.findByText(/Detail of changed_meanwhile|другой человек/)).toBeDefined();
  const version = `"${view.version}"`;
  expect(server.callsOf(RENAME)).toMatchObject([{ body: { name: 'Карты' }, version }]);
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  await press('Удалить вид…');
  await press('Удалить вид');
  await waitFor(() => expect(location.search).toBe('?status=unpaid&method=card&sort=-total'));
  expect(server.callsOf(DELETE)).toMatchObject([{ version }]);
});

test('the views of the page say how many rows wait, and seldom filters are hidden unless they are set', async () => {
  visitOrders(server);
  expect(await screen.findByRole('link', { name: /^Ждут человека *ждут: 4/ })).toBeDefined();
  expect(screen.queryByLabelText('Деньги')).toBeNull();
  await press('Ещё фильтры');
  fireEvent.change(screen.getByLabelText('Деньги'), { target: { value: 'true' } });
  await waitFor(() => expect(location.search).toBe('?waits=true'));
  leaveShop();
  visitOrders(server, '?asked=true');
  await table();
  expect(screen.getByLabelText<HTMLSelectElement>('Просьба о переносе').value).toBe('true');
  expect(screen.queryByLabelText('Деньги')).toBeNull();
});
