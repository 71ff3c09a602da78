import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { user } from '../../../testing/account-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, problem, visitShop } from '../../../testing/shop-visit.tsx';
import SankalpaPage from './sankalpa-page.tsx';
import type { SpelledName } from './sankalpa-queries.ts';

const NAMES = 'GET /api/account/names';
const SAVE = 'PUT /api/account/names';
const anna = () => example<SpelledName>('spelledName');

afterEach(leaveShop);

function open(names: readonly SpelledName[], language: 'ru' | 'en' = 'ru'): FakeServer {
  const server = fakeServer({ 'GET /api/auth/me': user(), [NAMES]: { items: names }, [SAVE]: anna() });
  visitShop(<SankalpaPage />, server, { path: '/sankalpa', language });
  return server;
}

test.each([
  ['ru', 'Имена, как они звучат'],
  ['en', 'Names as they sound'],
] as const)('in %s the customer reads each name in Devanagari and IAST, in its own language', async (language, title) => {
  open([anna()], language);
  const card = within(await screen.findByRole('region', { name: title }));
  expect((await card.findByText('अन्ना इवानोवा')).getAttribute('lang')).toBe('sa-Deva');
  expect(card.getByText('Annā Ivānovā').getAttribute('lang')).toBe('sa-Latn');
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

test('letters without a rule and the priest’s note are told; a refusal stands at the field', async () => {
  const server = open([{ ...anna(), unmapped: ['东'], correctedBy: 'staff', note: 'Так читаем.' }]);
  server.answers[SAVE] = () => problem(412, 'changed_meanwhile');
  expect(await screen.findByText(/поправьте имя: 东/)).toBeDefined();
  expect(screen.getByText('Поправлено жрецом: Так читаем.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Поправить имя: Анна Иванова' }));
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await expect.poll(() => screen.getByLabelText('Имя латиницей').getAttribute('aria-invalid')).toBe('true');
});
