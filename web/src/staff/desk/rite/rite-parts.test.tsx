import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aDay, BEGIN, DESK, deskServer, NOW, ORDER, press, visitDesk } from '../../../../testing/desk-visit.tsx';
import { staffMember } from '../../../../testing/panel-visit.tsx';
import { example, type FakeServer, leaveShop, problem } from '../../../../testing/shop-visit.tsx';
import { deskNotes } from '../../../memory/late/desk-notes.ts';
import { dismissToast, shownToast } from '../../../ui/toast-store.ts';
import type { DeskOrder } from '../desk-queries.ts';

type Part = DeskOrder['rituals'][number]['parts'][number];
const NOTE = 'PUT /api/admin/desk/*/rituals/0/parts/*';
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const begunAt = '2026-11-21T08:00:00.000Z';
const part = { text: '', text_en: '', noted: null };
const sankalpa: Part = { ...part, id: 'sankalpa', name: 'Санкальпа', name_en: 'Sankalpa', ahutis: 0 };
const homa: Part = { ...part, id: 'homa', name: 'Хома', name_en: 'Homa', ahutis: 108 };
const parts = [sankalpa, homa];
const WITHDRAWAL = 'POST /api/admin/desk/*/rituals/0/parts/*/withdrawal';
const begun = (shown = parts) => aDay({ status: 'processing' }, { begunAt, parts: shown });
let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  server = deskServer();
  server.answers[DESK] = begun();
});
afterEach(() => {
  dismissToast(shownToast()?.id ?? 0);
  Reflect.deleteProperty(navigator, 'locks');
  leaveShop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const open = () => visitDesk(server, '/desk', 'en');
type Note = Parameters<typeof deskNotes.add>[0];
/** Lets a note wait on this device: that the part was performed, by the person who looks at the desk. */
function letWait(part: string, more: Partial<Note> = {}): void {
  const about = { order: ORDER, position: 0, kind: 'part', part, ahutis: null, startDate: null, at: begunAt } as const;
  deskNotes.add({ ...about, by: staffMember().id, note: crypto.randomUUID(), ...more } as Note);
}
const bodies = () => server.callsOf(NOTE).map(({ body }) => body);

test('a part is noted by one press, with its count and the instant of the press', async () => {
  server.answers[NOTE] = example('riteNote');
  open();
  fireEvent.change(await screen.findByRole('textbox', { name: 'Ahutis' }), { target: { value: '54' } });
  press('Performed: Homa');
  await waitFor(() => expect(bodies()).toEqual([{ part: 'homa', ahutis: 54, at: NOW.toISOString() }]));
  await waitFor(() => expect(deskNotes.all()).toEqual([]));
});

test('a browser that once refuses to let a tab send does not keep later notes from being sent', async () => {
  server.answers[NOTE] = example('riteNote');
  const request = vi.fn((_name: string, work: () => Promise<void>) => work());
  request.mockRejectedValueOnce(new DOMException('The document is not active.', 'InvalidStateError'));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  open();
  await screen.findByRole('region', { name: 'Parts of the rite' });
  press('Performed: Sankalpa');
  await waitFor(() => expect(request).toHaveBeenCalled());
  press('Performed: Homa');
  await waitFor(() => expect(deskNotes.all()).toEqual([]));
});

test('without a connection notes stay on the device, over a reload, and are sent once and in order when it is back', async () => {
  server.answers[NOTE] = lost;
  open();
  await screen.findByRole('region', { name: 'Parts of the rite' });
  press('Performed: Sankalpa');
  await screen.findByText('1 note is kept on this device: the shop has not confirmed it');
  vi.setSystemTime(new Date(NOW.getTime() + 60_000));
  press('Performed: Homa');
  await screen.findByText('2 notes are kept on this device: the shop has not confirmed them');
  expect(within(screen.getByRole('region', { name: 'Parts of the rite' })).getAllByText(/kept on this device/)).toHaveLength(2);
  leaveShop();

  const kept = deskNotes.all();
  expect(kept.map(({ part }) => part)).toEqual(['sankalpa', 'homa']);
  const tried = server.callsOf(NOTE).length;
  server.answers[NOTE] = example('riteNote');
  open();
  await waitFor(() => expect(deskNotes.all()).toEqual([]));
  const sent = server.callsOf(NOTE).slice(tried);
  expect(sent.map(({ body }) => (body as { part: string }).part)).toEqual(['sankalpa', 'homa']);
  expect(sent.map(({ body }) => (body as { at: string }).at)).toEqual(kept.map(({ at }) => at));
});

test.each<[string, () => void]>([
  [
    'because its storage is full',
    () => {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
    },
  ],
  [
    'because as many notes wait as it keeps',
    () => {
      for (let count = 0; count < 500; count += 1) letWait('homa', { by: crypto.randomUUID() });
    },
  ],
])(
  'a note that the device cannot keep, %s, is sent without being kept, and whoever pressed hears that it was not',
  async (_, fill) => {
    fill();
    server.answers[NOTE] = lost;
    open();
    await screen.findByRole('region', { name: 'Parts of the rite' });
    press('Performed: Sankalpa');
    expect((await screen.findByRole('alert')).textContent).toMatch(/connection/);
    server.answers[NOTE] = example('riteNote');
    press('Performed: Sankalpa');
    await waitFor(() => expect(bodies()).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
);

test('a ritual that begins without a connection goes on: its parts can be noted, and nothing is sent before its beginning', async () => {
  server.answers[DESK] = aDay({}, { parts });
  Object.assign(server.answers, { [BEGIN]: lost, [NOTE]: lost });
  open();
  await screen.findByRole('region', { name: 'Names to be read aloud' });
  press('Begin the ritual…');
  press('Continue…');
  press('The ritual begins');
  await screen.findByRole('region', { name: 'Parts of the rite' });
  press('Performed: Sankalpa');
  await screen.findByText('2 notes are kept on this device: the shop has not confirmed them');
  expect(server.callsOf(NOTE)).toEqual([]);
  Object.assign(server.answers, { [BEGIN]: example('ritualProgress'), [NOTE]: example('riteNote') });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(deskNotes.all()).toEqual([]));
  expect(server.callsOf(BEGIN).at(-1)?.body).toMatchObject({ noted: { at: NOW.toISOString() } });
  expect(server.callsOf(NOTE)).toHaveLength(1);
});

test('a refused note shows its reason, holds back the notes behind it, and can be removed', async () => {
  letWait('sankalpa');
  letWait('homa');
  server.answers[NOTE] = () => problem(409, 'illegal_transition');
  open();
  expect((await screen.findByRole('alert')).textContent).toBe('Detail of illegal_transition.');
  expect(server.callsOf(NOTE)).toHaveLength(1);
  server.answers[NOTE] = example('riteNote');
  press('Remove the note');
  await waitFor(() => expect(deskNotes.all()).toEqual([]));
  expect(bodies().at(-1)).toMatchObject({ part: 'homa' });
});

test('why the shop refused a note stays to be read, and the part can be noted again', async () => {
  let refuse = () => {};
  server.answers[NOTE] = () =>
    new Promise((resolve) => {
      refuse = () => resolve(problem(409, 'illegal_transition'));
    });
  open();
  await screen.findByRole('region', { name: 'Parts of the rite' });
  press('Performed: Sankalpa');
  await screen.findByRole('button', { name: 'Take back: Sankalpa' });
  await waitFor(() => expect(bodies()).toHaveLength(1));
  refuse();
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Not noted: Sankalpa', description: 'Detail of illegal_transition.' }),
  );
  expect(deskNotes.all()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Performed: Sankalpa' })).toBeDefined();
});

test('a note of another day that waits does not count as one of today', async () => {
  server.answers[NOTE] = lost;
  letWait('homa', { at: '2026-11-20T15:00:00.000Z', isStuck: true });
  open();
  await screen.findByText('1 note is kept on this device: the shop has not confirmed it');
  expect(screen.getByRole('button', { name: 'Performed: Homa' })).toBeDefined();
});

test('while the end of a ritual waits on this device nothing is offered to be taken back: the shop knows only the beginning', async () => {
  const ritual = { begunAt, undoUntil: '2026-11-21T09:10:00.000Z', parts };
  server.answers[DESK] = aDay({ status: 'processing' }, ritual);
  server.answers['POST /api/admin/desk/*/rituals/0/complete'] = lost;
  open();
  await screen.findByRole('button', { name: /^Take the beginning back/ });
  press('The ritual is performed…');
  press('Continue…');
  press('The ritual is performed');
  await screen.findByText('1 note is kept on this device: the shop has not confirmed it');
  expect(screen.queryByRole('button', { name: /^Take the (end|beginning) back/ })).toBeNull();
});

test('a note that waits on this device is sent also from a day without rituals', async () => {
  letWait('homa', { ahutis: 108 });
  server.answers[DESK] = { ...begun(), items: [] };
  server.answers[NOTE] = example('riteNote');
  open();
  await waitFor(() => expect(deskNotes.all()).toEqual([]));
  expect(bodies()).toMatchObject([{ part: 'homa', ahutis: 108 }]);
});

test('what a colleague noted on this device is neither sent nor shown to whoever signs in after them', async () => {
  letWait('sankalpa', { by: crypto.randomUUID(), isStuck: true });
  server.answers[NOTE] = example('riteNote');
  open();
  await screen.findByRole('region', { name: 'Parts of the rite' });
  press('Performed: Homa');
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()).toMatchObject([{ part: 'homa' }]);
  expect(screen.queryByText(/kept on this device/)).toBeNull();
  expect(deskNotes.all()).toMatchObject([{ part: 'sankalpa' }]);
});

const noted = { note: crypto.randomUUID(), part: 'sankalpa', ahutis: null, at: begunAt, takenBack: false };

test('a noted part is taken back for a reason', async () => {
  server.answers[DESK] = begun([{ ...sankalpa, noted }]);
  server.answers[WITHDRAWAL] = () => new Response(null, { status: 204 });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Take back: Sankalpa' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), { target: { value: 'The wrong button' } });
  press('Take back');
  await waitFor(() => expect(server.callsOf(WITHDRAWAL)).toMatchObject([{ body: { reason: 'The wrong button' } }]));
});

test('a noted part is not offered to be taken back once the report is sent', async () => {
  const reported = { begunAt, performedAt: begunAt, parts: [{ ...sankalpa, noted }], reported: true };
  server.answers[DESK] = aDay({ status: 'processing' }, reported);
  open();
  await screen.findByRole('region', { name: 'Parts of the rite' });
  expect(screen.queryByRole('button', { name: 'Take back: Sankalpa' })).toBeNull();
});

test('a note whose answer was lost is taken back on the device once the shop says that it does not know it', async () => {
  server.answers[NOTE] = lost;
  open();
  await screen.findByRole('region', { name: 'Parts of the rite' });
  press('Performed: Sankalpa');
  await screen.findByText('1 note is kept on this device: the shop has not confirmed it');
  const [kept] = deskNotes.all();
  server.answers[WITHDRAWAL] = () => problem(404, 'not_found');
  press('Take back: Sankalpa');
  expect(deskNotes.all()).toHaveLength(1);
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), { target: { value: 'The wrong button' } });
  press('Take back');
  await waitFor(() => expect(deskNotes.all()).toEqual([]));
  expect(server.callsOf(WITHDRAWAL).map(({ path }) => path)).toEqual([expect.stringContaining(`/parts/${kept?.note}/`)]);
});

test('whoever counted otherwise than somebody who noted the part before is told which count stands', async () => {
  server.answers[NOTE] = { ...example<object>('riteNote'), note: crypto.randomUUID(), part: 'homa', ahutis: 54 };
  open();
  await screen.findByRole('region', { name: 'Parts of the rite' });
  press('Performed: Homa');
  await waitFor(() => expect(shownToast()?.description).toMatch(/54 ahutis.*108 ahutis/));
});

test('of several notes that waited, one message names each part of which somebody else’s count stands', async () => {
  server.answers[DESK] = begun([homa, { ...homa, id: 'purnahuti', name: 'Пурнахути', name_en: 'Purnahuti' }]);
  server.answers[NOTE] = { ...example<object>('riteNote'), note: crypto.randomUUID(), ahutis: 54 };
  letWait('homa', { ahutis: 108 });
  letWait('purnahuti', { ahutis: 11 });
  open();
  await waitFor(() => expect(shownToast()?.description).toMatch(/· Homa: .*108 ahutis.*· Purnahuti: .*11 ahutis/));
});
