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

const picture = (number: number, caption = '') => ({
  id: `${number}0000000-0a4e-4c62-9d0f-3f1f6f1b8f4e`,
  caption,
  isPublic: false,
});
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
/** Sends the report in two steps. */
async function send() {
  await press('Отправить отчёт…');
  await press('Продолжить…');
  await press('Отправить клиенту');
}
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

test('a draft is saved over the version that was read', async () => {
  visit();
  await screen.findByLabelText('Текст');
  type('Текст', 'Новый текст');
  server.answers[`PUT ${REPORT}`] = draft({ text: 'Новый текст', version: 2 });
  await press('Сохранить черновик');
  await screen.findByText(/Черновик сохранён/);
  const { pictures, version } = draft();
  const call = { body: { text: 'Новый текст', pictures }, version: `"${version}"` };
  expect(server.callsOf(`PUT ${REPORT}`)).toMatchObject([call]);
});

test('a report in which nothing has changed is not sent, and its writer is told so', async () => {
  visit();
  await press('Сохранить черновик');
  expect(screen.getByRole('alert').textContent).toMatch(/^Ничего\sне\sизменено/);
  expect(server.callsOf(`PUT ${REPORT}`)).toEqual([]);
});

test('what is typed survives a reload, and is called unsaved until it is saved', async () => {
  visit();
  await screen.findByLabelText('Текст');
  type('Текст', 'Новый текст');
  leaveShop();
  visit();
  expect(await screen.findByDisplayValue('Новый текст')).toBeDefined();
  expect(screen.getByText(/несохранённые/)).toBeDefined();
  server.answers[`PUT ${REPORT}`] = draft({ text: 'Новый текст', version: 2 });
  await press('Сохранить черновик');
  await screen.findByText(/Черновик сохранён/);
  expect(screen.queryByText(/несохранённые/)).toBeNull();
});

test('pictures are described, approved, put in order and removed', async () => {
  server.answers[`GET ${REPORT}`] = draft({ pictures: [picture(1), picture(2)] });
  server.answers[`PUT ${REPORT}`] = draft({ version: 2 });
  visit();
  const up = await screen.findByRole<HTMLButtonElement>('button', { name: 'Снимок 2 выше' });
  fireEvent.click(up);
  // It keeps the focus, although its picture is now the first.
  expect([up.ariaLabel, up.disabled, up.ariaDisabled]).toEqual(['Снимок 1 выше', false, 'true']);
  type('Подпись к снимку 1', 'Огонь');
  fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  await press('Убрать снимок 2');
  await press('Сохранить черновик');
  await waitFor(() => expect(server.callsOf(`PUT ${REPORT}`)).toHaveLength(1));
  expect(server.callsOf(`PUT ${REPORT}`)[0]?.body.pictures).toEqual([{ ...picture(2, 'Огонь'), isPublic: true }]);
});

test('two presses before the pictures are drawn again lose no picture', async () => {
  server.answers[`GET ${REPORT}`] = draft({ pictures: [picture(1), picture(2)] });
  server.answers[`PUT ${REPORT}`] = draft({ version: 2 });
  visit();
  const up = await screen.findByRole('button', { name: 'Снимок 2 выше' });
  act(() => {
    up.click();
    up.click();
  });
  type('Подпись к снимку 1', 'Огонь');
  await press('Сохранить черновик');
  await waitFor(() => expect(server.callsOf(`PUT ${REPORT}`)).toHaveLength(1));
  expect(server.callsOf(`PUT ${REPORT}`)[0]?.body.pictures).toEqual([picture(1, 'Огонь'), picture(2)]);
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
  await press('Сохранить черновик');
  const told = within(await screen.findByRole('region', { name: /^Пока вы писали/ }));
  const asked = within(told.getByRole('group', { name: 'Снимки' }));
  for (const text of ['Моя подпись', 'Чужая подпись']) expect(asked.getByText(text)).toBeDefined();
  expect(told.getByText('Тируваннамалай')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Оставить моё: Снимки' }));
  fireEvent.click(screen.getByRole('button', { name: 'Взять сохранённое: Текст' }));
  await press('Сохранить черновик');
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
  await press('Отправить отчёт…');
  await press('Продолжить…');
  server.answers[`GET ${REPORT}`] = draft({ text: 'Чужой текст', version: 7 });
  await press('Отправить клиенту');
  expect(await screen.findByDisplayValue('Чужой текст')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('Detail of changed_meanwhile.');
});

test('the report on a ritual that is not performed yet is drafted, and not sent', async () => {
  server.answers[`GET ${REPORT}`] = draft({ status: 'processing', performedAt: null });
  visit();
  expect(await screen.findByText(/^Отчёт можно отправить, когда на столе/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Сохранить черновик' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Отправить отчёт…' })).toBeNull();
});

test('a report that was sent although the answer was lost is shown as sent', async () => {
  visit();
  server.answers[`POST ${REPORT}/send`] = () => {
    server.answers[`GET ${REPORT}`] = draft({ sentAt: '2026-11-20T12:00:00.000Z', status: 'completed', version: 2 });
    throw new TypeError('Failed to fetch');
  };
  await send();
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
  await press('Сохранить черновик');
  expect(await screen.findByText(/Черновик сохранён/)).toBeDefined();
  expect(screen.queryByRole('region', { name: /^Пока вы писали/ })).toBeNull();
});

const chooseHeic = (field: HTMLElement) =>
  fireEvent.change(field, { target: { files: [new File(['pixels'], 'fire.heic', { type: 'image/heic' })] } });

test('who sends a report reads that a picture has not arrived and is not in it', async () => {
  visit();
  await screen.findByLabelText('Текст');
  chooseHeic(screen.getByLabelText('Снять или выбрать'));
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
  // A report takes twelve.
  const pictures = Array.from({ length: 11 }, () => ({ ...picture(0), id: crypto.randomUUID() }));
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
      for (const event of ['load', 'loadend']) this.dispatchEvent(new Event(event));
    }
  }
  vi.stubGlobal('XMLHttpRequest', RefusedRequest);
  visit();
  chooseHeic(await screen.findByLabelText('Снять или выбрать'));
  expect(await screen.findByText(/Сеанс закончился/)).toBeDefined();
  expect(screen.queryByText(/гость/)).toBeNull();
  vi.unstubAllGlobals();
});

test('a picture whose connection is lost can be sent again', async () => {
  class LostRequest extends EventTarget {
    readonly upload = new EventTarget();
    open() {}
    setRequestHeader() {}
    send() {
      window.dispatchEvent(new Event('offline'));
    }
    abort() {
      for (const event of ['abort', 'loadend']) this.dispatchEvent(new Event(event));
    }
  }
  vi.stubGlobal('XMLHttpRequest', LostRequest);
  visit();
  chooseHeic(await screen.findByLabelText('Снять или выбрать'));
  expect(await screen.findByText('Снимок не отправлен: fire.heic')).toBeDefined();
  vi.unstubAllGlobals();
});

test('a report is sent in two steps', async () => {
  server.answers[`POST ${REPORT}/send`] = draft({ sentAt: '2026-11-20T12:00:00.000Z', status: 'completed', version: 2 });
  visit();
  await press('Отправить отчёт…');
  await press('Продолжить…');
  expect(server.callsOf(`POST ${REPORT}/send`)).toEqual([]);
  await press('Отправить клиенту');
  await screen.findByRole('heading', { name: 'Исправить отчёт' });
  expect(server.callsOf(`POST ${REPORT}/send`)).toHaveLength(1);
});

test('a report without text and place is not sent, and the form leads to what it lacks', async () => {
  server.answers[`GET ${REPORT}`] = draft({ text: '', place: '', version: 1 });
  visit();
  await press('Отправить отчёт…');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Текст/));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(Array(2).fill('Заполните это поле'));
  expect(server.callsOf(`POST ${REPORT}/send`)).toEqual([]);
});

test('a draft is saved without a text', async () => {
  server.answers[`GET ${REPORT}`] = draft({ text: '', place: '', version: 1 });
  server.answers[`PUT ${REPORT}`] = draft({ text: '', place: 'Варанаси', version: 2 });
  visit();
  await screen.findByLabelText('Место');
  type('Место', 'Варанаси');
  await press('Сохранить черновик');
  expect(await screen.findByText(/Черновик сохранён/)).toBeDefined();
});
