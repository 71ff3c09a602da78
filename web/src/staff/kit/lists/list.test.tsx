import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { visitPanel } from '../../../../testing/panel-visit.tsx';
import { fakeServer, leaveShop } from '../../../../testing/shop-visit.tsx';
import { Empty } from '../page/page-parts.tsx';
import { List, type ListProps } from './list.tsx';
import { useListAddress } from './use-list-address.ts';

afterEach(leaveShop);

interface Row {
  id: string;
  name: string;
}
const ROWS: Row[] = [
  { id: 'a1', name: 'Анна' },
  { id: 'b2', name: 'Борис' },
];

function People({ query }: Pick<ListProps<Row>, 'query'>) {
  return (
    <List
      label="Люди"
      query={query}
      keyOf={({ id }) => id}
      columns={[{ title: 'Имя', cell: ({ name }) => name }]}
      place={({ id }) => `/people/${id}`}
      empty={<Empty title="Никого нет" />}
      address={useListAddress(['state'])}
    />
  );
}

const answered = (items: Row[], nextCursor: string | null = null) => ({
  data: { items, nextCursor },
  error: null,
  refetch: vi.fn(),
});
const openPeople = (query: ListProps<Row>['query'], path = '/admin-panel/people') =>
  visitPanel(<People query={query} />, fakeServer(), { path });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a list shows its rows as a table and as cards, and each row leads to its own page', () => {
  openPeople(answered(ROWS));
  const table = within(screen.getByRole('table', { name: 'Люди' }));
  expect(table.getByRole('link', { name: 'Анна' }).getAttribute('href')).toBe('/admin-panel/people/a1');
  expect(table.getByRole('link', { name: 'Борис' })).toBeDefined();
  expect(within(screen.getByRole('list', { name: 'Люди' })).getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Дальше' })).toBeNull();
});

test('a list without rows says what its page says of that', () => {
  openPeople(answered([]));
  expect(screen.getByText('Никого нет')).toBeDefined();
});

test('a list that cannot be read says why, and is asked for again by a press', () => {
  const failed = { data: undefined, error: new Error('Нет ответа'), refetch: vi.fn() };
  openPeople(failed);
  expect(screen.getByRole('alert').textContent).toContain('Нет ответа');
  press('Попробовать ещё раз');
  expect(failed.refetch).toHaveBeenCalledTimes(1);
});

test('a list that is loading says so', () => {
  openPeople({ data: undefined, error: null, refetch: vi.fn() });
  expect(screen.getByRole('status').textContent).toBe('Загрузка');
});

test('the old rows stay when new ones cannot be read', () => {
  openPeople({ ...answered(ROWS), error: new Error('Нет ответа') });
  expect(screen.getByRole('alert')).toBeDefined();
  expect(screen.getAllByText('Анна').length).toBeGreaterThan(0);
});

test('the pages of a list stand in the address, and back leads through them', async () => {
  openPeople(answered(ROWS, 'second'));
  press('Дальше');
  await waitFor(() => expect(location.search).toBe('?after=second'));
  press('Назад');
  await waitFor(() => expect(location.search).toBe(''));
});

test('a page whose last rows are gone does not say that the list is empty, because the pages before have rows', async () => {
  openPeople(answered([]), '/admin-panel/people?after=second');
  expect(screen.getByText('На этой странице больше ничего нет')).toBeDefined();
  expect(screen.queryByText('Никого нет')).toBeNull();
  press('Назад');
  expect(await screen.findByText('Никого нет')).toBeDefined();
});

test('a press while the next page is on its way turns no further page', () => {
  openPeople({ ...answered(ROWS, 'second'), isPlaceholderData: true }, '/admin-panel/people?after=second');
  const before = history.state;
  press('Дальше');
  expect([history.state, screen.getByRole('button', { name: 'Дальше' }).getAttribute('aria-disabled')]).toEqual([before, 'true']);
});

test('the button that turned to the first page keeps the focus there, though it turns no more', async () => {
  openPeople(answered(ROWS, 'second'), '/admin-panel/people?after=first');
  const back = screen.getByRole('button', { name: 'Назад' });
  back.focus();
  fireEvent.click(back);
  await waitFor(() => expect(location.search).toBe(''));
  expect([document.activeElement, back.getAttribute('aria-disabled')]).toEqual([back, 'true']);
});

/** Each row has a button that takes the row away. */
function Shrinking() {
  const [rows, setRows] = useState(ROWS);
  const cell = ({ id }: Row) => (
    <button type="button" onClick={() => setRows(rows.filter((row) => row.id !== id))}>
      {id}
    </button>
  );
  return <List label="Люди" query={answered(rows)} keyOf={({ id }) => id} columns={[{ title: 'Имя', cell }]} empty="Никого" />;
}

test('a list has the focus when the row that had it is gone', () => {
  visitPanel(<Shrinking />, fakeServer());
  const table = screen.getByRole('table', { name: 'Люди' });
  const button = within(table).getByRole('button', { name: 'b2' });
  button.focus();
  fireEvent.click(button);
  expect(button.isConnected).toBe(false);
  expect(document.activeElement?.contains(table)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('whoever opens a list in its middle is led back to its first page, with the filters', async () => {
  openPeople(answered(ROWS, 'third'), '/admin-panel/people?state=paid&after=second');
  press('Назад');
  await waitFor(() => expect(location.search).toBe('?state=paid'));
});
