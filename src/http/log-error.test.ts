import { expect, test } from 'vitest';
import { describeError } from './log-error.ts';

const quoted = Object.assign(new Error('invalid input: "anna@example.com"'), {
  code: '23514',
  severity: 'ERROR',
  detail: 'Failing row contains (Anna, anna@example.com).',
  where: 'unnamed portal parameter $1 = "anna@example.com"',
  table: 'orders',
  constraint: 'total_is_positive',
});

test('of an error of the database the log keeps which rule was broken and where in the code, and none of the row', () => {
  const logged = describeError(quoted);
  expect(logged).toMatchObject({ type: 'DatabaseError', code: '23514', table: 'orders', constraint: 'total_is_positive' });
  expect(logged.stack).toContain('log-error.test.ts');
  expect(JSON.stringify(logged)).not.toMatch(/anna/i);
});

test('nor when it is the cause of another error', () => {
  const logged = describeError(new TypeError('cannot', { cause: quoted }));
  expect(logged).toMatchObject({ type: 'TypeError', message: 'cannot', cause: { code: '23514' } });
  expect(JSON.stringify(logged)).not.toMatch(/anna/i);
});

test('what libraries hang on their errors stays out', () => {
  const logged = describeError(Object.assign(new Error('sick'), { code: 'ESICK', response: 'to anna@example.com' }));
  expect(logged).toMatchObject({ type: 'Error', code: 'ESICK', message: 'sick' });
  expect(JSON.stringify(logged)).not.toMatch(/anna/i);
});

test('what is thrown and is no error is not repeated', () =>
  expect(describeError('anna')).toMatchObject({ type: 'string', message: '' }));
