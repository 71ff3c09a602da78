import { expect, test } from 'vitest';
import { readEnvironment } from './read-environment.ts';

const read = (name: string, value: number) => () => readEnvironment({ [name]: `${value}` });

test.each([
  ['STAFF_SESSION_SECONDS', 300, 86_400],
  ['STAFF_SESSION_IDLE_SECONDS', 60, 43_200],
  ['SOLE_AGREEMENT_SECONDS', 3600, 604_800],
  ['DATABASE_POOL', 4, 200],
])('%s is from %i to %i', (name, least, most) => {
  for (const value of [least, most]) expect(read(name, value)).not.toThrow();
  const words = { message: `${name} must be from ${least} to ${most}` };
  for (const value of [least - 1, most + 1]) expect(read(name, value)).toThrow(expect.objectContaining(words));
});

test.each([
  ['UNDO_SECONDS', 86_400],
  ['PLAN_NOTICE_DAYS', 30],
  ['LOGIN_CODE_TTL_SECONDS', 600],
  ['METRICS_PORT', 65_535],
])('%s is at most %i', (name, most) => {
  expect(read(name, most)).not.toThrow();
  expect(read(name, most + 1)).toThrow(expect.objectContaining({ message: `${name} must be at most ${most}` }));
});

test('of a payment in a coin a tenth may be missing', () => {
  expect(read('PAYMENT_TOLERANCE_PERCENT', 10)).not.toThrow();
});

test('a database may be named by its socket alone', () => {
  const DATABASE_URL = 'postgres:///shop?host=/var/run/postgresql';
  expect(readEnvironment({ DATABASE_URL })).toMatchObject({ DATABASE_URL });
});
