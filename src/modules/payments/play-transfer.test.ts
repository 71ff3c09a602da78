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

test('without trouble the transfer arrives as asked', async () => {
  expect(await played({ amount: '1', confirmations: 0 })).toEqual({ sent: [{ amount: '1', confirmations: 0 }], notices: 1 });
});

test('the gateway may stay silent', async () => {
  expect(await played({ notify: false })).toEqual({ sent: [{}], notices: 0 });
});

const program: KeyCaller = { kind: 'key', keyId: 'key', partner: 'indra', scopes: ['payments:confirm'] };

test('a transfer is answered with the last that arrived, and the payment as the notice left it', async () => {
  const { play } = playground(payment);
  const { transfer, payment: after } = await play(guest, payment.id, { trouble: 'shuffled_notices' });
  expect([transfer.id, after.state]).toEqual(['2', 'completed']);
  expect((await play(guest, payment.id, { notify: false })).payment.state).toBe('waiting');
});

test('a program plays with payments of its partner', async () => {
  const { asked, arrived, play } = playground(payment);
  await play(program, payment.id, {});
  expect([asked, arrived]).toEqual([[[program, payment.orderId]], [{}]]);
});

test('a program does not play with payments of another partner', async () => {
  const { arrived, play } = playground(payment, false);
  await expect(play(program, payment.id, {})).rejects.toEqual(refusal('not_found'));
  expect(arrived).toEqual([]);
});

test('a payer plays with any payment', async () => {
  const { play } = playground(payment, false);
  expect(await play(guest, payment.id, { notify: false })).toMatchObject({ payment });
});

test('nobody plays with a payment that does not exist', async () => {
  await expect(playground(undefined).play(guest, payment.id, {})).rejects.toEqual(refusal('not_found'));
});

test.each([
  ['partial', 200_000n, '0.00150000'],
  ['over', 200_000n, '0.00550000'],
  ['partial', 600_000n, '0'],
] as const)('%s is of what is missing of 500000 satoshi after %i have come', async (trouble, received, amount) => {
  const { arrived, play } = playground({ ...payment, received });
  await play(guest, payment.id, { trouble });
  expect(arrived).toEqual([{ amount }]);
});

test('trouble is played with a notice, and without other wishes', async () => {
  for (const wanted of [{ notify: false }, { amount: '1' }, { confirmations: 1 }, { coin: 'ETH' as const }])
    await expect(played({ trouble: 'late', ...wanted })).rejects.toEqual(refusal('invalid_request', field('invalid', 'trouble')));
  expect(await played({ trouble: 'late', notify: true, amount: undefined })).toMatchObject({ notices: 1 });
});
