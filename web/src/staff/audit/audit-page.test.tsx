import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { visitPanel } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop } from '../../../testing/shop-visit.tsx';
import AuditPage from './audit-page.tsx';

afterEach(leaveShop);

const LOG = 'GET /api/admin/audit';
const MEMBERS = 'GET /api/admin/staff';
const ID = '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e';

/** The log with actions like that of the example, each changed so. */
const logOf = (...changes: object[]) => {
  const [action] = example<{ items: object[] }>('staffActions').items;
  return { items: changes.map((change, index) => ({ ...action, id: `action-${index}`, ...change })), nextCursor: null };
};
/** The log with one action that left these fields. */
const changed = (after: object) => logOf({ before: null, after });

const open = (
  path = '/admin-panel/audit',
  answer: object = example<object>('staffActions'),
  language: 'ru' | 'en' = 'ru',
): FakeServer => {
  const server = fakeServer({ [LOG]: answer, [MEMBERS]: example<object>('members') });
  visitPanel(<AuditPage />, server, { path, language });
  return server;
};

test('an action says who did what, with its fields before and after', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Журнал действий' }));
  expect(table.getByText('admin@example.com')).toBeDefined();
  expect(table.getByText('Роль изменена')).toBeDefined();
  expect(table.getByText('Оператор').tagName).toBe('DEL');
  expect(table.getByText('Администратор', { selector: 'ins' })).toBeDefined();
});

test('the address narrows the log to one subject, until that filter is taken away', async () => {
  const server = open('/admin-panel/audit?subjectKind=order&subjectId=7c41e0b2&after=abc');
  await screen.findByRole('table');
  expect(server.callsOf(LOG)[0]?.search).toContain('subjectKind=order&subjectId=7c41e0b2&cursor=abc');
  fireEvent.click(screen.getByRole('button', { name: 'Убрать: О чём' }));
  await waitFor(() => expect(server.callsOf(LOG).at(-1)?.search).toBe('?limit=50'));
});

test('a kind of subjects that the address makes up stands there as it is', async () => {
  open('/admin-panel/audit?subjectKind=constructor&subjectId=7c41e0b2');
  expect((await screen.findByRole('button', { name: 'Убрать: О чём' })).parentElement?.textContent).toContain(
    'constructor 7c41e0b2',
  );
});

test('the list is asked for the chosen area from the chosen day on', async () => {
  const server = open();
  fireEvent.change(screen.getByLabelText('Область'), { target: { value: 'order' } });
  fireEvent.change(screen.getByLabelText('С'), { target: { value: '2026-11-01' } });
  await waitFor(() => expect(server.callsOf(LOG).at(-1)?.search).toContain('area=order&from=2026-11-01'));
});

test('a search of more than 100 characters is cut between characters', async () => {
  const server = open(`/admin-panel/audit?q=${encodeURIComponent(`${'a'.repeat(99)}😀 b`)}`);
  await screen.findByRole('table');
  expect(new URLSearchParams(server.callsOf(LOG)[0]?.search).get('q')).toBe('a'.repeat(99));
});

test.each(['person=6f1f7a52', 'area=Order!', `subjectKind=${'k'.repeat(41)}`, `subjectId=${'i'.repeat(201)}`])(
  'the log is not asked for what no filter can be: %s',
  async (mangled) => {
    const server = open(`/admin-panel/audit?${mangled}`);
    await screen.findByRole('table');
    expect(server.callsOf(LOG)[0]?.search).toBe('?limit=50');
  },
);

test('a day that the calendar lacks is not asked for', async () => {
  const server = open('/admin-panel/audit?from=2026-02-30&to=2026-11-30');
  await screen.findByRole('table');
  expect(server.callsOf(LOG)[0]?.search).toBe('?to=2026-11-30&limit=50');
});

test('an action that the page has no word for is shown by its own name', async () => {
  open('/admin-panel/audit', logOf({ action: 'comet.seen' }));
  expect((await screen.findAllByText('comet.seen')).length).toBeGreaterThan(0);
});

test('a payment that was judged leads to the search that finds its order', async () => {
  const subject = { kind: 'payment', id: '9d1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e' };
  open('/admin-panel/audit', logOf({ action: 'money.review_settled', subject, before: null, after: { orderId: ID } }));
  await screen.findByRole('table');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(`/admin-panel/orders?q=${ID}`);
});

test('without actions the page says what to expect', async () => {
  open('/admin-panel/audit', { items: [], nextCursor: null });
  expect(await screen.findByText('Действий нет')).toBeDefined();
  expect(screen.getByText(/^Как только кто-нибудь что-то изменит/)).toBeDefined();
});

test('a command on the machine and an account that is gone are told apart', async () => {
  const by = (id: string) => ({ person: { id, email: null, role: 'administrator' } });
  // Commands are recorded under the id of zeros.
  const log = logOf(by('00000000-0000-0000-0000-000000000000'), by('0b9c8d7e-6f5a-4b3c-9d2e-1f0a9b8c7d6e'));
  open('/admin-panel/audit', log);
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Команда на машине магазина'),
    expect.stringContaining('Закрытая учётная запись'),
  ]);
});

test('a field that is empty before and after is left out', async () => {
  open('/admin-panel/audit', changed({ role: 'priest', partner: null, addresses: [] }));
  const line = (await screen.findByRole('table')).querySelector('dl');
  expect(line?.children).toHaveLength(1);
  expect(line?.textContent).toContain('Жрец');
});

test.each<[string, object, string, string]>([
  ['money', { amountCents: 30_050 }, 'Сумма: 300,50 $', 'Amount: $300.50'],
  ['a day', { startDate: '2027-01-15' }, 'Первый день: 15 января 2027 г.', 'First day: 15 January 2027'],
  ['a name that looks like a day and is none', { lastName: '9999-99-99' }, 'Фамилия: 9999-99-99', 'Last name: 9999-99-99'],
  ['a time of the shop', { begunAt: '2026-11-20T22:30:00.000Z' }, 'Начат: 21 нояб. 2026 г., 01:30', 'Begun: 21 Nov 2026, 01:30'],
  ['a state', { status: 'paid' }, 'Состояние: Оплачен', 'State: Paid'],
  ['a way to pay', { method: 'crypto' }, 'Способ оплаты: Криптовалюта', 'Payment method: Cryptocurrency'],
  ['a state of a refund', { state: 'rejected' }, 'Состояние: Прекращён', 'State: Ended'],
  ['a state of a webhook', { state: 'paused' }, 'Состояние: Приостановлен', 'State: Paused'],
  ['events', { events: ['order.created'] }, 'События: Заказ создан', 'Events: Order created'],
  ['the list of a view', { list: 'orders' }, 'Список: Заказы', 'List: Orders'],
  ['another list of a view', { list: 'consultations' }, 'Список: Консультации', 'List: Consultations'],
  ['yes and no', { isSuspended: true }, 'Доступ приостановлен: да', 'Access suspended: yes'],
  [
    'names of fields',
    { fields: ['seoTitle', 'price'] },
    'Изменено: Заголовок для поиска, Цена за месяц',
    'Changed: Title for search, Price for a month',
  ],
  [
    'one closed day',
    { days: [{ from: '2026-12-31', to: '2026-12-31', reason: { ru: 'Храм закрыт', en: 'The temple is closed' } }] },
    'Закрытые дни: 31 декабря 2026 г., Храм закрыт',
    'Closed days: 31 December 2026, The temple is closed',
  ],
  ['an order', { orderId: ID }, 'Заказ: 6f1f7a52', 'Order: 6f1f7a52'],
  [
    'places in an order',
    { rituals: [0, 2] },
    'Номера ритуалов в заказе: № 1, № 3',
    'Numbers of the rituals in the order: no. 1, no. 3',
  ],
  [
    'rituals',
    { items: [{ id: 'ganesha', quantity: 2, weeks: 4 }] },
    'Ритуалы: ganesha × 2, 1 месяц',
    'Rituals: ganesha × 2, 1 month',
  ],
  ['a language', { language: 'en' }, 'Язык писем: английский', 'Language of e-mails: English'],
  ['reasons', { reasons: ['underpaid'] }, 'Причины разбора: Пришло меньше', 'Reasons of the review: Underpaid'],
  ['a name in both languages', { name: { ru: 'Огонь', en: 'Fire' } }, 'Имя или название: Огонь / Fire', 'Name: Огонь / Fire'],
  [
    'what a key may do',
    { scopes: ['orders:read'] },
    'Что ключ может: Читать заказы партнёра',
    'What the key may do: Read the partner’s orders',
  ],
])('%s in the fields of an action is written for people, in both languages', async (_, after, russian, english) => {
  const writtenFields = async () =>
    (await screen.findByRole('table'))
      .querySelector('dl')
      ?.textContent.replace(/(после:|after:)/, '')
      .replaceAll(/\s/g, ' ');
  open('/admin-panel/audit', changed(after));
  expect(await writtenFields()).toBe(russian);
  leaveShop();
  open('/admin-panel/audit', changed(after), 'en');
  expect(await writtenFields()).toBe(english);
});

test('the log is searched by words and by one of the staff, and both stand in the address', async () => {
  const server = open('/admin-panel/audit?q=anna%40example.com');
  const [first] = example<{ items: { id: string; email: string }[] }>('members').items;
  await screen.findByRole('option', { name: `Кто: ${first?.email}` });
  fireEvent.change(screen.getByLabelText('Кто'), { target: { value: first?.id } });
  const both = { q: 'anna@example.com', person: first?.id };
  await waitFor(() => expect(Object.fromEntries(new URLSearchParams(server.callsOf(LOG).at(-1)?.search))).toMatchObject(both));
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual(both);
});

test('of more members than the API answers at once each can be chosen', async () => {
  const { items } = example<{ items: { email: string }[] }>('members');
  const later = {
    items: items.map((member) => ({ ...member, id: crypto.randomUUID(), email: 'late@example.com' })),
    nextCursor: null,
  };
  const server = fakeServer({
    [LOG]: example<object>('staffActions'),
    [MEMBERS]: ({ search }) => Response.json(search.includes('cursor=second') ? later : { items, nextCursor: 'second' }),
  });
  visitPanel(<AuditPage />, server, { path: '/admin-panel/audit', language: 'en' });
  expect(await screen.findByRole('option', { name: 'Who: late@example.com' })).toBeDefined();
  expect(screen.getByRole('option', { name: `Who: ${items[0]?.email}` })).toBeDefined();
});

test('what an action was done to leads to its page', async () => {
  const log = logOf(
    { subject: { kind: 'order', id: ID, number: 1042 } },
    // An order that was erased: its number is not known.
    { subject: { kind: 'order', id: '0c1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e' } },
    { subject: { kind: 'partner', id: 'indra' } },
  );
  open('/admin-panel/audit', log);
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('link', { name: 'Заказ № 1042' }).getAttribute('href')).toBe(`/admin-panel/orders/${ID}`);
  expect(table.getByRole('link', { name: 'Заказ 0c1f7a52' })).toBeDefined();
  expect(table.getByRole('link', { name: 'Партнёр indra' }).getAttribute('href')).toBe('/admin-panel/partners/indra');
});

test('what has no page of its own leads only to all that was done to it', async () => {
  open('/admin-panel/audit', logOf({ subject: { kind: 'export', id: 'orders' } }));
  const table = within(await screen.findByRole('table'));
  const places = table.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(places.filter((place) => !place?.includes('?person='))).toEqual([
    '/admin-panel/audit?subjectKind=export&subjectId=orders',
  ]);
});

test('a member to whom something was done is named by the e-mail, also above all that was done to them', async () => {
  const { id = '', email } = example<{ items: { id: string; email: string }[] }>('members').items[0] ?? {};
  open(`/admin-panel/audit?subjectKind=member&subjectId=${id}`, logOf({ subject: { kind: 'member', id } }));
  const table = within(await screen.findByRole('table'));
  expect((await table.findByRole('link', { name: `Сотрудник ${email}` })).getAttribute('href')).toBe('/admin-panel/staff');
  expect(screen.getByRole('button', { name: 'Убрать: О чём' }).parentElement?.textContent).toContain(`Сотрудник ${email}`);
});

test('what stands before and after alike is not told as changed', async () => {
  const items = [{ id: 'ganesha', quantity: 1, weeks: 4 }];
  open('/admin-panel/audit', logOf({ before: { items, offCents: 0 }, after: { items, offCents: 3333 } }));
  const lines = [...((await screen.findByRole('table')).querySelector('dl')?.children ?? [])];
  expect(lines.map((line) => line.querySelector('dt')?.textContent)).toEqual(['Скидка:']);
});

test('wishes and sizes of rituals are told by their names', async () => {
  const ordered = [
    { id: 'special-intention-health-sleep', quantity: 1, weeks: 3 },
    { id: 'ganesha-basic', quantity: 1, weeks: 2 },
  ];
  open('/admin-panel/audit', changed({ items: ordered }));
  const line = (await screen.findByRole('table')).querySelector('dl');
  expect(line?.textContent.replaceAll(/\s/g, ' ')).toContain('Спокойный сон × 1, 3 недели, ganesha — Базовый × 1, 2 недели');
});

test('an amount of a coin is told in the unit in which people count', async () => {
  // Millionths: the log keeps coins in their smallest unit.
  open('/admin-panel/audit', changed({ coin: 'USDT_TRC20', units: '12500000' }));
  expect(await screen.findAllByText('12.50 USDT')).not.toEqual([]);
  expect(screen.queryByText(/в наименьших единицах/)).toBeNull();
});
