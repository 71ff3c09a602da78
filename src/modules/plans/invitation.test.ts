import { expect, test } from 'vitest';
import { uuid } from '#kernel/testing/clock.ts';
import type { OrderItem } from '#modules/orders/index.ts';
import { anItem, anOrder } from '#modules/orders/testing/orders.ts';
import { askerName, type Invitation, invitedLine } from './invitation.ts';

const now = new Date('2026-11-20T10:00:00Z');
const open = anItem();
const performed = anItem({ performedAt: new Date(0) });

test.each<[string, ReturnType<typeof invitedLine>['state'], Partial<Invitation>, OrderItem[]]>([
  ['can be answered for another second', 'invited', { expiresAt: new Date('2026-11-20T10:00:01Z') }, []],
  ['ends now', 'over', { expiresAt: now }, []],
  ['is accepted, while nothing is ordered', 'ready', { state: 'ready' }, []],
  ['is accepted, while one of two rituals is performed', 'ready', { state: 'ready' }, [open, performed]],
  ['is accepted, when all is performed', 'done', { state: 'ready' }, [performed]],
  ['is declined, also when all is performed', 'declined', { state: 'declined' }, [performed]],
])('the customer sees an invitation that %s, as %s', (_, state, changes, items) => {
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
