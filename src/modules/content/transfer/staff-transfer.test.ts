import { describe, expect, test } from 'vitest';
import { userCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { changedFields, createShortening } from './changed-fields.ts';
import { createStaffTransfer } from './staff-transfer.ts';

const { clock } = createTestClock();
const editor = { ...userCaller(), role: 'editor' as const, secondFactorAt: clock() };
const NOTHING = { services: [], articles: [] };
const PLAN = { ...NOTHING, name: 'a plan', unchanged: 0, refusals: [] };
const FILE = new Uint8Array();

test('while one file is read the next is refused as too early, and a failure ends the reading too', async () => {
  const first = Promise.withResolvers<typeof PLAN>();
  const answers = [first.promise, Promise.reject(new Error('The database is gone')), Promise.resolve(PLAN)];
  const transfer = createStaffTransfer<string>({
    exportTexts: async () => NOTHING,
    planImport: () => answers.shift() ?? Promise.resolve(PLAN),
    applyImport: async () => PLAN,
    read: async () => ({ texts: NOTHING, problems: [], problemOf: ({ id }) => id }),
  });
  const plan = () => transfer.planImport(editor, FILE, { asDraft: false });
  const reading = plan();
  await expect(plan()).rejects.toEqual(refusal('unavailable'));
  await expect(transfer.applyImport(editor, FILE, { asDraft: false, plan: 'a plan' })).rejects.toEqual(refusal('unavailable'));
  first.resolve(PLAN);
  expect(await reading).toMatchObject({ name: 'a plan', problems: [] });
  await expect(plan()).rejects.toThrow('The database is gone');
  expect(await plan()).toMatchObject({ name: 'a plan' });
});

test('a file with mistakes makes no plan and is not taken over; every mistake is told', async () => {
  const transfer = createStaffTransfer<string>({
    exportTexts: async () => NOTHING,
    planImport: () => expect.unreachable(),
    applyImport: () => expect.unreachable(),
    read: async () => ({ texts: NOTHING, problems: ['line 3', 'line 8'], problemOf: ({ id }) => id }),
  });
  const nothing = { name: null, services: [], articles: [], unchanged: 0 };
  expect(await transfer.planImport(editor, FILE, { asDraft: false })).toEqual({ ...nothing, problems: ['line 3', 'line 8'] });
  const taken = transfer.applyImport(editor, FILE, { asDraft: false, plan: 'a plan' });
  await expect(taken).rejects.toEqual(refusal('changed_meanwhile'));
  expect(await transfer.exportTexts(editor)).toEqual(NOTHING);
});

test('a refusal of the shop is named with its place in the file, and a file without mistakes is taken over', async () => {
  const refused = { kind: 'article', id: 'sankalpa', stage: 'draft', field: 'author', code: 'stays' } as const;
  const taken: unknown[] = [];
  const transfer = createStaffTransfer<string>({
    exportTexts: async () => NOTHING,
    planImport: async () => ({ ...PLAN, name: null, refusals: [refused] }),
    applyImport: async (by, texts, options) => {
      taken.push([by.userId, texts, options]);
      return PLAN;
    },
    read: async () => ({ texts: NOTHING, problems: [], problemOf: ({ id, field }) => `${id}: ${field}` }),
  });
  const plan = await transfer.planImport(editor, FILE, { asDraft: false });
  expect(plan).toEqual({ ...NOTHING, name: null, unchanged: 0, problems: ['sankalpa: author'] });
  expect(await transfer.applyImport(editor, FILE, { asDraft: true, plan: 'a plan' })).toBe(PLAN);
  expect(taken).toEqual([['anna', NOTHING, { asDraft: true, plan: 'a plan' }]]);
});

test('no file is read for a caller who may not write texts', async () => {
  const transfer = createStaffTransfer<string>({
    exportTexts: () => expect.unreachable(),
    planImport: () => expect.unreachable(),
    applyImport: () => expect.unreachable(),
    read: () => expect.unreachable(),
  });
  const priest = { ...editor, role: 'priest' as const };
  await expect(transfer.exportTexts(priest)).rejects.toEqual(refusal('not_allowed'));
  await expect(transfer.planImport(priest, FILE, { asDraft: true })).rejects.toEqual(refusal('not_allowed'));
  await expect(transfer.applyImport(priest, FILE, { asDraft: true, plan: '' })).rejects.toEqual(refusal('not_allowed'));
});

describe('a change shows', () => {
  const changeOf = (before: string, after: string) => changedFields({ text: before }, { text: after });

  test('short texts whole', () => {
    expect(changeOf('Ganesha Yagya', 'Ganesha Homa')).toEqual([
      { field: 'text', before: 'Ganesha Yagya', after: 'Ganesha Homa' },
    ]);
    expect(changedFields(undefined, { text: 'Fire', empty: '' })).toEqual([{ field: 'text', before: null, after: 'Fire' }]);
  });

  test('of long texts the part between the first and the last difference, with some words around it', () => {
    const [left, right] = ['a'.repeat(100), 'z'.repeat(100)];
    expect(changeOf(`${left}one${right}`, `${left}two${right}`)).toEqual([
      {
        field: 'text',
        before: `…${'a'.repeat(40)}one${'z'.repeat(40)}…`,
        after: `…${'a'.repeat(40)}two${'z'.repeat(40)}…`,
      },
    ]);
  });

  test('what was added or removed when the rest repeats itself', () => {
    expect(changeOf('fire, fire', 'fire, fire, fire')).toEqual([
      { field: 'text', before: 'fire, fire', after: 'fire, fire, fire' },
    ]);
  });

  test('no halves of letters where a long text is cut', () => {
    const [left, right] = [`${'🔥'.repeat(30)}b`, '🌊'.repeat(30)];
    expect(changeOf(`${left}one.${right}`, `${left}two.${right}`)).toEqual([
      {
        field: 'text',
        before: `…${'🔥'.repeat(19)}bone.${'🌊'.repeat(19)}…`,
        after: `…${'🔥'.repeat(19)}btwo.${'🌊'.repeat(19)}…`,
      },
    ]);
  });

  test('a single letter instead of an ellipsis, and no letter twice when a text grows or shrinks', () => {
    const left = 'a'.repeat(41);
    expect(changeOf(`${left}x${left}`, `${left}y${left}`)).toEqual([
      { field: 'text', before: `${left}x${left}`, after: `${left}y${left}` },
    ]);
    expect(changeOf('fire', 'fire fire')).toEqual([{ field: 'text', before: 'fire', after: 'fire fire' }]);
    const long = 'b'.repeat(100);
    expect(changeOf(long, `${long}b`)).toEqual([{ field: 'text', before: `…${'b'.repeat(40)}`, after: `…${'b'.repeat(41)}` }]);
    expect(changeOf(`${long}b`, long)).toEqual([{ field: 'text', before: `…${'b'.repeat(41)}`, after: `…${'b'.repeat(40)}` }]);
  });

  test('long passages whole while a plan has room for them, and then their first words and whole letters', () => {
    const long = 'x'.repeat(30_000);
    const change = { field: 'text', before: '🔥'.repeat(15_000), after: long };
    const shorten = createShortening();
    const shown = shorten(Array.from({ length: 20 }, () => change));
    expect(shown.slice(0, 16)).toEqual(Array.from({ length: 16 }, () => change));
    const [beyond] = shown.slice(-1);
    expect(beyond).toEqual({ ...change, before: `${'🔥'.repeat(300)}…`, after: `${'x'.repeat(600)}…` });
    const [cut] = shorten([{ ...change, before: null, after: `x${'🔥'.repeat(30_000)}` }]);
    expect([cut?.before, cut?.after]).toEqual([null, `x${'🔥'.repeat(299)}…`]);
    const short = { field: 'name', before: 'Yagya', after: 'Homa' };
    expect(shorten([short])).toEqual([short]);
  });
});
