import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { visitSection } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, press, problem, type, value } from '../../../testing/shop-visit.tsx';
import type { Partner } from './partner-queries.ts';
import PartnersPage from './partners-page.tsx';

const indra = example<Partner>('partner');
const ONE = 'GET /api/admin/partners/indra';
const SAVE = 'PUT /api/admin/partners/indra';
const ADD = 'POST /api/admin/partners';
const SUMS = 'GET /api/admin/partners/indra/dashboard';
const WEBHOOKS = 'GET /api/admin/partners/indra/webhooks';
let server: FakeServer;
let stored: Partner;
let tag: string;

beforeEach(() => {
  stored = indra;
  tag = '"1"';
  const read = () => Response.json(stored, { headers: { etag: tag } });
  server = fakeServer({
    'GET /api/admin/partners': { items: [indra], nextCursor: null },
    [ONE]: read,
    [SAVE]: read,
    [ADD]: read,
    [WEBHOOKS]: { items: [] },
    [SUMS]: example<object>('partnerDashboard'),
  });
});
afterEach(leaveShop);

const open = (place = '', language: 'ru' | 'en' = 'ru') =>
  visitSection(PartnersPage, server, { place: `/partners${place}`, language });

test('the list says who is suspended, and each row leads to its partner', async () => {
  server.answers['GET /api/admin/partners'] = { items: [{ ...indra, suspended: true }], nextCursor: null };
  open();
  const table = within(await screen.findByRole('table', { name: 'Партнёры' }));
  expect(table.getByText('Приостановлен')).toBeDefined();
  expect(table.getByRole('link').getAttribute('href')).toBe('/admin-panel/partners/indra');
});

test('a new partner gets a short name, and leads to the page of the partner', async () => {
  open('/_new');
  await type('Имя', 'Индра Шарма');
  await type('E-mail', ' indra@example.com ');
  await type('Короткое имя', 'Indra');
  await press('Добавить партнёра');
  expect(await screen.findByRole('heading', { level: 1, name: 'Индра Шарма' })).toBeDefined();
  const body = { slug: 'indra', name: 'Индра Шарма', email: 'indra@example.com', language: 'ru' };
  expect(server.callsOf(ADD)).toMatchObject([{ body, key: expect.any(String) }]);
});

test('a short name that begins with a hyphen is not sent', async () => {
  open('/_new');
  await type('Имя', 'Индра Шарма');
  await type('E-mail', 'indra@example.com');
  await type('Короткое имя', '-Indra');
  expect(screen.getByRole('alert').textContent).toContain('первым дефис');
  await press('Добавить партнёра');
  expect(server.callsOf(ADD)).toEqual([]);
});

test('what was saved although the answer was lost is not told as somebody else’s change, and is not sent again', async () => {
  server.answers[SAVE] = ({ body }) => {
    stored = { ...indra, ...(body as Partial<Partner>) };
    tag = '"2"';
    throw new TypeError('Failed to fetch');
  };
  open('/indra');
  await type('Имя', 'Индра Деви');
  await press('Сохранить');
  expect(await screen.findByRole('heading', { level: 1, name: 'Индра Деви' })).toBeDefined();
  expect(screen.queryByText(/Пока вы писали/)).toBeNull();
  await press('Сохранить');
  expect(await screen.findByText('Ничего не изменено, сохранять нечего.')).toBeDefined();
  expect(server.callsOf(SAVE)).toHaveLength(1);
});

test('a taken short name is refused, and what was typed survives a reload', async () => {
  server.answers[ADD] = () => problem(409, 'slug_taken');
  open('/_new', 'en');
  await type('Short name', 'indra');
  await type('Name', 'Indra');
  await type('E-mail', 'indra@example.com');
  await press('Add a partner');
  expect((await screen.findByRole('alert')).textContent).toBe('Detail of slug_taken.');
  leaveShop();
  open('/_new', 'en');
  await screen.findByLabelText('Short name');
  expect([value('Short name'), value('Name'), value('E-mail')]).toEqual(['indra', 'Indra', 'indra@example.com']);
});

test('the page has the link, the way to the people, and the statement of a month', async () => {
  open('/indra');
  expect(await screen.findByText(indra.link)).toBeDefined();
  expect(await screen.findByTitle('QR-код ссылки: Индра Шарма')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Сотрудники' }).getAttribute('href')).toBe('/admin-panel/staff');
  const [, before] = [...screen.getByLabelText<HTMLSelectElement>('Месяц').options].map((option) => option.value);
  fireEvent.change(screen.getByLabelText('Месяц'), { target: { value: before } });
  const file = screen.getByRole('link', { name: 'Скачать CSV' });
  expect(file.getAttribute('href')).toBe(`/api/admin/partners/indra/statements/${before}?lang=ru`);
});

test('the page tells the sums that the partner reads: what came is what went back, fees and what is left', async () => {
  open('/indra');
  const sums = await screen.findByRole('region', { name: 'Суммы за этот месяц' });
  const told = [...sums.querySelectorAll('dl > div')].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
  expect(told).toEqual(['Пришло2 810 $', 'из них вручную1 530 $', 'Возвращено120 $', 'Комиссии12,80 $', 'Чистыми2 677,20 $']);
  expect(sums.textContent).toContain('Подтверждено партнёром');
});

test('where the sums of a partner cannot be read the page says so, and the partner can still be changed', async () => {
  server.answers[SUMS] = () => problem(503, 'unavailable');
  open('/indra', 'en');
  expect(await screen.findByText('Detail of unavailable.')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Save' })).toBeDefined();
});

test('a partner is suspended', async () => {
  open('/indra', 'en');
  fireEvent.click(await screen.findByLabelText(/^Suspend: /));
  await press('Save');
  const body = { name: indra.name, email: indra.email, language: 'ru', suspended: true };
  await waitFor(() => expect(server.callsOf(SAVE)).toMatchObject([{ body, version: '"1"' }]));
});

test('of two who change a partner each sees what the other has changed, and the second one chooses whose e-mail stays', async () => {
  open('/indra');
  await type('E-mail', 'mine@example.com');
  stored = { ...indra, email: 'theirs@example.com', suspended: true };
  tag = '"2"';
  server.answers[SAVE] = () => problem(412, 'changed_meanwhile');
  await press('Сохранить');
  const met = within(await screen.findByRole('region', { name: /^Пока вы писали/ }));
  expect(met.getByRole('listitem').textContent).toBe('ПриостановленБыло: НетСтало: Да');
  await press('Взять сохранённое: E-mail');
  expect(value('E-mail')).toBe('theirs@example.com');
});

test('what the shop refuses stands at its field, which gets the focus', async () => {
  server.answers[SAVE] = () =>
    problem(422, 'invalid', { errors: [{ pointer: '/email', code: 'x', detail: 'Сюда писем не доставить.' }] });
  open('/indra');
  await type('Имя', 'Индра С.');
  await press('Сохранить');
  expect(await screen.findByText('Сюда писем не доставить.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
});

test('the page of a partner tells which webhook fails and why, by its host alone', async () => {
  server.answers[WEBHOOKS] = example<object>('webhooksHealth');
  open('/indra');
  const card = within(await screen.findByRole('region', { name: 'Вебхуки' }));
  expect(await card.findByText('Till in the ashram')).toBeDefined();
  const told = card.getByRole('list').textContent;
  for (const words of ['till.example.com', 'Ждут отправки: 12', 'Ответ не означает успеха. 503', 'Не удаётся доставить с'])
    expect(told).toContain(words);
});

test('the page of a partner without webhooks says so', async () => {
  open('/indra', 'en');
  expect(await screen.findByText('No webhooks yet')).toBeDefined();
});

test('the sums of a partner lead administrators nowhere: the orders behind them are a section of the partner’s people', async () => {
  open('/indra');
  const sums = within(await screen.findByRole('region', { name: 'Суммы за этот месяц' }));
  expect(sums.getByText('Пришло')).toBeDefined();
  expect(sums.queryAllByRole('link')).toEqual([]);
});
