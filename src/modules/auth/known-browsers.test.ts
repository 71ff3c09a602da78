import { expect, test } from 'vitest';
import { hashToken } from '#kernel/tokens.ts';
import { rememberBrowser } from './known-browsers.ts';
import { createAuthMemory } from './testing/memory-auth.ts';

const signIn = { contactHash: 'anna', at: new Date('2026-11-20T10:00:00Z') };

test('a browser gets a token with the first sign-in, and keeps it with the next', async () => {
  const { state, transact } = createAuthMemory();
  const remember = (token?: string, contactHash = 'anna') =>
    transact(({ browsers }) => rememberBrowser(browsers, token, { ...signIn, contactHash }));
  const token = await remember();
  expect(await remember(token, 'ivan')).toBe(token);
  expect(state.browsers).toEqual([
    { ...signIn, tokenHash: hashToken(token) },
    { ...signIn, tokenHash: hashToken(token), contactHash: 'ivan' },
  ]);
});

test('a token that the shop did not give is replaced', async () => {
  const { state, transact } = createAuthMemory();
  const token = await transact(({ browsers }) => rememberBrowser(browsers, 'made up', signIn));
  expect(token).not.toBe('made up');
  expect(state.browsers).toEqual([{ ...signIn, tokenHash: hashToken(token) }]);
});
