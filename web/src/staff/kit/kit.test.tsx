import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { visitPanel } from '../../../testing/panel-visit.tsx';
import { fakeServer, leaveShop } from '../../../testing/shop-visit.tsx';
import { CATALOGUES } from '../../i18n/messages/catalogues.ts';
import { Field } from '../../ui/late/field.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { SubmitButton } from './forms/checked-form.tsx';
import { CheckedEmailField } from './forms/fields.tsx';
import { TwoStepDialog } from './forms/two-step-dialog.tsx';
import { useFirstFocus } from './forms/use-first-focus.ts';
import { FilterBar } from './lists/filters.tsx';
import { List, type ListProps } from './lists/list.tsx';
import { useListAddress } from './lists/use-list-address.ts';
import { Empty } from './page/page-parts.tsx';
import { Amount, Time } from './values/money-and-time.tsx';
import { type OrderStatus, StateBadge } from './values/state-badge.tsx';
import { useActionWords } from './values/use-action-words.ts';

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

test('every state of an order has its own word', () => {
  const states: OrderStatus[] = ['pending', 'waiting', 'paid', 'processing', 'ready', 'completed', 'cancelled'];
  const { container } = visitPanel(
    states.map((status) => <StateBadge key={status} status={status} />),
    fakeServer(),
  );
  const words = [...container.children].map(({ textContent }) => textContent);
  expect(new Set(words).size).toBe(states.length);
  expect(words).toContain('В работе');
});

function Areas() {
  return useActionWords().areas.map(({ value }) => <li key={value}>{value}</li>);
}

test('every area of actions that have words can be chosen in the log', () => {
  const named = Object.keys(CATALOGUES.en).flatMap((key) => /^audit\.(\w+)\.\w+$/.exec(key)?.[1] ?? []);
  visitPanel(<Areas />, fakeServer());
  const areas = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(new Set(areas)).toEqual(new Set(named));
});

test('times stand in the time zone of the shop, and sums in the language of the reader', () => {
  const { container } = visitPanel(
    <>
      <Time at="2026-11-21T21:30:00Z" shape="clock" />
      <Amount dollars={43290.5} />
    </>,
    fakeServer(),
  );
  expect(container.textContent?.replaceAll(/\s/g, ' ')).toBe('00:3043 290,50 $');
});

test('a time of this year is written without the year, which stands in its tooltip', () => {
  const year = new Date().getFullYear();
  visitPanel(
    <>
      <Time at={`${year}-06-01T09:00:00Z`} shape="day" />
      <Time at="2020-06-01T09:00:00Z" shape="day" />
    </>,
    fakeServer(),
  );
  expect(screen.getByText('1 июн.').title).toBe(`1 июн. ${year} г.`);
  expect(screen.getByText('1 июн. 2020 г.')).toBeDefined();
});

test('what cannot be undone needs two steps, and runs once', () => {
  const onConfirm = vi.fn();
  const draw = (isReady: boolean, isPending = false) => (
    <TwoStepDialog
      form={{ send: onConfirm, isPending, error: null }}
      onClose={() => undefined}
      title="Вернуть деньги"
      choose={<p>Сколько</p>}
      isReady={isReady}
      review={<p>Уйдёт 10 $</p>}
      isConfirmed
      confirmLabel="Вернуть 10 $"
    />
  );
  visitPanel(draw(false), fakeServer());
  press('Продолжить…');
  expect(screen.queryByText('Уйдёт 10 $')).toBeNull();
  leaveShop();
  visitPanel(draw(true), fakeServer());
  press('Продолжить…');
  expect(document.activeElement?.textContent).toBe('Шаг 2 из 2');
  expect(onConfirm).not.toHaveBeenCalled();
  press('Вернуть 10 $');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  leaveShop();
  visitPanel(draw(true, true), fakeServer());
  press('Продолжить…');
  press('Выполняется…');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

function Reason() {
  const [reason, setReason] = useState('');
  const choose = (
    <>
      <Field label="Заметка" />
      <Field label="Причина" required value={reason} onChange={({ target }) => setReason(target.value)} />
    </>
  );
  return (
    <TwoStepDialog
      form={{ send: () => undefined, isPending: false, error: null }}
      onClose={() => undefined}
      title="Вернуть деньги"
      choose={choose}
      isReady={false}
      review=""
      confirmLabel="Вернуть 10 $"
    />
  );
}

test('an incomplete step leads to its empty field, which says so; where none is empty, a note names the field it lacks', () => {
  visitPanel(<Reason />, fakeServer());
  press('Продолжить…');
  const field = screen.getByLabelText('Причина');
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole('alert').textContent).toBe('Заполните это поле');
  fireEvent.change(field, { target: { value: 'Дважды' } });
  expect(screen.queryByRole('alert')).toBeNull();
  press('Продолжить…');
  expect(screen.getByRole('alert').textContent).toBe('Без этого не продолжить: «Причина»');
});

test('what the shop refused, and the buttons, stay in sight below a long step', () => {
  visitPanel(
    <TwoStepDialog
      form={{ send: () => undefined, isPending: false, error: new Error('Запись изменил другой человек') }}
      onClose={() => undefined}
      title="Вернуть деньги"
      choose={<p>Сколько</p>}
      review="Уйдёт 10 $"
      confirmLabel="Вернуть 10 $"
    />,
    fakeServer(),
  );
  press('Продолжить…');
  const foot = screen.getByRole('alert').closest('footer');
  expect(foot?.textContent).toContain('Вернуть 10 $');
  expect(foot?.textContent).not.toContain('Уйдёт 10 $');
});

test('a button that sends a form says that the form is being sent, and is not disabled, by which it would lose the focus', () => {
  const saving = (isPending: boolean) => <SubmitButton isPending={isPending}>Сохранить</SubmitButton>;
  visitPanel(saving(false), fakeServer());
  expect(screen.getByRole('button', { name: 'Сохранить' }).getAttribute('aria-disabled')).toBeNull();
  leaveShop();
  visitPanel(saving(true), fakeServer());
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Выполняется…' });
  expect([button.type, button.disabled, button.getAttribute('aria-disabled')]).toEqual(['submit', false, 'true']);
});

test('an e-mail field says that its text is no e-mail once it is left, and not while somebody types', () => {
  const typed = (value: string) => {
    leaveShop();
    visitPanel(<CheckedEmailField label="E-mail" value={value} readOnly />, fakeServer());
    return screen.getByLabelText('E-mail');
  };
  const field = typed('anna');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(field);
  expect(screen.getByRole('alert').textContent).toBe('Неверный формат e-mail');
  for (const fine of ['', ' anna@example.com ']) {
    fireEvent.blur(typed(fine));
    expect(screen.queryByRole('alert')).toBeNull();
  }
});

function FirstField() {
  return <input ref={useFirstFocus()} aria-label="Код" />;
}

test('a dialog gives the first focus to the field that asks for it, and not to its close button', () => {
  // The first visit gives jsdom the method that is replaced here.
  visitPanel(null, fakeServer());
  const open = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(asBrowsersDo);
  visitPanel(
    <Modal open onClose={() => undefined} title="Подтвердите">
      <FirstField />
    </Modal>,
    fakeServer(),
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Код'));
  open.mockRestore();
});

/** A dialog that opens gives the focus to what asks for it, or else to its first control. */
function asBrowsersDo(this: HTMLDialogElement): void {
  this.open = true;
  (this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector('button'))?.focus();
}
