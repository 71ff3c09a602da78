import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { type, user } from '../../../testing/account-visit.tsx';
import {
  example,
  type FakeServer,
  fakeServer,
  leaveShop,
  press,
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
const correct = () => press('Поправить имя: Анна Иванова');

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

test('a correction is sent with the version that was read', async () => {
  const server = open([anna()]);
  await correct();
  await type('Имя латиницей', ' Annā Īvanovā ');
  await press('Сохранить');
  const sent = { version: '"1"', body: { name: 'Анна Иванова', iast: 'Annā Īvanovā' } };
  await expect.poll(() => server.callsOf(SAVE)).toMatchObject([sent]);
});

test('a corrected name goes back to how the rules read it', async () => {
  const server = open([{ ...anna(), iast: 'Annā Ivānovā', byRules: 'Annā Ivanovā' }]);
  await correct();
  await press('Вернуть Annā Ivanovā');
  await expect.poll(() => server.callsOf(SAVE)).toMatchObject([{ body: { name: 'Анна Иванова', iast: '' } }]);
});

test('letters without a rule and the priest’s note are shown', async () => {
  open([{ ...anna(), unmapped: ['东'], correctedBy: 'staff', note: 'Так читаем.' }]);
  expect(await screen.findByText(/поправьте имя: 东/)).toBeDefined();
  expect(screen.getByText('Поправлено жрецом: Так читаем.')).toBeDefined();
});

test('a refused correction is told at its field', async () => {
  open([anna()], 'ru', '/sankalpa', { [SAVE]: () => problem(412, 'changed_meanwhile') });
  await correct();
  await press('Сохранить');
  await expect.poll(() => screen.getByLabelText('Имя латиницей').getAttribute('aria-invalid')).toBe('true');
});

test('a name in letters that Sanskrit does not have is refused with words on how to write it', async () => {
  const server = open([anna()]);
  const errors = [{ pointer: '/iast', code: 'invalid', detail: 'Неверное значение.' }];
  server.answers[SAVE] = () => problem(400, 'invalid_request', { errors });
  await correct();
  await type('Имя латиницей', 'Анна');
  await press('Сохранить');
  expect(await screen.findByText(/латинскими буквами/)).toBeDefined();
  expect(screen.queryByText('Неверное значение.')).toBeNull();
});

test('a name that the priest has corrected meanwhile is saved over by the next press, and what was typed stays', async () => {
  const server = open([anna()]);
  await correct();
  await type('Имя латиницей', 'Annā Īvanovā');
  server.answers[SAVE] = () => problem(412, 'changed_meanwhile');
  server.answers[NAMES] = { items: [{ ...anna(), correctedBy: 'staff', version: 2 }] };
  await press('Сохранить');
  expect(await screen.findByText('Поправлено жрецом')).toBeDefined();
  server.answers[SAVE] = anna();
  await press('Сохранить');
  await expect.poll(() => server.callsOf(SAVE)[1]).toMatchObject({ version: '"2"', body: { iast: 'Annā Īvanovā' } });
});

test('a correction whose answer comes after its dialog was closed leaves the dialog of another name open', async () => {
  const server = open([anna(), { ...anna(), name: 'Вера Белова' }]);
  let save = () => {};
  server.answers[SAVE] = () =>
    new Promise((resolve) => {
      save = () => resolve(Response.json(anna()));
    });
  await correct();
  await press('Сохранить');
  await expect.poll(() => server.callsOf(SAVE).length).toBe(1);
  await press('Закрыть');
  await press('Поправить имя: Вера Белова');
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
    await press(button);
    expect(await screen.findByText(said)).toBeDefined();
    const body = { print: '0a1b2c3d4e5f60718293a4b5c6d7e8f9', state: 'confirmed', words: '' };
    expect(server.callsOf(ANSWER)).toMatchObject([{ version: '"0"', body }]);
  },
);

/** Asks for another line than that of the sheet. */
async function askForChange() {
  await press('Есть неточность…');
  await type(/Что изменить/, ' Маму зовут Ольга ');
  await press('Попросить изменить');
}

test('a wish for a change says what; where the sheet has changed meanwhile, the next press sends it for the new one', async () => {
  const server = open([], 'ru', ONE_SHEET);
  const print = 'f'.repeat(32);
  server.answers[ANSWER] = () => {
    server.answers[SHEET] = { ...example<object>('sankalpa'), print, answerVersion: 4, wishes: ['За новый дом'] };
    return problem(412, 'changed_meanwhile');
  };
  await askForChange();
  expect(await screen.findByText('За новый дом')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe('Detail of changed_meanwhile.');
  server.answers[ANSWER] = confirmed();
  await press('Попросить изменить');
  await expect.poll(() => server.callsOf(ANSWER)[1]?.version).toBe('"4"');
  expect(server.callsOf(ANSWER)[1]?.body).toMatchObject({ print, state: 'change_asked', words: 'Маму зовут Ольга' });
});

test('an answer that was stored while the connection was lost is read once that is back, and the next press is not refused for it', async () => {
  const server = open([], 'ru', ONE_SHEET);
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  await screen.findByRole('button', { name: 'Есть неточность…' });
  Object.assign(server.answers, { [ANSWER]: lost, [SHEET]: lost });
  window.dispatchEvent(new Event('offline'));
  await askForChange();
  await screen.findByRole('alert');
  const stored = { ...example<object>('sankalpa'), state: 'change_asked', words: 'Маму зовут Ольга', answerVersion: 1 };
  Object.assign(server.answers, { [ANSWER]: stored, [SHEET]: stored });
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Маму зовут Ольга', { selector: 'p' });
  await press('Попросить изменить');
  await expect.poll(() => server.callsOf(ANSWER)[1]?.version).toBe('"1"');
});

test('the field of a wish takes the focus, and its card has it once the wish is given up', async () => {
  open([], 'ru', ONE_SHEET);
  await pressFocused('Есть неточность…');
  expect(document.activeElement).toBe(screen.getByLabelText(/Что изменить/));
  await pressFocused('Отмена');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Есть неточность…' }).parentElement?.parentElement);
});

test('once a sheet is confirmed, the focus stays where its button was', async () => {
  const server = open([], 'ru', ONE_SHEET);
  await screen.findByRole('button', { name: 'Всё верно' });
  server.answers[SHEET] = confirmed();
  await pressFocused('Всё верно');
  const words = await screen.findByText(/Вы подтвердили/);
  await expect.poll(() => document.activeElement).toBe(words.parentElement);
});

test.each([
  ['ru', '/sankalpa', 'Приглашённый 1: готово'],
  ['en', ONE_SHEET, 'Invited person 1: ready'],
] as const)('in %s the page %s says of an invited person only how far they are', async (language, path, line) => {
  open([anna()], language, path);
  expect(await screen.findByText(line)).toBeDefined();
});
