import { expect, test } from 'vitest';
import { ConfigError } from './config-error.ts';
import { isErrorCode, requireFound, ShopError } from './errors.ts';
import { DeliveryFailure } from './messages.ts';

test('a ShopError has its code as the message, and keeps its details and cause', () => {
  const cause = new Error('of the database');
  const error = new ShopError('unavailable', { retryAfterSeconds: 60, cause });
  expect(error).toMatchObject({ name: 'ShopError', message: 'unavailable', code: 'unavailable', cause });
  expect(error.details.retryAfterSeconds).toBe(60);
  expect(new ShopError('not_found').details).toEqual({});
});

test('what was found is returned; else the refusal is thrown that the caller names, or not_found', () => {
  const order = { id: 'o1' };
  expect(requireFound(order)).toBe(order);
  expect(() => requireFound(undefined)).toThrow('not_found');
  expect(() => requireFound(null, 'not_signed_in')).toThrow('not_signed_in');
});

test('a text is the code of an error when the shop knows it', () => {
  expect([isErrorCode('not_found'), isErrorCode('lost')]).toEqual([true, false]);
});

test('a ConfigError names the wrong setting and the rule that it breaks', () => {
  expect(new ConfigError('PORT', 'must be a number')).toMatchObject({ name: 'ConfigError', message: 'PORT must be a number' });
});

test('a DeliveryFailure has its kind, and the code of the service as the message', () => {
  expect(new DeliveryFailure('later', 'E1')).toMatchObject({ name: 'DeliveryFailure', kind: 'later', message: 'E1' });
});
