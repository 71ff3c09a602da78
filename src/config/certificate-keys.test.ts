import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { expect, test } from 'vitest';
import { certificateKeysOf } from './certificate-keys.ts';

const written = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'der' }).toString('base64');
const aKey = () => written(generateKeyPairSync('ed25519').privateKey);

test('keys are read in their order, each under its name', () => {
  const [first, second] = [aKey(), aKey()];
  const keys = certificateKeysOf(`2026-b=${first},2026-a=${second}`, 'secret');
  expect(keys.map(({ id }) => id)).toEqual(['2026-b', '2026-a']);
  expect(keys.map(({ privateKey }) => written(privateKey))).toEqual([first, second]);
});

test('the sandbox makes the same key of its secret at each start, named after the key', () => {
  const [one, same, other] = ['secret', 'secret', 'another'].map((secret) => certificateKeysOf(undefined, secret)[0]);
  expect(one?.id).toMatch(/^sandbox-[0-9a-f]{8}$/);
  expect(same?.id).toBe(one?.id);
  expect(other?.id).not.toBe(one?.id);
});

test('production, which has no such secret, makes no key', () => {
  expect(certificateKeysOf(undefined, undefined)).toEqual([]);
});

test.each([
  ['of another kind', `a=${written(generateKeyPairSync('x25519').privateKey)}`],
  ['that is none', `a=${'A'.repeat(64)}`],
  ['under a name that another has', `a=${aKey()},a=${aKey()}`],
])('a key %s stops the start and names the variable', (_, setting) => {
  expect(() => certificateKeysOf(setting, undefined)).toThrow('CERTIFICATE_KEYS');
});
