import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { visitPanel } from '../../../../testing/panel-visit.tsx';
import { fakeServer, leaveShop } from '../../../../testing/shop-visit.tsx';
import { Empty } from '../page/page-parts.tsx';
import { FilterBar } from './filters.tsx';
import { List, type ListProps } from './list.tsx';
import { useListAddress } from './use-list-address.ts';

afterEach(leaveShop);

interface Row {
  id: string;
  name: string;
}
const ROWS: Row[] = [
  { id: 'a1', name: 'Анна' },
  { id: 'b2', name: '<script>alert(1)</script>' },
];
const column = [{ title: 'Имя', cell: ({ name }: Row) => name }];

function People({ query }: Pick<ListProps<Row>, 'query'>) {
  const address = useListAddress(['q', 'state']);
  const { values } = address;
  return (
    <>
      <FilterBar
        address={address}
        search="Найти"
        filters={[{ name: 'state', label: 'Состояние', options: [{ value: 'paid', text: 'Оплачен' }] }]}
      />
      <p>{JSON.stringify([values, address.cursor ?? null])}</p>
      <List
        label="Люди"
        query={query}
        keyOf={({ id }) => id}
        columns={column}
        place={({ id }) => `/people/${id}`}
        empty={<Empty title="Никого нет" />}
        address={address}
      />
    </>
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
  expect(table.getByText('<script>alert(1)</script>')).toBeDefined();
  expect(within(screen.getByRole('list', { name: 'Люди' })).getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Дальше' })).toBeNull();
});

test('a list without rows says what to do, a failed list can be tried again, and a list that is loading says so', () => {
  openPeople(answered([]));
  expect(screen.getByText('Никого нет')).toBeDefined();
  leaveShop();
  const failed = { data: undefined, error: new Error('Нет ответа'), refetch: vi.fn() };
  openPeople(failed);
  expect(screen.getByRole('alert').textContent).toContain('Нет ответа');
  press('Попробовать ещё раз');
  expect(failed.refetch).toHaveBeenCalledTimes(1);
  leaveShop();
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

test('a second press on the way to the next page counts no page twice', () => {
  openPeople({ ...answered(ROWS, 'second'), isPlaceholderData: true }, '/admin-panel/people?after=second');
  const before = history.state;
  press('Дальше');
  expect([history.state, screen.getByRole('button', { name: 'Дальше' }).getAttribute('aria-disabled')]).toEqual([before, 'true']);
});

test('at the first and at the last page the button that turned it keeps the focus', async () => {
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

function Days() {
  const address = useListAddress(['day']);
  return <FilterBar address={address} filters={[{ name: 'day', label: 'День' }]} />;
}

test('a day counts once its year is typed, and the field shows what is typed until it is left', async () => {
  visitPanel(<Days />, fakeServer());
  const day = screen.getByLabelText<HTMLInputElement>('День');
  const typeDay = (value: string) => fireEvent.change(day, { target: { value } });
  typeDay('0202-11-03');
  expect([location.search, day.value]).toEqual(['', '0202-11-03']);
  typeDay('2026-11-03');
  expect(day.value).toBe('2026-11-03');
  await waitFor(() => expect(location.search).toBe('?day=2026-11-03'));
  typeDay('0002-11-04');
  fireEvent.blur(day);
  expect([location.search, day.value]).toEqual(['?day=2026-11-03', '2026-11-03']);
});

test('an address in the middle of a list leads back to its first page', async () => {
  openPeople(answered(ROWS, 'third'), '/admin-panel/people?state=paid&after=second');
  press('Назад');
  await waitFor(() => expect(location.search).toBe('?state=paid'));
});

test('filters are read from the address, begin at the first page when they change, and can be cleared one by one or all', async () => {
  openPeople(answered(ROWS), '/admin-panel/people?q=Анна&after=second');
  expect(screen.getByText('[{"q":"Анна","state":""},"second"]')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Анна');
  fireEvent.change(screen.getByLabelText('Состояние'), { target: { value: 'paid' } });
  expect(await screen.findByText('[{"q":"Анна","state":"paid"},null]')).toBeDefined();
  press('Убрать: Состояние');
  expect(await screen.findByText('[{"q":"Анна","state":""},null]')).toBeDefined();
  press('Сбросить');
  await waitFor(() => expect(location.search).toBe(''));
});

test('the words of the search stand in the address, without the spaces around them', async () => {
  openPeople(answered(ROWS));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' Вера ' } });
  await waitFor(() => expect(new URLSearchParams(location.search).get('q')).toBe('Вера'));
});
