import { expect, test } from 'vitest';
import { refusal } from '#kernel/testing/refusal.ts';
import { newKeyText } from './key-text.ts';
import { anna, openShop, wanted } from './testing/memory-keys.ts';

const DAY = 24 * 3600;

test('unknown, cut, revoked and ended keys and foreign addresses are refused alike', async () => {
  const { own, find, pass } = openShop();
  const make = (more: object = {}) => own.make(anna, 'indra', { ...wanted, ...more });
  const revoked = await make();
  const ended = await make({ expiresInDays: 1 });
  const bound = await make({ addresses: ['203.0.113.0/24'] });
  await own.revoke(anna, 'indra', revoked.key.id);
  pass(DAY);
  const texts = [newKeyText('live'), revoked.text, ended.text, bound.text, bound.text.slice(0, -1), '', 'x'.repeat(4000)];
  for (const text of texts) await expect(find(text, '198.51.100.1')).rejects.toEqual(refusal('invalid_key'));
  expect(await find(bound.text, '203.0.113.200')).toMatchObject({ caller: { partner: 'indra' } });
});

test('a key of the sandbox says in the real shop what it is', async () => {
  const { find } = openShop();
  await expect(find(newKeyText('sandbox'), '::1')).rejects.toEqual(refusal('key_of_other_mode'));
});

test('the key of a suspended partner is found with the suspension, and no use of it is written', async () => {
  const { own, find, state } = openShop();
  const { text } = await own.make(anna, 'indra', wanted);
  state.partners = state.partners.map((partner) => ({ ...partner, isSuspended: true }));
  expect(await find(text, '::1')).toMatchObject({ isSuspended: true });
  expect(state.uses).toBe(0);
});

test('the last use is written at most once a minute', async () => {
  const { own, find, state, pass } = openShop();
  const { text } = await own.make(anna, 'indra', wanted);
  for (let request = 0; request < 5; request++) await find(text, '::1');
  expect(state.uses).toBe(1);
  pass(60);
  await find(text, '::1');
  expect(state.uses).toBe(2);
});
