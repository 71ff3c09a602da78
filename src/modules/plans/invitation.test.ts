import { expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import type { OrderItem } from '#modules/orders/index.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { askerName, type Invitation, invitedLine } from './invitation.ts';

test.each<[ReturnType<typeof invitedLine>['state'], Partial<Invitation>, OrderItem[]]>([
  ['invited', { expiresAt: new Date('2026-11-20T10:00:01Z') }, []],
  ['over', { expiresAt: new Date('2026-11-20T10:00:00Z') }, []],
  ['ready', { state: 'ready' }, []],
  ['ready', { state: 'ready' }, [anItem(), anItem({ performedAt: new Date(0) })]],
  ['done', { state: 'ready' }, [anItem({ performedAt: new Date(0) })]],
  ['declined', { state: 'declined' }, [anItem({ performedAt: new Date(0) })]],
])('the customer sees the invitation as %s: %o', (state, changes, items) => {
  const now = new Date('2026-11-20T10:00:00Z');
  const common = { id: uuid(1), planId: uuid(300), number: 4, label: '', note: '', email: '', tokenHash: null, person: null };
  const invitation: Invitation = { ...common, state: 'invited', expiresAt: null, invitedAt: now, answeredAt: now, ...changes };
  // An order of the same instant as the consent counts.
  const orders = items.length > 0 ? [anOrder('processing', { items, createdAt: now })] : [];
  expect(invitedLine(invitation, now, orders)).toEqual({ number: 4, state });
});

test.each([
  [' Анна   Мария  Иванова ', 'Анна И.'],
  ['Анна', 'Анна'],
  ["Жан-Люк О'Нил", 'Жан-Люк О.'],
  ['https://evil.example/win Анна', 'httpsevilexamplewin А.'],
  ['evil。example +79990000000', 'evilexample'],
  ['', ''],
])('a stranger reads the name %j as %j', (name, read) => {
  expect(askerName(name)).toBe(read);
});
