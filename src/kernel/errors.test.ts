import { expect, test } from 'vitest';
import { ConfigError } from './config-error.ts';
import { codeOf } from './error-code.ts';
import { ShopError } from './errors.ts';
import { DeliveryFailure } from './messages.ts';

test('a refusal says its code to the log, and keeps its cause', () => {
  const cause = new Error('of the database');
  const error = new ShopError('unavailable', { retryAfterSeconds: 60, cause });
  expect(error).toMatchObject({ name: 'ShopError', message: 'unavailable', code: 'unavailable', cause });
  expect(error.details.retryAfterSeconds).toBe(60);
  expect(new ShopError('not_found').details).toEqual({});
});

test('a setting that is wrong is named with its rule', () => {
  expect(new ConfigError('PORT', 'must be a number')).toMatchObject({ name: 'ConfigError', message: 'PORT must be a number' });
});

test('a delivery that failed says how, and the code of the service', () => {
  expect(new DeliveryFailure('later', 'E1')).toMatchObject({ name: 'DeliveryFailure', kind: 'later', message: 'E1' });
});

test.each([
  [{ code: '40001' }, '40001'],
  [{ code: '40001', cause: { code: 'ECONNRESET' } }, '40001'],
  [{ cause: { code: 42, cause: { code: 'ECONNRESET' } } }, 'ECONNRESET'],
  [new Error('with an address in it'), 'no answer'],
  [{ cause: null }, 'no answer'],
  [undefined, 'no answer'],
  [null, 'no answer'],
  ['text', 'no answer'],
])('the code of an error is its own, or that of its cause (%#)', (error, code) => {
  expect(codeOf(error)).toBe(code);
});
