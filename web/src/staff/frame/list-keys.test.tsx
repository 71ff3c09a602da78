import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Flame } from 'lucide-react';
import { Route, Routes, useParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { staffMember } from '../../../testing/panel-visit.tsx';
import { fakeServer, leaveShop, visitShop } from '../../../testing/shop-visit.tsx';
import { FilterBar } from '../kit/lists/filters.tsx';
import { List } from '../kit/lists/list.tsx';
import type { Sorting } from '../kit/lists/sorting.tsx';
import { useListAddress } from '../kit/lists/use-list-address.ts';
import { WayBack } from '../kit/lists/way-back.tsx';
import { PanelHeading } from '../kit/page/page-parts.tsx';
import { SECTIONS, type Section } from '../sections.ts';
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

const section = (path: string, Page: () => React.ReactNode): Section => ({
  path,
  title: 'staff.clients',
  permission: 'clients.read',
  letter: path === 'people' ? 'U' : 'L',
  icon: Flame,
  words: [],
  load: () => Promise.resolve({ default: Page }),
});
const shopsOwn = [...SECTIONS];

beforeEach(() => {
  const pages = () => (
    <Routes>
      <Route index element={<People />} />
      <Route path=":id" element={<Person />} />
    </Routes>
  );
  (SECTIONS as Section[]).splice(
    0,
    SECTIONS.length,
    section('people', pages),
    section('log', () => <People isLinked={false} />),
  );
});
afterEach(() => {
  (SECTIONS as Section[]).splice(0, SECTIONS.length, ...shopsOwn);
  leaveShop();
});

async function open(path: string, heading = 'Люди', member = staffMember().id) {
  visitShop(
    <Routes>
      <Route path="/admin-panel/*" element={<PanelPage />} />
    </Routes>,
    fakeServer({ 'GET /api/staff/me': staffMember({ id: member }) }),
    { path },
  );
  await screen.findByRole('heading', { level: 1, name: heading });
}
// As the keyboard sends them while it writes Russian letters.
const press = (code: string, target: Element = document.activeElement ?? document.body) =>
  fireEvent.keyDown(target, { code, key: 'ф' });
const inFocus = () => document.activeElement?.textContent;

test('J and K move through the rows and stay at the ends, arrows only from within, and O opens', async () => {
  await open('/admin-panel/people');
  press('ArrowDown');
  expect(document.activeElement?.closest('[data-row]')).toBeNull();
  press('KeyJ');
  expect(inFocus()).toBe('anna');
  press('KeyK');
  expect(inFocus()).toBe('anna');
  press('ArrowDown');
  expect(inFocus()).toBe('boris');
  press('KeyO');
  await screen.findByRole('heading', { level: 1, name: 'boris' });
});

test('keys move nothing while somebody types, nor behind a dialog', async () => {
  // The person of the test above comes back to a row, which takes the focus.
  await open('/admin-panel/people', 'Люди', '6f9619ff-8b86-4d01-b42d-00cf4fc964fe');
  const search = screen.getByRole('searchbox');
  search.focus();
  press('KeyJ');
  expect(document.activeElement).toBe(search);
  search.blur();
  fireEvent.keyDown(document.body, { code: 'Slash', key: '?', shiftKey: true });
  await screen.findByRole('dialog', { name: 'Клавиши' });
  fireEvent.keyDown(document.body, { code: 'KeyJ', key: 'о' });
  expect(document.activeElement?.closest('[data-row]')).toBeNull();
});

test('a row without a link takes the focus, and Enter goes to its first button', async () => {
  await open('/admin-panel/log');
  press('KeyJ');
  expect(document.activeElement?.tagName).toBe('TR');
  press('Enter');
  expect(inFocus()).toBe('Изменить anna');
});

test('F goes to the filters, past the order of a phone’s cards', async () => {
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
  await open('/admin-panel/people/anna', 'anna', '6f9619ff-8b86-4d01-b42d-00cf4fc964ff');
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
