import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { components } from '#contract';
import { visitPanel } from '../../../testing/panel-visit.tsx';
import { type FakeServer, fakeServer, leaveShop, problem } from '../../../testing/shop-visit.tsx';
import { shownToast } from '../../ui/toast-store.ts';
import { OwnLetters } from './own-letters.tsx';

const ADMIN: components['schemas']['StaffLetters'] = {
  offered: ['orders', 'money', 'consultations'],
  chosen: ['orders', 'money'],
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ 'GET /api/staff/letters': ADMIN });
});
afterEach(leaveShop);

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

test.each([
  ['ru', 'Новые оплаченные заказы', 'Деньги, которые ждут решения', 'Заявки на консультацию', 'Выбор писем сохранён'],
  ['en', 'Newly paid orders', 'Money that waits for a decision', 'Consultation requests', 'Your choice of e-mails is saved'],
] as const)(
  'the letters that come are ticked, and a tick is saved with the others (%s)',
  async (language, orders, money, asks, saved) => {
    visitPanel(<OwnLetters />, server, { language });
    expect([(await box(orders)).checked, (await box(money)).checked, (await box(asks)).checked]).toEqual([true, true, false]);
    server.answers['PUT /api/staff/letters'] = { ...ADMIN, chosen: ['orders'] };
    fireEvent.click(await box(money));
    await waitFor(() => expect(shownToast()?.title).toBe(saved));
    expect(server.callsOf('PUT /api/staff/letters')[0]?.body).toEqual({ chosen: ['orders'] });
    expect((await box(money)).checked).toBe(false);
  },
);

test('a choice that was not saved is told, and the former choice stays', async () => {
  server.answers['PUT /api/staff/letters'] = () => problem(503, 'unavailable');
  visitPanel(<OwnLetters />, server, { language: 'en' });
  fireEvent.click(await box('Consultation requests'));
  await waitFor(() => expect(shownToast()?.description).toBe('Detail of unavailable.'));
  expect((await box('Consultation requests')).checked).toBe(false);
});

test('a choice whose answer was lost is shown as the shop has stored it', async () => {
  server.answers['PUT /api/staff/letters'] = () => {
    server.answers['GET /api/staff/letters'] = { ...ADMIN, chosen: ['orders'] };
    throw new TypeError('Failed to fetch');
  };
  visitPanel(<OwnLetters />, server, { language: 'en' });
  fireEvent.click(await box('Money that waits for a decision'));
  await waitFor(() => expect(shownToast()?.kind).toBe('error'));
  await waitFor(async () => expect((await box('Money that waits for a decision')).checked).toBe(false));
});

test('a role that is offered no letters sees no choice', async () => {
  server.answers['GET /api/staff/letters'] = { offered: [], chosen: [] };
  visitPanel(<OwnLetters />, server);
  await waitFor(() => expect(screen.queryByText('Письма о событиях')).toBeNull());
});
