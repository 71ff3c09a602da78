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

test('while a file is read the next is told to come again, and a failure ends the reading as well', async () => {
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

test('nobody reads a file for somebody who may not write texts', async () => {
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

  test('of long texts what lies between the first and the last difference, with some words around it', () => {
    const [left, right] = ['a'.repeat(100), 'z'.repeat(100)];
    expect(changeOf(`${left}one${right}`, `${left}two${right}`)).toEqual([
      {
        field: 'text',
        before: `…${'a'.repeat(40)}one${'z'.repeat(40)}…`,
        after: `…${'a'.repeat(40)}two${'z'.repeat(40)}…`,
      },
    ]);
  });

  test('what was added or taken away where the rest repeats itself', () => {
    expect(changeOf('fire, fire', 'fire, fire, fire')).toEqual([
      { field: 'text', before: 'fire, fire', after: 'fire, fire, fire' },
    ]);
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
    expect([cut?.before, cut?.after.isWellFormed(), cut?.after.length]).toEqual([null, true, 601]);
    const short = { field: 'name', before: 'Yagya', after: 'Homa' };
    expect(shorten([short])).toEqual([short]);
  });
});
