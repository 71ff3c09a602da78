import { expect, test } from 'vitest';
import { type ExportStores, recordExport, type TellOfExport } from './bulk-export.ts';
import { requirePermission } from './permissions.ts';
import { staffCaller } from './testing/callers.ts';
import { type AuditState, memoryAudit, memoryState } from './testing/memory.ts';

const at = new Date('2026-11-20T10:00:00Z');
const witness = (id: string) => ({ id, email: `${id}@example.com`, language: 'ru' }) as const;

test.each([
  ['orders', 'order.exported'],
  ['clients', 'client.list_exported'],
] as const)('whoever takes all %s is in the log, and the other administrators are told', async (list, action) => {
  const state = { ...memoryState(), actions: [] as AuditState['actions'] };
  const by = requirePermission(staffCaller('administrator'), 'exports.read');
  const members = { administrators: async () => [witness(by.userId), witness('olga'), witness('vera')] };
  const messages: ExportStores['messages'] = { add: async () => undefined };
  const told: Parameters<TellOfExport>[] = [];
  const tell: TellOfExport = async (...news) => void told.push(news);
  const exported = { list, count: 7, isPart: true, at };
  await recordExport({ audit: memoryAudit(state), members, messages }, tell, by, { ...exported, filter: { status: 'paid' } });
  const subject = { kind: 'export', id: list };
  expect(state.actions).toEqual([{ by: by.userId, action, subject, before: null, after: { status: 'paid', count: 7 }, at }]);
  expect(told).toEqual([[{ ...exported, by }, [witness('olga'), witness('vera')], messages]]);
});
