import { expect, test } from 'vitest';
import { userCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createStaffTransfer } from './staff-transfer.ts';

const { clock } = createTestClock();
const editor = { ...userCaller(), role: 'editor' as const, secondFactorAt: clock() };
const NOTHING = { services: [], articles: [] };
const PLAN = { ...NOTHING, name: 'a plan', unchanged: 0, refusals: [] };
const FILE = new Uint8Array();

type Parts = Parameters<typeof createStaffTransfer<string>>[0];

/** A shop without texts; none of its parts may be called but the export and those that are given. */
const transferOf = (parts: Partial<Parts>) =>
  createStaffTransfer<string>({
    exportTexts: async () => NOTHING,
    planImport: () => expect.unreachable(),
    applyImport: () => expect.unreachable(),
    read: () => expect.unreachable(),
    ...parts,
  });
/** Reads a file without texts, and with these mistakes. */
const reading = (...problems: string[]): Parts['read'] => {
  return async () => ({ texts: NOTHING, problems, problemOf: ({ id, field }) => `${id}: ${field}` });
};

test('while one file is read the next is refused, and no longer, also when the reading fails', async () => {
  const first = Promise.withResolvers<typeof PLAN>();
  const answers = [first.promise, Promise.reject(new Error('The database is gone')), Promise.resolve(PLAN)];
  const transfer = transferOf({ planImport: () => answers.shift() ?? expect.unreachable(), read: reading() });
  const plan = () => transfer.planImport(editor, FILE, { asDraft: false });
  const underWay = plan();
  await expect(plan()).rejects.toEqual(refusal('unavailable'));
  await expect(transfer.applyImport(editor, FILE, { asDraft: false, plan: 'a plan' })).rejects.toEqual(refusal('unavailable'));
  first.resolve(PLAN);
  expect(await underWay).toMatchObject({ name: 'a plan', problems: [] });
  await expect(plan()).rejects.toThrow('The database is gone');
  expect(await plan()).toMatchObject({ name: 'a plan' });
});

test('a file with mistakes makes no plan and is not taken over; every mistake is told', async () => {
  const transfer = transferOf({ read: reading('line 3', 'line 8') });
  const nothing = { name: null, services: [], articles: [], unchanged: 0 };
  expect(await transfer.planImport(editor, FILE, { asDraft: false })).toEqual({ ...nothing, problems: ['line 3', 'line 8'] });
  const taken = transfer.applyImport(editor, FILE, { asDraft: false, plan: 'a plan' });
  await expect(taken).rejects.toEqual(refusal('changed_meanwhile'));
});

test('a refusal of the shop is named with its place in the file', async () => {
  const refused = { kind: 'article', id: 'sankalpa', stage: 'draft', field: 'author', code: 'stays' } as const;
  const planImport = async () => ({ ...PLAN, name: null, refusals: [refused] });
  const plan = await transferOf({ planImport, read: reading() }).planImport(editor, FILE, { asDraft: false });
  expect(plan).toEqual({ ...NOTHING, name: null, unchanged: 0, problems: ['sankalpa: author'] });
});

test('a file without mistakes is taken over by whoever sent it, as its plan says', async () => {
  const taken: unknown[] = [];
  const applyImport: Parts['applyImport'] = async ({ userId }, texts, options) => {
    taken.push([userId, texts, options]);
    return PLAN;
  };
  const transfer = transferOf({ applyImport, read: reading() });
  expect(await transfer.applyImport(editor, FILE, { asDraft: true, plan: 'a plan' })).toBe(PLAN);
  expect(taken).toEqual([['anna', NOTHING, { asDraft: true, plan: 'a plan' }]]);
});

test('texts are exported to whoever may write them', async () => {
  expect(await transferOf({}).exportTexts(editor)).toEqual(NOTHING);
});

test('no file is read for a caller who may not write texts', async () => {
  const transfer = transferOf({ exportTexts: () => expect.unreachable() });
  const priest = { ...editor, role: 'priest' as const };
  await expect(transfer.exportTexts(priest)).rejects.toEqual(refusal('not_allowed'));
  await expect(transfer.planImport(priest, FILE, { asDraft: true })).rejects.toEqual(refusal('not_allowed'));
  await expect(transfer.applyImport(priest, FILE, { asDraft: true, plan: '' })).rejects.toEqual(refusal('not_allowed'));
});
