import { expect, test } from 'vitest';
import { createTestClock } from '#kernel/testing/clock.ts';
import { field, refusal } from '#kernel/testing/refusal.ts';
import { createPlayTransfer, type PlayedTransfer, type WantedTransfer } from './play-transfer.ts';
import { aPayment } from './testing/payments.ts';

const expiresAt = createTestClock().clock();
const payment = aPayment({ coin: 'BTC', expected: 500_000n, received: 0n, expiresAt });
const guest = { kind: 'guest' } as const;

/** What the gateway is told to do for a wish, and how often it tells the shop. */
async function played(wanted: WantedTransfer) {
  const sent: PlayedTransfer[] = [];
  let notices = 0;
  const play = createPlayTransfer({
    payments: { find: async () => payment },
    transfer: async (_, transfer) => {
      sent.push(transfer);
      return { id: `${sent.length}`, coin: 'BTC', amount: '0', confirmations: 2 };
    },
    check: async (known) => {
      notices += 1;
      return known;
    },
    requireOwn: async () => undefined,
  });
  await play(guest, payment.id, wanted);
  return { sent, notices };
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
