import { expect, test } from 'vitest';
import { type ExportStores, recordExport } from '#kernel/bulk-export.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestIds } from '#kernel/testing/clock.ts';
import { createTellOfExport, writeOfExport } from './tell-of-export.ts';

const at = new Date('2026-11-20T10:00:00Z');
const olga = requirePermission(staffCaller('administrator', { userId: 'olga', email: 'olga@example.com' }), 'exports.read');
const self = { id: 'olga', email: 'olga@example.com', language: 'ru' } as const;
const vera = { id: 'vera', email: 'vera@example.com', language: 'en' } as const;
const exported = { list: 'orders', count: 252, isPart: true, filter: { statuses: ['paid'], isSearched: false }, at } as const;

async function exportAmong(...administrators: (typeof self | typeof vera)[]) {
  const actions: unknown[] = [];
  const messages: { to: string; userId?: string | undefined; subject: string; text: string }[] = [];
  const stores: ExportStores = {
    audit: { record: async (_, action) => void actions.push(action) },
    members: { administrators: async () => administrators },
    messages: { add: async (message) => void messages.push(message) },
  };
  const tell = createTellOfExport({
    newId: createTestIds(),
    supportEmail: 'shop@example.com',
    publicUrl: 'https://shop.example',
  });
  await recordExport(stores, tell, olga, exported);
  return { actions, messages };
}

test('every other administrator reads in their language who downloaded how much, and the log has the filter and the count', async () => {
  const { actions, messages } = await exportAmong(self, vera);
  expect(actions).toEqual([
    {
      action: 'order.exported',
      subject: { kind: 'export', id: 'orders' },
      before: null,
      at,
      after: { statuses: ['paid'], isSearched: false, count: 252 },
    },
  ]);
  expect(messages.map(({ to, userId, subject }) => [to, userId, subject])).toEqual([
    ['vera@example.com', 'vera', 'Orders were downloaded from the shop'],
  ]);
  for (const words of ['olga@example.com', 'Rows: 252', 'With a filter', 'https://shop.example/admin-panel/audit'])
    expect(messages[0]?.text).toContain(words);
});

test('when there is no other administrator, the mailbox of the shop is told', async () => {
  const { messages } = await exportAmong(self);
  expect(messages).toEqual([expect.objectContaining({ to: 'shop@example.com' })]);
  expect(messages[0]?.userId).toBeUndefined();
});

test('the line with an e-mail is missing when whoever downloaded has none', () => {
  const letterAbout = (email: string | null) =>
    writeOfExport({ list: 'clients', count: 3, isPart: false, email }, 'en', 'https://shop.example').text;
  const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  expect(lines(letterAbout(null))).toEqual(
    lines(letterAbout('olga@example.com')).filter((line) => !line.includes('olga@example.com')),
  );
});
