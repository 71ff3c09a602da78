import { expect, test } from 'vitest';
import { MACHINE_OPERATOR } from '#kernel/audit.ts';
import { cents } from '#kernel/money.ts';
import { type AuditState, memoryAudit, memoryState } from '#kernel/testing/memory.ts';
import { endProposal, type LoggedDecider } from './hand-proposal.ts';
import type { LoggedHand } from './ports.ts';

const at = new Date('2026-11-20T10:00:00Z');
const proposal: LoggedHand = { id: 'hand', amountCents: cents(200_000), method: 'manual', partner: 'indra' };
const olga = { userId: 'olga', role: 'administrator', partner: null } as const;

/** What the log tells after somebody has ended what waits for a second person. */
async function logged(found: LoggedHand | undefined, decider?: Omit<LoggedDecider, 'audit'>) {
  const state = { ...memoryState(), actions: [] as AuditState['actions'] };
  const payments = { withdrawProposal: async () => found };
  await endProposal(payments, 'order', { actor: { kind: 'staff' }, at }, decider && { ...decider, audit: memoryAudit(state) });
  return state.actions;
}

const line = { action: 'order.payment_withdrawn', subject: { kind: 'order', id: 'order' }, before: null, at };
const after = { handPaymentId: 'hand', amountCents: 200_000, method: 'manual' };

test('the log tells that what waited for a second person was withdrawn, by whom, and for which partner it was made', async () => {
  expect(await logged(proposal, { staff: olga })).toEqual([{ ...line, by: 'olga', after: { ...after, partner: 'indra' } }]);
});

test('the log names who ran the command that withdrew it', async () => {
  expect(await logged({ ...proposal, partner: null }, { staff: MACHINE_OPERATOR, operator: 'Olga' })).toEqual([
    { ...line, by: MACHINE_OPERATOR.userId, after: { ...after, operator: 'Olga' } },
  ]);
});

test('the log of the staff tells nothing where nothing waited, or nobody of the staff has ended it', async () => {
  expect(await logged(undefined, { staff: olga })).toEqual([]);
  expect(await logged(proposal)).toEqual([]);
});
