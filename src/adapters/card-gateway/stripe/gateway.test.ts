import { expect, test } from 'vitest';
import { stateOf } from './gateway.ts';

const shown = (status: string, payment_status = 'unpaid', intent?: string) =>
  stateOf({ status, payment_status, payment_intent: intent ? { status: intent } : null } as never);

test.each([
  ['open', 'unpaid', undefined, 'open'],
  ['expired', 'unpaid', undefined, 'expired'],
  ['complete', 'paid', 'succeeded', 'paid'],
  ['complete', 'unpaid', 'processing', 'processing'],
  ['complete', 'unpaid', 'requires_action', 'processing'],
  ['complete', 'unpaid', undefined, 'processing'],
  ['complete', 'unpaid', 'requires_payment_method', 'failed'],
  ['complete', 'unpaid', 'canceled', 'failed'],
  // Nothing that the shop sells costs nothing.
  ['complete', 'no_payment_required', undefined, undefined],
  ['complete', 'blessed', undefined, undefined],
  ['blessed', 'paid', undefined, undefined],
] as const)('a session that is %s and %s, its payment %s: %s', (status, payment, intent, state) => {
  expect(shown(status, payment, intent)).toBe(state);
});

test('a payment intent of which only the id is known leaves the session processing', () => {
  expect(stateOf({ status: 'complete', payment_status: 'unpaid', payment_intent: 'pi_1' })).toBe('processing');
});
