import { expect, test } from 'vitest';
import { refusal } from '#kernel/testing/refusal.ts';
import type { OpenedSession } from './card-session.ts';
import { createEndCheckouts, endNoCheckouts, openedCheckouts } from './end-checkouts.ts';

const open = { id: 'one', state: 'open', unwanted: false } as OpenedSession;

/** Ends checkouts at a gateway that says so of each. */
function ending(state: OpenedSession['state']) {
  const asked: OpenedSession[] = [];
  const end = createEndCheckouts(async (session) => {
    asked.push(session);
    return { ...session, state };
  });
  return { asked, end };
}

test.each(['expired', 'failed'] as const)('a checkout that is %s at the gateway is over', async (state) => {
  const { asked, end } = ending(state);
  await end([open, { ...open, id: 'two' }]);
  expect(asked.map(({ id, unwanted }) => [id, unwanted])).toEqual([
    ['one', true],
    ['two', true],
  ]);
});

test.each(['processing', 'paid'] as const)('a checkout that is %s is not over: its payer is done', async (state) => {
  await expect(ending(state).end([open])).rejects.toEqual(refusal('payment_confirming'));
});

test('a checkout that stays open at the gateway is not over', async () => {
  await expect(ending('open').end([open])).rejects.toEqual(refusal('gateway_unavailable'));
});

test('where no gateway can be asked a checkout cannot be ended, and none needs no end', async () => {
  await expect(endNoCheckouts([open])).rejects.toEqual(refusal('gateway_unavailable'));
  await endNoCheckouts([]);
});

test('a checkout without an address needs no end', () => {
  expect(openedCheckouts([{ ...open, state: 'creating', leasedUntil: new Date(0) } as never, open])).toEqual([open]);
});
