import { expect, test } from 'vitest';
import { columnsOf, fieldsIn, presentIn, requiredIn } from './fields.ts';

const row: { id: string; order_id: string; address: string | null; expires_at: Date | null; body_sha256: string } = {
  id: 'p1',
  order_id: 'o1',
  address: '',
  expires_at: null,
  body_sha256: 'ab',
};
const required = requiredIn('payments', row);

test('named fields of a row are read under the names of the domain, and an empty column is null', () => {
  expect(fieldsIn(row, 'orderId', 'expiresAt', 'bodySha256')).toEqual({ orderId: 'o1', expiresAt: null, bodySha256: 'ab' });
});

test('`presentIn` leaves out a field without a value, and keeps an empty text', () => {
  expect(presentIn(row, 'address', 'expiresAt')).toEqual({ address: '' });
});

test('`columnsOf` takes only the named fields of an object, and stores a missing value as null', () => {
  const wider = { orderId: 'o1', bodySha256: 'ab', expiresAt: undefined, secret: 'told to nobody' };
  expect(columnsOf(wider, 'orderId', 'expiresAt', 'bodySha256')).toEqual({ order_id: 'o1', expires_at: null, body_sha256: 'ab' });
});

test('a required value is read as it is, an empty text too', () => {
  expect(required('orderId', 'address')).toEqual({ orderId: 'o1', address: '' });
});

test('a required value that is missing throws an error that names table, id and column', () => {
  expect(() => required('address', 'expiresAt')).toThrow('payments p1: expires_at is missing');
});
