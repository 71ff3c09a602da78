import { expect, test } from 'vitest';
import type { KeyCaller } from '#kernel/caller.ts';
import { ShopError } from '#kernel/errors.ts';
import { createTestClock } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { createPlayTransfer, type PlayedTransfer, type WantedTransfer } from './play-transfer.ts';
import { aPayment } from './testing/payments.ts';

const expiresAt = createTestClock().clock();
const payment = aPayment({ coin: 'BTC', expected: 500_000n, received: 0n, expiresAt });
const guest = { kind: 'guest' } as const;

/** Play at a gateway with one payment, or with none. `arrived` are its transfers, `asked` who was compared with the owner of which order. */
function playground(known: typeof payment | undefined, isOwn = true) {
  const arrived: PlayedTransfer[] = [];
  const asked: unknown[] = [];
  let notices = 0;
  const play = createPlayTransfer({
    payments: { find: async () => known },
    transfer: async (_, transfer) => {
      arrived.push(transfer);
      return { id: `${arrived.length}`, coin: 'BTC', amount: '0', confirmations: 2 };
    },
    check: async (before) => {
      notices += 1;
      return { ...before, state: 'completed' };
    },
    requireOwn: async (caller, orderId) => {
      asked.push([caller, orderId]);
      if (!isOwn) throw new ShopError('not_found');
    },
  });
  return { arrived, asked, notices: () => notices, play };
}

/** The transfers that the gateway makes for a wish, and how often it tells the shop. */
async function played(wanted: WantedTransfer) {
  const { arrived: sent, notices, play } = playground(payment);
  await play(guest, payment.id, wanted);
  return { sent, notices: notices() };
}

test.each<[WantedTransfer['trouble'], PlayedTransfer[], number]>([
  ['partial', [{ amount: '0.00250000' }], 1],
  ['over', [{ amount: '0.00750000' }], 1],
  ['late', [{ at: new Date(expiresAt.getTime() + 60_000) }], 1],
  ['wrong_network', [{ amount: '0.00500000', coin: 'ETH' }], 1],
  ['duplicate_notices', [{}], 3],
  ['shuffled_notices', [{ amount: '0.00250000' }, {}], 2],
])('%s is played by transfers and notices', async (trouble, sent, notices) => {
  expect(await played({ trouble })).toEqual({ sent, notices });
});

test('without trouble the transfer arrives as asked, and the gateway may stay silent', async () => {
  expect(await played({ amount: '1', confirmations: 0 })).toEqual({ sent: [{ amount: '1', confirmations: 0 }], notices: 1 });
  expect(await played({ notify: false })).toEqual({ sent: [{}], notices: 0 });
  await expect(played({ trouble: 'late', amount: '1' })).rejects.toEqual(refusal('invalid_request', field('invalid', 'trouble')));
});

const program: KeyCaller = { kind: 'key', keyId: 'key', partner: 'indra', scopes: ['payments:confirm'] };

test('a transfer is answered with the last that arrived, and the payment as the notice left it', async () => {
  const { play } = playground(payment);
  const { transfer, payment: after } = await play(guest, payment.id, { trouble: 'shuffled_notices' });
  expect([transfer.id, after.state]).toEqual(['2', 'completed']);
  expect((await play(guest, payment.id, { notify: false })).payment.state).toBe('waiting');
});

test('a program plays with payments of its partner alone, a payer with any, and nobody with a payment that is none', async () => {
  const own = playground(payment);
  await own.play(program, payment.id, {});
  expect([own.asked, own.arrived]).toEqual([[[program, payment.orderId]], [{}]]);
  const foreign = playground(payment, false);
  await expect(foreign.play(program, payment.id, {})).rejects.toEqual(refusal('not_found'));
  expect(await foreign.play(guest, payment.id, { notify: false })).toMatchObject({ payment });
  const none = playground(undefined);
  await expect(none.play(guest, payment.id, {})).rejects.toEqual(refusal('not_found'));
  expect([foreign.arrived.length, none.arrived]).toEqual([1, []]);
});

test.each([
  ['partial', 200_000n, '0.00150000'],
  ['over', 200_000n, '0.00550000'],
  ['partial', 600_000n, '0'],
] as const)('%s counts what has come already (%i)', async (trouble, received, amount) => {
  const { arrived, play } = playground({ ...payment, received });
  await play(guest, payment.id, { trouble });
  expect(arrived).toEqual([{ amount }]);
});

test('trouble is played with a notice, and without other wishes', async () => {
  for (const wanted of [{ notify: false }, { confirmations: 1 }, { coin: 'ETH' as const }])
    await expect(played({ trouble: 'late', ...wanted })).rejects.toEqual(refusal('invalid_request', field('invalid', 'trouble')));
  expect(await played({ trouble: 'late', notify: true, amount: undefined })).toMatchObject({ notices: 1 });
});
