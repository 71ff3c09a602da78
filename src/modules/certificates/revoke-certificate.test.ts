import { expect, test } from 'vitest';
import { staffCaller } from '#kernel/testing/callers.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { createRevokeCertificate } from './revoke-certificate.ts';
import { completed, createCertificatesMemory } from './testing/memory-certificates.ts';

const { clock } = createTestClock();

function setUp() {
  const memory = createCertificatesMemory();
  const plain = { keyId: '2026-a', text: '', signature: '', issuedAt: clock() };
  memory.state.certificates = [{ code: 'CODE', orderId: completed.id, ...plain }];
  const deps = { transact: memory.transact, certificates: memory.reader, clock };
  return { ...memory, revoke: createRevokeCertificate(deps) };
}

test('a certificate is revoked once, with a reason that stays and, of a customer with an account, is in the log', async () => {
  const { state, revoke } = setUp();
  expect(await revoke(staffCaller('operator'), 'CODE', ' Не то место ')).toEqual({ orderId: completed.id });
  expect(state.certificates[0]?.revoked).toEqual({ at: clock(), byStaff: { userId: 'operator', reason: 'Не то место' } });
  expect(state.actions).toMatchObject([
    { action: 'certificate.revoked', subject: { kind: 'order', userId: 'anna' }, after: { text: 'Не то место' } },
  ]);
  await expect(revoke(staffCaller('operator'), 'CODE', 'Снова')).rejects.toEqual(refusal('illegal_transition'));
});

test('the reason of a guest’s order is not in the log, from which nobody could erase it', async () => {
  const { state, revoke } = setUp();
  const { userId: _, ...guests } = completed;
  state.orders = [guests as typeof completed];
  await revoke(staffCaller('operator'), 'CODE', 'Не то место');
  expect(state.actions).toMatchObject([{ after: null }]);
});

test('a revocation needs a reason, and an unknown code is not found', async () => {
  const { revoke, state } = setUp();
  await expect(revoke(staffCaller('operator'), 'CODE', ' ')).rejects.toEqual(
    refusal('invalid_request', field('required', 'reason')),
  );
  await expect(revoke(staffCaller('operator'), 'NONE', 'Не то')).rejects.toEqual(refusal('not_found'));
  expect(state.certificates[0]?.revoked).toBeUndefined();
});

test.each<[string, Partial<ReturnType<typeof setUp>['state']>]>([
  ['is erased with its order', { certificates: [] }],
  ['has no order any more', { orders: [] }],
])('a certificate that %s in the same moment is not found', async (_, gone) => {
  const { state, transact, reader } = setUp();
  const revoke = createRevokeCertificate({
    transact: (work) => {
      Object.assign(state, gone);
      return transact(work);
    },
    certificates: reader,
    clock,
  });
  await expect(revoke(staffCaller('operator'), 'CODE', 'Не то')).rejects.toEqual(refusal('not_found'));
  expect(state.actions).toEqual([]);
});

test('whoever lacks the permission revokes no certificate', async () => {
  const { revoke } = setUp();
  await expect(revoke(staffCaller('priest'), 'CODE', 'Не то')).rejects.toEqual(refusal('not_allowed'));
});
