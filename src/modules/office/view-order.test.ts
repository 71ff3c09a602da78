import { expect, test } from 'vitest';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { cents } from '#kernel/money.ts';
import { guest, staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock, uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { type Fact, hashOf, type Link, linkAfter } from '#modules/ledger/index.ts';
import { anErasedOrder, anOrder } from '#modules/orders/testing/orders.ts';
import { aProfile } from '#modules/profiles/testing/memory-profiles.ts';
import type { OrderFile } from './ports.ts';
import { createViewOfficeOrder, seenWith } from './view-order.ts';

const at = new Date('2026-11-20T10:00:00Z');
const admin = staffCaller('administrator');

function lines(): (Fact & Link)[] {
  const all: (Fact & Link)[] = [];
  for (const kind of ['opened', 'reported', 'order_paid']) {
    const fact = { orderId: uuid(100), paymentId: null, gateway: 'sandbox', kind, at, data: {} };
    all.push({ ...fact, ...linkAfter(all.at(-1), fact) });
  }
  return all;
}

/** A line as a forger who has this program would write it: with the hash that fits behind another line. */
const forged = (line: (Fact & Link) | undefined, before: Link | undefined) =>
  line && { ...line, hash: hashOf(line, line.seq, before?.hash) };

const MOVED = { came: 30_000, byHand: 0, refunded: 0, fee: 0, net: 30_000 };

const aFile = (changes: Partial<OrderFile> = {}): OrderFile => ({
  order: anOrder('paid'),
  received: cents(30_000),
  money: MOVED,
  waits: false,
  allGoesBack: false,
  sawMoney: true,
  hasMoved: true,
  handPaymentWaits: false,
  version: 3,
  history: [],
  actions: [],
  notes: [],
  lines: lines(),
  tickedDays: [0],
  names: new Map(),
  messages: [{ at, to: 'anna@example.com', channel: 'email', subject: 'Receipt', state: 'sent' }],
  postponementAsk: {
    id: uuid(1),
    orderId: uuid(100),
    startDate: '2026-12-20' as CalendarDate,
    items: [],
    reason: 'В больнице',
    askedAt: at,
    state: 'declined',
    endedAt: at,
    answeredBy: 'operator',
    answer: 'Не выйдет',
  },
  feedback: { orderId: uuid(100), mark: 4, text: 'Хор был тихим', consent: null, writtenAt: at, version: 1 },
  plan: { startDate: '2026-12-01' as CalendarDate, specialWishes: 'О здоровье', participants: 'Пётр Иванов 11.07.1985' },
  birth: aProfile({ birthDate: '05.03.1988' }),
  readings: [{ name: 'Пётр Иванов', readAs: 'Петр' }],
  customer: { email: 'anna@example.com', phone: null, language: 'ru', leftAt: null },
  ...changes,
});

function viewing(file: OrderFile | undefined) {
  return createViewOfficeOrder({ reader: { find: async () => file }, timeZone: 'Europe/Moscow', clock: createTestClock().clock });
}

test('an administrator sees the order with its customer, its money and whether its ledger is whole', async () => {
  const seen = await viewing(aFile())(admin, uuid(100));
  expect(seen).toMatchObject({ ...aFile(), chain: 'whole' });
  expect(seen.people).toMatchObject([
    { name: 'Анна Иванова', birthDate: '1988-03-05' },
    { name: 'Пётр Иванов', birthDate: '1985-07-11', readAs: 'Петр' },
  ]);
  expect(seen.offers.map(({ name }) => name)).toContain('note');
});

test('without a profile and a plan the name of the order is read', async () => {
  const seen = await viewing(aFile({ birth: undefined, plan: undefined }))(admin, uuid(100));
  expect(seen.people).toMatchObject([{ name: 'Анна Иванова', birthDate: null }]);
});

test('an order whose personal data were erased is seen, and names nobody', async () => {
  const erased = { ...anErasedOrder('paid'), contact: null };
  const seen = await viewing(aFile({ order: erased, birth: undefined, plan: undefined }))(admin, uuid(100));
  expect(seen.people).toEqual([]);
});

test('an operator sees the customer, and neither the lines of the ledger nor whether they are whole', async () => {
  const seen = await viewing(aFile())(staffCaller('operator'), uuid(100));
  expect(seen).toMatchObject({ lines: [], money: undefined, chain: undefined, customer: { email: 'anna@example.com' } });
  expect(seen.offers).not.toEqual([]);
});

test('without the permission to read customers nothing of the page names or describes one', () => {
  const adjustments = [{ kind: 'hand' as const, amount: cents(500), reason: 'Жена Пётра' }];
  const note = { id: uuid(2), orderId: uuid(100), authorId: 'operator', at, text: 'Пётр звонил' };
  const file = aFile({ order: anOrder('paid', { adjustments }), notes: [note] });
  const seen = seenWith((permission) => permission !== 'clients.read', file, '2026-11-20' as CalendarDate);
  expect(seen).toMatchObject({
    order: { contact: null, specialInstructions: '', total: 30_000, adjustments: [{ amount: 500, reason: '' }] },
    people: [],
    circle: [],
    invited: [],
    birth: undefined,
    readings: [],
    plan: undefined,
    customer: undefined,
    chain: 'whole',
    messages: [{ to: '', subject: 'Receipt' }],
    notes: [{ authorId: 'operator', text: '' }],
    postponementAsk: { startDate: '2026-12-20', state: 'declined', reason: '', answer: '' },
  });
  for (const word of ['Анна', 'Пётр', 'example.com', 'здоровье', 'больнице', 'мамы', 'Хор'])
    expect(JSON.stringify(seen)).not.toContain(word);
});

test('without the permission to change orders nothing is offered', () => {
  const seen = seenWith((permission) => permission !== 'orders.write', aFile(), '2026-11-20' as CalendarDate);
  expect(seen).toMatchObject({ offers: [], customer: { email: 'anna@example.com' } });
});

test('an order without a wish for another day shows none to who may not read customers', () => {
  const file = aFile({ postponementAsk: undefined });
  expect(seenWith(() => false, file, '2026-11-20' as CalendarDate)).toMatchObject({ postponementAsk: undefined });
});

test.each<[string, (all: (Fact & Link)[]) => (Fact & Link)[]]>([
  ['a line is missing', ([first, , last]) => [first, last].flatMap((line) => line ?? [])],
  ['the first line is gone', ([, ...rest]) => rest],
  ['a number is missing, though the hashes fit', ([first, , last]) => [first, forged(last, first)].flatMap((line) => line ?? [])],
  ['a line was changed', (all) => all.map((line) => (line.seq === 2 ? { ...line, data: { more: 1 } } : line))],
  ['a line got another hash', (all) => all.map((line) => (line.seq === 3 ? { ...line, hash: '0'.repeat(64) } : line))],
])('the page tells that %s', async (_, change) => {
  expect(await viewing(aFile({ lines: change(lines()) }))(admin, uuid(100))).toMatchObject({ chain: 'broken' });
});

test('the ledger of an order without money is whole', async () => {
  expect(await viewing(aFile({ lines: [] }))(admin, uuid(100))).toMatchObject({ chain: 'whole' });
});

test('an order that does not exist is not found', async () => {
  await expect(viewing(undefined)(admin, uuid(1))).rejects.toEqual(refusal('not_found'));
});

test('reading an order needs the permission', async () => {
  const view = viewing(aFile());
  await expect(view(guest, uuid(100))).rejects.toEqual(refusal('not_signed_in'));
  for (const role of ['editor', 'priest', 'partner'] as const)
    await expect(view(staffCaller(role), uuid(100))).rejects.toEqual(refusal('not_allowed'));
});
