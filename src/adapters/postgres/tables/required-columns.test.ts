import { expect, test } from 'vitest';
import { requiredColumns } from './required-columns.ts';

const row: { id: string; address: string | null; expires_at: string | null } = { id: 'p1', address: '', expires_at: null };
const required = requiredColumns('payments', row);

test('a value that must be there is read as it is, an empty text too', () => {
  expect(required('address')).toBe('');
});

test('a value that must be there and is not stops the reader, which names table, id and column', () => {
  expect(() => required('expires_at')).toThrow('payments p1: expires_at is missing');
});
