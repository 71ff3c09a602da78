import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { user } from '../../../testing/account-visit.tsx';
import {
  example,
  type FakeServer,
  fakeServer,
  leaveShop,
  pressFocused,
  problem,
  visitShop,
} from '../../../testing/shop-visit.tsx';
import SankalpaPage from './sankalpa-page.tsx';
import type { SpelledName } from './sankalpa-queries.ts';

const NAMES = 'GET /api/account/names';
const SAVE = 'PUT /api/account/names';
const SHEET = 'GET /api/account/orders/*/rituals/0/sankalpa';
const ANSWER = 'PUT /api/account/orders/*/rituals/0/sankalpa';
const ONE_SHEET = '/sankalpa/6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e/0';
const anna = () => example<SpelledName>('spelledName');

afterEach(leaveShop);

function open(
  names: readonly SpelledName[],
  language: 'ru' | 'en' = 'ru',
  path = '/sankalpa',
  answers: FakeServer['answers'] = {},
): FakeServer {
  const server = fakeServer({
    'GET /api/auth/me': user(),
    [NAMES]: { items: names },
    [SAVE]: anna(),
    'GET /api/ritual-plans': example('plan'),
    [SHEET]: example('sankalpa'),
    [ANSWER]: confirmed(),
    ...answers,
  });
  const page = (
    <Routes>
      <Route path="/sankalpa/:order?/:position?" element={<SankalpaPage />} />
    </Routes>
  );
  visitShop(page, server, { path, language });
  return server;
}

const confirmed = () => ({ ...example<object>('sankalpa'), state: 'confirmed', answerVersion: 1 });

test.each([
  ['ru', 'Имена, как они звучат'],
  ['en', 'Names as they sound'],
] as const)('in %s the customer reads each name in Devanagari and IAST, in its own language', async (language, title) => {
  open([anna()], language);
  const card = within(await screen.findByRole('region', { name: title }));
  expect((await card.findByText('अन्ना इवानोवा')).getAttribute('lang')).toBe('sa-Deva');
  expect(card.getByText('Annā Ivānovā').getAttribute('lang')).toBe('sa-Latn');
});

test('where the plan did not come, the page says so and asks for it again', async () => {
  const server = open([anna()], 'ru', '/sankalpa', { 'GET /api/ritual-plans': () => problem(503, 'unavailable') });
  const card = within(await screen.findByRole('region', { name: 'Листы санкальпы' }));
  expect(card.getByRole('alert').textContent).toContain('Detail of unavailable.');
  server.answers['GET /api/ritual-plans'] = example('plan');
  fireEvent.click(card.getByRole('button', { name: 'Попробовать ещё раз' }));
  expect(await card.findAllByRole('link')).not.toHaveLength(0);
  expect(card.queryByRole('alert')).toBeNull();
});

test('a correction is sent with the version that was read, and a name goes back to the rules', async () => {
  const server = open([anna()]);
  fireEvent.click(await screen.findByRole('button', { name: 'Поправить имя: Анна Иванова' }));
  fireEvent.input(screen.getByLabelText('Имя латиницей'), { target: { value: ' Annā Īvanovā ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await expect.poll(() => server.callsOf(SAVE).length).toBe(1);
  const [call] = server.callsOf(SAVE);
  expect([call?.body, call?.version]).toEqual([{ name: 'Анна Иванова', iast: 'Annā Īvanovā' }, '"1"']);
  fireEvent.click(await screen.findByRole('button', { name: 'Поправить имя: Анна Иванова' }));
  fireEvent.click(screen.getByRole('button', { name: 'Вернуть Annā Ivanovā' }));
  await expect.poll(() => server.callsOf(SAVE)[1]?.body).toEqual({ name: 'Анна Иванова', iast: '' });
});

test('letters without a rule and the priest’s note are shown, and a refusal stands at the field', async () => {
  const server = open([{ ...anna(), unmapped: ['东'], correctedBy: 'staff', note: 'Так читаем.' }]);
  server.answers[SAVE] = () => problem(412, 'changed_meanwhile');
  expect(await screen.findByText(/поправьте имя: 东/)).toBeDefined();
  expect(screen.getByText('Поправлено жрецом: Так читаем.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Поправить имя: Анна Иванова' }));
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await expect.poll(() => screen.getByLabelText('Имя латиницей').getAttribute('aria-invalid')).toBe('true');
});

test('a name in letters that Sanskrit does not have is refused with words on how to write it', async () => {
  const server = open([anna()]);
  const errors = [{ pointer: '/iast', code: 'invalid', detail: 'Неверное значение.' }];
  server.answers[SAVE] = () => problem(400, 'invalid_request', { errors });
  fireEvent.click(await screen.findByRole('button', { name: 'Поправить имя: Анна Иванова' }));
  fireEvent.input(screen.getByLabelText('Имя латиницей'), { target: { value: 'Анна' } });
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/латинскими буквами/)).toBeDefined();
  expect(screen.queryByText('Неверное значение.')).toBeNull();
});

test('a name that the priest has corrected meanwhile is saved over by the next press, and what was typed stays', async () => {
  const server = open([anna()]);
  fireEvent.click(await screen.findByRole('button', { name: 'Поправить имя: Анна Иванова' }));
  fireEvent.input(screen.getByLabelText('Имя латиницей'), { target: { value: 'Annā Īvanovā' } });
  server.answers[SAVE] = () => problem(412, 'changed_meanwhile');
  server.answers[NAMES] = { items: [{ ...anna(), correctedBy: 'staff', version: 2 }] };
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Поправлено жрецом')).toBeDefined();
  server.answers[SAVE] = anna();
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await expect.poll(() => server.callsOf(SAVE)[1]).toMatchObject({ version: '"2"', body: { iast: 'Annā Īvanovā' } });
});

test('a correction whose answer comes after its dialog was closed leaves the dialog of another name open', async () => {
  const server = open([anna(), { ...anna(), name: 'Вера Белова' }]);
  let save = () => {};
  server.answers[SAVE] = () =>
    new Promise((resolve) => {
      save = () => resolve(Response.json(anna()));
    });
  fireEvent.click(await screen.findByRole('button', { name: 'Поправить имя: Анна Иванова' }));
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await expect.poll(() => server.callsOf(SAVE).length).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  fireEvent.click(screen.getByRole('button', { name: 'Поправить имя: Вера Белова' }));
  save();
  await expect.poll(() => server.callsOf(NAMES).length).toBe(2);
  expect(screen.getByRole('heading', { name: /Вера Белова/ })).toBeDefined();
  expect(screen.getByLabelText('Имя латиницей')).toBeDefined();
});

test.each([
  ['ru', 'Год, день и час', /титхи Шукла Трайодаши/, 'Всё верно', /Вы подтвердили/],
  ['en', 'Year, day and hour', /tithi Shukla Trayodashi/, 'All is right', /You have confirmed/],
] as const)(
  'in %s the customer reads the sheet with its meaning and confirms it',
  async (language, part, meaning, button, said) => {
    const server = open([], language, ONE_SHEET);
    const time = within(await screen.findByRole('region', { name: part }));
    expect(time.getByText('trayodaśyāṃ tithau somavāsare').getAttribute('lang')).toBe('sa-Latn');
    expect(time.getByText(meaning)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(said)).toBeDefined();
    const [call] = server.callsOf(ANSWER);
    expect([call?.body, call?.version]).toEqual([
      { print: '0a1b2c3d4e5f60718293a4b5c6d7e8f9', state: 'confirmed', words: '' },
      '"0"',
    ]);
  },
);

test('a wish for a change says what; lines that have changed meanwhile are read anew beside it', async () => {
  const server = open([], 'ru', ONE_SHEET);
  server.answers[ANSWER] = () => problem(412, 'changed_meanwhile');
  fireEvent.click(await screen.findByRole('button', { name: 'Есть неточность…' }));
  fireEvent.change(screen.getByLabelText(/Что изменить/), { target: { value: ' Маму зовут Ольга ' } });
  const print = 'f'.repeat(32);
  server.answers[SHEET] = { ...example<object>('sankalpa'), print, answerVersion: 4, wishes: ['За новый дом'] };
  fireEvent.click(screen.getByRole('button', { name: 'Попросить изменить' }));
  expect(await screen.findByText('За новый дом')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe('Detail of changed_meanwhile.');
  expect(server.callsOf(ANSWER)[0]?.body).toMatchObject({ state: 'change_asked', words: 'Маму зовут Ольга' });
  server.answers[ANSWER] = confirmed();
  fireEvent.click(screen.getByRole('button', { name: 'Попросить изменить' }));
  await expect.poll(() => server.callsOf(ANSWER)[1]?.version).toBe('"4"');
  expect(server.callsOf(ANSWER)[1]?.body).toMatchObject({ print, words: 'Маму зовут Ольга' });
});

test('an answer that was stored while the connection was lost is read once that is back, and the next press is not refused for it', async () => {
  const server = open([], 'ru', ONE_SHEET);
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  fireEvent.click(await screen.findByRole('button', { name: 'Есть неточность…' }));
  fireEvent.change(screen.getByLabelText(/Что изменить/), { target: { value: 'Маму зовут Ольга' } });
  Object.assign(server.answers, { [ANSWER]: lost, [SHEET]: lost });
  window.dispatchEvent(new Event('offline'));
  fireEvent.click(screen.getByRole('button', { name: 'Попросить изменить' }));
  await screen.findByRole('alert');
  const stored = { ...example<object>('sankalpa'), state: 'change_asked', words: 'Маму зовут Ольга', answerVersion: 1 };
  Object.assign(server.answers, { [ANSWER]: stored, [SHEET]: stored });
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Маму зовут Ольга', { selector: 'p' });
  fireEvent.click(screen.getByRole('button', { name: 'Попросить изменить' }));
  await expect.poll(() => server.callsOf(ANSWER)[1]?.version).toBe('"1"');
});

test('the field of a wish takes the focus, and the card of the sheet has it once the field or the pressed button is gone', async () => {
  const server = open([], 'ru', ONE_SHEET);
  await pressFocused('Есть неточность…');
  expect(document.activeElement).toBe(screen.getByLabelText(/Что изменить/));
  await pressFocused('Отмена');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Есть неточность…' }).parentElement?.parentElement);
  server.answers[SHEET] = confirmed();
  await pressFocused('Всё верно');
  const words = await screen.findByText(/Вы подтвердили/);
  await expect.poll(() => document.activeElement).toBe(words.parentElement);
});

test.each([
  ['ru', '/sankalpa', 'Приглашённый 1: готово'],
  ['en', ONE_SHEET, 'Invited person 1: ready'],
] as const)('in %s the customer reads one line of an invited person at %s', async (language, path, line) => {
  open([anna()], language, path);
  expect(await screen.findByText(line)).toBeDefined();
});
