import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

test('the search asks with Enter', async () => {
  openPeople(answered(ROWS));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' Вера ' } });
  fireEvent.submit(screen.getByRole<HTMLInputElement>('searchbox').form as HTMLFormElement);
  await waitFor(() => expect(new URLSearchParams(location.search).get('q')).toBe('Вера'));
});
