import { expect, test } from 'vitest';
import { beforePaid } from './before-paid.ts';
import type { OrderStatus } from './order.ts';
import { anOrder } from './testing/orders.ts';

const row = (from: OrderStatus | null, to: OrderStatus, reason: string) => ({ from, to, reason });
const paid = (from: OrderStatus) => row(from, 'paid', 'payment_completed');
const placed = row(null, 'pending', 'placed');
const declined = row('waiting', 'pending', 'payment_declined');
const chose = (method: 'card' | 'manual', from: OrderStatus = 'pending') => row(from, 'waiting', `payer_chose_${method}`);

test.each([
  ['was never waiting', [paid('pending'), placed], { status: 'pending', paymentMethod: 'crypto' }],
  ['waited for a partner', [paid('waiting'), chose('manual'), placed], { status: 'waiting', paymentMethod: 'manual' }],
  [
    'waited for the fixed card link at last',
    [paid('waiting'), chose('card', 'waiting'), chose('manual'), placed],
    { status: 'waiting', paymentMethod: 'card' },
  ],
  [
    'waited no more when it was paid',
    [paid('pending'), declined, chose('manual'), placed],
    { status: 'pending', paymentMethod: 'crypto' },
  ],
  [
    'waited for a second person alone',
    [paid('waiting'), row('pending', 'waiting', 'second_person_awaited'), declined, chose('manual'), placed],
    { status: 'pending', paymentMethod: 'crypto' },
  ],
  [
    'waited for a second person, and then for a partner',
    [paid('waiting'), chose('manual', 'waiting'), row('pending', 'waiting', 'second_person_awaited'), placed],
    { status: 'waiting', paymentMethod: 'manual' },
  ],
  [
    'was postponed, begun and not begun after all since',
    [
      row('paid', 'paid', 'postponed_by_staff'),
      row('processing', 'paid', 'ritual.begin_undone'),
      row('paid', 'processing', 'ritual.begun'),
      paid('waiting'),
      chose('manual'),
      placed,
    ],
    { status: 'waiting', paymentMethod: 'manual' },
  ],
] as const)('a paid order that %s goes back to how it was', (_, history, before) => {
  expect(beforePaid(anOrder('paid'), history)).toEqual(before);
});
