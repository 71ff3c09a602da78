import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { section, shopsOwn, showSections } from '../../../testing/frame-visit.tsx';
import { staffMember } from '../../../testing/panel-visit.tsx';
import { fakeServer, leaveShop, visitShop } from '../../../testing/shop-visit.tsx';
import { FilterBar } from '../kit/lists/filters.tsx';
import { List } from '../kit/lists/list.tsx';
import type { Sorting } from '../kit/lists/sorting.tsx';
import { useListAddress } from '../kit/lists/use-list-address.ts';
import { WayBack } from '../kit/lists/way-back.tsx';
import { PanelHeading } from '../kit/page/page-parts.tsx';
import PanelPage from './panel-page.tsx';

const ROWS = ['anna', 'boris', 'vera'];
const SORTING: Sorting = { value: '', usualSort: '-date', sortable: ['date'], onChange: () => undefined };

function People({ isLinked = true }: { isLinked?: boolean }) {
  const address = useListAddress(['q', 'state']);
  return (
    <>
      <PanelHeading title="Люди" />
      <FilterBar
        address={{ ...address, sorting: SORTING }}
        search="Найти"
        filters={[{ name: 'state', label: 'Состояние', options: [] }]}
      />
      <List
        label="Люди"
        query={{ data: { items: ROWS, nextCursor: null }, error: null, refetch: () => undefined }}
        keyOf={(row) => row}
        columns={[
          { title: 'Имя', cell: (row) => row },
          { title: 'Что сделать', cell: (row) => <button type="button">{`Изменить ${row}`}</button> },
        ]}
        card={(row) => row}
        empty={null}
        address={address}
        {...(isLinked ? { place: (row: string) => `/people/${row}` } : {})}
      />
    </>
  );
}

function Person() {
  return (
    <>
      <WayBack place="/people" text="Все люди" />
      <PanelHeading title={useParams().id ?? ''} />
    </>
  );
}

const people = section({ path: 'people', title: 'staff.clients', permission: 'clients.read', letter: 'U' }, () => (
  <Routes>
    <Route index element={<People />} />
    <Route path=":id" element={<Person />} />
  </Routes>
));
const log = section({ path: 'log', title: 'staff.audit', permission: 'audit.read', letter: 'L' }, () => (
  <People isLinked={false} />
));

beforeEach(() => showSections(people, log));
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility');
  showSections(...shopsOwn);
  leaveShop();
});

/** Opens the panel for somebody who has not been there: whoever has left a list by a row comes back to that row. */
async function open(path: string, heading = 'Люди') {
  visitShop(
    <Routes>
      <Route path="/admin-panel/*" element={<PanelPage />} />
    </Routes>,
    fakeServer({ 'GET /api/staff/me': staffMember({ id: crypto.randomUUID() }) }),
    { path },
  );
  await screen.findByRole('heading', { level: 1, name: heading });
}
// As the keyboard sends them while it writes Russian letters.
const press = (code: string, target: Element = document.activeElement ?? document.body) =>
  fireEvent.keyDown(target, { code, key: 'ф' });
const inFocus = () => document.activeElement?.textContent;

const isInRow = () => document.activeElement?.closest('[data-row]') != null;

test('J and K move through the rows that are shown, and stay at both ends', async () => {
  // On a wide screen the table; the cards of a phone stand behind it.
  HTMLElement.prototype.checkVisibility = function isInTable(this: HTMLElement) {
    return this.closest('table') !== null;
  };
  await open('/admin-panel/people');
  const after = (code: string) => {
    press(code);
    return inFocus();
  };
  const [down, up] = ['KeyJ', 'KeyK'];
  expect([down, down, down, down].map(after)).toEqual(['anna', 'boris', 'vera', 'vera']);
  expect([up, up, up].map(after)).toEqual(['boris', 'anna', 'anna']);
});

test('an arrow moves through the rows only from within them', async () => {
  await open('/admin-panel/people');
  press('ArrowDown');
  expect(isInRow()).toBe(false);
  press('KeyJ');
  press('ArrowDown');
  expect(inFocus()).toBe('boris');
});

test('O opens the row that has the focus', async () => {
  await open('/admin-panel/people');
  press('KeyJ');
  press('KeyO');
  await screen.findByRole('heading', { level: 1, name: 'anna' });
});

test('keys move nothing while somebody types', async () => {
  await open('/admin-panel/people');
  const search = screen.getByRole('searchbox');
  search.focus();
  press('KeyJ');
  expect(document.activeElement).toBe(search);
});

test('keys move nothing behind a dialog', async () => {
  await open('/admin-panel/people');
  fireEvent.keyDown(document.body, { code: 'Slash', key: '?', shiftKey: true });
  await screen.findByRole('dialog', { name: 'Клавиши' });
  press('KeyJ', document.body);
  expect(isInRow()).toBe(false);
});

test('a row without a link takes the focus, and Enter goes to its first button', async () => {
  await open('/admin-panel/log');
  press('KeyJ');
  expect(document.activeElement?.tagName).toBe('TR');
  press('Enter');
  expect(inFocus()).toBe('Изменить anna');
});

test('F goes to the filters', async () => {
  // Before them stands the choice of an order, which only cards show.
  await open('/admin-panel/people');
  press('KeyF');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Состояние' }));
});

test('whoever comes back finds the list with its filters, and the focus on the row by which they left', async () => {
  await open('/admin-panel/people?state=paid');
  press('KeyJ');
  press('KeyJ');
  press('KeyO');
  fireEvent.click(await screen.findByRole('link', { name: 'Все люди' }));
  await waitFor(() => expect(inFocus()).toBe('boris'));
  expect(location.search).toBe('?state=paid');
  press('KeyJ');
  press('KeyO');
  await screen.findByRole('heading', { level: 1, name: 'vera' });
  history.back();
  await waitFor(() => expect(inFocus()).toBe('vera'));
});

test('another person who signs in does not come back to the list as the first one left it', async () => {
  await open('/admin-panel/people?q=anna');
  press('KeyJ');
  press('KeyO');
  await screen.findByRole('link', { name: 'Все люди' });
  leaveShop();
  await open('/admin-panel/people/anna', 'anna');
  expect(screen.getByRole('link', { name: 'Все люди' }).getAttribute('href')).toBe('/admin-panel/people');
});

test('the menu leads to the whole list from its beginning', async () => {
  await open('/admin-panel/people?state=paid');
  press('KeyJ');
  press('KeyO');
  await screen.findByRole('heading', { level: 1, name: 'anna' });
  press('KeyG');
  press('KeyU');
  await screen.findByRole('heading', { level: 1, name: 'Люди' });
  expect(location.search).toBe('');
  expect(document.activeElement?.id).toBe('content');
});
