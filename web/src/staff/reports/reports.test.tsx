import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { staffMember, visitSection } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, problem } from '../../../testing/shop-visit.tsx';
import type { StaffReport } from './report-calls.ts';
import ReportsPage from './reports-page.tsx';

const REPORT = '/api/admin/reports/orders/*/0';
const ORDER = '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e';
const draft = (changes: Partial<StaffReport> = {}) => ({ ...example<StaffReport>('staffReport'), ...changes });
let server: FakeServer;

beforeEach(() => {
  server = fakeServer({ 'GET /api/admin/reports': example('unreported'), [`GET ${REPORT}`]: draft() });
});
afterEach(() => {
  leaveShop();
  vi.useRealTimers();
});

const priest = staffMember({ role: 'priest' });
const visit = (path = `/reports/${ORDER}/0`, language: 'ru' | 'en' = 'ru', member = priest) =>
  visitSection(ReportsPage, server, { place: path, language, member });

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test.each(['ru', 'en'] as const)('what lacks a report is listed in %s, and leads to its page', async (language) => {
  visit('/reports', language);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toContain(`/admin-panel/reports/${ORDER}/0`);
});

test('a report without a day is about today in the shop, wherever its writer sits', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T21:30:00Z') });
  server.answers[`GET ${REPORT}`] = draft({ date: null });
  visit();
  expect(await screen.findByDisplayValue('2026-11-24')).toBeDefined();
});

test('a draft is saved with the version that was read, and what is typed outlives a reload', async () => {
  visit();
  await screen.findByLabelText('Текст');
  type('Текст', 'Новый текст');
  leaveShop();
  visit();
  expect(await screen.findByDisplayValue('Новый текст')).toBeDefined();
  server.answers[`PUT ${REPORT}`] = draft({ text: 'Новый текст', version: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить черновик' }));
  await screen.findByText(/Черновик сохранён/);
  const { text, pictures, version } = draft();
  const call = { body: { text: 'Новый текст', pictures }, version: `"${version}"` };
  expect(server.callsOf(`PUT ${REPORT}`)).toMatchObject([call]);
  expect(text).not.toBe('Новый текст');
  leaveShop();
  server.answers[`GET ${REPORT}`] = draft({ text: 'Новый текст', version: 2 });
  visit();
  await screen.findByDisplayValue('Новый текст');
  expect(screen.queryByText(/несохранённые/)).toBeNull();
});

test('what one priest has typed stands in no form of another priest at the same device, and waits for the first', async () => {
  visit();
  await screen.findByLabelText('Текст');
  type('Текст', 'Новый текст');
  leaveShop();
  visit(undefined, 'ru', { ...priest, id: '7f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e' });
  expect(await screen.findByDisplayValue(draft().text)).toBeDefined();
  leaveShop();
  visit();
  expect(await screen.findByDisplayValue('Новый текст')).toBeDefined();
});

test('pictures are described, approved, put in order and removed', async () => {
  const [one, two] = [1, 2].map((number) => ({
    id: `0000000${number}-0a4e-4c62-9d0f-3f1f6f1b8f4e`,
    caption: '',
    isPublic: false,
  }));
  server.answers[`GET ${REPORT}`] = draft({ pictures: [one, two].flatMap((picture) => picture ?? []) });
  server.answers[`PUT ${REPORT}`] = draft({ version: 2 });
  visit();
  const up = await screen.findByRole<HTMLButtonElement>('button', { name: 'Снимок 2 выше' });
  fireEvent.click(up);
  // It keeps the focus, although its picture is now the first.
  expect([up.ariaLabel, up.disabled, up.ariaDisabled]).toEqual(['Снимок 1 выше', false, 'true']);
  type('Подпись к снимку 1', 'Огонь');
  fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Убрать снимок 2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить черновик' }));
  await waitFor(() => expect(server.callsOf(`PUT ${REPORT}`)).toHaveLength(1));
  expect(server.callsOf(`PUT ${REPORT}`)[0]?.body.pictures).toEqual([{ ...two, caption: 'Огонь', isPublic: true }]);
});

test('two presses before the pictures are drawn again lose no picture', async () => {
  const [one, two] = [1, 2].map((number) => `0000000${number}-0a4e-4c62-9d0f-3f1f6f1b8f4e`);
  server.answers[`GET ${REPORT}`] = draft({ pictures: [one, two].map((id) => ({ id: `${id}`, caption: '', isPublic: false })) });
  server.answers[`PUT ${REPORT}`] = draft({ version: 2 });
  visit();
  const up = await screen.findByRole('button', { name: 'Снимок 2 выше' });
  act(() => {
    up.click();
    up.click();
  });
  type('Подпись к снимку 1', 'Огонь');
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить черновик' }));
  await waitFor(() => expect(server.callsOf(`PUT ${REPORT}`)).toHaveLength(1));
  expect(server.callsOf(`PUT ${REPORT}`)[0]?.body.pictures).toMatchObject([{ id: one, caption: 'Огонь' }, { id: two }]);
});

test('of two who write a report nobody loses anything, and each field that both changed asks, pictures too', async () => {
  visit();
  await screen.findByLabelText('Текст');
  type('Текст', 'Мой текст');
  type('Подпись к снимку 1', 'Моя подпись');
  const [picture] = draft().pictures;
  const theirs = draft({
    text: 'Чужой текст',
    place: 'Тируваннамалай',
    version: 7,
    pictures: [{ id: `${picture?.id}`, caption: 'Чужая подпись', isPublic: true }],
  });
  server.answers[`GET ${REPORT}`] = theirs;
  server.answers[`PUT ${REPORT}`] = ({ version }) =>
    version === '"7"' ? Response.json(draft({ version: 8 })) : problem(412, 'changed_meanwhile');
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить черновик' }));
  const told = within(await screen.findByRole('region', { name: /^Пока вы писали/ }));
  const asked = within(told.getByRole('group', { name: 'Снимки' }));
  for (const text of ['Моя подпись', 'Чужая подпись']) expect(asked.getByText(text)).toBeDefined();
  expect(told.getByText('Тируваннамалай')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Оставить моё: Снимки' }));
  fireEvent.click(screen.getByRole('button', { name: 'Взять сохранённое: Текст' }));
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить черновик' }));
  await waitFor(() => expect(server.callsOf(`PUT ${REPORT}`)).toHaveLength(2));
  expect(server.callsOf(`PUT ${REPORT}`)[1]?.body).toMatchObject({
    text: 'Чужой текст',
    place: 'Тируваннамалай',
    pictures: [{ caption: 'Моя подпись' }],
  });
});

test('a report that somebody else has changed is not sent to the customer as it stood before', async () => {
  visit();
  server.answers[`POST ${REPORT}/send`] = () => problem(412, 'changed_meanwhile');
  fireEvent.click(await screen.findByRole('button', { name: 'Отправить отчёт…' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Продолжить…' }));
  server.answers[`GET ${REPORT}`] = draft({ text: 'Чужой текст', version: 7 });
  fireEvent.click(screen.getByRole('button', { name: 'Отправить клиенту' }));
  expect(await screen.findByDisplayValue('Чужой текст')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('Detail of changed_meanwhile.');
});

test.each([
  ['ru', /^Отчёт можно отправить, когда на столе/, 'Сохранить черновик', 'Отправить отчёт…'],
  ['en', /^The report can be sent once the desk/, 'Save the draft', 'Send the report…'],
] as const)(
  'in %s the report on a ritual that is not performed yet is drafted, and not sent',
  async (language, why, save, send) => {
    server.answers[`GET ${REPORT}`] = draft({ status: 'processing', performedAt: null });
    visit(`/reports/${ORDER}/0`, language);
    expect(await screen.findByText(why)).toBeDefined();
    expect(screen.getByRole('button', { name: save })).toBeDefined();
    expect(screen.queryByRole('button', { name: send })).toBeNull();
  },
);

test('a report that was sent although the answer was lost is shown as sent', async () => {
  visit();
  server.answers[`POST ${REPORT}/send`] = () => {
    server.answers[`GET ${REPORT}`] = draft({ sentAt: '2026-11-20T12:00:00.000Z', status: 'completed', version: 2 });
    throw new TypeError('Failed to fetch');
  };
  fireEvent.click(await screen.findByRole('button', { name: 'Отправить отчёт…' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Продолжить…' }));
  fireEvent.click(screen.getByRole('button', { name: 'Отправить клиенту' }));
  expect(await screen.findByText('Клиент видит отчёт:')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a text with a blank at its end whose answer was lost is the own one, not that of somebody else', async () => {
  visit();
  await screen.findByLabelText('Текст');
  type('Текст', 'Огонь горел ровно. ');
  server.answers[`PUT ${REPORT}`] = () => {
    server.answers[`GET ${REPORT}`] = draft({ text: 'Огонь горел ровно.', version: 2 });
    throw new TypeError('Failed to fetch');
  };
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить черновик' }));
  expect(await screen.findByText(/Черновик сохранён/)).toBeDefined();
  expect(screen.queryByRole('region', { name: /^Пока вы писали/ })).toBeNull();
});

test('who sends a report reads that a picture has not arrived and is not in it', async () => {
  visit();
  await screen.findByLabelText('Текст');
  const picture = new File(['pixels'], 'fire.heic', { type: 'image/heic' });
  fireEvent.change(screen.getByLabelText('Снять или выбрать'), { target: { files: [picture] } });
  expect(await screen.findByText('Снимок не отправлен: fire.heic')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Отправить отчёт…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Не отправлен 1\sснимок/)).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Отмена' }));
  fireEvent.click(screen.getByRole('button', { name: 'Убрать' }));
  fireEvent.click(screen.getByRole('button', { name: 'Отправить отчёт…' }));
  await screen.findByRole('dialog');
  expect(screen.queryByText(/^Не отправлен/)).toBeNull();
});

test('of a choice of more pictures than a report takes it is said how many were left out', async () => {
  const picture = { caption: '', isPublic: false };
  const pictures = Array.from({ length: 11 }, () => ({ ...picture, id: crypto.randomUUID() }));
  server.answers[`GET ${REPORT}`] = draft({ pictures });
  visit();
  const files = ['one.png', 'two.png', 'three.png'].map((name) => new File(['pixels'], name, { type: 'image/png' }));
  fireEvent.change(await screen.findByLabelText('Снять или выбрать'), { target: { files } });
  expect((await screen.findByText(/^Не\sвзяты/)).textContent).toMatch(/^Не\sвзяты 2\sснимка: больше/);
  expect(screen.queryByText(/two\.png/)).toBeNull();
});

test('a picture that an ended session refuses says so in the words for the staff', async () => {
  class RefusedRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 401;
    readonly response = { code: 'session_ended', detail: 'Продолжите как гость' };
    open() {}
    setRequestHeader() {}
    send() {
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', RefusedRequest);
  visit();
  const picture = new File(['pixels'], 'fire.heic', { type: 'image/heic' });
  fireEvent.change(await screen.findByLabelText('Снять или выбрать'), { target: { files: [picture] } });
  expect(await screen.findByText(/Сеанс закончился/)).toBeDefined();
  expect(screen.queryByText(/гость/)).toBeNull();
  vi.unstubAllGlobals();
});

test('a report is sent in two steps, and shown as text whatever was typed', async () => {
  const attack = '<img src=x onerror=alert(1)>';
  server.answers[`GET ${REPORT}`] = draft({ text: attack, place: attack });
  server.answers[`POST ${REPORT}/send`] = draft({ sentAt: '2026-11-20T12:00:00.000Z', status: 'completed', version: 2 });
  visit();
  fireEvent.click(await screen.findByRole('button', { name: 'Отправить отчёт…' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelectorAll('[onerror]')).toHaveLength(0);
  expect(dialog.textContent).toContain(attack);
  expect(server.callsOf(`POST ${REPORT}/send`)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Продолжить…' }));
  fireEvent.click(screen.getByRole('button', { name: 'Отправить клиенту' }));
  await screen.findByRole('heading', { name: 'Исправить отчёт' });
  expect(server.callsOf(`POST ${REPORT}/send`)).toHaveLength(1);
});

test('a draft needs no text, a report that is sent does, and the form leads to what it lacks', async () => {
  server.answers[`GET ${REPORT}`] = draft({ text: '', place: '', version: 1 });
  visit();
  fireEvent.click(await screen.findByRole('button', { name: 'Сохранить черновик' }));
  expect(screen.getByRole('alert').textContent).toMatch(/^Ничего не\sизменено/);
  fireEvent.click(screen.getByRole('button', { name: 'Отправить отчёт…' }));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Текст/));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(Array(2).fill('Заполните это поле'));
  fireEvent.change(screen.getByLabelText('Место'), { target: { value: 'Варанаси' } });
  server.answers[`PUT ${REPORT}`] = draft({ place: 'Варанаси', version: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить черновик' }));
  await screen.findByText(/Черновик сохранён/);
  expect(server.callsOf(`POST ${REPORT}/send`)).toEqual([]);
});
