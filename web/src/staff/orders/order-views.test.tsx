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
/** Names the filters of the list in the dialog that saves them as a view. */
async function nameView(name: string) {
  await table();
  await press('Сохранить вид…');
  fireEvent.change(await screen.findByLabelText(/^Название/), { target: { value: name } });
}
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

test('a list asks for nothing until its saved view is loaded', async () => {
  visitOrders(server, `?view=${view.id}`);
  await table();
  expect(server.callsOf(LIST).map(({ search }) => search)).toEqual([expect.stringContaining('method=card')]);
});

test('a list whose saved view is gone says so, and shows all rows', async () => {
  server.answers[VIEWS] = { items: [], mayShare: false };
  visitOrders(server, `?view=${view.id}`);
  expect(await screen.findByText(/Такого вида у вас нет/)).toBeDefined();
  await table();
  expect(server.callsOf(LIST)).toHaveLength(1);
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

test('filters are saved under a name once, even when an answer was lost', async () => {
  server.answers[SAVE] = () => problem(503, 'unavailable');
  visitOrders(server, '?method=card&sort=-total');
  await nameView(' Карты ');
  fireEvent.click(screen.getByLabelText('Для всех, кто видит этот список'));
  await press('Сохранить');
  await screen.findByText(/Detail of unavailable/);
  server.answers[SAVE] = view;
  await press('Сохранить');
  await waitFor(() => expect(location.search).toBe(`?view=${view.id}`));
  const body = { list: 'orders', name: 'Карты', isShared: true, filters: { method: 'card', sort: '-total' } };
  const [first, second] = server.callsOf(SAVE);
  expect([first?.body, second?.body, second?.path]).toEqual([body, body, first?.path]);
});

test('a search cannot be saved as a view', async () => {
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
  await waitFor(() => expect(screen.getByRole('link', { name: view.name }).getAttribute('aria-current')).toBe('page'));
  views.resolve(Response.json({ items: [view], mayShare: false }));
  await waitFor(() => expect(asked()).toContain('status=pending&status=waiting&method=card&sort=-total'));
  watch.disconnect();
  expect(server.callsOf(LIST)).toHaveLength(2);
  expect(said.filter((text) => text.includes('Такого вида у вас нет'))).toEqual([]);
});

test('a view that was saved only now is shown also when the views cannot be read again', async () => {
  server.answers[VIEWS] = { items: [], mayShare: false };
  server.answers[SAVE] = () => {
    server.answers[VIEWS] = () => problem(503, 'unavailable');
    return Response.json(view);
  };
  visitOrders(server, '?method=card');
  await nameView('Карты');
  await press('Сохранить');
  await waitFor(() => expect([location.search, server.callsOf(VIEWS).length]).toEqual([`?view=${view.id}`, 2]));
  expect((await screen.findByRole('alert')).textContent).toContain('Detail of unavailable');
  await waitFor(() => expect(asked()).toContain('status=pending&status=waiting&method=card&sort=-total'));
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
  await nameView('Карты');
  fireEvent.change(screen.getByRole('searchbox', { hidden: true }), { target: { value: 'Anna' } });
  await waitFor(() => expect(location.search).toContain('q=Anna'));
  await press('Сохранить');
  await waitFor(() => expect(server.callsOf(SAVE)).toHaveLength(1));
  expect(server.callsOf(SAVE)[0]?.body.filters).toEqual({ method: 'card' });
});

test('somebody who may not share a view is not asked to', async () => {
  server.answers[VIEWS] = { items: [], mayShare: false };
  visitOrders(server, '?method=card', 'ru', staffMember({ role: 'operator' }));
  await nameView('Карты');
  expect(screen.queryByLabelText('Для всех, кто видит этот список')).toBeNull();
});

test('a view that somebody else shares can be neither renamed nor deleted', async () => {
  server.answers[VIEWS] = { items: [{ ...view, mayChange: false }], mayShare: false };
  visitOrders(server, `?view=${view.id}`);
  await table();
  for (const name of ['Переименовать вид…', 'Удалить вид…']) expect(screen.queryByRole('button', { name })).toBeNull();
});

/** Gives the view of the list another name. */
async function rename() {
  visitOrders(server, `?view=${view.id}`);
  await table();
  await press('Переименовать вид…');
  fireEvent.change(await screen.findByLabelText(/^Название/), { target: { value: 'Карты' } });
  await press('Сохранить');
}

test('a view is renamed as it was read, and shown by its new name', async () => {
  server.answers[RENAME] = () => {
    server.answers[VIEWS] = { items: [{ ...view, name: 'Карты', version: 2 }], mayShare: true };
    return Response.json({ ...view, name: 'Карты', version: 2 });
  };
  await rename();
  expect(await screen.findByRole('link', { name: 'Карты' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.callsOf(RENAME)).toMatchObject([{ body: { name: 'Карты' }, version: `"${view.version}"` }]);
});

test('whoever renames a view that somebody has changed meanwhile is told so in the dialog', async () => {
  server.answers[RENAME] = () => problem(412, 'changed_meanwhile');
  await rename();
  expect(await within(screen.getByRole('dialog')).findByText('Detail of changed_meanwhile.')).toBeDefined();
});

test('a view is deleted as it was read, and the list goes on with its filters', async () => {
  server.answers[DELETE] = () => new Response(null, { status: 204 });
  visitOrders(server, `?view=${view.id}`);
  await table();
  await press('Удалить вид…');
  await press('Удалить вид');
  await waitFor(() => expect(location.search).toBe('?status=unpaid&method=card&sort=-total'));
  expect(server.callsOf(DELETE)).toMatchObject([{ version: `"${view.version}"` }]);
});

test('the question whether to delete a view that is gone meanwhile is not asked of the next view', async () => {
  const other = { ...view, id: crypto.randomUUID(), name: 'Другой вид' };
  server.answers[VIEWS] = { items: [view, other], mayShare: true };
  server.answers[DELETE] = () => {
    server.answers[VIEWS] = { items: [other], mayShare: true };
    return problem(503, 'unavailable');
  };
  visitOrders(server, `?view=${view.id}`);
  await table();
  await press('Удалить вид…');
  await press('Удалить вид');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('link', { name: other.name }));
  await screen.findByRole('button', { name: 'Удалить вид…' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('whoever renames a view that a colleague has renamed meanwhile chooses between the names before theirs is stored', async () => {
  const renamed = { ...view, name: 'Карты коллеги', version: 2 };
  server.answers[RENAME] = ({ version }) => (version === '"1"' ? problem(412, 'changed_meanwhile') : Response.json(renamed));
  visitOrders(server, `?view=${view.id}`);
  await table();
  await press('Переименовать вид…');
  fireEvent.change(await screen.findByLabelText(/^Название/), { target: { value: 'Карты' } });
  server.answers[VIEWS] = { items: [renamed], mayShare: true };
  for (const connection of ['offline', 'online']) window.dispatchEvent(new Event(connection));
  await screen.findByRole('link', { name: renamed.name });
  await press('Сохранить');
  await within(screen.getByRole('dialog')).findByText('Detail of changed_meanwhile.');
  await press('Оставить моё: Название');
  await press('Сохранить');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(RENAME)).toMatchObject([{ version: '"1"' }, { version: '"2"', body: { name: 'Карты' } }]);
});

test('the views of the page say how many rows wait', async () => {
  visitOrders(server);
  expect(await screen.findByRole('link', { name: /^Ждут человека *ждут: 4/ })).toBeDefined();
});

test('seldom filters are hidden until somebody asks for them', async () => {
  visitOrders(server);
  await table();
  expect(screen.queryByLabelText('Деньги')).toBeNull();
  await press('Ещё фильтры');
  fireEvent.change(screen.getByLabelText('Деньги'), { target: { value: 'true' } });
  await waitFor(() => expect(location.search).toBe('?waits=true'));
});

test('a seldom filter that is set stands there, without the other ones', async () => {
  visitOrders(server, '?asked=true');
  await table();
  expect(screen.getByLabelText<HTMLSelectElement>('Просьба о переносе').value).toBe('true');
  expect(screen.queryByLabelText('Деньги')).toBeNull();
});
