import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { components } from '#contract';
import { staffMember, visitPanel } from '../../../testing/panel-visit.tsx';
import { example, fakeServer, leaveShop } from '../../../testing/shop-visit.tsx';
import { NextStep } from './next-step.tsx';
import type { OrderFile } from './order-queries.ts';

afterEach(leaveShop);

const order = example<components['schemas']['AdminOrder']>('adminOrder');
const [item] = order.items;
const show = (status: string, items: object[], role: 'administrator' | 'operator' = 'administrator') => {
  const shown = { ...order, status, items: items.map((more) => ({ ...item, startDate: undefined, ...more })) };
  visitPanel(<NextStep order={shown as unknown as OrderFile} />, fakeServer(), { member: staffMember({ role }), language: 'en' });
};

test.each<[string, object[], RegExp, string | undefined]>([
  ['pending', [{}], /^The payment is awaited/, undefined],
  ['waiting', [{}], /^The client says that the money is sent/, undefined],
  ['paid', [{}], /chooses the first day/, '/admin-panel/desk/undated'],
  ['paid', [{ startDate: '2026-12-20' }], /on its first day: 20 December 2026/, `/admin-panel/desk/${order.id}/0?day=2026-12-20`],
  [
    'processing',
    [{ startDate: '2026-12-20', begunAt: '2026-12-20T04:00:00.000Z' }],
    /^The ritual is going on/,
    '/admin-panel/desk',
  ],
  ['ready', [{}], /waits for a report/, `/admin-panel/reports/${order.id}/0`],
  ['ready', [{}, {}], /waits for a report/, '/admin-panel/reports'],
])('an order says what comes next, and where it is done: %s %j', (status, items, words, place) => {
  show(status, items);
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByRole('link')?.getAttribute('href') ?? undefined).toBe(place);
});

test('an order that is over says nothing', () => {
  show('completed', [{}]);
  expect(screen.queryByText(/./)).toBeNull();
});
