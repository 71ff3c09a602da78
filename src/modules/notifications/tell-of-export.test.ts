import { expect, test } from 'vitest';
import type { Witness } from '#kernel/bulk-export.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestIds } from '#kernel/testing/clock.ts';
import { createTellOfExport, writeOfExport } from './tell-of-export.ts';
import { createOutbox, letterPlace } from './testing/letter-place.ts';

const by = requirePermission(staffCaller('administrator', { email: 'olga@example.com' }), 'exports.read');
const exported = { list: 'orders', count: 252, isPart: true, at: new Date('2026-11-20T10:00:00Z'), by } as const;

/** What is told when Olga has taken a part of the orders, and `witnesses` are the other administrators. */
async function toldTo(...witnesses: Witness[]) {
  const { sent, messages } = createOutbox();
  await createTellOfExport({ ...letterPlace, newId: createTestIds() })(exported, witnesses, messages);
  return sent;
}

test('every other administrator reads in their language who downloaded how much', async () => {
  const sent = await toldTo({ id: 'vera', email: 'vera@example.com', language: 'en' });
  expect(sent.map(({ to, userId, subject }) => [to, userId, subject])).toEqual([
    ['vera@example.com', 'vera', 'Orders were downloaded from the shop'],
  ]);
  for (const words of ['olga@example.com', 'Rows: 252', 'With a filter', 'https://shop.example/admin-panel/audit'])
    expect(sent[0]?.text).toContain(words);
  expect(sent[0]?.text.endsWith('\nhttps://shop.example')).toBe(true);
});

test('when there is no other administrator, the mailbox of the shop is told', async () => {
  const sent = await toldTo();
  expect(sent).toEqual([expect.objectContaining({ to: 'help@shop.example' })]);
  expect(sent[0]?.userId).toBeUndefined();
});

test('the line with an e-mail is missing when whoever downloaded has none', () => {
  const letterAbout = (email: string | null) =>
    writeOfExport({ list: 'clients', count: 3, isPart: false, email }, 'en', 'https://shop.example').text;
  const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  expect(lines(letterAbout(null))).toEqual(
    lines(letterAbout('olga@example.com')).filter((line) => !line.includes('olga@example.com')),
  );
});
