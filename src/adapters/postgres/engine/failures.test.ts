import { expect, test } from 'vitest';
import { isAway, isUnavailable } from './failures.ts';

/** An error of the driver, with its SQLSTATE and the server's words. */
const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
  ['a deadlock', failure('40P01', 'deadlock detected')],
  ['an order of transactions that cannot be', failure('40001', 'could not serialize access')],
  ['a row that is locked for too long', failure('55P03', 'canceling statement due to lock timeout')],
])('%s fails one transaction, and the database is not away', (_, error) => {
  expect([isUnavailable(error), isAway(error)]).toEqual([true, false]);
});

test.each([
  ['a database that stops', failure('57P01', 'terminating connection due to administrator command')],
  ['a lost connection', failure('ECONNRESET', 'read ECONNRESET')],
])('%s fails every transaction', (_, error) => {
  expect([isUnavailable(error), isAway(error)]).toEqual([true, true]);
});
