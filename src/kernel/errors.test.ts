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

test('what was found is returned, and nothing is refused by the name that is asked for', () => {
  const order = { id: 'o1' };
  expect(requireFound(order)).toBe(order);
  expect(() => requireFound(undefined)).toThrow('not_found');
  expect(() => requireFound(null, 'not_signed_in')).toThrow('not_signed_in');
});

test('a code of an error is one that the shop knows', () => {
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
  ['a wait that was too long', new Error('Query read timeout'), true],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), true],
  ['a connection that never stood', new Error('Connection terminated due to connection timeout'), false],
  ['words of others about it', new Error('No Query read timeout'), false],
  ['a line that was cut', { code: 'ECONNRESET' }, true],
  ['a database that is shut down', { code: '57P01' }, true],
  ['a cause that says so', new Error('Failed', { cause: new Error('Query read timeout') }), true],
  ['a cause that says something else', new Error('Failed', { cause: { code: '40001' } }), false],
  ['an answer', { code: '23505' }, false],
  ['nothing', undefined, false],
])('the database may have done what it was asked after %s: %#', (_, error, isSo) => {
  expect(isUnanswered(error)).toBe(isSo);
});
