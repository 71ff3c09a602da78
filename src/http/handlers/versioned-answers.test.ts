import { expect, test } from 'vitest';
import { createVersionedAnswers } from './versioned-answers.ts';

const nothing = { ifNoneMatch: undefined, acceptEncoding: undefined };

test('an answer is made once for each version of the content', () => {
  const answer = createVersionedAnswers();
  let made = 0;
  const make = () => ({ made: ++made });
  for (const version of [1, 1, 2, 2]) answer({ version }, 'services', nothing, make);
  expect(made).toBe(2);
});

test('an answer may come from a shared cache for half a minute, and a browser asks each time', () => {
  const { headers } = createVersionedAnswers()({ version: 1 }, 'services', nothing, () => []);
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=30');
});

test('after a deploy that answers in another shape, a copy of the same content version is sent anew', () => {
  const before = createVersionedAnswers()({ version: 1 }, 'services', nothing, () => [{ price: 1 }]);
  const after = createVersionedAnswers()({ version: 1 }, 'services', { ...nothing, ifNoneMatch: before.headers.etag }, () => [
    { price: '1.00' },
  ]);
  expect(after.status).toBe(200);
});

test('a copy stays current when new content has the same body', () => {
  const answer = createVersionedAnswers();
  const { headers } = answer({ version: 1 }, 'services', nothing, () => []);
  const again = answer({ version: 2 }, 'services', { ...nothing, ifNoneMatch: headers.etag }, () => []);
  expect(again).toEqual({ status: 304, headers, body: undefined });
});
