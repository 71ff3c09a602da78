import { expect, test } from 'vitest';
import type { Caller } from '#kernel/caller.ts';
import { createWriteInstant } from '#kernel/instant-words.ts';
import { guest, staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { uuid } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createTellCustomer } from '#modules/notifications/tell-customer.ts';
import type { Order } from '#modules/orders/index.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { aPayment } from '#modules/payments/testing/payments.ts';
import { createBeginRitual, createCompleteRitual } from './perform.ts';
import type { RitualKey } from './ports.ts';
import { createRitualMemory } from './testing/memory-rituals.ts';
import { createTickDay } from './tick-day.ts';
import { createUndoBegin, createUndoComplete } from './undo-step.ts';
import { createViewDesk } from './view-desk.ts';

const priest = staffCaller('priest');
const orderId = uuid(100);
const undated = anItem();
const planned = anItem({ id: 'lakshmi', startDate: '2026-11-20' as never });

function createDesk(items = [undated, planned]) {
  const memory = createRitualMemory([anOrder('paid', { items })]);
  const tellCustomer = createTellCustomer({
    newId: () => uuid(memory.state.messages.length + 1),
    clock: memory.clock,
    orderUrl: () => 'https://shop.example/order/1',
    writeInstant: createWriteInstant('Europe/Moscow'),
    accountUrl: () => 'https://shop.example/profile',
    supportEmail: 'help@shop.example',
    mailsPerDay: 3,
    isTest: false,
  });
  const deps = { ...memory, tellCustomer };
  const ofPosition =
    <Result>(use: (caller: Caller, key: RitualKey) => Promise<Result>) =>
    (position = 0, caller: Caller = priest) =>
      use(caller, { orderId, position });
  return {
    ...memory,
    begin: ofPosition(createBeginRitual(deps)),
    complete: ofPosition(createCompleteRitual(deps)),
    undoBegin: ofPosition(createUndoBegin(deps)),
    undoComplete: ofPosition(createUndoComplete(deps)),
    tick: (day: string) => createTickDay(deps)(priest, { orderId, position: 0, day, isTicked: true }),
    view: createViewDesk(deps),
    status: () => memory.state.orders[0]?.status,
    items: () => memory.state.orders[0]?.items,
    waiting: () => memory.state.messages.map(({ topic, notBefore }) => [topic, notBefore?.toISOString().slice(11, 16)]),
    states: () => memory.state.history.map(({ to, reason }) => [to, reason]),
  };
}

test('undoing a beginning restores the ritual and its order, and the customer gets no letter', async () => {
  const desk = createDesk();
  await desk.begin();
  await desk.tick('2026-11-20');
  expect([desk.status(), desk.waiting()]).toEqual(['processing', [['processing', '10:10']]]);
  desk.pass(599);
  await desk.undoBegin();
  expect([desk.status(), desk.items(), desk.waiting(), desk.state.ticked]).toEqual(['paid', [undated, planned], [], []]);
  expect(desk.states()).toEqual([
    ['processing', 'ritual.begun'],
    ['paid', 'ritual.begin_undone'],
  ]);
  expect(desk.state.actions.map(({ action, by }) => [action, by]).at(-1)).toEqual(['ritual.begin_undone', 'priest']);
  await desk.begin();
  expect([desk.status(), desk.waiting()]).toEqual(['processing', [['processing', '10:19']]]);
});

test.each([
  ['all its money was given back', { came: 30_000, refunded: 30_000 }, ['cancelled', 'refunded'], []],
  ['a blockchain has taken its money', { came: 0, refunded: 0 }, ['pending', 'payment_reversed'], ['order_unpaid']],
  ['a part of its money was given back', { came: 30_000, refunded: 29_999 }, ['paid', 'ritual.begin_undone'], []],
  ['no money has ever moved', undefined, ['paid', 'ritual.begin_undone'], []],
])('when a beginning is undone and %s meanwhile, the order follows', async (_, money, last, lines) => {
  const desk = createDesk();
  await desk.begin();
  desk.state.money = money;
  await desk.undoBegin();
  expect(desk.status()).toBe(last[0]);
  expect(desk.states().at(-1)).toEqual(last);
  expect(desk.state.ledger.map(({ kind }) => kind)).toEqual(lines);
  expect(desk.items()).toEqual([undated, planned]);
});

test('all money of two payments in coins was given back though a fraction of a cent of each is left', async () => {
  const desk = createDesk();
  await desk.begin();
  desk.state.coins = [aPayment({ received: 50n, confirmed: 50n }), aPayment({ received: 50n, confirmed: 50n })];
  desk.state.money = { came: 30_001, refunded: 30_000 };
  await desk.undoBegin();
  expect(desk.status()).toBe('cancelled');
});

test('a beginning cannot be undone once the order is cancelled', async () => {
  const desk = createDesk();
  await desk.begin(0);
  await desk.begin(1);
  desk.state.orders = desk.state.orders.map((order) => ({ ...order, status: 'cancelled' }) as Order);
  await expect(desk.undoBegin(0)).rejects.toEqual(refusal('illegal_transition'));
  expect(desk.items()?.every(({ begunAt }) => begunAt)).toBe(true);
});

test('a wish that a beginning has ended stays ended when the beginning is undone, and its letter is sent', async () => {
  const desk = createDesk();
  desk.state.wishes = [{ orderId, positions: [1] }];
  await desk.begin(1);
  await desk.undoBegin(1);
  // The letter about the wish has no topic, and nothing holds it back.
  expect([desk.status(), desk.state.wishes, desk.waiting()]).toEqual(['paid', [], [[undefined, undefined]]]);
  expect(desk.states().map(([, reason]) => reason)).toEqual(['ritual.begun', 'postponement_overtaken', 'ritual.begin_undone']);
});

test('an order stays in processing while another ritual goes on, and its letter waits for that one', async () => {
  const desk = createDesk();
  await desk.begin(0);
  desk.pass(300);
  await desk.begin(1);
  await desk.undoBegin(0);
  expect([desk.status(), desk.waiting()]).toEqual(['processing', [['processing', '10:15']]]);
  await desk.undoBegin(1);
  expect([desk.status(), desk.waiting()]).toEqual(['paid', []]);
});

test('when the ritual that began later is undone, the letter goes on waiting for the first', async () => {
  const desk = createDesk();
  await desk.begin(0);
  desk.pass(300);
  await desk.begin(1);
  const letters = [...desk.state.counts];
  await desk.undoBegin(1);
  expect([desk.status(), desk.waiting()]).toEqual(['processing', [['processing', '10:10']]]);
  expect([...desk.state.counts]).toEqual(letters);
});

test('the letter waits for the ritual that began first of those that go on', async () => {
  const desk = createDesk([planned, planned, planned]);
  for (const position of [0, 2, 1]) {
    await desk.begin(position);
    desk.pass(60);
  }
  await desk.undoBegin(0);
  expect(desk.waiting()).toEqual([['processing', '10:11']]);
});

test('the log has the undoing and the values before it', async () => {
  const desk = createDesk([planned]);
  await desk.begin();
  await desk.complete();
  await desk.undoComplete();
  const at = desk.clock();
  const before = { ritual: 'lakshmi', position: 0, begunAt: at, performedAt: at };
  expect(desk.state.actions.at(-1)).toMatchObject({ subject: { kind: 'order', id: orderId }, before, after: null });
});

test('that a ritual was performed cannot be undone once its order is completed', async () => {
  const desk = createDesk([planned]);
  await desk.begin();
  await desk.complete();
  desk.state.orders = desk.state.orders.map((order) => ({ ...order, status: 'completed' }) as Order);
  await expect(desk.undoComplete()).rejects.toEqual(refusal('undo_over'));
  const { items } = await desk.view(priest, { day: '2026-11-20', limit: 50 });
  expect(items[0]?.rituals[0]?.undoUntil).toBeUndefined();
});

test('undoing that a ritual was performed lets it go on, and withdraws only the letter about it', async () => {
  const desk = createDesk([planned]);
  await desk.begin();
  await desk.complete();
  expect([desk.status(), desk.waiting().map(([topic]) => topic)]).toEqual(['ready', ['processing', 'ready']]);
  await desk.undoComplete();
  expect([desk.status(), desk.waiting().map(([topic]) => topic)]).toEqual(['processing', ['processing']]);
  expect(desk.items()).toMatchObject([{ begunAt: new Date('2026-11-20T10:00:00Z') }]);
  expect(desk.items()?.[0]).not.toHaveProperty('performedAt');
  expect(desk.states().at(-1)).toEqual(['processing', 'ritual.performed_undone']);
});

test('undoing one of several performed rituals does not change the state of the order', async () => {
  const desk = createDesk();
  await desk.begin(0);
  await desk.begin(1);
  await desk.complete(0);
  await desk.undoComplete(0);
  expect([desk.status(), desk.state.history.length]).toEqual(['processing', 1]);
});

test('the beginning of a performed ritual cannot be undone, whatever the others of its order are', async () => {
  const desk = createDesk();
  await desk.begin(0);
  await desk.complete(0);
  for (const another of ['not begun', 'begun']) {
    if (another === 'begun') await desk.begin(1);
    await expect(desk.undoBegin(0)).rejects.toEqual(refusal('illegal_transition'));
    expect([desk.status(), desk.items()?.[0]?.begunAt, desk.items()?.[0]?.performedAt]).toEqual([
      'processing',
      new Date('2026-11-20T10:00:00Z'),
      new Date('2026-11-20T10:00:00Z'),
    ]);
  }
  await desk.undoComplete(0);
  await desk.undoBegin(0);
  expect(desk.items()?.[0]).toEqual(undated);
});

test('twenty presses at the same time undo a step once, and a step that was never done stays undone', async () => {
  const desk = createDesk([planned]);
  await desk.undoBegin();
  await desk.begin();
  await desk.complete();
  await Promise.all(Array.from({ length: 20 }, () => desk.undoComplete()));
  await Promise.all(Array.from({ length: 20 }, () => desk.undoBegin()));
  // It keeps the day for which it was planned.
  expect(desk.items()).toEqual([planned]);
  expect(desk.states().map(([to]) => to)).toEqual(['processing', 'ready', 'processing', 'paid']);
  expect(desk.state.actions).toHaveLength(4);
});

test('after ten minutes nothing can be undone', async () => {
  const desk = createDesk([planned]);
  await desk.begin();
  const shown = async () => (await desk.view(priest, { day: '2026-11-20', limit: 50 })).items[0]?.rituals[0]?.undoUntil;
  expect(await shown()).toEqual(new Date('2026-11-20T10:10:00Z'));
  desk.pass(600);
  expect(await shown()).toBeUndefined();
  await expect(desk.undoBegin()).rejects.toEqual(refusal('undo_over'));
  await desk.complete();
  desk.pass(600);
  await expect(desk.undoComplete()).rejects.toEqual(refusal('undo_over'));
  expect(desk.status()).toBe('ready');
});

test('the step of a performed ritual cannot be undone once its report is sent, and the desk stops offering that, for this ritual alone', async () => {
  const desk = createDesk([planned, planned]);
  for (const position of [0, 1]) {
    await desk.begin(position);
    await desk.complete(position);
  }
  desk.state.reported.add(0);
  await expect(desk.undoComplete()).rejects.toEqual(refusal('undo_over'));
  const { items } = await desk.view(priest, { day: '2026-11-20', limit: 50 });
  expect(items[0]?.rituals).toMatchObject([
    { isReported: true },
    { isReported: false, undoUntil: new Date('2026-11-20T10:10:00Z') },
  ]);
  expect(items[0]?.rituals[0]?.undoUntil).toBeUndefined();
});

test('nothing can be undone of a ritual that the order does not have', async () => {
  const desk = createDesk([planned]);
  for (const undo of [desk.undoBegin, desk.undoComplete]) await expect(undo(7)).rejects.toEqual(refusal('not_found'));
});

test('undoing needs the permission to perform rituals', async () => {
  const desk = createDesk();
  await desk.begin();
  for (const undo of [desk.undoBegin, desk.undoComplete]) {
    await expect(undo(0, guest)).rejects.toEqual(refusal('not_signed_in'));
    await expect(undo(0, userCaller())).rejects.toEqual(refusal('not_allowed'));
    await expect(undo(0, staffCaller('editor'))).rejects.toEqual(refusal('not_allowed'));
  }
  expect(desk.status()).toBe('processing');
});
