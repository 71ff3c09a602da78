import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { visitPanel } from '../../../../testing/panel-visit.tsx';
import { fakeServer, leaveShop } from '../../../../testing/shop-visit.tsx';
import { FilterBar } from './filters.tsx';
import { useListAddress } from './use-list-address.ts';

afterEach(leaveShop);

function People() {
  const address = useListAddress(['q', 'state']);
  const options = [{ value: 'paid', text: 'Оплачен' }];
  return <FilterBar address={address} search="Найти" filters={[{ name: 'state', label: 'Состояние', options }]} />;
}

const openPeople = (search = '') => visitPanel(<People />, fakeServer(), { path: `/admin-panel/people${search}` });
const search = () => screen.getByRole<HTMLInputElement>('searchbox');
const state = () => screen.getByLabelText<HTMLSelectElement>('Состояние');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const inAddress = (filters: object) =>
  waitFor(() => expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual(filters));

test('filters are read from the address', () => {
  openPeople('?q=Анна&state=paid');
  expect([search().value, state().value]).toEqual(['Анна', 'paid']);
});

test('a filter that changes begins at the first page, and leaves the others as they are', async () => {
  openPeople('?q=Анна&after=second');
  fireEvent.change(state(), { target: { value: 'paid' } });
  await inAddress({ q: 'Анна', state: 'paid' });
});

test('one filter is taken away alone, and all at once', async () => {
  openPeople('?q=Анна&state=paid');
  press('Убрать: Состояние');
  await inAddress({ q: 'Анна' });
  press('Сбросить');
  await inAddress({});
});

test('the words of the search stand in the address, without the spaces around them', async () => {
  openPeople();
  fireEvent.change(search(), { target: { value: ' Вера ' } });
  await inAddress({ q: 'Вера' });
});

function Days() {
  const address = useListAddress(['day']);
  return <FilterBar address={address} filters={[{ name: 'day', label: 'День' }]} />;
}

test('a day counts once its year is typed, and the field shows what is typed until it is left', async () => {
  visitPanel(<Days />, fakeServer());
  // While somebody types 2026 a browser tells the years 0002, 0020 and 0202.
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
