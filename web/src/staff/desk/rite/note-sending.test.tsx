import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aDay, DESK, deskServer, NOW, ORDER, press, visitDesk } from '../../../../testing/desk-visit.tsx';
import { staffMember } from '../../../../testing/panel-visit.tsx';
import { example, type FakeServer, leaveShop, problem } from '../../../../testing/shop-visit.tsx';
import { deskNotes } from '../../../memory/late/desk-notes.ts';
import { shownToast } from '../../../ui/toast-store.ts';
import type { DeskOrder } from '../desk-queries.ts';

type Part = DeskOrder['rituals'][number]['parts'][number];
const NOTE = 'PUT /api/admin/desk/*/rituals/0/parts/*';
const begunAt = '2026-11-21T08:00:00.000Z';
const parts: Part[] = [
  { id: 'sankalpa', name: 'Санкальпа', name_en: 'Sankalpa', text: 'имена', text_en: 'names', ahutis: 0, noted: null },
  { id: 'homa', name: 'Хома', name_en: 'Homa', text: '', text_en: '', ahutis: 108, noted: null },
];
let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  server = deskServer();
  server.answers[DESK] = aDay({ status: 'processing' }, { begunAt, parts });
});
afterEach(() => {
  leaveShop();
  vi.useRealTimers();
});

async function open(): Promise<void> {
  visitDesk(server, '/desk', 'en');
  await screen.findByRole('region', { name: 'Parts of the rite' });
}

test.each(['not_signed_in', 'second_factor_required', 'not_allowed'])(
  'a note that the shop refuses by %s, because of who calls, waits with the time of its press, and nobody is asked for a factor',
  async (code) => {
    server.answers[NOTE] = () => problem(code === 'not_signed_in' ? 401 : 403, code);
    await open();
    press('Performed: Sankalpa');
    await screen.findByText('1 note is kept on this device: the shop has not confirmed it');
    expect(screen.queryByRole('dialog')).toBeNull();
    vi.setSystemTime(new Date(NOW.getTime() + 60_000));
    server.answers[NOTE] = example('riteNote');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(deskNotes.all()).toEqual([]));
    expect(server.callsOf(NOTE).at(-1)?.body).toMatchObject({ part: 'sankalpa', at: NOW.toISOString() });
  },
);

test('a note that is on its way to the shop for the first time is taken back there, not only on this device', async () => {
  const other = {
    by: staffMember().id,
    order: ORDER,
    position: 1,
    kind: 'end',
    part: '',
    ahutis: null,
    startDate: null,
  } as const;
  deskNotes.add({ ...other, note: crypto.randomUUID(), at: begunAt, refused: 'Not begun' });
  const arrived = Promise.withResolvers<Response>();
  server.answers[NOTE] = () => arrived.promise;
  await open();
  press('Performed: Sankalpa');
  await waitFor(() => expect(server.callsOf(NOTE)).toHaveLength(1));
  press('Take back: Sankalpa');
  expect(await screen.findByRole('dialog')).toBeDefined();
  expect(deskNotes.all()).toHaveLength(2);
  // A sending without an end would hold back the notes of later tests.
  arrived.resolve(Response.json(example('riteNote')));
  await waitFor(() => expect(deskNotes.all()).toHaveLength(1));
});

test('whoever leaves the desk while a note is sent is told at their return that another count stands', async () => {
  const arrived = Promise.withResolvers<Response>();
  server.answers[NOTE] = () => arrived.promise;
  await open();
  press('Performed: Homa');
  await waitFor(() => expect(server.callsOf(NOTE)).toHaveLength(1));
  leaveShop();
  arrived.resolve(Response.json({ ...example<object>('riteNote'), note: crypto.randomUUID(), part: 'homa', ahutis: 54 }));
  await waitFor(() => expect(deskNotes.all()).toEqual([]));
  expect(shownToast()).toBeUndefined();
  await open();
  await waitFor(() => expect(shownToast()?.description).toMatch(/Homa: .*54 ahutis.*108 ahutis/));
});
