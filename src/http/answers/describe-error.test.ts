import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

const quoted = Object.assign(new Error('invalid input: "anna@example.com"'), {
  code: '23514',
  severity: 'ERROR',
  detail: 'Failing row contains (Anna, anna@example.com).',
  where: 'unnamed portal parameter $1 = "anna@example.com"',
  table: 'orders',
  constraint: 'total_is_positive',
});

test('the log of a database error names the broken rule and the place in the code, and shows no data of the row', () => {
  const logged = describeError(quoted);
  expect(logged).toMatchObject({ type: 'DatabaseError', code: '23514', table: 'orders', constraint: 'total_is_positive' });
  expect(logged.stack).toContain('describe-error.test.ts');
  expect(JSON.stringify(logged)).not.toMatch(/anna/i);
});

test('a database error that caused another error shows no data of the row either', () => {
  const logged = describeError(new TypeError('cannot', { cause: quoted }));
  expect(logged).toMatchObject({ type: 'TypeError', message: 'cannot', cause: { code: '23514' } });
  expect(JSON.stringify(logged)).not.toMatch(/anna/i);
});

test('extra properties that libraries add to errors are not logged', () => {
  const logged = describeError(Object.assign(new Error('sick'), { code: 'ESICK', response: 'to anna@example.com' }));
  expect(logged).toMatchObject({ type: 'Error', code: 'ESICK', message: 'sick' });
  expect(JSON.stringify(logged)).not.toMatch(/anna/i);
});

test('a thrown value that is no error is not logged', () =>
  expect(describeError('anna')).toMatchObject({ type: 'string', message: '' }));
