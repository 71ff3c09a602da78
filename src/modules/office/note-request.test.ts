import { expect, test } from 'vitest';
import { requirePermission } from '#kernel/permissions.ts';
import { staffCaller } from '#kernel/testing/callers.ts';
import { requestOfNote } from './note-request.ts';

const staff = requirePermission(staffCaller('operator'), 'orders.write');
const request = requestOfNote('cancel', staff, 'order', { noteId: 'note', reason: 'x', item: 1 });

test('a request is known by its member, its operation and its note', () => {
  expect(request).toMatchObject({ caller: 'operator', operation: 'cancel', key: 'note' });
});

test('the content is the same in whatever order it has its fields', () => {
  expect(requestOfNote('cancel', staff, 'order', { item: 1, reason: 'x', noteId: 'note' })).toEqual(request);
});

test.each([
  ['order', 'another', 'x'],
  ['reason', 'order', 'y'],
])('the content is another with another %s', (_, orderId, reason) => {
  expect(requestOfNote('cancel', staff, orderId, { noteId: 'note', reason, item: 1 }).bodyHash).not.toBe(request.bodyHash);
});
