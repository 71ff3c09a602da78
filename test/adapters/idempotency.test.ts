import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type IdempotentRequest, LEASE_SECONDS } from '#kernel/idempotency.ts';
import { forgetNow } from './forget-now.ts';
import { databaseOfFile } from './open-database.ts';

const database = await databaseOfFile();

const requestOf = (changes: Partial<IdempotentRequest> = {}): IdempotentRequest => {
  return { caller: 'guest', operation: 'createOrder', key: randomUUID(), bodyHash: 'a', ...changes };
};

const claim = (request: IdempotentRequest) => database.transact(({ idempotency }) => idempotency.claim(request));
const remember = (request: IdempotentRequest) =>
  database.transact(({ idempotency }) => idempotency.remember(request, { id: 1, of: ['a'] }));
/** Changes the time at which a key was claimed to this many seconds ago. */
const age = ({ key }: IdempotentRequest, seconds: number) =>
  database.queries
    .updateTable('idempotency_keys')
    .set({ claimed_at: sql`now() - make_interval(secs => ${seconds})` })
    .where('key', '=', key)
    .execute();

test('an idempotency key is new once, then running, and then returns the stored answer', async () => {
  const request = requestOf();
  expect(await claim(request)).toEqual({ kind: 'new' });
  expect(await claim(request)).toEqual({ kind: 'running' });
  await remember(request);
  expect(await claim(request)).toEqual({ kind: 'done', result: { id: 1, of: ['a'] } });
});

test('an idempotency key belongs to one caller, one operation and one body', async () => {
  const request = requestOf();
  await claim(request);
  expect(await claim({ ...request, bodyHash: 'b' })).toEqual({ kind: 'reused' });
  expect(await claim({ ...request, caller: 'another' })).toEqual({ kind: 'new' });
  expect(await claim({ ...request, operation: 'createCryptoPayment' })).toEqual({ kind: 'new' });
  await remember(request);
  expect(await claim({ ...request, bodyHash: 'b' })).toEqual({ kind: 'reused' });
});

test('an idempotency key is taken over by exactly one retry once the lease of the first request has ended', async () => {
  const request = requestOf();
  await claim(request);
  await age(request, LEASE_SECONDS - 5);
  expect(await claim(request)).toEqual({ kind: 'running' });
  // Several rounds are needed: claims only compete once their connections are open.
  for (let round = 0; round < 20; round++) {
    await age(request, LEASE_SECONDS + 5);
    const claims = await Promise.all(Array.from({ length: 10 }, () => claim(request)));
    expect(claims.map(({ kind }) => kind).sort()).toEqual(['new', ...Array(9).fill('running')]);
  }
});

test('an idempotency key with a stored answer is not taken over when the lease of its claim has ended', async () => {
  const request = requestOf();
  await claim(request);
  await remember(request);
  await age(request, 3600);
  expect(await claim(request)).toMatchObject({ kind: 'done' });
});

test('an idempotency key claimed many times at once gives the answer of the first claim to all others', async () => {
  const request = requestOf();
  const claims = await Promise.all(
    Array.from({ length: 10 }, () =>
      database.transact(async ({ idempotency }) => {
        const taken = await idempotency.claim(request);
        if (taken.kind === 'new') await idempotency.remember(request, 'the answer');
        return taken;
      }),
    ),
  );
  expect(claims.filter(({ kind }) => kind === 'new')).toHaveLength(1);
  expect(claims.filter(({ kind }) => kind === 'done')).toHaveLength(9);
});

test('an idempotency key is free again when the transaction that claimed it failed', async () => {
  const request = requestOf();
  const failing = database.transact(async ({ idempotency }) => {
    await idempotency.claim(request);
    throw new Error('no order');
  });
  await expect(failing).rejects.toThrow('no order');
  expect(await claim(request)).toEqual({ kind: 'new' });
});

test('an idempotency key can be released while it runs, but not once it has an answer', async () => {
  const release = (request: IdempotentRequest) => database.transact(({ idempotency }) => idempotency.release(request));
  const request = requestOf();
  await claim(request);
  await release(request);
  expect(await claim(request)).toEqual({ kind: 'new' });
  await remember(request);
  await release(request);
  expect(await claim(request)).toMatchObject({ kind: 'done' });
});

test('an idempotency key is kept for 24 hours', async () => {
  const young = requestOf();
  const old = requestOf();
  await claim(young);
  await claim(old);
  await age(young, 23 * 3600);
  await age(old, 25 * 3600);
  await forgetNow(database.queries);
  expect(await claim({ ...young, bodyHash: 'b' })).toEqual({ kind: 'reused' });
  expect(await claim({ ...old, bodyHash: 'b' })).toEqual({ kind: 'new' });
});
