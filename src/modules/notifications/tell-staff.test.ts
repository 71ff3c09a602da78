import { describe, expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { createTestClock, createTestIds, uuid } from '#kernel/testing/clock.ts';
import type { StaffTopic } from '#modules/staff/index.ts';
import { createTellStaff, type NewsRecipient, planLetters } from './tell-staff.ts';
import { aReader, createStaffNewsMemory } from './testing/memory-staff-news.ts';

function createShop(...readers: NewsRecipient[]) {
  const { state, transact } = createStaffNewsMemory(...readers);
  const { clock, pass } = createTestClock();
  const tell = createTellStaff({ transact, clock, newId: createTestIds(), publicUrl: 'https://shop.example' });
  let count = 0;
  const happen = (topic: StaffTopic, times = 1) => {
    for (let time = 0; time < times; time++) {
      const id = uuid(++count);
      state.happened.push({
        topic,
        subjectId: id,
        order: topic === 'consultations' ? null : { id, number: 1042, total: cents(30_000) },
      });
    }
  };
  const letters = () => state.messages.splice(0).map(({ to, subject }) => `${to} ${subject}`);
  return { state, pass, tell, happen, letters };
}

/** An administrator who reads Russian. */
const vera = aReader();
const oleg = aReader({ userId: 'oleg', email: 'oleg@example.com', role: 'operator', language: 'en' });

test('each member is written once, in their language, about what their role may read', async () => {
  const shop = createShop(vera, oleg, aReader({ userId: 'pavel', role: 'priest' }));
  shop.happen('orders');
  shop.happen('money');
  await shop.tell();
  expect(shop.letters()).toEqual([
    'vera@example.com Оплачен заказ № 1042',
    'vera@example.com Деньги ждут решения: заказ № 1042',
    'oleg@example.com Order No. 1042 is paid',
  ]);
  await shop.tell();
  expect(shop.letters()).toEqual([]);
  expect(shop.state.readers.map(({ told }) => told)).toEqual([2, 2, 2]);
});

test('a member who chooses more letters gets none about what happened before', async () => {
  const shop = createShop(aReader({ chosen: ['consultations'] }));
  shop.happen('orders');
  shop.happen('consultations');
  await shop.tell();
  expect(shop.letters()).toEqual(['vera@example.com Просят о консультации']);
  // Again as before any choice: all that an administrator may read.
  shop.state.readers = shop.state.readers.map((reader) => ({ ...reader, chosen: null }));
  await shop.tell();
  expect(shop.letters()).toEqual([]);
});

test('a browser with pushes gets one for each letter, with the number of the order and nothing of the text', async () => {
  const shop = createShop(vera, oleg);
  shop.state.devices = { vera: ['phone', 'laptop'] };
  shop.happen('orders');
  await shop.tell();
  const pushes = shop.state.messages.filter(({ channel }) => channel === 'push');
  expect(pushes.map(({ to }) => to)).toEqual(['phone', 'laptop']);
  expect(pushes[0]).toMatchObject({
    subject: 'Оплачен заказ № 1042',
    text: `https://shop.example/admin-panel/orders/${uuid(1)}`,
    html: '',
    userId: 'vera',
    about: uuid(1),
  });
  expect(shop.state.messages).toHaveLength(4);
});

test('a member who wants no letters gets no push either, and neither events nor browsers are read', async () => {
  const shop = createShop(aReader({ chosen: [] }));
  shop.state.devices = { vera: ['phone'] };
  shop.happen('orders');
  await shop.tell();
  expect([shop.state.messages, shop.state.reads]).toEqual([[], []]);
  expect(shop.state.readers).toMatchObject([{ told: 1, letters: 0, hourBegan: null }]);
});

test('of more than a hundred members each is told at once, also while a hundred others wait for their next hour', async () => {
  // Three letters and the digest since ten minutes.
  const busy = { hourBegan: new Date('2026-11-20T09:50:00Z'), letters: 4 };
  const waiting = Array.from({ length: 120 }, (_, index) => aReader({ userId: `busy ${index}`, ...busy }));
  const shop = createShop(...waiting, oleg);
  shop.happen('orders');
  await shop.tell();
  expect(shop.letters()).toEqual(['oleg@example.com Order No. 1042 is paid']);
  shop.pass(3600);
  await shop.tell();
  expect(shop.letters()).toHaveLength(120);
});

test('a letter about a consultation is about the consultation itself', async () => {
  const shop = createShop(vera);
  shop.happen('consultations');
  await shop.tell();
  expect(shop.state.messages).toMatchObject([{ about: uuid(1) }]);
});

test('what has happened in the last two days is collected', async () => {
  const { state, transact } = createStaffNewsMemory(vera);
  const asked: Date[][] = [];
  const { clock } = createTestClock();
  const tell = createTellStaff({
    clock,
    newId: createTestIds(),
    publicUrl: 'https://shop.example',
    transact: (work) =>
      transact((stores) => {
        const collect = async (since: Date, now: Date) => {
          asked.push([since, now]);
          return 0;
        };
        return work({ ...stores, staffNews: { ...stores.staffNews, collect } });
      }),
  });
  expect(await tell()).toBe(false);
  expect(asked).toEqual([[new Date('2026-11-18T10:00:00Z'), clock()]]);
  expect(state.messages).toEqual([]);
});

test('a digest is one push', async () => {
  const shop = createShop(aReader());
  shop.state.devices = { vera: ['phone'] };
  shop.happen('orders', 5);
  await shop.tell();
  const pushes = shop.state.messages.filter(({ channel }) => channel === 'push');
  expect(pushes.map(({ subject, text }) => [subject, text])).toEqual([
    ['События в магазине: 5', 'https://shop.example/admin-panel'],
  ]);
});

test('a sum stands only in the letters of those who may read money', async () => {
  const shop = createShop(vera, oleg);
  shop.happen('orders');
  await shop.tell();
  expect(shop.state.messages).toMatchObject([{ userId: 'vera' }, { userId: 'oleg' }]);
  expect(shop.state.messages.map(({ text }) => text.includes('300'))).toEqual([true, false]);
});

describe('when more than a few letters would go to a member within an hour', () => {
  test('a digest comes instead, and what happens next waits until the hour is over', async () => {
    const shop = createShop(vera);
    shop.happen('orders', 2);
    await shop.tell();
    expect(shop.letters()).toHaveLength(2);
    shop.happen('orders', 2);
    await shop.tell();
    expect(shop.letters()).toEqual(['vera@example.com События в магазине: 2']);
    shop.happen('orders', 4);
    shop.pass(3599);
    await shop.tell();
    expect(shop.letters()).toEqual([]);
    shop.pass(1);
    await shop.tell();
    expect(shop.letters()).toEqual(['vera@example.com События в магазине: 4']);
  });

  test('more events than fifty are told in parts of fifty, and none is lost or told twice', async () => {
    const shop = createShop(vera);
    shop.happen('orders', 120);
    expect([await shop.tell(), await shop.tell(), await shop.tell()]).toEqual([true, true, false]);
    expect(shop.letters()).toEqual(['vera@example.com События в магазине: 50']);
    shop.pass(3600);
    await shop.tell();
    expect(shop.letters()).toEqual(['vera@example.com События в магазине: 50+']);
    shop.pass(3600);
    await shop.tell();
    expect(shop.letters()).toEqual(['vera@example.com События в магазине: 20']);
  });
});

const now = new Date('2026-11-20T10:00:00Z');
const hour = (letters: number, minutesAgo = 10) => ({ hourBegan: new Date(now.getTime() - minutesAgo * 60_000), letters });

test.each([
  ['three letters are few', { hourBegan: null, letters: 0 }, 3, 'each'],
  ['four are more than a few', { hourBegan: null, letters: 0 }, 4, 'digest'],
  ['letters of the same hour count', hour(2), 2, 'digest'],
  ['letters of an hour ago do not count', hour(3, 60), 3, 'each'],
  ['after a digest all waits', hour(4), 1, 'wait'],
  ['a fourth letter of the hour is the digest', hour(3), 1, 'digest'],
  ['no events need no letters', hour(4), 0, 'each'],
] as const)('%s', (_, written, count, way) => {
  expect(planLetters(written, count, now).way).toBe(way);
});
