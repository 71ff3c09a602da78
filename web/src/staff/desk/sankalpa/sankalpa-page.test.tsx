import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deskServer, ORDER, visitDesk } from '../../../../testing/desk-visit.tsx';
import { example, type FakeServer, leaveShop, press, problem, type } from '../../../../testing/shop-visit.tsx';
import type { SpelledName } from './sankalpa-calls.ts';

const SHEET = 'GET /api/admin/desk/*/rituals/0/sankalpa';
const SAVE = 'PUT /api/admin/desk/*/spellings';
const PLACE = `/desk/sankalpa/${ORDER}/0?day=2026-12-21`;
const SPELLING = 'Имя в IAST или деванагари';
let server: FakeServer;

beforeEach(() => {
  server = deskServer();
  server.answers[SHEET] = example('sankalpa');
  server.answers[SAVE] = example<SpelledName>('spelledName');
});
afterEach(() => {
  leaveShop();
  vi.restoreAllMocks();
});

const correct = async () => {
  visitDesk(server, PLACE);
  await press('Исправить санскритское написание: Анна Иванова');
};

test('the priest reads the formula and the names in large type', async () => {
  visitDesk(server, PLACE);
  for (const text of ['अन्ना इवानोवा', 'त्रयोदश्यां तिथौ सोमवासरे'])
    expect((await screen.findByText(text)).className).toContain('text-[1.75rem]');
});

test('the priest corrects a name, over the version that was read, with a word to the client', async () => {
  await correct();
  await type(SPELLING, 'Annā');
  await type('Пояснение клиенту', 'Так читаем.');
  await press('Сохранить');
  const call = { body: { name: 'Анна Иванова', iast: 'Annā', note: 'Так читаем.' }, version: '"1"' };
  await expect.poll(() => server.callsOf(SAVE)).toMatchObject([call]);
});

test('the sheet is not asked for by a day or an hour that there cannot be', async () => {
  visitDesk(server, `/desk/sankalpa/${ORDER}/0?day=2026-12-32&time=25:00`);
  await screen.findByText('अन्ना इवानोवा');
  expect(server.callsOf(SHEET)[0]?.search).toBe('');
});

test('a sheet that cannot be read again stays, and says that it may be out of date', async () => {
  visitDesk(server, PLACE);
  await screen.findByText('अन्ना इवानोवा');
  server.answers[SHEET] = () => problem(503, 'unavailable');
  window.dispatchEvent(new Event('visibilitychange'));
  expect((await screen.findByRole('alert')).textContent).toContain('Detail of unavailable.');
  expect(screen.getByText('अन्ना इवानोवा')).toBeDefined();
});

test('what somebody else has corrected meanwhile is not overwritten before the priest has chosen', async () => {
  await correct();
  await type(SPELLING, 'Annā');
  const sheet = example<{ lines: { name: object }[] }>('sankalpa');
  const theirs = { iast: 'Ānnā', correctedBy: 'staff', version: 2 };
  server.answers[SHEET] = { ...sheet, lines: sheet.lines.map((line) => ({ ...line, name: { ...line.name, ...theirs } })) };
  server.answers[SAVE] = () => problem(412, 'changed_meanwhile');
  window.dispatchEvent(new Event('visibilitychange'));
  const keepMine = await screen.findByRole('button', { name: `Оставить моё: ${SPELLING}` });
  await press('Сохранить');
  await expect.poll(() => server.callsOf(SAVE)[0]?.version).toBe('"1"');
  await screen.findByText('Detail of changed_meanwhile.');
  fireEvent.click(keepMine);
  await press('Сохранить');
  await expect.poll(() => server.callsOf(SAVE)[1]?.version).toBe('"2"');
  expect(server.callsOf(SAVE)[1]?.body).toMatchObject({ iast: 'Annā' });
});

test('a word to the client without a spelling says that it needs one, and is not sent', async () => {
  await correct();
  await type(SPELLING, ' ');
  await type('Пояснение клиенту', 'Так читаем.');
  await press('Сохранить');
  expect(await screen.findByText(/^Клиент увидит его только рядом с исправленным именем/)).toBeDefined();
  expect(server.callsOf(SAVE)).toEqual([]);
  expect(document.activeElement).toBe(screen.getByLabelText('Пояснение клиенту'));
});

test.each([
  ['ru', 'unread', 'Клиент ещё не подтвердил строки'],
  ['ru', 'confirmed', 'Клиент подтвердил строки'],
  ['en', 'changed', 'The lines have changed since they were confirmed'],
  ['en', 'change_asked', 'My mother is Olga'],
] as const)('in %s the desk sees what the client said of the lines: %s', async (language, state, said) => {
  server.answers[SHEET] = { ...example<object>('sankalpa'), state, words: 'My mother is Olga' };
  visitDesk(server, PLACE, language);
  expect(await screen.findByText(said)).toBeDefined();
});

test('the file of a ritual tells whether the client and each invited person have confirmed their lines', async () => {
  const sheet = example<{ lines: { name: object }[] }>('sankalpa');
  const said = { state: 'confirmed', words: '' };
  const lines = sheet.lines.map((line) => ({ ...line, name: { ...line.name, name: 'Вера Иванова', said } }));
  server.answers[SHEET] = { ...sheet, state: 'confirmed', lines };
  visitDesk(server, `/desk/${ORDER}/0`);
  expect(await screen.findByText('Клиент подтвердил строки')).toBeDefined();
  expect(screen.getByText('Приглашённый подтвердил строку').parentElement?.textContent).toContain('Вера Иванова');
});

test('an invited person’s own word stands at their line alone', async () => {
  const sheet = example<{ lines: { name: object }[] }>('sankalpa');
  const said = { state: 'change_asked', words: 'I am Vera' };
  const lines = [...sheet.lines, ...sheet.lines.map((line) => ({ ...line, name: { ...line.name, said, correctable: false } }))];
  server.answers[SHEET] = { ...sheet, lines };
  visitDesk(server, PLACE, 'en');
  expect(await screen.findAllByText(/The invited person asks for a change/)).toHaveLength(1);
  expect(screen.getByText('I am Vera')).toBeDefined();
});

test('another hour is asked for by the clocks at the fire, and the paper is of that day and hour', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(`${this.getAttribute('href')}`);
  });
  visitDesk(server, PLACE);
  fireEvent.change(await screen.findByLabelText('Час у огня (Варанаси)'), { target: { value: '17:45' } });
  await expect.poll(() => server.callsOf(SHEET).at(-1)?.search).toBe('?day=2026-12-21&time=17:45');
  await press('Лист для печати');
  expect(saved).toEqual([`/api/admin/desk/${ORDER}/rituals/0/sankalpa.pdf?day=2026-12-21&time=17%3A45&lang=ru`]);
});

test('where it cannot be read what the client said of the lines, the file of the ritual says so and asks again', async () => {
  server.answers[SHEET] = () => problem(503, 'unavailable');
  visitDesk(server, `/desk/${ORDER}/0?day=2026-11-21`);
  await screen.findByText('Detail of unavailable.');
  server.answers[SHEET] = { ...example<object>('sankalpa'), state: 'change_asked', words: 'Не Анна, а Ганна' };
  await press('Попробовать ещё раз');
  expect(await screen.findByText('Не Анна, а Ганна')).toBeDefined();
});
