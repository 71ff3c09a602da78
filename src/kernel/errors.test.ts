import { expect, test } from 'vitest';
import { ConfigError } from './config-error.ts';
import { codeOf, isUnanswered } from './error-code.ts';
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

test.each([
  [{ code: '40001' }, '40001'],
  [{ code: '40001', cause: { code: 'ECONNRESET' } }, '40001'],
  [{ cause: { code: 42, cause: { code: 'ECONNRESET' } } }, 'ECONNRESET'],
  [new Error('with an address in it'), 'no answer'],
  [{ cause: null }, 'no answer'],
  [undefined, 'no answer'],
  [null, 'no answer'],
  ['text', 'no answer'],
])('the code of an error is its own, else the code of its cause (case %#)', (error, code) => {
  expect(codeOf(error)).toBe(code);
});

test.each([
  ['a wait that was too long', new Error('Query read timeout')],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['a line that was cut', { code: 'ECONNRESET' }],
  ['a database that is shut down', { code: '57P01' }],
  ['a cause that says so', new Error('Failed', { cause: new Error('Query read timeout') })],
])('the database may have done what it was asked after %s', (_, error) => {
  expect(isUnanswered(error)).toBe(true);
});

test.each([
  ['a connection that never stood', new Error('Connection terminated due to connection timeout')],
  ['words of others about it', new Error('No Query read timeout')],
  ['a cause that says something else', new Error('Failed', { cause: { code: '40001' } })],
  ['an answer', { code: '23505' }],
  ['nothing', undefined],
])('no answer of the database is missing after %s', (_, error) => {
  expect(isUnanswered(error)).toBe(false);
});
