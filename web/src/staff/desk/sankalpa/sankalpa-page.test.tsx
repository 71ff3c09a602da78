import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deskServer, ORDER, visitDesk } from '../../../../testing/desk-visit.tsx';
import { example, type FakeServer, leaveShop } from '../../../../testing/shop-visit.tsx';
import type { SpelledName } from './sankalpa-calls.ts';

const SAVE = 'PUT /api/admin/desk/*/spellings';
let server: FakeServer;

beforeEach(() => {
  server = deskServer();
  server.answers['GET /api/admin/desk/*/spellings'] = example('spelledNames');
  server.answers[SAVE] = example<SpelledName>('spelledName');
});
afterEach(leaveShop);

test('the priest reads a name in large type, and corrects it with a word to the client', async () => {
  visitDesk(server, `/desk/sankalpa/${ORDER}/0`);
  expect((await screen.findByText('अन्ना इवानोवा')).className).toContain('text-[1.75rem]');
  fireEvent.click(screen.getByRole('button', { name: 'Исправить чтение имени: Анна Иванова' }));
  fireEvent.input(screen.getByLabelText('Имя в IAST или деванагари'), { target: { value: 'Annā' } });
  fireEvent.input(screen.getByLabelText('Пояснение клиенту'), { target: { value: 'Так читаем.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  await expect.poll(() => server.callsOf(SAVE)[0]?.body).toEqual({ name: 'Анна Иванова', iast: 'Annā', note: 'Так читаем.' });
  expect(server.callsOf(SAVE)[0]?.version).toBe('"1"');
});
