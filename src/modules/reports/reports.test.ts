import { describe, expect, test } from 'vitest';
import type { Message } from '#kernel/messages.ts';
import { guest, staffCaller, userCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { createClaims } from '#modules/orders/claim.ts';
import type { Order } from '#modules/orders/order.ts';
import { createTestTellCustomer } from '#modules/orders/testing/guest-mail.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { createViewOwnPicture, createViewOwnReports, createViewPublicPicture, createViewReport } from './read-reports.ts';
import { createSaveReport } from './save-report.ts';
import { createSendReport } from './send-report.ts';
import { createReportsMemory } from './testing/memory-reports.ts';

const priest = staffCaller('priest');
const claims = createClaims(['a key']);
const fire = { id: 'fire', caption: ' Огонь ', isPublic: true };
const family = { id: 'family', caption: 'Семья', isPublic: false };
const content = { text: ' Прочитаны мантры. ', day: '2026-11-19', place: ' Варанаси ', pictures: [fire, family] };
const first = { orderId: 'order', position: 0 };
const second = { orderId: 'order', position: 1 };

/** An order whose first `performed` rituals have been performed: all of them when it is ready or completed. */
function anOrderOf(
  items: number,
  status: Order['status'],
  performed = status === 'ready' || status === 'completed' ? items : 0,
): Order {
  const order = anOrder(status, { id: 'order', userId: 'anna' });
  const performedOn = { begunAt: new Date('2026-11-13T09:00:00Z'), performedAt: new Date('2026-11-20T09:00:00Z') };
  return { ...order, items: Array.from({ length: items }, (_, index) => anItem(index < performed ? performedOn : {})) } as Order;
}

function setUp(order: Order) {
  const memory = createReportsMemory([order], 'fire', 'family', 'lamps');
  const { clock, pass } = createTestClock();
  const { changes, tellCustomer } = createTestTellCustomer();
  const deps = { ...memory, clock, tellCustomer };
  const own = { reports: memory.reader, claims };
  return {
    ...memory,
    pass,
    changes,
    status: () => memory.state.orders[0]?.status,
    save: createSaveReport(deps),
    send: createSendReport(deps),
    open: createViewReport({ reports: memory.reader }),
    own: createViewOwnReports(own),
    ownPicture: createViewOwnPicture(own),
    publicPicture: createViewPublicPicture({ reports: memory.reader }),
  };
}

/** An order with a report, in its second version, that was sent for its first ritual. */
async function sentReport(order = anOrderOf(1, 'ready')) {
  const shop = setUp(order);
  await shop.save(priest, first, 0, content);
  await shop.send(priest, first, 1);
  return shop;
}

/** A letter about the order that still waits. */
const held = { about: 'order', notBefore: new Date('2026-11-20T10:10:00Z') } as Message;

describe('a draft', () => {
  test('is stored with its pictures in their order, and only staff see it', async () => {
    const { save, open, own, publicPicture, ownPicture, state } = setUp(anOrderOf(1, 'processing'));
    await save(priest, first, 0, content);
    const { report } = await open(priest, first);
    expect(report).toMatchObject({ version: 1, text: 'Прочитаны мантры.', place: 'Варанаси', day: '2026-11-19' });
    expect(report?.pictures).toEqual([{ ...fire, caption: 'Огонь' }, family]);
    expect(await own(userCaller(), 'order')).toEqual([]);
    await expect(publicPicture('order', 'fire', 'large')).rejects.toEqual(refusal('not_found'));
    await expect(ownPicture(userCaller(), 'order', 'fire', 'large')).rejects.toEqual(refusal('not_found'));
    expect(state.actions).toMatchObject([{ action: 'report.saved', by: 'priest', subject: { id: 'order', userId: 'anna' } }]);
  });

  test('that somebody else has saved meanwhile is not overwritten', async () => {
    const { save, send, open } = setUp(anOrderOf(1, 'ready'));
    await save(priest, first, 0, content);
    await expect(save(priest, first, 0, { ...content, text: 'Другое' })).rejects.toEqual(refusal('changed_meanwhile'));
    await expect(send(priest, first, 2)).rejects.toEqual(refusal('changed_meanwhile'));
    expect((await open(priest, first)).report?.text).toBe('Прочитаны мантры.');
  });

  test.each([
    ['that was never uploaded', second, [{ ...fire, id: 'nowhere' }], 'unknown_picture'],
    ['of another report', second, [fire], 'unknown_picture'],
    ['twice', first, [fire, fire], 'invalid'],
  ] as const)('does not show a picture %s', async (_, place, pictures, code) => {
    const { save } = setUp(anOrderOf(2, 'processing'));
    const { version } = await save(priest, first, 0, content);
    const saving = save(priest, place, place === first ? version : 0, { ...content, pictures });
    await expect(saving).rejects.toEqual(refusal('invalid_request', field(code, 'pictures')));
  });

  test('forgets the pictures that it no longer shows', async () => {
    const { save, state } = setUp(anOrderOf(1, 'processing'));
    await save(priest, first, 0, content);
    await save(priest, first, 1, { ...content, pictures: [{ ...family, id: 'lamps' }, fire] });
    expect(state.pictures.map(({ id }) => id)).toEqual(['fire', 'lamps']);
  });

  test('may be of a day that has begun somewhere on Earth', async () => {
    const { save } = setUp(anOrderOf(1, 'ready'));
    expect(await save(priest, first, 0, { ...content, day: '2026-11-21' })).toMatchObject({ day: '2026-11-21' });
  });

  test.each([
    ['2026-11-22', 'date_in_future'],
    ['2026-02-30', 'no_such_day'],
  ] as const)('may not be of %s', async (day, code) => {
    const { save } = setUp(anOrderOf(1, 'ready'));
    await expect(save(priest, first, 0, { ...content, day })).rejects.toEqual(refusal('invalid_date', field(code, 'day')));
  });

  test.each(['pending', 'waiting', 'paid', 'completed', 'cancelled'] as const)(
    'is not begun for an order that is %s',
    async (status) => {
      const { save } = setUp(anOrderOf(1, status));
      await expect(save(priest, first, 0, content)).rejects.toEqual(refusal('illegal_transition'));
    },
  );

  test('needs an order and a ritual that exist', async () => {
    const { save, open, send } = setUp(anOrderOf(1, 'ready'));
    for (const place of [second, { orderId: 'another', position: 0 }])
      for (const attempt of [open(priest, place), save(priest, place, 0, content), send(priest, place, 1)])
        await expect(attempt).rejects.toEqual(refusal('not_found'));
    // Nobody has written one yet.
    await expect(send(priest, first, 1)).rejects.toEqual(refusal('not_found'));
  });

  test('is neither shown to nor changed by an editor', async () => {
    const { save, send, open, state } = setUp(anOrderOf(1, 'ready'));
    const editor = staffCaller('editor');
    for (const attempt of [save(editor, first, 0, content), send(editor, first, 0), open(editor, first)])
      await expect(attempt).rejects.toEqual(refusal('not_allowed'));
    expect(state.reports).toEqual([]);
  });
});

describe('sending', () => {
  test('the report completes the order once, and tells the customer once', async () => {
    const { send, status, changes, state } = await sentReport();
    expect([status(), changes]).toEqual(['completed', [{ kind: 'completed' }]]);
    expect(state.history).toMatchObject([{ from: 'ready', to: 'completed', actor: { kind: 'staff', id: 'priest' } }]);
    await expect(send(priest, first, 2)).rejects.toEqual(refusal('illegal_transition'));
    expect(changes).toHaveLength(1);
    expect(state.actions.at(-1)).toMatchObject({ action: 'report.sent', subject: { kind: 'order', id: 'order' } });
  });

  test('the report shows it to the customer, and to everybody its public pictures', async () => {
    const { own, ownPicture, publicPicture } = await sentReport();
    expect(await own(userCaller(), 'order')).toMatchObject([{ text: 'Прочитаны мантры.' }]);
    for (const id of ['fire', 'family']) expect(await ownPicture(userCaller(), 'order', id, 'large')).toBeDefined();
    expect(await publicPicture('order', 'fire', 'large')).toBeDefined();
    await expect(publicPicture('order', 'family', 'large')).rejects.toEqual(refusal('not_found'));
  });

  test('a report is possible once its own ritual has been performed, and that of the last one completes the order', async () => {
    const { save, send, status, changes, state } = setUp(anOrderOf(2, 'processing', 1));
    await save(priest, first, 0, content);
    await save(priest, second, 0, { ...content, pictures: [] });
    await expect(send(priest, second, 1)).rejects.toEqual(refusal('illegal_transition'));
    await send(priest, first, 1);
    expect([status(), changes]).toMatchObject(['processing', [{ kind: 'reported' }]]);
    await expect(send(priest, second, 1)).rejects.toEqual(refusal('illegal_transition'));
    state.orders = [anOrderOf(2, 'ready')];
    await send(priest, second, 1);
    expect([status(), changes.map(({ kind }) => kind)]).toEqual(['completed', ['reported', 'completed']]);
  });

  test('a report replaces the letters about the order that still wait', async () => {
    const { save, send, state } = setUp(anOrderOf(1, 'ready'));
    state.messages = ['processing', 'ready', 'other'].map((topic) => ({ ...held, topic }));
    await save(priest, first, 0, content);
    await send(priest, first, 1);
    expect(state.messages.flatMap(({ topic }) => topic ?? [])).toEqual(['other']);
  });

  test.each(['text', 'place'] as const)('without a %s is refused, and the draft stays', async (missing) => {
    const { save, send, status } = setUp(anOrderOf(1, 'ready'));
    await save(priest, first, 0, { ...content, [missing]: '  ' });
    await expect(send(priest, first, 1)).rejects.toEqual(refusal('invalid_request', field('required', missing)));
    expect(status()).toBe('ready');
  });
});

test('of a sent report the customer sees the correction and its time, without a mail', async () => {
  const { save, own, pass, changes } = await sentReport();
  pass(3600);
  await save(priest, first, 2, { ...content, text: 'Исправлено', pictures: [fire] });
  expect(await own(userCaller(), 'order')).toMatchObject([
    { text: 'Исправлено', sentAt: new Date('2026-11-20T10:00:00Z'), correctedAt: new Date('2026-11-20T11:00:00Z') },
  ]);
  expect(changes).toHaveLength(1);
});

test('a sent report cannot be corrected to one without a text', async () => {
  const { save } = await sentReport();
  const emptied = save(priest, first, 2, { ...content, text: ' ' });
  await expect(emptied).rejects.toEqual(refusal('invalid_request', field('required', 'text')));
});

test('a correction by somebody who has read an older version is refused', async () => {
  const { save } = await sentReport();
  await expect(save(priest, first, 1, { ...content, place: 'Пуна' })).rejects.toEqual(refusal('changed_meanwhile'));
});

test('a sent report that is saved without a change is not corrected, and its proof stays', async () => {
  const { save, state } = await sentReport();
  const sent = state.reports[0];
  expect(await save(priest, first, 2, { ...content, text: `${content.text}\n` })).toEqual(sent);
  expect(state).toMatchObject({ reports: [sent], unproved: [] });
  expect(state.actions.map(({ action }) => action)).toEqual(['report.saved', 'report.sent']);
});

test('a correction revokes the proof of the report, and neither a draft nor the sending does', async () => {
  const { save, state } = await sentReport();
  expect(state.unproved).toEqual([]);
  await save(priest, first, 2, { ...content, place: 'Пуна' });
  expect(state.unproved).toEqual(['order']);
});

test('only the customer of an order reads its report', async () => {
  const { own, ownPicture } = setUp(anOrderOf(1, 'completed'));
  const boris = userCaller({ userId: 'boris', email: 'boris@example.com' });
  for (const attempt of [own(boris, 'order'), own(userCaller(), 'another'), ownPicture(boris, 'order', 'fire', 'large')])
    await expect(attempt).rejects.toEqual(refusal('not_found'));
  await expect(own(guest, 'order')).rejects.toEqual(refusal('not_signed_in'));
});

test('the report of a guest’s order is read by whoever has proved its e-mail', async () => {
  const { userId: _, ...ofGuest } = anOrderOf(1, 'completed');
  const asGuest = setUp({ ...ofGuest, contact: { name: 'Анна', email: 'anna@example.com' }, isErased: false } as Order);
  expect(await asGuest.own(userCaller(), 'order')).toEqual([]);
  const boris = userCaller({ userId: 'boris', email: 'boris@example.com' });
  for (const caller of [boris, userCaller({ userId: 'by phone', email: null })])
    await expect(asGuest.own(caller, 'order')).rejects.toEqual(refusal('not_found'));
});

test('the report of an order that outlives its account is read by whoever proves the contact of that account', async () => {
  const contact = { email: 'anna@example.com', phone: null };
  const left = { isKept: true, claim: claims.of(contact)?.hash ?? '' };
  const { own, ownPicture, save, send } = setUp({ ...anOrderOf(1, 'ready'), userId: 'closed', left });
  await save(priest, first, 0, content);
  await send(priest, first, 1);
  const again = userCaller({ userId: 'new', ...contact });
  expect(await own(again, 'order')).toMatchObject([{ text: 'Прочитаны мантры.' }]);
  expect(await ownPicture(again, 'order', 'family', 'large')).toBeDefined();
  const boris = userCaller({ userId: 'boris', email: 'boris@example.com' });
  await expect(own(boris, 'order')).rejects.toEqual(refusal('not_found'));
});

test('the log has the former and the present value of each field of a report that changed', async () => {
  const { save, send, state } = setUp(anOrderOf(1, 'ready'));
  await save(priest, first, 0, content);
  await save(priest, first, 1, { ...content, text: 'Исправлено' });
  await send(priest, first, 2);
  const pictures = [{ ...fire, caption: 'Огонь' }, family];
  expect(state.actions.map(({ before, after }) => ({ before, after }))).toEqual([
    { before: null, after: { position: 0, text: 'Прочитаны мантры.', day: '2026-11-19', place: 'Варанаси', pictures } },
    { before: { position: 0, text: 'Прочитаны мантры.' }, after: { position: 0, text: 'Исправлено' } },
    { before: null, after: { position: 0, version: 3 } },
  ]);
});

test('for the order of a guest the log has the names of the fields alone, and no customer', async () => {
  const { userId: _, ...ofGuest } = anOrderOf(1, 'ready');
  const { save, state } = setUp(ofGuest as Order);
  await save(priest, first, 0, content);
  await save(priest, first, 1, { ...content, place: 'Каши' });
  expect(state.actions).toEqual([
    expect.objectContaining({ before: null, after: { position: 0, fields: ['text', 'day', 'place', 'pictures'] } }),
    expect.objectContaining({ before: null, after: { position: 0, fields: ['place'] }, subject: { kind: 'order', id: 'order' } }),
  ]);
});

test('a report about a part of the rituals leaves the letter that all are performed waiting', async () => {
  const { save, send, state } = setUp(anOrderOf(2, 'processing', 1));
  state.messages = ['processing', 'ready'].map((topic) => ({ ...held, topic }));
  await save(priest, first, 0, content);
  await send(priest, first, 1);
  expect(state.messages.flatMap(({ topic }) => topic ?? [])).toEqual(['ready']);
});

test.each(['paid', 'cancelled'] as const)(
  'a report of an order that is set back to %s is neither corrected nor sent',
  async (status) => {
    const { save, send, state } = await sentReport(anOrderOf(2, 'ready'));
    state.orders = [anOrderOf(2, status, 1)];
    await expect(save(priest, first, 2, content)).rejects.toEqual(refusal('illegal_transition'));
    // As if it had not been sent yet.
    state.reports = state.reports.map(({ sentAt: _, ...draft }) => draft);
    await expect(send(priest, first, 2)).rejects.toEqual(refusal('illegal_transition'));
  },
);

test('a report is sent once, also while other rituals of its order lack theirs', async () => {
  const { send, changes } = await sentReport(anOrderOf(2, 'processing', 2));
  await expect(send(priest, first, 2)).rejects.toEqual(refusal('illegal_transition'));
  expect(changes).toHaveLength(1);
});
