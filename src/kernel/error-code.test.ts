import { expect, test } from 'vitest';
import { codeOf, isUnanswered } from './error-code.ts';

test.each([
  ['its own', { code: '40001' }, '40001'],
  ['its own before that of its cause', { code: '40001', cause: { code: 'ECONNRESET' } }, '40001'],
  ['that of the nearest cause whose code is a text', { cause: { code: 42, cause: { code: 'ECONNRESET' } } }, 'ECONNRESET'],
  ['`no answer` without any', new Error('with an address in it'), 'no answer'],
  ['`no answer` with an empty cause', { cause: null }, 'no answer'],
  ['`no answer` for undefined', undefined, 'no answer'],
  ['`no answer` for null', null, 'no answer'],
  ['`no answer` for a text', 'text', 'no answer'],
])('the code of an error is %s', (_, error, code) => {
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
